import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

/** As wide as the breakpoint lg: from here on a page has room for what its folds hold. */
const WIDE = '(min-width: 62.5rem)';

type Props = {
  /** A link to it opens the fold. */
  id?: string;
  title: string;
  /** Only heard, after the title: what tells this fold from others of the same title. */
  titleSuffix?: string;
  level?: 2 | 3 | 4;
  /** Opens by itself on a wide screen, where nobody has to save room. */
  opensOnWide?: boolean;
  className?: string | undefined;
  children: React.ReactNode;
};

/**
 * A part of a page that is closed at first, with a real heading in its summary. The browser opens it for a link into it and for
 * a word that is searched for; on paper it is open.
 */
export function Disclosure({ id, title, titleSuffix, level = 3, opensOnWide = false, className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const wasBuilt = useRef(!useHydrated());
  // Before the first painting, so that a page that is returned to has its height when the router scrolls it back.
  useLayoutEffect(() => {
    if (!details.current || !opensOnWide || !matchMedia(WIDE).matches) return;
    if (!wasBuilt.current || !isBeingRead()) details.current.open = true;
  }, [opensOnWide]);
  const Heading = `h${level}` as const;
  return (
    <details ref={details} id={id} className={`disclosure ${className}`}>
      <summary>
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

/** Whether the visitor has scrolled before the scripts came: to open a fold would then move what she reads. */
function isBeingRead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After Back or a reload the place was kept from a page whose folds were open.
  return window.scrollY > 0 && navigation?.type === 'navigate';
}
