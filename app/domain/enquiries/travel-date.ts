import type { Day } from '../days.ts';
import { dayOf } from '../days.ts';
import type { Rule } from './form-rules.ts';

const TYPED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const PICKED = /^(\d{4})-(\d\d)-(\d\d)$/;

/** '25/12/2027': how a date is typed in a form and written in a mail. */
export function dayMonthYear(day: Day): string {
  const [year, month, dayOfMonth] = day.split('-');
  return `${dayOfMonth}/${month}/${year}`;
}

/** The one message of the field, whatever is wrong; what is wanted stands in its hint. */
const MESSAGE = 'Please select a travel date';

/**
 * A day typed as dd/mm/yyyy, also d/m/yyyy and with '-' or '.' for '/', or yyyy-mm-dd as a picker gives it.
 * `today` is the visitor's own: it is allowed, the days before it are not.
 */
export function travelDateFrom(today: Day): Rule<Day> {
  return (text) => {
    const typed = TYPED.exec(text);
    const [year, month, dayOfMonth] = typed ? [typed[4], typed[3], typed[1]] : (PICKED.exec(text)?.slice(1) ?? []);
    const day = dayOf(Number(year), Number(month), Number(dayOfMonth));
    return day && day >= today ? { value: day } : { message: MESSAGE };
  };
}
