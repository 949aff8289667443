import { type ChangeBand, type ChangeCost, isEverything, isNothing } from './payment-schedule.ts';
import { rupees } from './price-text.ts';

/** The table of what a customer who cancels loses and keeps, as Markdown. */
export function cancellationTable(bands: readonly ChangeBand[]): string {
  const rows = bands.map((band, index) => [daysText(bands, index), costText(band), creditText(band)]);
  return table(['When you cancel', 'You lose', 'Your credit note'], rows);
}

/** The table of what moving a booking to another date costs, as Markdown. */
export function reschedulingTable(bands: readonly ChangeBand[]): string {
  const rows = bands.map((band, index) => [daysText(bands, index), isNothing(band) ? 'nothing' : `${costText(band)}, paid on top`]);
  const last = bands.at(-1)?.fromDays ?? 0;
  return table(['When you ask', 'What it costs'], [...rows, ...(last > 0 ? [[`fewer than ${last} days before`, 'not possible']] : [])]);
}

/** The number of days before departure in which a customer who cancels loses everything; undefined if she never does. */
export function daysWithoutCredit(bands: readonly ChangeBand[]): number | undefined {
  const from = bands.findIndex(isEverything);
  const before = bands[from - 1];
  return before && from === bands.length - 1 ? before.fromDays - 1 : undefined;
}

function daysText(bands: readonly ChangeBand[], index: number): string {
  const from = bands[index]!.fromDays;
  const before = bands[index - 1];
  if (!before) return from === 0 ? 'until departure' : `${from} or more days before departure`;
  const to = before.fromDays - 1;
  if (from === 0) return `${to} or fewer days before`;
  return from === to ? `${from} days before` : `${from} to ${to} days before`;
}

function costText(cost: ChangeCost): string {
  if (isNothing(cost)) return 'nothing';
  if (isEverything(cost)) return 'everything';
  return 'percent' in cost ? `${cost.percent}% of the price` : `${rupees(cost.amount)} per booking`;
}

function creditText(cost: ChangeCost): string {
  if (isNothing(cost)) return 'all you have paid';
  if (isEverything(cost)) return 'none';
  return 'percent' in cost ? `the other ${100 - cost.percent}%` : 'the rest of what you have paid';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
