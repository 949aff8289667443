/**
 * Walks at random through the built site and checks after each step what must always hold:
 *   npm test -- walks [--steps 400] [--seed 36] [--engine chromium] [--keep-going]
 * Each visit has its own seed, one more than that of the visit before. Even seeds walk at 390 px and odd ones at 1280 px, side by side.
 * A fault ends the walk and is printed with the visit's seed and the shortest path that still fails. With --keep-going, the walk goes
 * on, and the paths are not shortened.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Browser } from '../engines/drivers/driver.ts';
import { type WatchedSite, watchedSite } from '../engines/watched-site.ts';
import { Checks } from './checks.ts';
import type { Facts } from './facts.ts';
import { FreshTab } from './fresh-tab.ts';
import { STEPS } from './steps.ts';
import { type Conditions, Fault, Visit } from './visit.ts';
import { buildWalkSite, WALK_DAYS, WALK_SITE } from './walk-site.ts';

const ENGINES: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: async () => (await import('../engines/drivers/chromium.ts')).startChromium(),
  firefox: async () => (await import('../engines/drivers/firefox.ts')).startFirefox(),
  webkit: async () => (await import('../engines/drivers/webkit.ts')).startWebKit(),
};

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '400' },
    seed: { type: 'string', default: '36' },
    engine: { type: 'string', default: 'chromium' },
    'keep-going': { type: 'boolean', default: false },
  },
});
const start = ENGINES[values.engine];
if (!start) throw new Error(`There is no engine ${values.engine}. There are: ${Object.keys(ENGINES).join(', ')}`);
const keepsGoing = values['keep-going'];

const STEPS_IN_A_VISIT = 50;
/** A path is shortened for at most this time, in milliseconds. */
const SHORTENING = 120_000;
/** With --keep-going, a promise that was broken this often is no longer checked, so that it does not hide others. */
const ENOUGH = 4;

const STARTS = ['/', '/all-upcoming-trips', '/all-past-trips', '/faqs', '/cancellation-policy', '/contact', '/how-it-works'];
/** Trips of the fixture catalogue. */
const TRIPS = [
  '/trips/upcoming/two-departures',
  '/trips/upcoming/one-price',
  '/trips/upcoming/four-departures',
  '/trips/past/many-photographs',
];
const MISSING = ['', '', '', '/assets/calendar', '', '/assets/enquiry-dialogs'];

type Real = { visit: Visit; checks: Checks };

/** One step, as fast-check's model-based runner takes it. The promises of {@link Checks} are the model. */
class Command implements fc.AsyncCommand<object, Real> {
  readonly check = () => true;
  readonly #kind: string;
  readonly #pick: number;

  constructor(kind: string, pick: number) {
    this.#kind = kind;
    this.#pick = pick;
  }

  async run(_model: object, { visit, checks }: Real): Promise<void> {
    await STEPS[this.#kind]![1](visit, checks, this.#pick);
  }
}

const commands = fc.commands(
  Object.entries(STEPS).flatMap(([kind, [share]]) =>
    Array.from({ length: share }, () => fc.nat(999).map((pick) => new Command(kind, pick))),
  ),
  { maxCommands: STEPS_IN_A_VISIT, size: 'max' },
);

type Sites = { walk: WatchedSite; real: WatchedSite };

function conditionsFor(seed: number, { walk, real }: Sites): Conditions {
  const half = Math.floor(seed / 2);
  const one = <Item>(items: readonly Item[]) => items[half % items.length]!;
  const isReal = half % 3 === 2 || values.engine !== 'chromium';
  return {
    site: isReal ? real : walk,
    day: isReal ? undefined : one(WALK_DAYS),
    width: seed % 2 === 0 ? 390 : 1280,
    missing: one(MISSING),
    isTranslated: half % 4 === 1 && values.engine === 'chromium',
    start: one(isReal ? STARTS : [...STARTS, ...TRIPS]),
  };
}

/** Walks through visits with every second seed. Returns the number of steps. @throws Fault if a promise is broken */
async function walkOn(
  firstSeed: number,
  stepsWanted: number,
  isStopped: () => boolean,
  onFault: (report: string) => void,
): Promise<number> {
  const sites = { walk: await watchedSite(WALK_SITE), real: await watchedSite('build/client') };
  // A second browser for the fresh tabs, because WebKit's driver has one window at a time.
  const [browser, other] = [await start!(), await start!()];
  const known = new Map<string, Facts>();
  let steps = 0;
  for (let seed = firstSeed; steps < stepsWanted && !isStopped(); seed += 2) {
    const conditions = conditionsFor(seed, sites);
    let last: readonly string[] = [];
    let failedAt: number | undefined;
    const property = fc.asyncProperty(commands, async (all) => {
      // A path that is not walked counts as one without a fault, which ends the shortening.
      if (failedAt !== undefined && performance.now() - failedAt > SHORTENING) return;
      const window = await browser.openWindow();
      const visit = await Visit.begin(window, conditions);
      last = visit.steps;
      const fresh = new FreshTab(
        () => other.openWindow(),
        conditions,
        known,
        () => visit.evaluate(() => sessionStorage.getItem('children-ages:v1') ?? ''),
      );
      try {
        const checks = new Checks(visit, fresh, isBrokenEnough);
        await checks.afterLoading();
        await fc.asyncModelRun(() => ({ model: {}, real: { visit, checks } }), all);
      } catch (error) {
        failedAt ??= performance.now();
        if (error instanceof Fault) error.path = visit.steps;
        throw error;
      } finally {
        await fresh.close();
        await visit.close();
      }
    });
    const { failed, errorInstance } = await fc.check(property, {
      seed,
      numRuns: 1,
      endOnFailure: keepsGoing,
    });
    steps += last.length;
    if (!failed) continue;
    // Anything else is an error of the walk itself, or a browser that has died.
    if (!(errorInstance instanceof Fault)) throw errorInstance as Error;
    onFault(report(seed, conditions, steps, errorInstance));
  }
  await Promise.all([browser.close(), other.close()]);
  sites.walk.close();
  sites.real.close();
  return steps;
}

/** How often each promise was broken, with --keep-going. */
const broken = new Map<string, number>();
const isBrokenEnough = (promise: string) => (broken.get(promise) ?? 0) >= ENOUGH;

/** A list of steps that a person can follow. */
function report(seed: number, { width, day, missing, isTranslated, start }: Conditions, at: number, fault: Fault): string {
  broken.set(fault.promise, (broken.get(fault.promise) ?? 0) + 1);
  const first = [`open ${start} at ${width} px`, day && `on ${day}`, missing && `without ${missing}`, isTranslated && 'translated']
    .filter(Boolean)
    .join(', ');
  const path = [first, ...fault.path].map((step, index) => `  ${index + 1}. ${step}`).join('\n');
  return `seed ${seed}, after ${at} steps:\n${path}\n  → ${fault.message}`;
}

const temporary = mkdtempSync(join(tmpdir(), 'walks-'));
process.env['TMPDIR'] = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));

buildWalkSite();
const reports: string[] = [];
const began = performance.now();
const wanted = Number(values.steps) / 2;
const walks = [0, 1].map((lane) =>
  walkOn(
    Number(values.seed) + lane,
    wanted,
    () => reports.length > 0 && !keepsGoing,
    (text) => {
      reports.push(text);
      console.log(text);
    },
  ),
);
const steps = (await Promise.all(walks)).reduce((sum, each) => sum + each, 0);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${steps} steps in ${values.engine}, ${reports.length} faults, ${seconds} s (seed ${values.seed})`);
if (reports.length > 0) process.exitCode = 1;
