/** Tells how far a long step has come: one line that counts in a terminal, a line for every twenty elsewhere. Call the result once a part. */
export function progress(what: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const text = `${what}: ${done} of ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`);
    else if (done % 20 === 0 || done === total) console.log(text);
  };
}
