import { closestMatch } from './closest-match.server.ts';
import { pagePaths } from './page-paths.server.ts';
import { redirectsSchema } from './schema.server.ts';
import { readYaml, type Source } from './source.server.ts';

/** A permanent redirect: an old path, and the page that replaces it. */
export type Redirect = { from: string; to: string };

const FILE = 'redirects.yaml';
/** Paths reserved for files that the build writes. */
const TAKEN = /^\/(?:404|assets|icons|index|pictures|social)(?:\/|$)|^\/trips\/(?:404$|unknown(?:\/|$))/;

/** Reads the redirects. Each must lead directly to a page; chains and loops are reported as problems. */
export function readRedirects(source: Source): readonly Redirect[] | undefined {
  const { reader } = source;
  const redirects = readYaml(source, FILE, redirectsSchema)?.redirects;
  if (!redirects) return undefined;
  const pages = new Set(pagePaths({ upcoming: reader.folders('trips/upcoming'), past: reader.folders('trips/past') }));
  redirects.forEach(({ from, to }, index) => {
    const earlier = redirects.slice(0, index).find((other) => isSameRoute(other.from, from));
    const fromProblem = problemOfFrom(from, earlier?.from, pages);
    if (fromProblem) reader.report(FILE, `redirects[${index}].from`, fromProblem);
    if (!pages.has(to)) reader.report(FILE, `redirects[${index}].to`, problemOfTo(from, to, redirects, pages));
  });
  return redirects;
}

/** The router does not tell capitals from small letters. */
function isSameRoute(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function problemOfFrom(from: string, earlier: string | undefined, pages: ReadonlySet<string>) {
  if (earlier !== undefined)
    return {
      what: `${from} is redirected twice${earlier === from ? '' : `, also as ${earlier}, because capitals make no difference here`}.`,
      why: 'Visitors can follow only one of the two.',
      fix: 'Remove one of the two.',
    };
  const page = [...pages].find((path) => isSameRoute(path, from));
  if (page)
    return {
      what: `${from} is still a page${page === from ? '' : `, ${page}, because capitals make no difference here`}.`,
      why: 'The redirect would hide the page from visitors.',
      fix: 'Remove this line, or remove the page.',
    };
  if (TAKEN.test(from.toLowerCase()) || from === '/')
    return { what: `${from} is reserved for the site's own files.`, why: 'A file may have this address.', fix: 'Remove this line.' };
  return undefined;
}

function problemOfTo(from: string, to: string, redirects: readonly Redirect[], pages: ReadonlySet<string>) {
  const why = 'A visitor who follows an old link would find nothing.';
  const seen = new Set([from]);
  let end = to;
  for (
    let next = redirects.find((each) => each.from === end);
    next && !seen.has(end);
    end = next.to, next = redirects.find((each) => each.from === end)
  )
    seen.add(end);
  if (seen.has(end)) return { what: `${to} leads back to ${from}.`, why, fix: 'Write the address of the final page.' };
  if (pages.has(end)) return { what: `${to} is itself redirected.`, why: 'Each extra step makes visitors wait.', fix: `Write to: ${end}` };
  const near = closestMatch(to, [...pages]);
  return {
    what: `${to} is not a page of this site.`,
    why,
    fix: `Correct the address${near ? `: did you mean ${near}?` : '; a trip has the address /trips/upcoming/<slug> or /trips/past/<slug>.'}`,
  };
}
