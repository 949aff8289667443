import type { GoodToKnow, UpcomingTrip } from './trip.ts';

/** An answer under its label. `time` is only there for a drive, and stands before the text. */
export type KnownFact = { label: string; time: string | undefined; text: string };

/** What helps a mother to decide: whom the trip does not suit, and what is known. */
export type RightForUs = { notFor: readonly string[]; facts: readonly KnownFact[] };

type Question = keyof GoodToKnow;

/** `label` stands over the answer, `asked` among the questions as long as there is none. */
type QuestionWords = { label: string; asked: string };

/** Every question in the order of the page. */
const QUESTIONS: Readonly<Record<Question, QuestionWords>> = {
  longestDrive: { label: 'Longest drive', asked: 'How long is the longest drive?' },
  walking: { label: 'Walking and steps', asked: 'How far do we walk, and how many steps are there?' },
  pushchair: { label: 'Pushchair', asked: 'Can I bring a pushchair?' },
  naps: { label: 'Naps', asked: 'Where can a small child nap?' },
  toilets: { label: 'Toilets on the road', asked: 'What toilets are there on the road?' },
  rooms: { label: 'Rooms', asked: 'What are the rooms like, and who shares one?' },
  meals: { label: 'Meals for small children', asked: 'What do small children eat?' },
  water: { label: 'Water and boats', asked: 'How near do we come to water, and do we go by boat?' },
  weather: { label: 'Altitude and weather', asked: 'How high do we go, and what is the weather like?' },
  phoneSignal: { label: 'Phone signal', asked: 'Where is there a phone signal?' },
  hospital: { label: 'Nearest hospital', asked: 'Where is the nearest hospital?' },
  flights: { label: 'Flights or trains', asked: 'What do flights or trains cost, and when should I book them?' },
  hotels: { label: 'Hotels', asked: 'Which hotel or hotels do we stay in?' },
  groupSize: {
    label: 'Group size',
    asked: 'What are the largest and the smallest group, and by when do you confirm that the trip takes place?',
  },
  leaders: { label: 'Who leads', asked: 'Who leads the trip, and with what training?' },
  secondChild: { label: 'A second child', asked: 'What does a second child cost?' },
  singleRoom: { label: 'A single room', asked: 'What does a single room cost?' },
};

const ALL_QUESTIONS = Object.keys(QUESTIONS) as Question[];

/** Nobody asks these on a trip for women on their own. */
const ABOUT_CHILDREN: readonly Question[] = ['pushchair', 'naps', 'meals', 'secondChild'];

/** Nor these where a mother and her child have a room to themselves. */
const ABOUT_WOMEN_ALONE: readonly Question[] = ['singleRoom'];

/** What an upcoming trip, or the page of one of its departures, says under 'Is this trip right for us?'. */
export function rightForUs({ goodToKnow, notFor, type }: Pick<UpcomingTrip, 'goodToKnow' | 'notFor' | 'type'>): RightForUs {
  return { notFor, facts: ALL_QUESTIONS.flatMap((question) => knownFact(question, goodToKnow, type === 'ladies') ?? []) };
}

/** The questions of a trip that its facts leave open, in the order of the page. */
export function unanswered({ goodToKnow, type }: Pick<UpcomingTrip, 'goodToKnow' | 'type'>): string[] {
  const unasked = type === 'ladies' ? ABOUT_CHILDREN : ABOUT_WOMEN_ALONE;
  return ALL_QUESTIONS.filter((question) => !goodToKnow[question] && !unasked.includes(question)).map(
    (question) => QUESTIONS[question].asked,
  );
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
