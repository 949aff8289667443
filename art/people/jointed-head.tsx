/** The head of such a person, from the side or turned to us. */
import { mix } from '../kit/colour.ts';
import { band, oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { HAIR } from './dress.ts';

/** A head 43 high round (0, 0): one eye from the side, two from the front, a smile, no more. */
export function JointedHead({ face, hair, isGrey, flesh, tie, hat, cap, isShadedInFront }: { face: 'side' | 'front'; hair: 'bun' | 'plait' | 'bob' | 'crop'; isGrey: boolean; flesh: { base: string; shade: string }; tie: string; hat: string | undefined; cap: string | undefined; isShadedInFront: boolean }) {
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const blush = mix(flesh.base, '#d2432f', 0.5);
  const isFront = face === 'front';
  return (
    <>
      {hair === 'bun' && <path d={oval(-19, 2, 10.5, 9.5)} fill={dark} />}
      {hair === 'bun' && <path d={[0, 1, 2, 3, 4, 5, 6].map((pearl) => oval(-19 + Math.cos(1.2 + pearl * 0.55) * 10.5, 2 + Math.sin(1.2 + pearl * 0.55) * 9.5, 2.8)).join('')} fill="#fff3dc" />}
      {hair === 'plait' && <path d={band([[-13, 6, 11], [-19, 26, 10], [-20, 50, 8], [-17, 66, 3]])} fill={dark} />}
      {hair === 'plait' && <path d={oval(-20, 50, 5.4)} fill={tie} />}
      {hair === 'bob' && <path d={shape([[-6, -20], [-19, -8], [-20, 18, 'corner'], [-2, 22], [isFront ? 17 : 0, isFront ? 18 : 10], [isFront ? 17 : 4, -8]])} fill={dark} />}
      {isFront ? (
        <>
          <path d={oval(2, 2, 15.5, 19)} fill={flesh.base} />
          <path d={isShadedInFront ? 'M8 -15Q21 -4 15 12Q11 20 4 21Q13 8 8 -15Z' : 'M-8 -15Q-18 -4 -12 12Q-8 20 -1 21Q-9 8 -8 -15Z'} fill={flesh.shade} opacity={0.7} />
          <path d={shape([[2, -22], [15, -17], [18.5, -2, 'corner'], [12, -9], [4, -11], [-6, -9], [-14, 2, 'corner'], [-17, -10], [-10, -19]])} fill={dark} />
          <path d={oval(-2.5, 1.6, 1.9, 2.2) + oval(8.5, 1.6, 1.9, 2.2)} fill="#1c0d0c" />
          <path d="M-2 9Q3 14.5 8.4 8.6" stroke="#1c0d0c" strokeWidth={1.9} fill="none" strokeLinecap="round" />
          <path d={oval(-6, 7.6, 3.6, 2.6) + oval(12, 7.4, 3, 2.4)} fill={blush} opacity={0.4} />
        </>
      ) : (
        <>
          <path d={shape([[-8, -16], [8, -18], [15, -10], [16, -4], [20.4, 3], [16.4, 6], [16.8, 10], [14, 17], [6, 21], [-4, 18], [-12, 8]])} fill={flesh.base} />
          {isShadedInFront && <path d={shape([[11, -14], [15, -10], [16, -4], [20.4, 3], [16.4, 6], [16.8, 10], [14, 17], [6, 21], [12, 10], [10, 0]])} fill={flesh.shade} opacity={0.6} />}
          <path d={hair === 'crop' ? shape([[13, -12, 'corner'], [10, -20], [-2, -23], [-15, -16], [-18, -2], [-13, 9], [-9, 10], [-5, 2], [-1, -5], [6, -9]]) : shape([[14, -11, 'corner'], [10, -19], [0, -23], [-13, -18], [-19, -6], [-17, 8], [-9, 14], [-4, 9], [-3, -1], [4, -8]])} fill={dark} />
          <path d={shape([[2, -19], [-9, -15], [-14, -4], [-8, -10]])} fill={sheen} />
          <path d={oval(-2.6, 4, 3, 4.2)} fill={flesh.base} />
          <path d={oval(10.4, -1, 1.8, 2.3)} fill="#1c0d0c" />
          <path d="M10 9.6Q12.6 12.4 16 9.8" stroke="#1c0d0c" strokeWidth={1.8} fill="none" strokeLinecap="round" />
          <path d={oval(6.6, 6.6, 3.6, 2.7)} fill={blush} opacity={0.4} />
        </>
      )}
      {cap && <path d="M-20 10Q-23 -27 1 -28Q18 -27 18 -9L4 -10Q-2 -2 -4 12Q-13 16 -20 10Z" fill={cap} />}
      {cap && <path d={`M18 -9L4 -10Q-2 -2 -4 12L-9 13Q-7 -4 2 -16L18 -15Z${oval(-3, -31, 6)}`} fill={mix(cap, '#ffffff', 0.4)} />}
      {hat && <path d="M-18 -12Q-14 -29 1 -29Q15 -28 17 -13Z" fill={hat} />}
      {hat && <path d="M-30 -9Q-4 -20 31 -11Q26 -5 0 -9Q-22 -8 -30 -9Z" fill={mix(hat, '#3a1638', 0.14)} />}
    </>
  );
}
