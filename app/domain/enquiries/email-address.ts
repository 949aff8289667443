import type { Rule } from './form-rules.ts';

/** Lengths that no mail server takes more of, in characters (RFC 5321, 4.5.3.1). */
const LONGEST_ADDRESS = 254;
const LONGEST_BEFORE_AT = 64;

// The rule of HTML's <input type="email">, and stricter where it lets slips of the finger through: dots stand between
// other characters, and the domain has a dot with at least two characters behind it. Each character can be read in
// one way only, so that no text makes the search for a match long.
const ADDRESS = /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether a text can be an email address that a reply reaches. Spaces, a second '@' and a domain without a dot are refused. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && text.indexOf('@') <= LONGEST_BEFORE_AT && ADDRESS.test(text);
}

/** The email field of every form. */
export const emailAddress: Rule<string> = (text) =>
  isEmailAddress(text) ? { value: text } : { message: 'Please enter a valid email address' };
