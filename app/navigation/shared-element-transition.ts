import { useLayoutEffect, useRef } from 'react';

/** The picture of the card that was pressed last: the page it links to, the file it shows, its box in the window. */
let pressed: { path: string; file: string; box: DOMRect; time: number } | undefined;

/** A page that opens later than this after the press, in milliseconds, has no more to do with it. */
const SOON = 2000;

const GROWING = { duration: 260, easing: 'cubic-bezier(0.3, 0, 0.15, 1)' };

/** For the press of a card's link: its picture is going to grow into the one of the page it leads to. */
export function startSharedElementTransition({ currentTarget: link }: React.MouseEvent<HTMLAnchorElement>): void {
  const image = link.closest('article')?.querySelector('img');
  if (image) pressed = { path: link.pathname, file: image.currentSrc, box: image.getBoundingClientRect(), time: Date.now() };
}

/**
 * For the element around a page's large picture: it starts at the box of the pressed card's picture and grows into its
 * place, and shows that one's file until its own arrives. Nothing moves where the visitor has asked for stillness.
 * Not by the browser's view transitions: capturing the old page kept the new heading away for some 100 ms on a cheap phone.
 */
export function useSharedElementTransition<Around extends HTMLElement>(): React.RefObject<Around | null> {
  const around = useRef<Around>(null);
  useLayoutEffect(() => {
    const from = pressed;
    pressed = undefined;
    const image = around.current?.querySelector('img');
    if (!image || from?.path !== window.location.pathname || Date.now() - from.time > SOON) return;
    image.style.backgroundImage = `url("${from.file}")`;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) image.animate(growth(from.box, image), GROWING);
  }, []);
  return around;
}

/** Keyframes from a box in the window to the image's place once the page is scrolled to its top. Crops the image without distorting it. */
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
