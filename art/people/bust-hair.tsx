/** The hair of `Bust`: a layer behind the face and neck, one over the brow, and, for `plait`, a plait over the shoulder. */
import { n } from '../kit/curves.ts';
import { alongLine, band, rounded } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { CurlsBehind, CurlsInFront, FRINGE } from './curls.tsx';

export type HairStyle = 'bun' | 'bob' | 'plait' | 'curls';
type Locks = { hair: HairStyle; dark: string; sheen: string };

/** Hair combed back behind both ears. */
const CAP = shape([[241, 78], [310, 102], [334, 170], [328, 226], [300, 262], [182, 262], [154, 226], [148, 170], [172, 102]]);
/** A bob to the jaw; both ends turn in towards the neck. */
const BOB = shape([[236, 68], [304, 82], [346, 128], [355, 200], [350, 262], [332, 300], [296, 316, 'corner'], [282, 282], [190, 282], [178, 308, 'corner'], [146, 288], [133, 248], [131, 186], [145, 114], [184, 72]]);

/** The line where a bun meets the head. */
const FOOT_OF_BUN = rounded([[147, 128], [160, 103], [180, 87], [208, 78], [244, 72]]);

/** The two sweeps of hair from the parting to the temples. A bob is parted at the side, and its far sweep covers the ear. */
function sweeps(hair: 'bun' | 'bob' | 'plait'): [near: string, far: string] {
  const part = hair === 'bob' ? 204 : 241;
  const near = `M${part} 76C${part - 44} 72 146 108 148 184L160 205C164 170 ${(part + 161) / 2 - 6} 140 ${part} 114Z`;
  if (hair === 'bob') return [near, 'M204 76C268 58 342 96 350 178C354 224 356 274 320 308C304 306 298 296 300 284C318 258 324 230 318 204C306 168 266 136 204 114Z'];
  return [near, `M${part} 76C${part + 62} 64 344 100 335 184L322 205C318 168 ${(part + 321) / 2 + 6} 142 ${part} 114Z`];
}

/** The hair over the brow as path data; `Face` draws its shadow. */
export const hairShadow = (hair: HairStyle) => (hair === 'curls' ? FRINGE : sweeps(hair).join(''));

export function BackHair({ hair, dark, sheen }: Locks) {
  if (hair === 'curls') return <CurlsBehind dark={dark} sheen={sheen} />;
  if (hair === 'bob') {
    return (
      <>
        <path d={BOB} fill={dark} />
        <path d={band([[141, 214, 0], [143, 256, 5], [162, 290, 0]]) + band([[150, 240, 0], [155, 266, 4], [172, 292, 0]])} fill={sheen} />
      </>
    );
  }
  if (hair === 'plait') {
    return (
      <>
        <path d={CAP} fill={dark} />
        {/* The hair goes behind the ear and down into the plait. */}
        <path d={band([[296, 196, 60], [330, 246, 42], [341, 286, 34], [340, 318, 26]])} fill={dark} />
      </>
    );
  }
  return (
    <>
      {/* The bun is high at the back of the head. It shows above the crown on the near side, because the head is turned a little. */}
      <path d={shape([[192, 38], [224, 47], [238, 70], [232, 100], [190, 122], [152, 106], [142, 78], [158, 49]])} fill={dark} />
      <path d={band([[154, 86, 0], [160, 65, 5], [182, 51, 5], [206, 53, 0]]) + band([[170, 86, 0], [178, 70, 4], [198, 64, 4], [216, 70, 0]])} fill={sheen} />
      <Jasmine />
      <path d={CAP} fill={dark} />
    </>
  );
}

/** A string of jasmine where the bun meets the head: small buds, close together in two rows. The head hides its lower edge. */
const Jasmine = () => (
  <>
    {Array.from({ length: 30 }, (_, bud) => {
      const { x, y } = alongLine(FOOT_OF_BUN, (bud + 0.5) / 30);
      return <circle key={bud} cx={n(x - (bud % 2) * 3)} cy={n(y - (bud % 2) * 7.5)} r={5} fill={bud % 3 ? '#fffaf0' : '#ecdcb8'} />;
    })}
  </>
);

/** The front of the curls or, in other styles, two sweeps of hair from the parting, with streaks of light along them. */
export function FrontHair({ hair, dark, sheen }: Locks) {
  if (hair === 'curls') return <CurlsInFront dark={dark} sheen={sheen} />;
  const part = hair === 'bob' ? 204 : 241;
  const far = hair === 'bob' ? band([[222, 92, 0], [300, 112, 6], [332, 172, 0]]) + band([[230, 106, 0], [300, 140, 5], [326, 196, 0]]) + band([[340, 196, 0], [342, 250, 6], [320, 296, 0]]) : band([[part + 8, 96, 0], [(part + 321) / 2, 110, 4], [320, 150, 0]]);
  return (
    <>
      {sweeps(hair).map((sweep) => (
        <path key={sweep} d={sweep} fill={dark} />
      ))}
      <path d={`M${part} 82V112`} stroke={sheen} strokeWidth={2.4} strokeLinecap="round" />
      <path d={band([[part - 8, 96, 0], [(part + 156) / 2, 112, 5], [160, 156, 0]]) + band([[part - 12, 86, 0], [(part + 150) / 2, 98, 3], [154, 138, 0]]) + far} fill={sheen} />
    </>
  );
}

/** The plait over her shoulder, down to its tie and the loose end. `BackHair` draws the hair that leads into it. */
export function Plait({ dark, sheen, tie }: { dark: string; sheen: string; tie: string }) {
  const knots = Array.from({ length: 6 }, (_, i) => ({ x: 336 + i * 2.4, y: 308 + i * 20, w: 20 - i * 1.4 }));
  return (
    <>
      <path d={band([[352, 422, 12], [356, 440, 22], [352, 464, 2]])} fill={dark} />
      {knots.map(({ x, y, w }) => (
        <g key={y}>
          <ellipse cx={x + w * 0.5} cy={y + 8} rx={w * 0.72} ry={14} fill={dark} transform={`rotate(34 ${n(x + w * 0.5)} ${y + 8})`} />
          <ellipse cx={x - w * 0.4} cy={y} rx={w * 0.72} ry={14} fill={dark} transform={`rotate(-34 ${n(x - w * 0.4)} ${y})`} />
          <path d={`M${n(x - w * 0.9)} ${y - 4}Q${n(x - w * 0.5)} ${y + 10} ${n(x + w * 0.1)} ${y + 14}M${n(x + w)} ${y + 4}Q${n(x + w * 0.6)} ${y + 18} ${n(x + w * 0.1)} ${y + 21}`} stroke={sheen} strokeWidth={3} strokeLinecap="round" fill="none" />
        </g>
      ))}
      <rect x={340} y={416} width={24} height={12} rx={5} fill={tie} />
    </>
  );
}
