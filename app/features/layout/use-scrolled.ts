import { useEffect, useState } from 'react';

/** Beyond this scroll position, in pixels, the page counts as scrolled. */
const THRESHOLD = 50;
/** Movements of this many pixels or fewer don't count as scrolling up or down, because they may come from a resting finger. */
const JITTER = 8;
/** An upward movement of more pixels than this at once counts as a jump, such as to a section. */
const JUMP = 300;

/**
 * Returns whether the page is scrolled, and whether the header is off screen (used on pages with section links). The header
 * hides on scrolling down and returns on scrolling up. It also hides after a jump up, so as not to cover the target heading.
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
      else if (Math.abs(moved) > JITTER) setAway(moved > 0 || moved < -JUMP);
      else return;
      last = top;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return { isScrolled, isAway };
}
