/** One mistake in content/, told so that an editor can fix it without asking. */
export type ContentProblem = {
  /** The file, from the project's root. */
  file: string;
  /** The field in it, such as departures[0].end; empty for the file as a whole. */
  field: string;
  /** What is wrong. */
  what: string;
  /** Why it matters to a visitor. */
  why: string;
  /** What to do. */
  fix: string;
};

/** A place in a file as messages name it: 'departures[0].end'. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}

/** Stops the build with every mistake at once, so that an editor fixes them in one go. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    super(`content/ has ${count}:\n\n${problems.map(describe).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function describe({ file, field, what, why, fix }: ContentProblem): string {
  return [field ? `${file} → ${field}` : file, `  what: ${what}`, `  why:  ${why}`, `  fix: ${fix}`].join('\n');
}
