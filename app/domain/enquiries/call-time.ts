const WHEN = {
  Morning: 'in the morning',
  Afternoon: 'in the afternoon',
  '6 to 9 pm': 'between 6 and 9 pm',
  'After 9 pm': 'after 9 pm',
} as const;

type CallTime = keyof typeof WHEN;

/** The labels of the buttons for times to call. */
export const CALL_TIMES = Object.keys(WHEN) as CallTime[];

const sentence = (time: CallTime) => `Please call ${WHEN[time]}.`;

const SENTENCES = CALL_TIMES.map(sentence);

/** Whether a line of the message asks for a call at this time. */
export function asksFor(message: string, time: CallTime): boolean {
  return message.split('\n').includes(sentence(time));
}

/** The message asking for a call at this time instead of another or, if it asked for this one, at none. Other lines stay. */
export function toggleCallTime(message: string, time: CallTime): string {
  const others = message.split('\n').filter((line) => !SENTENCES.includes(line));
  return [...others, ...(asksFor(message, time) ? [] : [sentence(time)])].join('\n').trimStart();
}
