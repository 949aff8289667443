/** Headwear for the heads in heads.tsx: a knitted cap, a hat with a brim and a ribbon, or a turban. */
import { mix } from '../kit/colour.ts';
import { oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';

/** The colour of each piece; `trim` is the colour of the hat's ribbon. */
export type HeadwearLooks = { cap?: string; hat?: string; turban?: string; trim?: string };

/** Draws the headwear; in the side view the wearer faces right. A cap has a bobble unless the hair is cropped. */
export function Headwear({ view, hasBobble, cap, hat, turban, trim = '#F2A51B' }: HeadwearLooks & { view: 'side' | 'front' | 'back'; hasBobble: boolean }) {
  const isSide = view === 'side';
  // Headwear comes down lower at the back of the head than over the brow.
  const low = view === 'back' ? 12 : 0;
  const brim = view === 'back' ? 12 : -6;
  return (
    <>
      {cap && (
        <>
          <path d={isSide ? shape([[39, -24, 'corner'], [35, -48], [4, -68], [-33, -58], [-52, -20], [-50, 2, 'corner'], [0, -14]]) : shape([[-48, low - 4, 'corner'], [-44, -43], [0, -71], [44, -43], [48, low - 4, 'corner'], [0, low - 16]])} fill={cap} />
          <path d={isSide ? shape([[40, -34, 'corner'], [0, -25], [-53, -14, 'corner'], [-51, 5, 'corner'], [0, -7], [41, -18, 'corner']]) : shape([[-49, low - 20, 'corner'], [0, low - 28], [49, low - 20, 'corner'], [49, low - 2, 'corner'], [0, low - 11], [-49, low - 2, 'corner']])} fill={mix(cap, '#fff6e0', 0.55)} />
          {hasBobble && <path d={oval(isSide ? -2 : 0, -69, 12.5)} fill={mix(cap, '#fff6e0', 0.55)} />}
        </>
      )}
      {hat && (
        <>
          <path d={isSide ? shape([[-40, -24, 'corner'], [-33, -64], [4, -76], [36, -62], [42, -26, 'corner']]) : shape([[-44, brim - 24, 'corner'], [-38, -62], [0, -78], [38, -62], [44, brim - 24, 'corner']])} fill={hat} />
          <path d={isSide ? 'M-41 -33Q0 -40 42 -35' : `M-44 ${brim - 33}Q0 ${brim - 40} 44 ${brim - 33}`} stroke={trim} strokeWidth={10} fill="none" />
          <path d={isSide ? shape([[-84, -11, 'corner'], [-40, -32], [42, -34], [80, -23, 'corner'], [40, -14], [-40, -8]]) : shape([[-80, brim - 14, 'corner'], [-40, brim - 32], [40, brim - 32], [80, brim - 14, 'corner'], [36, brim - 12], [-36, brim - 12]])} fill={mix(hat, '#3a1638', 0.14)} />
        </>
      )}
      {turban && (
        <>
          <path d={isSide ? shape([[36, -22], [40, -40], [20, -60], [-14, -64], [-42, -48], [-48, -20], [-40, -2], [-10, -14]]) : shape([[46, -20], [44, -44], [22, -62], [-22, -62], [-44, -44], [-46, -20], [0, low - 24]])} fill={turban} />
          <path d="M34 -30Q0 -46 -44 -26M26 -46Q-4 -58 -38 -46" stroke="#2a1a2e" strokeWidth={3} opacity={0.35} fill="none" />
        </>
      )}
    </>
  );
}
