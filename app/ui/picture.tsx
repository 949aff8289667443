import { useEffect, useRef } from 'react';
import { fallbackWidthsOf, type PictureData, THUMBNAIL_WIDTHS, widthsOf } from '#app/domain/picture.ts';

/** The width of a picture on the page: a length for phones, and media conditions with lengths for wider screens, widest first. */
export type PictureSizes = { phone: string; wide?: string };

/**
 * A picture that is cropped to fill its box and never shifts the layout. `className` sets the shape of the box, and `sizes` the
 * width of the picture before cropping. Set `priority` for the single picture at the top of a page, so that it loads first, and
 * `isThumbnail` for pictures a few dozen pixels wide. `upright` replaces the picture on phones held upright. `onError` is also
 * called if the picture failed to load before hydration.
 */
export function Picture({
  picture,
  upright,
  sizes,
  className = '',
  priority = false,
  isThumbnail = false,
  onError,
}: {
  picture: PictureData;
  upright?: { picture: PictureData; sizes: PictureSizes } | undefined;
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
      {upright && (
        <source
          media="(max-width: 40rem) and (orientation: portrait)"
          type="image/avif"
          srcSet={files(upright.picture.file, widthsOf(upright.picture.width), 'avif')}
          sizes={sizesText(upright.sizes)}
        />
      )}
      {upright && (
        <source
          media="(max-width: 40rem) and (orientation: portrait)"
          srcSet={files(upright.picture.file, fallbackWidthsOf(upright.picture.width), 'jpg')}
          sizes={sizesText(upright.sizes)}
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
 * Limits most phones to about 1.7 image pixels per CSS pixel. In a drawing, nobody notices more detail on a phone, and three
 * image pixels would more than double the file size.
 */
function sizesText({ phone, wide }: PictureSizes): string {
  const onPhones = (resolution: string, share: number) =>
    `(max-width: 40rem) and (min-resolution: ${resolution}) calc(${phone} * ${share})`;
  return [onPhones('2.5dppx', 0.55), onPhones('1.5dppx', 0.85), ...(wide ? [wide] : []), phone].join(', ');
}
