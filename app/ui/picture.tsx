import { useEffect, useRef } from 'react';
import { fallbackWidthsOf, type PictureData, THUMBNAIL_WIDTHS, widthsOf } from '#app/domain/picture.ts';

/**
 * A picture that fills its slot and never shifts the page. The slot's shape comes from `className`; `sizes` says how wide
 * the picture is drawn there, with what the crop cuts off. `priority` marks the one picture a page opens with: it is fetched
 * before everything else, `isThumbnail` one of a few dozen pixels. `portrait` takes its place in windows that are higher than wide. `onError` is called when it cannot
 * be shown, also when that happened before scripts had arrived.
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
  portrait?: { picture: PictureData; sizes: string } | undefined;
  sizes: string;
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
  const widths = isThumbnail ? [...THUMBNAIL_WIDTHS, ...widthsOf(width).slice(0, 2)] : widthsOf(width);
  return (
    <picture className="contents">
      {portrait && (
        <source
          media="(orientation: portrait)"
          type="image/avif"
          srcSet={files(portrait.picture.file, widthsOf(portrait.picture.width), 'avif')}
          sizes={portrait.sizes}
        />
      )}
      {portrait && (
        <source
          media="(orientation: portrait)"
          type="image/webp"
          srcSet={files(portrait.picture.file, fallbackWidthsOf(portrait.picture.width), 'webp')}
          sizes={portrait.sizes}
        />
      )}
      <source type="image/avif" srcSet={files(file, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files(file, fallbacks, 'webp')} sizes={sizes} />
      <img
        ref={image}
        src={`${file}-${fallback}.jpg`}
        srcSet={files(file, fallbacks, 'jpg')}
        sizes={sizes}
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

function files(file: string, widths: readonly number[], format: 'avif' | 'webp' | 'jpg'): string {
  return widths.map((each) => `${file}-${each}.${format} ${each}w`).join(', ');
}
