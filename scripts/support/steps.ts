import { spawn } from 'node:child_process';

/** A command to run in a shell. Steps in an inner list run in parallel, in this order. */
export type Step = { name: string; command: string };

/** How many steps run at the same time: one for each of two cores. With three, tests in CI ran out of time. */
const AT_ONCE = 2;

/**
 * Runs steps in order and prints each one's name and duration. A command's output is shown only if it fails, apart from
 * lines such as 'pictures: 34 of 100'. The first failure ends the process with its exit code.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  const start = performance.now();
  for (const group of steps) {
    const waiting = [group].flat();
    let failed = 0;
    const takeNext = async () => {
      for (let step = waiting.shift(); step && failed === 0; step = waiting.shift()) {
        const code = await runStep(step);
        if (code !== 0) failed = code;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    if (failed !== 0) process.exit(failed);
  }
  console.log(`all in ${seconds(start)}`);
}

function runStep({ name, command }: Step): Promise<number> {
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const keep = (chunk: Buffer) => {
    output.push(chunk);
    const [counted] = /^[\w ]+: \d+ of \d+$/m.exec(chunk.toString()) ?? [];
    if (counted) console.log(`    ${counted}`);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(32)} ${seconds(start)}`);
      resolve(code ?? 1);
    });
  });
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
}
