import { useEffect, useState } from 'react';

const THRESHOLD = 50;
/** A finger at rest trembles by less than this, in pixels. */
const TREMOR = 8;
/** A scroll by more than this at once is a jump, such as to a section. */
const JUMP = 300;

/**
 * Whether the page is scrolled by more than 50 px, and whether it was last scrolled down: then a page with section links does
 * without the header, which comes back when it is scrolled up. A jump up does not bring it back: it would cover the heading.
 */
export function useScrolled(): { isScrolled: boolean; isAway: boolean } {
  const [isScrolled, setScrolled] = useState(false);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const top = window.scrollY;
      const moved = top - last;
      setScrolled(top > THRESHOLD);
      if (top <= THRESHOLD) setAway(false);
      else if (Math.abs(moved) > TREMOR) setAway(moved > 0 || moved < -JUMP);
      else return;
      last = top;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return { isScrolled, isAway };
}
