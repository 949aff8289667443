/** A picture as a page needs it: where it lies, how large it is (in pixels), what is to be seen, and the point that crops keep (0 to 1 across and down). */
export type PictureFacts = { src: string; width: number; height: number; alt: string; focus: readonly [number, number] };

/**
 * A picture that fills its slot and never shifts the page. The slot's shape comes from `className`.
 * `isFirst` marks the one picture a page opens with: it is fetched before everything else.
 */
export function Picture({ picture, className = '', isFirst = false }: { picture: PictureFacts; className?: string; isFirst?: boolean }) {
  const { src, width, height, alt, focus } = picture;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={`object-cover ${className}`}
      data-focus-x={Math.round(focus[0] * 10)}
      data-focus-y={Math.round(focus[1] * 10)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
