import type { Day } from '../days.ts';
import { CONTACT_RULES } from './contact-details.ts';
import type { ContactDetails } from './contact-details.ts';
import { anyText, minLength, checkForm, optional, required, wholeNumber } from './form-rules.ts';
import type { ValidationResult, FormValues } from './form-rules.ts';
import { travelDateFrom } from './travel-date.ts';

const DESTINATION_CHARACTERS = 2;

/** The allowed length of a trip, in days. The only upper limit is the largest safe integer. */
export const DURATION_DAYS = { from: 1, to: Number.MAX_SAFE_INTEGER };
/** The allowed numbers of adults and children. */
export const ADULTS = { from: 1, to: 10 };
export const CHILDREN = { from: 0, to: 10 };

/** A request for a custom itinerary. */
export type ItineraryRequest = ContactDetails & {
  destination: string;
  travelDate: Day;
  /** In days. */
  duration: number;
  adults: number;
  children: number;
  /** As typed, such as '4, 7'; empty if none were given. */
  childrenAges: string;
  /** Free text, such as '₹60,000 - ₹80,000'. */
  budget: string;
  /** Free text; empty if none were given. */
  requirements: string;
};

/** The initial values of the Request Custom Itinerary form: two adults and no children. All other fields are empty. */
export const NEW_ITINERARY_REQUEST: FormValues<ItineraryRequest> = {
  name: '',
  email: '',
  phone: '',
  destination: '',
  travelDate: '',
  duration: '',
  adults: '2',
  children: '0',
  childrenAges: '',
  budget: '',
  requirements: '',
};

/** Validates the Request Custom Itinerary form. `today` is the visitor's local date; the travel date may be today or later. */
export function checkItineraryRequest(values: FormValues<ItineraryRequest>, today: Day): ValidationResult<ItineraryRequest> {
  return checkForm<ItineraryRequest>(values, {
    ...CONTACT_RULES,
    destination: minLength(DESTINATION_CHARACTERS, `Destination must be at least ${DESTINATION_CHARACTERS} characters`),
    travelDate: travelDateFrom(today),
    duration: wholeNumber(DURATION_DAYS, 'Please enter a duration'),
    adults: wholeNumber(ADULTS, 'Required'),
    children: optional(0, wholeNumber(CHILDREN, `Please enter a whole number of children from ${CHILDREN.from} to ${CHILDREN.to}`)),
    childrenAges: anyText,
    budget: required('Please enter a budget', anyText),
    requirements: anyText,
  });
}
