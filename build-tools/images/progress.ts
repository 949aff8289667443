/** Prints progress: one updating line in a terminal, otherwise a line for every twenty items. Call the result after each item. */
export function progress(what: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const text = `${what}: ${done} of ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`);
    else if (done % 20 === 0 || done === total) console.log(text);
  };
}
