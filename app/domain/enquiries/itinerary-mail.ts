import { pluralize } from '../pluralize.ts';
import type { ItineraryRequest } from './itinerary-request.ts';
import { composeMail } from './mail.ts';
import type { Mail } from './mail.ts';
import { slashedDate } from './travel-date.ts';

/** Composes the email for the Request Custom Itinerary dialog. `to` is the support address. */
export function itineraryMail(request: ItineraryRequest, to: string): Mail {
  return composeMail({
    to,
    subject: `Custom Itinerary Request for ${request.destination}`,
    lines: [
      `Name: ${request.name}`,
      `Email: ${request.email}`,
      `Phone: ${request.phone}`,
      `Destination: ${request.destination}`,
      `Travel Date: ${slashedDate(request.travelDate)}`,
      `Duration: ${pluralize(request.duration, 'day')}`,
      `Adults: ${request.adults}`,
      `Children: ${request.children}`,
      `Children's Ages: ${request.childrenAges || 'N/A'}`,
      `Budget: ${request.budget}`,
      `Requirements: ${request.requirements || 'None specified'}`,
    ],
  });
}
