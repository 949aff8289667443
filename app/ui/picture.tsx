import { useEffect, useRef } from 'react';
import { fallbackWidthsOf, type PictureData, THUMBNAIL_WIDTHS, widthsOf } from '#app/domain/picture.ts';

/** How wide a picture is drawn: a length on phones, and media conditions with lengths on what is wider, the widest first. */
export type PictureSizes = { phone: string; wide?: string };

/**
 * A picture that fills its slot and never shifts the page. The slot's shape comes from `className`; `sizes` says how wide
 * the picture is drawn there, with what the crop cuts off. `priority` marks the one picture a page opens with: it is fetched
 * before everything else, `isThumbnail` one of a few dozen pixels. `portrait` takes its place on phones held upright.
 * `onError` is called when it cannot be shown, also when that happened before scripts had arrived.
 */
export function Picture({
  picture,
  portrait,
  sizes,
  className = '',
  priority = false,
  isThumbnail = false,
  onError,
}: {
  picture: PictureData;
  portrait?: { picture: PictureData; sizes: PictureSizes } | undefined;
  sizes: PictureSizes;
  className?: string;
  priority?: boolean;
  isThumbnail?: boolean;
  onError?: () => void;
}) {
  const { file, width, height, alt, focus, placeholderColor } = picture;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onError?.();
  }, [onError]);
  const [fallback = width, ...largerFallbacks] = fallbackWidthsOf(width);
  const fallbacks = isThumbnail ? [fallback] : [fallback, ...largerFallbacks];
  const widths = isThumbnail ? THUMBNAIL_WIDTHS : widthsOf(width);
  return (
    <picture className="contents">
      {portrait && (
        <source
          media="(max-width: 40rem) and (orientation: portrait)"
          type="image/avif"
          srcSet={files(portrait.picture.file, widthsOf(portrait.picture.width), 'avif')}
          sizes={sizesText(portrait.sizes)}
        />
      )}
      {portrait && (
        <source
          media="(max-width: 40rem) and (orientation: portrait)"
          srcSet={files(portrait.picture.file, fallbackWidthsOf(portrait.picture.width), 'jpg')}
          sizes={sizesText(portrait.sizes)}
        />
      )}
      <source type="image/avif" srcSet={files(file, widths, 'avif')} sizes={sizesText(sizes)} />
      <img
        ref={image}
        src={`${file}-${fallback}.jpg`}
        srcSet={files(file, fallbacks, 'jpg')}
        sizes={sizesText(sizes)}
        width={width}
        height={height}
        alt={alt}
        className={`object-cover ${className}`}
        data-focus-x={Math.round(focus[0] * 10)}
        data-focus-y={Math.round(focus[1] * 10)}
        data-placeholder={placeholderColor}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

function files(file: string, widths: readonly number[], format: 'avif' | 'jpg'): string {
  return widths.map((each) => `${file}-${each}.${format} ${each}w`).join(', ');
}

/**
 * A phone gets about 1.7 pixels for each that a style sheet counts: nobody sees more on a drawing held in the hand, and a
 * third device pixel would be half of all bytes.
 */
function sizesText({ phone, wide }: PictureSizes): string {
  const onPhones = (resolution: string, share: number) =>
    `(max-width: 40rem) and (min-resolution: ${resolution}) calc(${phone} * ${share})`;
  return [onPhones('2.5dppx', 0.55), onPhones('1.5dppx', 0.85), ...(wide ? [wide] : []), phone].join(', ');
}
