import type { Day } from '../days.ts';
import { dayOf } from '../days.ts';
import type { Rule } from './form-rules.ts';

const TYPED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d\d|\d{4})$/;
const PICKED = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Formats a date as '25/12/2027', for forms and emails. */
export function slashedDate(day: Day): string {
  const [year, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}/${year}`;
}

/** The only error message of the travel date field. The hint next to the field explains the format. */
const MESSAGE = 'Please select a travel date';

/**
 * Parses dd/mm/yyyy, d/m/yyyy or d/m/yy, also with '-' or '.' instead of '/', and yyyy-mm-dd, which date pickers return.
 * `today` is the visitor's local date; earlier days are rejected.
 */
export function travelDateFrom(today: Day): Rule<Day> {
  return (text) => {
    const typed = TYPED.exec(text);
    const [year, month, dayOfMonth] = typed ? [typed[4]?.padStart(4, '20'), typed[3], typed[1]] : (PICKED.exec(text)?.slice(1) ?? []);
    const day = dayOf(Number(year), Number(month), Number(dayOfMonth));
    return day && day >= today ? { value: day } : { message: MESSAGE };
  };
}
