import { useState } from 'react';
import { type Share, whatsappShareUrl } from '#app/domain/share.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const OUTCOMES = {
  copied: 'Link copied',
  refused: 'Your browser does not let us copy. Here is the address:',
} as const;

/**
 * Sends the trip to a friend: through the device's own sheet where there is one, else by copying the link or by WhatsApp,
 * which needs no scripts. One line of the same height either way.
 */
export function ShareTrip({ share: { text, url }, title }: { share: Share; title: string }) {
  const isHydrated = useHydrated();
  const [isSheetBroken, setSheetBroken] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const hasSheet = isHydrated && 'share' in navigator && !isSheetBroken;

  const openSheet = async () => {
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      // To close the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSheetBroken(true);
    }
  };
  const copy = async () => {
    // Emptied first, so that the same words are announced again.
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
        {!outcome && 'Share'}
        <span role="status">{outcome && OUTCOMES[outcome]}</span>
      </span>
      {outcome === 'refused' ? (
        <input
          readOnly
          value={url}
          aria-label="Address of this page"
          // The button that was pressed has given way to it; selected, it is one key or one long press from being copied.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.target.select()}
          className="field-box text-small"
        />
      ) : (
        isHydrated && (
          <button type="button" onClick={() => void copy()}>
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
