import type { z } from 'zod';
import { longDay } from '#app/domain/days.ts';
import { rupees } from '#app/domain/price-text.ts';
import { fieldName } from './problem.server.ts';
import type { companySchema, termsSchema } from './schema.server.ts';

/** Our terms in content/terms.yaml, and the facts in content/company.yaml that placeholders can refer to. */
export type Terms = z.output<typeof termsSchema> & { company?: ReturnType<typeof companyTerms> };

/** The company facts for placeholders such as {company.contact}. */
export function companyTerms({ name, supportEmail, address, legal }: z.output<typeof companySchema>) {
  return {
    name,
    supportEmail,
    legalName: legal?.name ?? name,
    contact: legal?.contactPerson ? `${legal.contactPerson}, ${supportEmail}` : supportEmail,
    postalAddress: address.lines.join(', '),
  };
}

const RUPEE_FIELDS = new Set(['cancellation.flatDeduction', 'transfer.fee']);
/** A range of days ends just before the next one starts: 15 to 29, then 30 or more. Maps the end's placeholder to the next start's. */
const LAST_DAYS: ReadonlyMap<string, string> = new Map([
  ['cancellation.halfCreditToDays', 'cancellation.fullCreditFromDays'],
  ['rescheduling.chargedToDays', 'rescheduling.freeFromDays'],
]);
const NAMED = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g;

/** Replaces placeholders, such as {payment.depositPercent}, with their values. `unknown` lists placeholders without a value. */
export function fillTerms(text: string, terms: Terms): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replace(NAMED, (whole, name: string) => {
    const value = termAt(terms, name);
    if (typeof value === 'string') return name === 'lastUpdated' ? longDay(value) : value;
    if (typeof value === 'number') return RUPEE_FIELDS.has(name) ? rupees(value) : String(value);
    if (Array.isArray(value)) return value.join(' and ');
    unknown.push(whole);
    return whole;
  });
  return { text: filled, unknown };
}

function termAt(terms: Terms, name: string): unknown {
  const next = LAST_DAYS.get(name);
  if (next === undefined) return valueAt(terms, name);
  const first = valueAt(terms, next);
  return typeof first === 'number' ? first - 1 : undefined;
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
