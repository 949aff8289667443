import type { Rule } from './form-rules.ts';

/** The maximum lengths of an address and of the part before its @, in characters (RFC 5321, 4.5.3.1). */
const LONGEST_ADDRESS = 254;
const LONGEST_BEFORE_AT = 64;

// The pattern for HTML's <input type="email">, but stricter to catch typos: no leading, trailing or double dots before the @,
// a dot in the domain, and at least two characters after its last dot, beginning with a letter. The parts of the domain are of
// limited length and separated by dots, so there is no catastrophic backtracking.
const ADDRESS = /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether a string looks like an email address. Rejects, for example, spaces, a second '@' and a domain without a dot. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && text.indexOf('@') <= LONGEST_BEFORE_AT && ADDRESS.test(text);
}

/** The validation rule for every email field. */
export const emailAddress: Rule<string> = (text) =>
  isEmailAddress(text) ? { value: text } : { message: 'Please enter a valid email address' };
