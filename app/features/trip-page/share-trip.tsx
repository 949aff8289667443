import { useState } from 'react';
import { type ShareMessage, whatsappShareUrl } from '#app/domain/share.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const OUTCOMES = {
  copied: 'Link copied',
  refused: 'Your browser does not let us copy. Here is the address:',
} as const;

/**
 * Shares the trip through the device's share sheet. If there is none, offers a copy button and a WhatsApp link, which
 * works without JavaScript. Both variants have the same height, to avoid a layout shift.
 */
export function ShareTrip({ message: { text, url }, title }: { message: ShareMessage; title: string }) {
  const isHydrated = useHydrated();
  const [isSheetBroken, setSheetBroken] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const hasSheet = isHydrated && 'share' in navigator && !isSheetBroken;

  const openSheet = async () => {
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // The visitor closed the sheet, or has opened it already.
      if (!['AbortError', 'InvalidStateError'].includes((error as Error).name)) setSheetBroken(true);
    }
  };
  const copy = async () => {
    // Clear first, so that screen readers announce the same text again.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  if (hasSheet) {
    return (
      <p className="share-trip">
        <button type="button" onClick={() => void openSheet()}>
          Share this trip
        </button>
      </p>
    );
  }
  return (
    <div className="share-trip">
      <span>
        {!outcome && <span>Share</span>}
        <span role="status">{outcome && OUTCOMES[outcome]}</span>
      </span>
      {outcome === 'refused' ? (
        <input
          readOnly
          value={url}
          aria-label="Address of this page"
          // The input replaces the pressed button, so it takes focus. Focus selects its text, ready to copy.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.target.select()}
          className="field-box text-small"
        />
      ) : (
        isHydrated && (
          // Instead of the button for the share sheet, which had the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <button type="button" autoFocus={isSheetBroken} onClick={() => void copy()}>
            Copy link
          </button>
        )
      )}
      <ExternalLink href={whatsappShareUrl({ text, url })} className="">
        <span className="sr-only">Share by </span>WhatsApp
      </ExternalLink>
    </div>
  );
}
