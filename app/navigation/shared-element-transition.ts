import { useLayoutEffect, useRef } from 'react';

/** The picture on the last card clicked: the path of the card's link, the image file, its place in the viewport, and the click's time. */
let pressed: { path: string; file: string; box: DOMRect; time: number } | undefined;

/** If the page takes longer than this many milliseconds to open, the picture does not grow. */
const MAX_DELAY_MS = 2000;

const GROWING = { duration: 260, easing: 'cubic-bezier(0.3, 0, 0.15, 1)' };

/** Click handler for a card's link: makes the card's picture grow into the hero picture on the page that opens. */
export function startSharedElementTransition({ currentTarget: link }: React.MouseEvent<HTMLAnchorElement>): void {
  const image = link.closest('article')?.querySelector('img');
  if (image) pressed = { path: link.pathname, file: image.currentSrc, box: image.getBoundingClientRect(), time: Date.now() };
}

/**
 * Returns a ref for the element around a page's hero picture. The hero picture grows out of the clicked card's picture, and
 * shows that picture's file until its own has loaded. With prefers-reduced-motion, nothing moves. View transitions are not used,
 * because capturing the old page delayed the new heading by about 100 ms on a slow phone.
 */
export function useSharedElementTransition<Around extends HTMLElement>(): React.RefObject<Around | null> {
  const around = useRef<Around>(null);
  useLayoutEffect(() => {
    const from = pressed;
    pressed = undefined;
    const image = around.current?.querySelector('img');
    if (!image || from?.path !== window.location.pathname || Date.now() - from.time > MAX_DELAY_MS) return;
    image.style.backgroundImage = `url("${from.file}")`;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) image.animate(growth(from.box, image), GROWING);
  }, []);
  return around;
}

/** Keyframes that move the image from `box` to its own position at the top of the page, cropping rather than distorting it. */
function growth(box: DOMRect, image: HTMLElement): Keyframe[] {
  const { left, top, width, height } = image.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const across = box.left + box.width / 2 - (left + width / 2);
  const down = box.top + box.height / 2 - (top + window.scrollY + height / 2);
  const cut = `inset(${(height - box.height / scale) / 2}px ${(width - box.width / scale) / 2}px)`;
  return [
    { transform: `translate(${across}px, ${down}px) scale(${scale})`, clipPath: cut },
    { transform: 'none', clipPath: 'inset(0)' },
  ];
}
