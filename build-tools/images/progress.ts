/** Prints progress: an updating line in a terminal, else every 20th and the last item. Call the returned function once per item. */
export function progress(what: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const text = `${what}: ${done} of ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`);
    else if (done % 20 === 0 || done === total) console.log(text);
  };
}
