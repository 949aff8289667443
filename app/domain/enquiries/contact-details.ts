import { emailAddress } from './email-address.ts';
import { minLength } from './form-rules.ts';

const NAME_CHARACTERS = 2;
const PHONE_CHARACTERS = 10;

/** The visitor's contact details. Both request forms have them, so each form can offer what was entered in the other. */
export type ContactDetails = {
  name: string;
  email: string;
  /** As typed: '+91 98400 12345' with its spaces. */
  phone: string;
};

/** The rules of the first three fields of both forms. Spaces count towards the phone's length: '+91 98400 12345' passes as typed. */
export const CONTACT_RULES = {
  name: minLength(NAME_CHARACTERS, `Name must be at least ${NAME_CHARACTERS} characters`),
  email: emailAddress,
  phone: minLength(PHONE_CHARACTERS, `Phone number must be at least ${PHONE_CHARACTERS} digits`),
};
