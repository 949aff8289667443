import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running program. `address` is the one that it printed, and `output` returns its terminal output so far. */
export type StartedProgram = { address: string; output: () => string; stop: () => Promise<void> };

/** Starts `npm run …` and resolves once it prints its address, which `printed` captures. @throws Error if it ends first */
export async function startProgram(words: readonly string[], env: Record<string, string>, printed: RegExp): Promise<StartedProgram> {
  const program = spawn('npm', ['run', ...words], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Start a process group that can be stopped as a whole, because npm starts a shell and the shell starts the program.
    detached: true,
  });
  const ended = once(program, 'close');
  let isStopping = false;
  let output = '';
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        const [, found] = printed.exec(output) ?? [];
        if (found) done(found);
      });
    }
    void ended.then(() => fail(new Error(`npm run ${words[0]} ended before it printed its address:\n${output}`)));
  });
  // Log this, because otherwise the tests would show only refused connections.
  void ended.then(() => {
    if (!isStopping) console.error(`npm run ${words[0]} ended unexpectedly:\n${output}`);
  });
  const stop = async () => {
    isStopping = true;
    if (program.pid !== undefined && program.exitCode === null && program.signalCode === null) process.kill(-program.pid);
    await ended;
  };
  return { address, output: () => output, stop };
}
