import type { z } from 'zod';
import { cancellationTable, daysWithoutCredit, reschedulingTable } from '#app/domain/change-tables.ts';
import { longDay } from '#app/domain/days.ts';
import type { ChangeBand, ChangeCost } from '#app/domain/payment-schedule.ts';
import { rupees } from '#app/domain/price-text.ts';
import { fieldName } from './problem.server.ts';
import type { ContentReader } from './read.server.ts';
import type { CompanyFile, termsSchema } from './schema.server.ts';

type TermsFile = z.output<typeof termsSchema>;

/** What text may refer to in braces: our terms, with a table in place of each list of bands, and facts about the company. */
export type Terms = ReturnType<typeof termsForText>;

/** The values for placeholders such as {payment.depositPercent}, {cancellation.table} and {company.contact}. */
export function termsForText(terms: TermsFile, company: CompanyFile) {
  return {
    ...terms,
    cancellation: { table: cancellationTable(terms.cancellation), lastDays: daysWithoutCredit(terms.cancellation) },
    rescheduling: { table: reschedulingTable(terms.rescheduling) },
    company: companyTerms(company),
  };
}

/** Reports terms that contradict each other. */
export function checkTerms(reader: ContentReader, terms: TermsFile): void {
  checkBands(reader, terms);
  const { familiesFrom, familiesTo, agesFrom, agesTo } = terms.groups;
  for (const [field, from, to] of [['familiesTo', familiesFrom, familiesTo] as const, ['agesTo', agesFrom, agesTo] as const]) {
    if (from <= to) continue;
    reader.report('terms.yaml', `groups.${field}`, { what: `${to} is below ${from}.`, why: 'The pages show both.', fix: 'Swap the two.' });
  }
  const { confirmedDaysBefore } = terms.smallestGroup;
  if (confirmedDaysBefore >= terms.payment.balanceDueDays) return;
  reader.report('terms.yaml', 'smallestGroup.confirmedDaysBefore', {
    what: `A trip is confirmed ${confirmedDaysBefore} days before departure, after the balance is due (${terms.payment.balanceDueDays} days).`,
    why: 'The pages say that customers pay the balance for a trip that we have confirmed.',
    fix: `Write at least ${terms.payment.balanceDueDays}.`,
  });
}

/** Reports bands that are out of order, or that leave the last days before departure out. */
function checkBands(reader: ContentReader, { cancellation, rescheduling }: TermsFile): void {
  checkOrder(reader, 'cancellation', cancellation);
  checkOrder(reader, 'rescheduling', rescheduling);
  const last = cancellation.length - 1;
  if (cancellation[last]!.fromDays === 0) return;
  reader.report('terms.yaml', `cancellation[${last}].fromDays`, {
    what: `Nothing says what a customer loses who cancels ${cancellation[last]!.fromDays - 1} or fewer days before departure.`,
    why: 'The policy and the pages of all trips show what cancelling costs on each day.',
    fix: 'Add a last line with fromDays: 0. If she loses everything then, write { fromDays: 0, percent: 100 }.',
  });
}

function checkOrder(reader: ContentReader, name: string, bands: readonly ChangeBand[]): void {
  bands.forEach((band, index) => {
    const { fromDays } = band;
    if (fromDays === 1)
      reader.report('terms.yaml', `${name}[${index}].fromDays`, {
        what: 'The line begins from 1 day before departure.',
        why: "The policy would say 'in the last 0 days'.",
        fix: 'Write at least 2, or 0 for the day of departure too.',
      });
    const before = bands[index - 1];
    if (!before) return;
    if (costsNoMore(band, before))
      reader.report('terms.yaml', `${name}[${index}]`, {
        what: `A change from ${fromDays} days costs no more than one from ${before.fromDays} days.`,
        why: 'The line would change nothing, or reward who waits.',
        fix: 'Write a higher cost than on the line above, or remove the line.',
      });
    if (fromDays < before.fromDays) return;
    reader.report('terms.yaml', `${name}[${index}].fromDays`, {
      what: `The line from ${fromDays} days comes after the line from ${before.fromDays} days.`,
      why: 'Each line applies until the line above it does, so the pages would show two rules for one day.',
      fix: 'Begin with the most days, and write each number of days once.',
    });
  });
}

/** Whether a cost is certainly not above another. An amount and a share of the price compare only if one of them is nothing. */
function costsNoMore(cost: ChangeCost, other: ChangeCost): boolean {
  const valueOf = (each: ChangeCost) => ('amount' in each ? each.amount : each.percent);
  const isComparable = 'amount' in cost === 'amount' in other || valueOf(cost) === 0;
  return isComparable && valueOf(cost) <= valueOf(other);
}

/** The company facts for placeholders such as {company.contact}. */
function companyTerms({ name, supportEmail, address, legal }: CompanyFile) {
  return {
    name,
    supportEmail,
    legalName: legal?.name ?? name,
    contact: legal?.contactPerson ? `${legal.contactPerson}, ${supportEmail}` : supportEmail,
    postalAddress: address.lines.join(', '),
  };
}

const RUPEE_FIELDS = new Set(['ifWeCancel.naturalCauses', 'transfer.fee']);
const NAMED = /\{\s*([a-zA-Z]+(?:\.[a-zA-Z]+)*)\s*\}/g;

/** Replaces placeholders, such as {payment.depositPercent}, with their values. `unknown` lists placeholders without a value. */
export function fillTerms(text: string, terms: Terms): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replace(NAMED, (whole, name: string) => {
    const value = valueAt(terms, name);
    if (typeof value === 'string') return name === 'lastUpdated' ? longDay(value) : value;
    if (typeof value === 'number') return RUPEE_FIELDS.has(name) ? rupees(value) : String(value);
    if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')) return value.join(' and ');
    unknown.push(whole);
    return whole;
  });
  return { text: filled, unknown };
}

/** Replaces the placeholders in every string of a nested value. Calls `onUnknown` for each unknown placeholder, with its field. */
export function fillTermsDeep<T>(
  value: T,
  terms: Terms,
  onUnknown: (name: string, field: string) => void,
  path: readonly PropertyKey[] = [],
): T {
  if (typeof value === 'string') {
    const { text, unknown } = fillTerms(value, terms);
    for (const name of unknown) onUnknown(name, fieldName(path));
    return text as T;
  }
  if (Array.isArray(value)) return value.map((item, index) => fillTermsDeep(item, terms, onUnknown, [...path, index])) as T;
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillTermsDeep(item, terms, onUnknown, [...path, key])]),
    ) as T;
  }
  return value;
}

/** Looks up a dotted name, such as 'payment.depositPercent', in an object; undefined if it does not exist. */
export function valueAt(value: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
