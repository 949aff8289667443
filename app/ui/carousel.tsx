import { useLayoutEffect, useRef, useState } from 'react';
import type { PictureData } from '#app/domain/picture.ts';
import { IconButton } from './icon-button.tsx';
import { Picture } from './picture.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useRowStart } from './use-row-start.ts';

/** A photo and its caption. */
export type CarouselPicture = { picture: PictureData; caption: string | undefined };

/**
 * A row of photos with scroll snapping; it never advances automatically. Without JavaScript it can be scrolled, and the
 * thumbnails work as anchor links. Hydration reveals two arrow buttons and a counter ('3 of 10').
 */
export function Carousel({ pictures, label }: { pictures: readonly CarouselPicture[]; label: string }) {
  const track = useRef<HTMLUListElement>(null);
  useRowStart(track);
  const [current, setCurrent] = useState(0);
  const isHydrated = useHydrated();
  const last = pictures.length - 1;

  // While the row scrolls to a photo, its data-scroll-target says where to. Quick presses count from there, and so does
  // app/navigation/history-entry.tsx if the visitor leaves meanwhile.
  const show = (index: (shown: number) => number) => {
    const row = track.current;
    if (!row) return;
    const { scrollTarget = row.scrollLeft } = row.dataset;
    // Not clientWidth, which is rounded, because the browser then stops at another place.
    const { width } = row.getBoundingClientRect();
    const shown = Math.round(Number(scrollTarget) / width);
    const left = Math.min(Math.max(index(shown), 0), last) * width;
    row.dataset['scrollTarget'] = String(left);
    row.scrollTo({ left });
  };
  const follow = () => {
    const row = track.current;
    if (!row) return;
    setCurrent(Math.min(Math.round(row.scrollLeft / row.clientWidth), last));
    if (Math.abs(row.scrollLeft - Number(row.dataset['scrollTarget'])) < 2) stopAiming();
  };
  const stopAiming = () => {
    delete track.current?.dataset['scrollTarget'];
  };
  // Before hydration she may have scrolled to another photo.
  // oxlint-disable-next-line react/exhaustive-deps -- later scrolling is followed by its events
  useLayoutEffect(follow, []);

  return (
    <section aria-label={label} aria-roledescription="carousel">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that the visitor scrolls the row */}
      <ul
        ref={track}
        data-keeps-place=""
        onScroll={follow}
        onPointerDown={stopAiming}
        onWheel={stopAiming}
        onKeyDown={stopAiming}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll only a focusable element
        tabIndex={0}
        aria-label={`${label}, scrolls sideways`}
        className="carousel-track flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map(({ picture }, index) => (
          <li key={index} id={`photo-${index + 1}`} className="w-full shrink-0 snap-start">
            <Picture
              picture={picture}
              sizes={{ phone: '109vw', wide: '(min-width: 80rem) 44.5rem, (min-width: 62.5rem) calc(91vw - 28rem)' }}
              className="aspect-4/3 w-full lg:aspect-16/10"
            />
          </li>
        ))}
      </ul>
      <div className="carousel-tools mt-3 flex min-h-12 flex-wrap items-center gap-x-4">
        <p className="grow basis-60 text-muted">{pictures[current]?.caption}</p>
        <div className={`flex grow items-center justify-end gap-2 ${isHydrated ? '' : 'invisible'}`}>
          <p className="me-auto font-display text-[1.1875rem] lining-nums sm:me-2" aria-live="polite">
            {`${current + 1} of ${pictures.length}`}
          </p>
          <ArrowButton icon="back" label="Previous photo" isOff={current === 0} onPress={() => show((shown) => shown - 1)} />
          <ArrowButton icon="arrow" label="Next photo" isOff={current === last} onPress={() => show((shown) => shown + 1)} />
        </div>
      </div>
      <Thumbnails pictures={pictures} current={current} onChoose={(index) => show(() => index)} />
    </section>
  );
}

function ArrowButton({ icon, label, isOff, onPress }: { icon: 'back' | 'arrow'; label: string; isOff: boolean; onPress: () => void }) {
  return (
    <IconButton
      icon={icon}
      label={label}
      // Not `disabled`, because a disabled button would lose focus, and Tab would start again at the top of the page.
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="size-12 border-[1.5px] border-ink hover:bg-sand aria-disabled:border-line aria-disabled:text-muted"
      iconClassName="h-2.5 w-4.5"
    />
  );
}

function Thumbnails({
  pictures,
  current,
  onChoose,
}: {
  pictures: readonly CarouselPicture[];
  current: number;
  onChoose: (index: number) => void;
}) {
  return (
    <ul className="carousel-tools mt-3 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]" aria-label="All photos">
      {pictures.map(({ picture }, index) => (
        <li key={index} className="shrink-0">
          <a
            href={`#photo-${index + 1}`}
            aria-label={`Photo ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="block outline-offset-2 aria-[current]:outline-3 aria-[current]:outline-ink"
          >
            <Picture picture={{ ...picture, alt: '' }} sizes={{ phone: '6rem' }} isThumbnail className="size-15" />
          </a>
        </li>
      ))}
    </ul>
  );
}
