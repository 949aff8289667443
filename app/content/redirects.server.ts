import { closestMatch } from './closest-match.server.ts';
import { pagePaths } from './page-paths.server.ts';
import { redirectsSchema } from './schema.server.ts';
import { readYaml, type Source } from './source.server.ts';

/** An address that has moved for good, and the page that has taken its place. */
export type Redirect = { from: string; to: string };

const FILE = 'redirects.yaml';
/** Addresses at which a build has files of its own. */
const TAKEN = /^\/(?:404|assets|icons|pictures|social)(?:\/|$)|^\/trips\/(?:404$|unknown\/)/;

/** The addresses that have moved. Each leads to a page in one step, so there are neither chains nor circles. */
export function readRedirects(source: Source): readonly Redirect[] | undefined {
  const { reader } = source;
  const redirects = readYaml(source, FILE, redirectsSchema)?.redirects;
  if (!redirects) return undefined;
  const pages = new Set(pagePaths({ upcoming: reader.folders('trips/upcoming'), past: reader.folders('trips/past') }));
  redirects.forEach(({ from, to }, index) => {
    const fromProblem = problemOfFrom(from, redirects.findIndex((other) => other.from === from) < index, pages);
    if (fromProblem) reader.note(FILE, `redirects[${index}].from`, fromProblem);
    if (!pages.has(to)) reader.note(FILE, `redirects[${index}].to`, problemOfTo(from, to, redirects, pages));
  });
  return redirects;
}

function problemOfFrom(from: string, isRepeated: boolean, pages: ReadonlySet<string>) {
  if (isRepeated)
    return { what: `${from} is told to have moved twice.`, why: 'Only one of the two can be followed.', fix: 'Take one of the two away.' };
  if (pages.has(from))
    return {
      what: `${from} is still a page.`,
      why: 'Visitors would be led away from it and never see it.',
      fix: 'Take the line away, or remove the page.',
    };
  if (TAKEN.test(from) || from === '/')
    return { what: `${from} is kept for the site's own files.`, why: 'Both cannot be at one address.', fix: 'Take the line away.' };
  return undefined;
}

function problemOfTo(from: string, to: string, redirects: readonly Redirect[], pages: ReadonlySet<string>) {
  const why = 'A visitor with an old link would find nothing.';
  const seen = new Set([from]);
  let end = to;
  for (
    let next = redirects.find((each) => each.from === end);
    next && !seen.has(end);
    end = next.to, next = redirects.find((each) => each.from === end)
  )
    seen.add(end);
  if (seen.has(end)) return { what: `${to} leads back to ${from}.`, why, fix: 'Name the page where visitors are to end.' };
  if (pages.has(end)) return { what: `${to} has moved itself.`, why: 'Each step more makes a visitor wait.', fix: `Write to: ${end}` };
  const near = closestMatch(to, [...pages]);
  return {
    what: `${to} is no page of this site.`,
    why,
    fix: `Correct the address${near ? `: did you mean ${near}?` : '; a trip has the address /trips/upcoming/<slug> or /trips/past/<slug>.'}`,
  };
}
