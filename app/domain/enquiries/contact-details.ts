import { emailAddress } from './email-address.ts';
import { minLength } from './form-rules.ts';

const NAME_CHARACTERS = 2;
const PHONE_CHARACTERS = 10;

/** The visitor's contact details. Both request forms ask for them, and each offers what was entered in the other. */
export type ContactDetails = {
  name: string;
  email: string;
  /** As typed, including spaces, such as '+91 98400 12345'. */
  phone: string;
};

/** The rules for the first three fields of both request forms. Spaces in a phone number count towards its length. */
export const CONTACT_RULES = {
  name: minLength(NAME_CHARACTERS, `Name must be at least ${NAME_CHARACTERS} characters`),
  email: emailAddress,
  phone: minLength(PHONE_CHARACTERS, `Phone number must be at least ${PHONE_CHARACTERS} digits`),
};
