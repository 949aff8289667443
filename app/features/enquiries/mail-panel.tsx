import { useEffect, useRef, useState } from 'react';
import type { Mail } from '#app/domain/enquiries/mail.ts';
import { gmailUrl, outlookUrl, whatsappUrl } from '#app/domain/enquiries/web-mail.ts';
import { focusQuietly } from '#app/navigation/sections.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useRootAttribute } from '#app/ui/use-root-attribute.ts';

/**
 * Offers other ways to send an email that was just opened. Stays open across pages until dismissed, because the site cannot
 * detect whether an email app opened.
 */
export function MailPanel({ mail, whatsapp, onDismiss }: { mail: Mail; whatsapp: string | undefined; onDismiss: () => void }) {
  // The style sheet uses this attribute to keep the focused element clear of the panel.
  useRootAttribute('mailPanel');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In the next frame, because the focus returns to the button that opened the form after this.
    const frame = requestAnimationFrame(() => {
      if (heading.current) uncoverFocus(heading.current);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <aside aria-labelledby="mail-panel" className="mail-panel">
      <div className="flex items-start justify-between gap-4">
        <h2 id="mail-panel" ref={heading} className="text-[1.375rem] leading-tight outline-none">
          Did your email app open?
        </h2>
        <IconButton icon="close" label="Dismiss" tooltipSide="below" onClick={onDismiss} className="-mt-2 -me-2 size-11 hover:bg-sand" />
      </div>
      <p className="mt-1 text-small text-muted">Your message is written there. It reaches us once you press send.</p>
      <CopyMessage key={mail.url} mail={mail}>
        <a href={mail.url} className="button min-h-11 px-2" data-kind="secondary">
          Open it again
        </a>
      </CopyMessage>
      <ul className="mail-panel-ways">
        <li>
          <ExternalLink href={gmailUrl(mail)}>Open in Gmail</ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookUrl(mail)}>Open in Outlook</ExternalLink>
        </li>
        {whatsapp && (
          <li>
            <ExternalLink href={whatsappUrl(whatsapp, mail)}>Send by WhatsApp</ExternalLink>
          </li>
        )}
      </ul>
      <details>
        <summary className="text-link">Read the message</summary>
        <p className="mt-2 text-small text-muted">
          <span>{`To ${mail.to}`}</span>
          <br />
          <span>{mail.subject}</span>
        </p>
        <pre className="mt-2 border border-line bg-paper p-3 font-text text-small whitespace-pre-wrap">{mail.fullBody}</pre>
      </details>
    </aside>
  );
}

/** Scrolls what has the focus out from under the panel. If that does not help, as with a sticky button, the panel's heading gets the focus. */
function uncoverFocus(heading: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body || isOnTop(focused)) return;
  const place = scrollY;
  focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isOnTop(focused)) return;
  scrollTo({ top: place, behavior: 'instant' });
  focusQuietly(heading);
}

/** Whether a press at the centre of an element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const OUTCOMES = {
  copied: 'Copied. Paste it into an email or a chat.',
  refused: 'Your browser does not let us copy. Select the text below and copy it.',
} as const;

/** A button that copies the address, subject and body. If the browser refuses, they appear in a field that selects its text on focus. */
function CopyMessage({ mail, children }: { mail: Mail; children: React.ReactNode }) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = `${mail.to}\n${mail.subject}\n\n${mail.fullBody.replaceAll('\r', '')}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <p className="mail-panel-ways mt-3 gap-y-3">
        {children}
        <button type="button" onClick={() => void copy()} className="button min-h-11 px-2" data-kind="secondary">
          Copy message
        </button>
      </p>
      <p role="status" className="text-small">
        {outcome && OUTCOMES[outcome]}
      </p>
      {outcome === 'refused' && (
        <textarea
          ref={box}
          readOnly
          rows={5}
          value={text}
          aria-label="Your message"
          onFocus={() => box.current?.select()}
          className="field-box mb-2 text-small"
        />
      )}
    </>
  );
}
