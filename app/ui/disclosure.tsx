import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { stayInView } from './stay-in-view.ts';
import { useHydrated } from './use-hydrated.ts';

/** The lg breakpoint. Screens at least this wide have room for open disclosures. */
const WIDE = '(min-width: 62.5rem)';

type Props = {
  /** The id of the <details> element. */
  id?: string;
  title: string;
  /** Visually hidden text after the title, to distinguish disclosures with the same title. */
  titleSuffix?: string;
  level?: 2 | 3 | 4;
  /** Whether it opens automatically on wide screens. */
  opensOnWide?: boolean;
  className?: string | undefined;
  children: React.ReactNode;
};

/**
 * A disclosure, closed by default, with a real heading in its summary. The browser opens it for find-in-page and for links to
 * elements inside it. Where it is printed, its content is printed too.
 */
export function Disclosure({ id, title, titleSuffix, level = 3, opensOnWide = false, className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const wasBuilt = useRef(!useHydrated());
  // useLayoutEffect, so that the page has its full height when its place is restored (navigation/history-entry.tsx).
  useLayoutEffect(() => {
    if (!details.current || !opensOnWide || !matchMedia(WIDE).matches) return;
    if (!wasBuilt.current || !isBeingRead()) details.current.open = true;
  }, [opensOnWide]);
  const Heading = `h${level}` as const;
  return (
    <details ref={details} id={id} className={`disclosure ${className}`}>
      <summary onClick={stayInView}>
        <Heading>
          {title}
          {titleSuffix && <span className="sr-only"> {titleSuffix}</span>}
        </Heading>
        <Icon name="chevron" className="disclosure-sign size-4" />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}

/** Whether the visitor scrolled before hydration. Opening a disclosure would then shift the text being read. */
function isBeingRead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After Back or a reload, the browser restores a scroll position that was measured with open disclosures, so open them again.
  return window.scrollY > 0 && navigation?.type === 'navigate';
}
