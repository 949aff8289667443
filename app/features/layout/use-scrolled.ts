import { useEffect, useState } from 'react';

/** Scroll position in pixels above which the page counts as scrolled. */
const THRESHOLD = 50;
/** Pixels; smaller scrolls are ignored as jitter of a resting finger. */
const TREMOR = 8;
/** Pixels; a larger scroll in one event is a jump, such as to a section. */
const JUMP = 300;

/**
 * Returns whether the page is scrolled, and whether the header is away (on pages with section links): it hides on scrolling
 * down and returns on scrolling up. A jump up keeps it hidden, because it would cover the heading.
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
