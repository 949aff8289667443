import type { PictureData } from '#app/domain/picture.ts';
import { Picture } from './picture.tsx';
import { useError } from './use-error.ts';

/** A small portrait next to a name. If the picture fails to load, the name's first letter replaces it. */
export function Avatar({ name, picture }: { name: string; picture: PictureData }) {
  const [hasFailed, fail] = useError();
  if (!hasFailed)
    return <Picture picture={picture} sizes={{ phone: '3.5rem' }} isThumbnail onError={fail} className="size-14 rounded-small" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-small bg-brand font-display text-title text-on-dark"
    >
      {[...name][0]}
    </span>
  );
}
