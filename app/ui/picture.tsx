import { useEffect, useRef } from 'react';

/** A picture as a page needs it: where it lies, how large it is (in pixels), what is to be seen, and the point that crops keep (0 to 1 across and down). */
export type PictureFacts = { src: string; width: number; height: number; alt: string; focus: readonly [number, number] };

/**
 * A picture that fills its slot and never shifts the page. The slot's shape comes from `className`.
 * `isFirst` marks the one picture a page opens with: it is fetched before everything else.
 * `onFail` is called when the file cannot be shown, also when that happened before scripts had arrived.
 */
export function Picture({
  picture,
  className = '',
  isFirst = false,
  onFail,
}: {
  picture: PictureFacts;
  className?: string;
  isFirst?: boolean;
  onFail?: () => void;
}) {
  const { src, width, height, alt, focus } = picture;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onFail?.();
  }, [onFail]);
  return (
    <img
      ref={image}
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={`object-cover ${className}`}
      data-focus-x={Math.round(focus[0] * 10)}
      data-focus-y={Math.round(focus[1] * 10)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={onFail}
    />
  );
}
