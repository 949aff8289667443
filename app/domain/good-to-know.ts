import type { GoodToKnow, UpcomingTrip } from './trip.ts';

/** An answer under its label. `time` is only there for a drive, and stands before the text. */
export type KnownFact = { label: string; time: string | undefined; text: string };

/** What helps a mother to decide: whom the trip does not suit, what is known, and the sentence that names what is not. */
export type RightForUs = { notFor: readonly string[]; facts: readonly KnownFact[]; askUs: string | undefined };

type Question = keyof GoodToKnow;

/** `label` stands over the answer, `asked` in the sentence on what is not known. */
type QuestionWords = { label: string; asked: string };

/** Every question in the order of the page. */
const QUESTIONS: Readonly<Record<Question, QuestionWords>> = {
  longestDrive: { label: 'Longest drive', asked: 'the longest drive' },
  walking: { label: 'Walking and steps', asked: 'walking and steps' },
  pushchair: { label: 'Pushchair', asked: 'a pushchair' },
  naps: { label: 'Naps', asked: 'naps' },
  toilets: { label: 'Toilets on the road', asked: 'toilets on the road' },
  rooms: { label: 'Rooms', asked: 'rooms' },
  meals: { label: 'Meals for small children', asked: 'meals for small children' },
  water: { label: 'Water and boats', asked: 'water and boats' },
  weather: { label: 'Altitude and weather', asked: 'altitude and weather' },
  phoneSignal: { label: 'Phone signal', asked: 'phone signal' },
  hospital: { label: 'Nearest hospital', asked: 'the nearest hospital' },
  flights: { label: 'Flights or trains', asked: 'flights or trains' },
  hotels: { label: 'Hotels', asked: 'hotels' },
  groupSize: { label: 'Group size', asked: 'the group size' },
  leaders: { label: 'Who leads', asked: 'the trip leader' },
  secondChild: { label: 'A second child', asked: 'the price for a second child' },
  singleRoom: { label: 'A single room', asked: 'the price of a single room' },
};

const ALL_QUESTIONS = Object.keys(QUESTIONS) as Question[];

/** Nobody asks these on a trip for women on their own. */
const ABOUT_CHILDREN: readonly Question[] = ['pushchair', 'naps', 'meals', 'secondChild'];

/** Nor these where a mother and her child have a room to themselves. */
const ABOUT_WOMEN_ALONE: readonly Question[] = ['singleRoom'];

/** What an upcoming trip, or the page of one of its departures, says under 'Is this trip right for us?'. */
export function rightForUs({ goodToKnow, notFor, type }: Pick<UpcomingTrip, 'goodToKnow' | 'notFor' | 'type'>): RightForUs {
  const isForLadies = type === 'ladies';
  const unasked = isForLadies ? ABOUT_CHILDREN : ABOUT_WOMEN_ALONE;
  const unknown = ALL_QUESTIONS.filter((question) => !goodToKnow[question] && !unasked.includes(question));
  return {
    notFor,
    facts: ALL_QUESTIONS.flatMap((question) => knownFact(question, goodToKnow, isForLadies) ?? []),
    askUs: unknown.length > 0 ? `Ask us about ${alternatives(unknown.map((question) => QUESTIONS[question].asked))}` : undefined,
  };
}

/** '3 h 30 min', '2 h' or '45 min' from whole minutes. */
export function driveTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

function knownFact(question: Question, goodToKnow: GoodToKnow, isForLadies: boolean): KnownFact | undefined {
  const answer = goodToKnow[question];
  if (!answer) return undefined;
  // Women on their own eat too, but not as small children.
  const label = isForLadies && question === 'meals' ? 'Meals' : QUESTIONS[question].label;
  return typeof answer === 'string'
    ? { label, time: undefined, text: answer }
    : { label, time: driveTime(answer.minutes), text: answer.text };
}

/** Joined by 'or', because some of them have an 'and' within. */
function alternatives(names: readonly string[]): string {
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}
