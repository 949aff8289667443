import { useRef, useState } from 'react';
import { QUICK } from '#app/ui/ignore-second-press.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useEnquiries } from './enquiries-context.ts';

/**
 * The footer's newsletter form. Validation and email code load on focus. Without them, as without JavaScript, the browser validates
 * the address and opens the email. React does not control the field, so that hydration keeps what is in it.
 */
export function Newsletter() {
  const { company, prepare } = useEnquiries();
  const isHydrated = useHydrated();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /** The address that is being sent, and once it is sent the empty one: another press with it does nothing. */
  const ignored = useRef<string>(undefined);
  const subscribe = async (form: HTMLFormElement) => {
    const email = field.current!.value;
    if (email === ignored.current) return;
    ignored.current = email;
    const dialogs = await prepare();
    ignored.current = undefined;
    if (!dialogs && form.checkValidity()) return form.submit();
    const message = dialogs ? dialogs.sendNewsletter(email, company.supportEmail) : 'Please enter a valid email address';
    setError(message);
    if (message) return field.current?.focus();
    form.reset();
    // A quick second press would say that the emptied field is wrong.
    ignored.current = '';
    setTimeout(() => (ignored.current = undefined), QUICK);
  };
  return (
    <section aria-labelledby="newsletter" className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
      <div>
        <h2 id="newsletter" className="text-title">
          New trips by email
        </h2>
        <p className="mt-1.5 max-w-[44ch] text-on-dark-muted">
          We write when new dates open. Press Subscribe, then send the email that opens.
        </p>
      </div>
      <form
        action={`mailto:${company.supportEmail}`}
        noValidate={isHydrated}
        data-enquiry="newsletter"
        className="w-full max-w-130"
        onSubmit={(event) => {
          event.preventDefault();
          void subscribe(event.currentTarget);
        }}
      >
        {/* A browser would write a space as '+', which email apps show. */}
        <input type="hidden" name="subject" value="Newsletter" />
        <label htmlFor="newsletter-email" className="font-semibold">
          Your email
        </label>
        <p id="newsletter-error" role="status" className="newsletter-error">
          {error}
        </p>
        <div className="flex gap-2">
          <input
            ref={field}
            id="newsletter-email"
            type="email"
            name="body"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onFocus={prepare}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'newsletter-error' : undefined}
            className="field-box"
          />
          <button type="submit" className="button" data-kind="action">
            Subscribe
          </button>
        </div>
      </form>
    </section>
  );
}
