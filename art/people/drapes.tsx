/** Cloth that hangs from the shoulders of posed adults: the end of a sari or a dupatta, still or in the wind. */
import type { Spot } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import type { Body } from './pose.ts';

/** The end of a sari behind the shoulder, from the side. Below the small of the back it hangs down, however far she leans. */
export function Pallu({ body: { at, lean, size }, cloth }: { body: Body; cloth: string }) {
  const length = size.trunk * 0.5;
  const below = ([x, y]: Spot): [number, number, 'corner'] => [x - length * 0.16 - Math.max(0, lean) * 0.1, y + length, 'corner'];
  return <path d={shape([[...at(1.04, -4), 'corner'], at(0.9, -16), at(0.4, -26), below(at(0.4, -26)), below(at(0.4, -12)), at(0.4, -12), at(0.8, -4)])} fill={cloth} />;
}

/** A dupatta: round the neck and down the back (side view), or in a U (other views). In wind, `Streamer` draws its loose end. */
export function Dupatta({ body: { at, isSide }, cloth, isBlown }: { body: Body; cloth: string; isBlown: boolean }) {
  if (!isSide) return <path d={shape([at(1.04, -22), at(0.84, 0), at(1.04, 22), at(0.98, 28), at(0.72, 0), at(0.98, -28)])} fill={cloth} />;
  if (isBlown) return <path d={shape([at(1.06, 8), at(0.98, 17), at(0.86, 8), at(0.86, -14), at(1.02, -10)])} fill={cloth} />;
  return <path d={shape([at(1.06, 8), at(0.98, 17), at(0.9, 6), at(0.94, -16), at(0.5, -26), [...at(0.16, -36), 'corner'], [...at(0.14, -22), 'corner'], at(0.6, -14), at(0.9, -10), at(1.04, -8)])} fill={cloth} />;
}

/** The end of a sari or dupatta streaming out behind. */
export function Streamer({ at, wind, cloth }: { at: Body['at']; wind: number; cloth: string }) {
  const [x, y] = at(1, 0);
  const far = (reach: number) => x - wind * reach - 22;
  return <path d={shape([at(0.98, 4), at(0.86, -26), [far(62), y + 30], [far(110), y + 22, 'corner'], [far(104), y + 62, 'corner'], [far(60), y + 62], at(0.6, -20), at(0.9, -8)])} fill={cloth} />;
}
