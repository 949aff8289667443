import { useRef, useState } from 'react';
import { useEnquiries } from './enquiries-context.ts';
import { mailtoUrl } from './mailto.ts';
import { openMail } from './open-mail.ts';

const loadSendNewsletter = () => import('./send-newsletter.ts');

/** The footer's newsletter form. Validation and email code load on focus. Without JavaScript, the form has a mailto link. */
export function Newsletter() {
  const { company, notifySent } = useEnquiries();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const mailto = mailtoUrl(company.supportEmail, 'Newsletter Subscription');
  const subscribe = async () => {
    const module = await loadSendNewsletter().catch(() => undefined);
    // If the code fails to load, open the mailto link instead, as without JavaScript. The browser can judge the address.
    const isAddress = email !== '' && field.current?.validity.valid;
    const { sent, message } = module
      ? module.sendNewsletter(email, company.supportEmail)
      : { message: isAddress ? undefined : 'Please enter a valid email address' };
    setError(message);
    if (message) return field.current?.focus();
    if (!sent) return openMail({ url: mailto });
    setEmail('');
    notifySent(sent);
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
        noValidate
        data-enquiry="newsletter"
        className="w-full max-w-130"
        onSubmit={(event) => {
          event.preventDefault();
          void subscribe();
        }}
      >
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
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onFocus={() => void loadSendNewsletter().catch(() => undefined)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'newsletter-error' : undefined}
            className="field-box"
          />
          <button type="submit" className="button" data-kind="action">
            Subscribe
          </button>
        </div>
        <noscript>
          <p className="mt-2">
            <a href={mailto} className="underline">
              Subscribe by email
            </a>
          </p>
        </noscript>
      </form>
    </section>
  );
}
