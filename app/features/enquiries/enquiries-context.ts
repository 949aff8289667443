import { createContext, useContext } from 'react';
import type { FamilyOption } from '#app/domain/family-price.ts';
import type { FetchDialogs } from './use-lazy-dialogs.ts';

/** The company's contact details, its reply time in hours, and who calls back, such as 'Asha Rao or Mira Sen'. */
export type CompanyContact = {
  supportEmail: string;
  whatsapp: string | undefined;
  replyHours: number;
  callers: string;
};

/** The trip that a call is about, with its dates as text, and the family chosen on its page. */
export type CallSubject = {
  title: string;
  dates: string;
  isForLadies: boolean;
  family: Pick<FamilyOption, 'label' | 'children' | 'ages'> | undefined;
};

/** The form to open. */
export type Enquiry = { kind: 'itinerary' } | { kind: 'call'; about: CallSubject | undefined };

/** The pressed button, which gets focus back, and the mailto URL to open if the form fails to load. */
export type Trigger = { button: HTMLElement; mailto: string };

type Enquiries = {
  company: CompanyContact;
  /** Loads the forms' code. Called on hover, touch or focus, and by the newsletter's form, which needs it too. */
  prepare: FetchDialogs;
  open: (enquiry: Enquiry, trigger: Trigger) => void;
};

/** The context that <EnquiriesProvider> provides. */
export const EnquiriesContext = createContext<Enquiries | undefined>(undefined);

/** Returns the company's contact details and the functions that load and open forms. Throws outside <EnquiriesProvider>. */
export function useEnquiries(): Enquiries {
  const enquiries = useContext(EnquiriesContext);
  if (!enquiries) throw new Error('useEnquiries must be used inside <EnquiriesProvider>.');
  return enquiries;
}
