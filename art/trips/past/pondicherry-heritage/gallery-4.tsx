/**
 * The Basilica of the Sacred Heart at noon: a flower seller, pigeons, and a mother and child going in.
 * Red Gothic with white edges: a gable between two towers, the Sacred Heart in a niche, a round window, Latin over three pointed doors.
 */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { Head } from '../../../people/heads.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { AutoRickshaw } from '../../../scenery/vehicles.tsx';
import { Basilica, FOOT, MID, VANISHING } from './basilica.tsx';

export const focus: [number, number] = [0.5, 0.52];

/** The flower seller on her mat, facing right: one knee up, a string of jasmine in her hand, a basket of flowers in front of her. */
function FlowerSeller({ x, y }: { x: number; y: number }) {
  const sari = tonesOf('#2f7a4f');
  const flesh = skinTones(SKIN.coffee);
  return (
    <At x={x} y={y} scale={0.62}>
      <path d={lens(40, 4, 300, 20)} fill="#4b2f4c" opacity={0.35} />
      <path d={polygon([[-80, -4], [150, -4], [180, 12], [-96, 12]])} fill="#c98a4a" />
      <path d={shape([[-60, -2, 'corner'], [-66, -50], [-40, -86], [0, -84], [44, -78], [66, -50], [70, -8], [40, 4], [-20, 4]])} fill={sari.base} />
      <path d={shape([[-22, -62], [16, -66], [40, -54], [42, -30], [34, -6, 'corner'], [4, 2], [-34, 0], [-6, -18]])} fill={sari.shade} />
      <path d={oval(66, 0, 13, 5)} fill={flesh.shade} />
      <path d={shape([[2, -74], [40, -88], [64, -74], [72, -44], [74, -6, 'corner'], [50, 4], [34, -2, 'corner'], [42, -34], [34, -56], [14, -62]])} fill={sari.base} />
      <path d={shape([[54, -82], [64, -74], [72, -44], [74, -6, 'corner'], [60, 1], [60, -40]])} fill={sari.shade} />
      <path d="M34 -2Q52 6 74 -6M-60 -2Q-20 8 34 0" stroke="#f2c14e" strokeWidth={5} fill="none" />
      <path d="M-50 -56Q-34 -24 -44 -6M-28 -62Q-22 -44 -26 -30" stroke={sari.fold} strokeWidth={3} strokeLinecap="round" fill="none" opacity={0.7} />
      <path d={shape([[-44, -80], [-50, -120], [-34, -152], [-2, -156], [20, -136], [22, -98], [10, -76]])} fill="#b5342c" />
      <path d={shape([[-50, -80], [-52, -124], [-36, -154], [-18, -156], [-4, -120], [20, -92], [10, -74]])} fill={sari.base} />
      <path d="M-18 -156Q-4 -116 20 -90" stroke="#f2c14e" strokeWidth={6} fill="none" />
      <path d={band([[10, -132, 20], [40, -104, 15], [84, -88, 10]]) + oval(88, -86, 8)} fill={flesh.base} />
      <Head view="side" x={-6} y={-190} size={68} tilt={8} skin={SKIN.coffee} hair="bun" isGrey eyes="down" hasNeck />
      <path d={`M92 -86q6 30 -4 52M96 -86q14 26 6 54`} stroke="#fffaf0" strokeWidth={7} strokeDasharray="5 4" fill="none" />
      <path d={shape([[60, -34], [150, -34], [140, 6], [70, 6]])} fill="#a8713a" />
      <path d={lens(105, -34, 104, 14)} fill="#7a4a24" />
      <path d={Array.from({ length: 26 }, (_, i) => oval(66 + ((i * 31) % 78), -42 - ((i * 17) % 16), 8)).join('')} fill="#fff6e2" />
      <path d={Array.from({ length: 9 }, (_, i) => oval(74 + i * 8, -52 - ((i * 7) % 10), 7)).join('')} fill="#f2a51b" />
    </At>
  );
}

const PIGEON = [['#7c86a2', '#a7aebf', '#4a5272'], ['#9aa0b2', '#c3c7d0', '#5f6680'], ['#666f8c', '#8f96ac', '#3f4660'], ['#d9d4d2', '#f4efe8', '#a09aa6']] as const;

/** A pigeon facing right, about 65 long, its feet at (0, 0), upright or pecking. */
function Pigeon({ tone, pecks }: { tone: number; pecks: boolean }) {
  const [base, lit, dark] = PIGEON[tone % 4]!;
  const [hx, hy] = pecks ? [24, -6] : [16, -33];
  return (
    <>
      <path d={lens(2, 0, 44, 6)} fill="#5a2f4c" opacity={0.4} />
      <path d="M-1 -9L-2 0h6M6 -9L6 0h6" stroke="#c9604a" strokeWidth={2} fill="none" />
      <path d={shape([[-14, -16], [-36, -9], [-38, -4, 'corner'], [-12, -8]])} fill={dark} />
      <path d={shape([[-18, -15], [-6, -23], [6, -25], [hx - 5, hy - 1], [hx + 4, hy + 3], [17, -15], [10, -8], [-4, -6]])} fill={base} />
      <path d={shape([[8, -24], [hx - 5, hy], [hx + 4, hy + 3], [17, -16], [12, -14]])} fill="#4f8f86" />
      <path d={shape([[-30, -10, 'corner'], [-10, -22], [4, -21], [8, -15], [-4, -10]])} fill={lit} />
      <path d={band([[-10, -10, 2], [-4, -19, 2]]) + band([[-17, -10, 2], [-11, -18, 2]])} fill={dark} />
      <path d={oval(hx, hy, 6, 5.4)} fill={base} />
      <path d={pecks ? `M${hx + 4} ${hy + 2}l4 5l-7 -1Z` : `M${hx + 5} ${hy - 2}l7 2l-7 2Z`} fill="#3f3a44" />
      <path d={oval(hx + 2, hy - 1, 1.4)} fill="#e8822a" />
    </>
  );
}

/** Positions of the pigeons, the nearest last; about two in three of them peck. */
const PIGEONS = [[846, 902], [934, 896], [1010, 908], [886, 922], [966, 930], [1076, 926], [826, 948], [1016, 952], [914, 962], [1112, 966], [980, 982]] as const;

export default function PondicherryHeritage4() {
  const tiles = [826, 848, 880, 922, 974].map((y) => box(-10, y, 1620, 2)).join('') + Array.from({ length: 34 }, (_, i) => { const x = VANISHING[0] + (i - 25) * 240; return polygon([[VANISHING[0] + (x - VANISHING[0]) * 0.04, 795], [x, 1010], [x + 5, 1010]]); }).join('');
  return (
    <Canvas>
      <Sky id="sky" height={800} stops={[[0, '#3f86bd'], [0.5, '#8fc4da'], [1, '#f2ead2']]} />
      {[[1180, 96, 620, 15], [1400, 132, 420, 11], [180, 120, 460, 12], [1290, 60, 300, 8]].map(([x = 0, y = 0, width = 0, height = 0]) => <Stratus key={x} x={x} y={y} width={width} height={height} colour="#ffffff" opacity={0.6} />)}
      {[[1500, 560, 460, 250], [1210, 580, 330, 130], [1370, 600, 520, 170], [1130, 640, 300, 90], [1560, 650, 380, 120], [90, 560, 380, 190], [-20, 600, 320, 150], [190, 620, 300, 90]].map(([x = 0, y = 0, width = 0, height = 0], i) => <Cumulus key={i} id={`cloud-${i}`} x={x} y={y} width={width} height={height} lit={i % 3 ? '#fffaf0' : '#ffffff'} shade="#9fb6ca" />)}
      {[[1330, 470, 380, 10], [60, 500, 300, 9]].map(([x = 0, y = 0, width = 0, height = 0]) => <Stratus key={x} x={x} y={y} width={width} height={height} colour="#fffaf0" opacity={0.7} />)}
      <path d={box(-10, 690, 1620, 110)} fill="#2a5a40" />
      <Mass id="trees-left" lobes={[...lobesIn('tl', 60, 680, 220, 120, 16), ...lobesIn('tm', 240, 720, 140, 80, 9)]} tones={leaves('#2a5a40', '#8fb452')} fleck={9} />
      <Gradient id="court" from={[0, 790]} to={[0, 1000]} stops={[[0, '#f3dcb4'], [0.4, '#e3b98c'], [1, '#b08070']]} />
      <path d={box(-10, 792, 1620, 220)} fill="url(#court)" />
      <path d={tiles} fill="#8f6460" opacity={0.3} />
      {/* Noon: a short shadow, slightly to the right. */}
      <path d={polygon([[MID - 330, FOOT + 4], [MID + 380, FOOT - 4], [1318, 790], [1296, 806], [1086, 842], [MID - 240, FOOT + 44]])} fill="#5a2f4c" opacity={0.3} />
      <Basilica />
      <Mass id="trees-right" lobes={[...lobesIn('tr', 1490, 680, 230, 130, 17), ...lobesIn('ts', 1310, 730, 110, 78, 9)]} tones={leaves('#2a5a40', '#8fb452')} fleck={9} />
      <CoconutPalm id="palm" x={84} y={850} height={600} lean={-0.1} />
      <CoconutPalm id="palm-right" x={1452} y={836} height={510} lean={0.1} />
      <path d={lens(100, 852, 150, 12) + lens(1470, 838, 140, 11)} fill="#5a2f4c" opacity={0.35} />
      <LeafShade id="shade" x={110} y={956} rx={280} ry={52} opacity={0.34} />
      <LeafShade id="shade-right" x={1540} y={966} rx={260} ry={50} opacity={0.34} />
      <Women id="parish" x={900} y={868} height={112} count={2} />
      <AutoRickshaw x={1330} y={900} length={236} flip />
      <Family id="family" x={636} y={924} height={196} mother={{ wears: 'sari', dress: DRESS.teal, skin: SKIN.cinnamon }} kids={[{ age: 6, dress: DRESS.marigold, arm: 'point' }]} />
      <FlowerSeller x={300} y={952} />
      {PIGEONS.map(([x, y], i) => (
        <At key={x} x={x} y={y} scale={0.74 + (y - 896) / 170} flip={i % 4 === 1 || i === 6}>
          <Pigeon tone={i * 3 + (i % 2)} pecks={i % 3 !== 0} />
        </At>
      ))}
      <Flock id="flying" x={1190} y={300} width={170} height={90} count={5} size={15} colour="#5a6280" />
    </Canvas>
  );
}
