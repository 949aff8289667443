/** One problem in content/, explained so that an editor can fix it without help. */
export type ContentProblem = {
  /** The file's path, beginning with content/. */
  file: string;
  /** The field, such as departures[0].end, or a line, such as 'line 3'; empty if the problem concerns the whole file. */
  field: string;
  /** What is wrong. */
  what: string;
  /** Why it matters. */
  why: string;
  /** How to fix it. */
  fix: string;
};

/** Formats a path of keys as a field name: 'departures[0].end'. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}

/** Stops the build. Lists all problems found, so that an editor can fix them together. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`content/ has ${count}:\n\n${problems.map(describe).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function describe({ file, field, what, why, fix }: ContentProblem): string {
  return [field ? `${file} → ${field}` : file, `  what: ${what}`, `  why:  ${why}`, `  fix: ${fix}`].join('\n');
}
