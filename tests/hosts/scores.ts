/**
 * What Mozilla's Observatory and Google's CSP Evaluator say of every page's headers, as `npm start` sends them on this
 * machine. Both judge by their own code; only the road to the site differs: TLS, and HTTP leading to it, are taken for
 * granted, because the host in front of the files brings them.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type SiteManifest } from '../../hosting/site-manifest.ts';
import { extraFile } from '../../tools/extra-packages.ts';
import { ask } from './ask.ts';
import { HOSTS } from './hosts.ts';

/** A page's marks: Observatory's points, and findings of CSP Evaluator that are high or medium. */
export type Score = { path: string; points: number; findings: string[] };

const NAME = 'www.littlebanyanjourneys.example';

/** Marks of every page, with the two for what is missing. */
export async function scorePages(site: SiteManifest): Promise<Score[]> {
  const observe = await observatory();
  const evaluate = await evaluator();
  const host = await HOSTS.node();
  try {
    const scores: Score[] = [];
    for (const path of [...site.pages, '/nothing', '/trips/past/nowhere']) {
      const { headers, body } = await ask(host.port, { path });
      scores.push({
        path,
        points: observe(path, headers, body.toString()),
        findings: evaluate(String(headers['content-security-policy'])),
      });
    }
    return scores;
  } finally {
    await host.stop();
  }
}

type Outcome = { result: string | null };
type Judge = (path: string, headers: IncomingHttpHeaders, html: string) => number;

/** Its tests and its sum, as its own scanner uses them (src/scanner/index.js). */
async function observatory(): Promise<Judge> {
  const part = (path: string) => import(extraFile(`@mdn/mdn-http-observatory/src/${path}`)) as Promise<unknown>;
  const { ALL_TESTS } = (await part('constants.js')) as { ALL_TESTS: ((asked: unknown) => Outcome)[] };
  const { getScoreModifier } = (await part('grader/grader.js')) as { getScoreModifier: (result: string) => number };
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = (await part('grader/charts.js')) as { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
  const { Requests } = (await part('types.js')) as {
    Requests: new (name: string) => Record<'resources' | 'responses' | 'session', object | null>;
  };
  return (path, headers, html) => {
    const asked = new Requests(NAME);
    const url = new URL(path, `https://${NAME}`);
    const response = { headers, status: 200, verified: true, httpEquiv: new Map() };
    const redirects = [
      { url: new URL(path, `http://${NAME}`), status: 301 },
      { url, status: 200 },
    ];
    asked.session = { url };
    asked.resources = { path: html };
    asked.responses = { auto: response, cors: response, http: response, https: response, httpRedirects: redirects, httpsRedirects: [] };
    const marks = ALL_TESTS.map((test) => getScoreModifier(test(asked).result ?? ''));
    const sum = (of: number[]) => of.reduce((total, mark) => total + mark, 100);
    const without = sum(marks.filter((mark) => mark < 0));
    return without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(marks) : without;
  };
}

type Finding = { severity: number; directive: string; description: string };
/**
 * The least grave of what counts here: HIGH 10, SYNTAX 20, MEDIUM 30, HIGH_MAYBE 40. What may be a medium finding (50) is
 * one sentence on every page: scripts from 'self' are a danger on hosts with JSONP or files of users. There are none.
 */
const HIGH_MAYBE = 40;

async function evaluator(): Promise<(policy: string) => string[]> {
  const { CspEvaluator } = (await import(extraFile('csp_evaluator/dist/evaluator.js'))) as {
    CspEvaluator: new (policy: unknown) => { evaluate: () => Finding[] };
  };
  const { CspParser } = (await import(extraFile('csp_evaluator/dist/parser.js'))) as {
    CspParser: new (policy: string) => { csp: unknown };
  };
  return (policy) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= HIGH_MAYBE)
      .map(({ severity, directive, description }) => `${directive} (${severity}): ${description}`);
}
