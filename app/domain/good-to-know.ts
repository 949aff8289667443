import { pluralize } from './pluralize.ts';
import type { GoodToKnow, UpcomingTrip } from './trip.ts';

/** A main fact. Pages show the known ones in a fixed order. `said` is `short` as screen readers should read it, if that differs. */
type FirstFact = { label: string; short: string; said?: string; note: string | undefined };

/** A fact with its label. */
type KnownFact = { label: string; text: string };

/** The section 'Is this trip right for us?': whom the trip suits and whom not, the main facts, and further facts and details. */
export type RightForUs = {
  goodFor: readonly string[];
  notFor: readonly string[];
  first: readonly FirstFact[];
  more: readonly KnownFact[];
};

type Question = keyof GoodToKnow;

/** The label of each question, in page order. */
const LABELS: Readonly<Record<Question, string>> = {
  longestDrive: 'Longest drive',
  walking: 'Walking',
  toilets: 'Toilets',
  rooms: 'Room',
  meals: 'Meals',
  leaders: 'Who leads',
  pushchair: 'Pushchair',
  naps: 'Naps',
  water: 'Water and boats',
  weather: 'Weather and altitude',
  phoneSignal: 'Phone signal',
  hospital: 'Nearest hospital',
  flights: 'Flights or trains',
  hotels: 'Hotels',
  groupSize: 'Group size',
  singleRoom: 'A single room',
};

const QUESTIONS = Object.keys(LABELS) as Question[];

/** Builds the section 'Is this trip right for us?' for the page of an upcoming trip or of a single departure. */
export function rightForUs({ goodToKnow, goodFor, notFor }: Pick<UpcomingTrip, 'goodToKnow' | 'goodFor' | 'notFor'>): RightForUs {
  const first = QUESTIONS.flatMap((question) => {
    const short = shortAnswer(goodToKnow[question]);
    return short ? [{ label: LABELS[question], ...short }] : [];
  });
  const more = QUESTIONS.flatMap((question) => {
    const text = goodToKnow[question]?.text;
    return text ? [{ label: LABELS[question], text }] : [];
  });
  return { goodFor, notFor, first, more };
}

/** Whether the section says anything. Without that, the page leaves it out. */
export function saysAnything(section: RightForUs): boolean {
  return Object.values(section).some((part) => part.length > 0);
}

/** Whether it says by name who leads the trip. */
export function namesLeader({ leaders }: GoodToKnow): boolean {
  return leaders?.short !== undefined;
}

/** Formats whole minutes as '3 h 30 min', '2 h' or '45 min'; with `isSaid` as '3 hours 30 minutes', for screen readers. */
export function driveTime(minutes: number, isSaid = false): string {
  const part = (count: number, unit: string, noun: string) => count > 0 && (isSaid ? pluralize(count, noun) : `${count} ${unit}`);
  return [part(Math.floor(minutes / 60), 'h', 'hour'), part(minutes % 60, 'min', 'minute')].filter(Boolean).join(' ');
}

/** Every known fact with its complete answer, for the Markdown pages: 'Walking', '2 km a day, on wet steps. Riwai has …'. */
export function knownFacts(goodToKnow: GoodToKnow): readonly KnownFact[] {
  return QUESTIONS.flatMap((question) => {
    const answer = goodToKnow[question];
    return answer ? [{ label: LABELS[question], text: answerText(answer) }] : [];
  });
}

/** Formats a complete answer as one string. */
export function answerText(answer: NonNullable<GoodToKnow[Question]>): string {
  const { short, note } = shortAnswer(answer) ?? {};
  const inShort = [short, note].filter(Boolean).join(', ');
  return [inShort && `${inShort}.`, answer.text].filter(Boolean).join(' ');
}

/** The longest drive and, if it has more, the longest day: '4 h at a stretch, 5 h in a day'. */
function driveText({ minutes, dayMinutes }: NonNullable<GoodToKnow['longestDrive']>, isSaid = false): string {
  return `${driveTime(minutes, isSaid)}${dayMinutes ? ` at a stretch, ${driveTime(dayMinutes, isSaid)} in a day` : ''}`;
}

function shortAnswer(answer: GoodToKnow[Question]): Omit<FirstFact, 'label'> | undefined {
  if (answer === undefined) return undefined;
  if ('minutes' in answer) return { short: driveText(answer), said: driveText(answer, true), note: answer.note };
  return 'short' in answer && answer.short ? { short: answer.short, note: answer.note } : undefined;
}
