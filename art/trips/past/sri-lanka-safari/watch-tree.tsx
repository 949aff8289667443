/** The tree with the farmer's hut by night, the moon on the right: a fluted trunk, and forked limbs that end in flat layers of leaves. */
import type { ReactNode } from 'react';
import { random } from '../../../kit/random.ts';
import { RopeTrunk } from '../../../scenery/banyan.tsx';
import type { Leaves } from '../../../scenery/foliage.tsx';
import { LeafPad, type Pad } from '../../../scenery/great-banyan.tsx';
import { band, type Spot } from '../../../scenery/shapes.ts';

const BARK = ['#171527', '#2a2438', '#453749', '#5f4e60'] as const;
type Limb = readonly (readonly [x: number, y: number, width: number])[];

const LIMBS: readonly Limb[] = [
  [[574, 800, 8], [570, 690, 44], [556, 570, 66], [512, 462, 54], [430, 376, 42], [300, 296, 26], [190, 250, 10]],
  [[470, 410, 34], [400, 300, 24], [372, 210, 14], [360, 160, 6]],
  [[330, 316, 22], [240, 322, 15], [150, 340, 6]],
  [[592, 820, 8], [594, 700, 46], [600, 560, 64], [604, 380, 46], [576, 240, 30], [530, 110, 12]],
  [[590, 300, 26], [500, 220, 16], [470, 180, 6]],
  [[606, 780, 8], [606, 660, 40], [622, 520, 54], [700, 360, 40], [800, 220, 26], [900, 120, 10]],
  [[790, 232, 20], [900, 200, 14], [1010, 190, 5]],
  [[622, 830, 6], [626, 730, 42], [660, 622, 62], [750, 552, 48], [900, 520, 38], [1040, 430, 24], [1120, 330, 9]],
  [[1030, 440, 18], [1110, 410, 12], [1196, 398, 5]],
];
/** Layers of leaves behind the hut and in front of it, each with the point that its twigs start from. */
const BEHIND: readonly (readonly [Pad, Spot])[] = [[[470, 176, 150, 56], [500, 220]], [[700, 120, 190, 66], [690, 200]], [[296, 250, 130, 46], [300, 296]], [[1010, 196, 126, 46], [960, 194]]];
const BEFORE: readonly (readonly [Pad, Spot])[] = [[[132, 336, 128, 44], [200, 330]], [[176, 226, 152, 54], [240, 270]], [[346, 142, 158, 58], [366, 190]], [[540, 66, 186, 62], [545, 150]], [[872, 86, 178, 60], [860, 160]], [[1128, 304, 128, 46], [1090, 370]], [[1216, 392, 96, 34], [1150, 404]], [[1046, 412, 66, 24], [1040, 430]]];

const flipped = (x: number, children: ReactNode) => <g transform={`translate(${x * 2} 0) scale(-1 1)`}>{children}</g>;

/** Layers of leaves with their twigs, flipped so that the lit side faces the moon. */
const Storeys = ({ id, storeys, tones }: { id: string; storeys: readonly (readonly [Pad, Spot])[]; tones: Leaves }) =>
  storeys.map(([pad, [x, y]], i) => {
    const [px, py, rx, ry] = pad;
    return (
      <g key={px}>
        {flipped(px, <LeafPad id={`${id}-${i}`} pad={pad} tones={tones} fleck={13} glow={0.9} />)}
        <path d={[-0.62, -0.2, 0.24, 0.66].map((k) => band([[x, y, 8], [(x + px + k * rx) / 2, (y + py + ry * 0.5) / 2 + 4, 5], [px + k * rx, py + ry * 0.16, 1]])).join('')} fill={BARK[1]} />
      </g>
    );
  });

/** Trunk, roots and limbs, and the leaves behind the hut. */
export function WatchTree({ tones }: { tones: Leaves }) {
  const r = random('bark');
  const lit = LIMBS.map((limb) => band(limb.map(([x, y, width]) => [x + width * 0.26, y + width * 0.1, width * 0.26] as const)));
  const cracks = LIMBS.map((limb) => band(limb.slice(0, -1).map(([x, y, width]) => [x - width * r.between(0.05, 0.3), y, width * 0.1] as const)));
  const toes = [[420, 940], [508, 962], [676, 956], [768, 926]].map(([x = 0, y = 0]) => band([[592 + (x - 592) * 0.16, 830, 46], [592 + (x - 592) * 0.5, 896, 34], [x, y, 2]]));
  return (
    <>
      <Storeys id="behind" storeys={BEHIND} tones={tones} />
      <path d={toes.join('')} fill={BARK[1]} />
      <RopeTrunk id="trunk" x={594} y={922} height={330} width={104} bark={BARK} light="right" />
      <path d={LIMBS.map((limb) => band(limb)).join('')} fill={BARK[1]} />
      <path d={lit.join('')} fill={BARK[2]} />
      <path d={cracks.join('')} fill={BARK[0]} opacity={0.7} />
    </>
  );
}

/** The leaves drawn in front of the hut, at the ends of limbs. */
export const Crown = ({ tones }: { tones: Leaves }) => <Storeys id="before" storeys={BEFORE} tones={tones} />;
