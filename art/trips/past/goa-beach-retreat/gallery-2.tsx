/**
 * The lane from Benaulim to the bakery at eight: a mother with a small girl on the carrier, an older girl ahead, paddy on both sides.
 * Young paddy in rows in the flooded field in front, plots between earth banks behind, a lane of red laterite between them, egrets.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Cyclist } from '../../../people/cyclist.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, LongShadow, Turf } from '../../../scenery/ground.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, leaf, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';
import { Footrest, FrontBasket } from './bicycle-gear.tsx';

export const focus: [number, number] = [0.52, 0.62];

/** The two bicycles: (x, y) is on the ground, midway between the wheels. */
const MOTHERS = { x: 560, y: 782, length: 310 };
const GIRLS = { x: 1050, y: 758, length: 236 };
const GROVE = leaves('#2f6a48', '#8fb85c');
const LANE: readonly Spot[] = [[-60, 752], [300, 738], [700, 716], [1100, 700], [1660, 676]];
const VERGE: readonly Spot[] = [[-60, 826], [300, 816], [700, 796], [1100, 778], [1660, 750]];

/** The banks roughly parallel to the lane, from far to near: `BANKS` gives the y of each, `SWING` how far it wavers. */
const BANKS = [486, 497, 511, 530, 556, 592, 640, 700, 770] as const;
const SWING = [2, 5, -6, 8, -9, 12, -14, 10, 0] as const;
const bankAt = (row: number, x: number) => (BANKS[row] ?? 770) + (SWING[row] ?? 0) * Math.sin(x / 310 + row * 1.7) - (x - 800) * 0.00004 * ((BANKS[row] ?? 770) - 486);
const CROPS = [['#b9d67c', '#9cc25e'], ['#9cc95a', '#7bb044'], ['#cfdc84', '#b4c866'], ['#86b84e', '#669a3c'], ['#d8e6d0', '#b4d4c0']] as const;

/** The paddy plain: unequal plots between crooked banks, each crop at its own stage; flooded plots show the sky. */
function Fields() {
  const r = random('fields');
  return BANKS.slice(0, -1).map((near, row) => {
    const depth = (BANKS[row + 1] ?? 770) - near;
    const cuts = [-500];
    const wide = depth * 9 + 130;
    while ((cuts.at(-1) ?? 0) < 2100) cuts.push((cuts.at(-1) ?? 0) + wide * r.between(0.5, 1.5));
    return cuts.slice(1).map((right, i) => {
      const left = cuts[i] ?? 0;
      // The cross banks converge on a vanishing point at (800, 470).
      const spread = 1 + depth / (near - 470);
      const far = (t: number): Spot => [left + (right - left) * t, bankAt(row, left + (right - left) * t)];
      const fore = (t: number): Spot => {
        const x = 800 + (left + (right - left) * t - 800) * spread;
        return [x, bankAt(row + 1, x)];
      };
      const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
      const crop = Math.floor(r.next() * 5);
      const [lit, shade] = CROPS[crop] ?? CROPS[0];
      const size = 3 + depth * 0.16;
      const tufts = Array.from({ length: Math.round((right - left) / (size * (crop === 4 ? 3.2 : 1.1))) }, () => {
        const [u, v] = [r.next(), r.next()];
        const [[ax, ay], [bx, by]] = [far(u), fore(u)];
        return leaf(ax + (bx - ax) * v, ay + (by - ay) * v, size * r.between(0.6, 1.4), size * 0.1, -Math.PI / 2 + r.between(-0.6, 0.6));
      });
      return (
        <g key={`${row}-${left}`}>
          <Gradient id={`plot-${row}-${i}`} from={far(0)} to={[right, (BANKS[row + 1] ?? 770) + 10]} stops={[[0, lit], [1, shade]]} />
          <path d={polygon([...steps.map(far), ...steps.map(fore).toReversed()])} fill={`url(#plot-${row}-${i})`} />
          <path d={tufts.join('')} fill={crop === 4 ? '#5f9440' : mix(shade, '#2f6a30', 0.5)} opacity={0.7} />
          <path d={band(steps.map((t) => [...fore(t), 1 + depth * 0.12] as const)) + band([[...far(1), 0.8 + depth * 0.06], [...fore(1), 0.8 + depth * 0.1]])} fill={mix('#b5a05e', '#8f6a40', row / 10)} />
          <path d={band(steps.map((t) => { const [x, y] = fore(t); return [x, y - depth * 0.04, 0.5 + depth * 0.045] as const; }))} fill="#d9d88a" />
        </g>
      );
    });
  });
}

/** Hand-planted young paddy in water: clumps in wavering rows with gaps, each bent its own way, larger towards us. */
function Seedlings({ id, from, to, count }: { id: string; from: readonly Spot[]; to: number; count: number }) {
  const r = random(id);
  const line = rounded(from);
  const clumps = Array.from({ length: count }, () => {
    const t = r.next() ** 0.95;
    // Rows fan out towards us and clumps stray from them, so that some lines show but no grid.
    const row = Math.round(r.between(-6, 34)) * 52;
    const x = row + t * 120 * ((row - 900) / 800) + r.between(-9, 9) * (0.4 + t);
    return { x, y: heightAt(line, x) + 8 + (to - heightAt(line, x)) * t, size: (14 + 58 * t) * r.between(0.65, 1.2), lean: r.between(-0.25, 0.4), blades: Math.round(r.between(4, 9)), tone: r.next() };
  });
  return clumps.toSorted((a, b) => a.y - b.y).map(({ x, y, size, lean, blades, tone }, i) => (
    <g key={i}>
      <path d={lens(x + size * 0.3, y + 3, size * 1.1, size * 0.1)} fill="#2f6a6a" opacity={0.3} />
      <path d={Array.from({ length: blades }, (_, b) => leaf(x + r.between(-3, 3), y, size * r.between(0.6, 1.1), size * 0.055, -Math.PI / 2 + lean + ((b + 0.5) / blades - 0.5) * 1.2)).join('')} fill={mix('#3a7a30', '#7fb446', tone)} />
      <path d={Array.from({ length: 2 }, () => leaf(x, y, size * r.between(0.7, 1.1), size * 0.05, -Math.PI / 2 + lean + r.between(-0.6, 0.2))).join('')} fill={mix('#9fce4e', '#e8ef9a', tone * 0.7)} />
    </g>
  ));
}

/** A white egret in a field, its feet at (x, y). `size` is roughly its height. */
const Egret = ({ x, y, size, flip = false }: { x: number; y: number; size: number; flip?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${flip ? -size / 100 : size / 100} ${size / 100})`}>
    <path d="M-4 0V-36M4 0L2 -36" stroke="#3a3430" strokeWidth={3} />
    <path d="M-30 -34Q-10 -58 14 -52Q20 -62 14 -74Q8 -88 18 -94Q26 -96 28 -90L44 -86L28 -84Q18 -84 22 -72Q30 -52 14 -38Q-8 -28 -30 -34Z" fill="#fffdf4" />
    <path d="M-30 -34Q-4 -40 14 -38Q-8 -26 -30 -34Z" fill="#b9c6cf" />
    <path d="M28 -90L46 -86L28 -84Z" fill="#f2a51b" />
  </g>
);

export default function GoaBeachRetreat2() {
  return (
    <Canvas>
      <Sky id="sky" height={470} stops={[[0, '#6fb9d4'], [0.55, '#cfe8df'], [1, '#fff0c8']]} />
      <Sun id="sun" x={210} y={250} r={44} colour="#fffbe8" glow="#ffeeb8" reach={12} />
      <Stratus x={980} y={140} width={560} colour="#ffffff" opacity={0.6} />
      <Stratus x={1320} y={220} width={340} colour="#ffffff" opacity={0.5} />
      <Ridge id="ghats" anchors={[[-40, 400], [260, 372], [560, 396], [840, 340], [1120, 366], [1400, 318], [1640, 350]]} colour="#a9cbc4" mist="#f3efd4" bottom={520} />
      <Mist id="mist" y={440} height={130} colour="#fff6dc" opacity={0.8} />
      <Thicket id="grove-far" line={[[-40, 470], [400, 462], [900, 468], [1640, 456]]} count={120} radius={26} tones={faded(GROVE, '#dbe8cf', 0.5)} spread={0.7} />
      <Thicket id="grove-low" line={[[-40, 484], [500, 480], [1100, 486], [1640, 476]]} count={150} radius={13} tones={faded(GROVE, '#dbe8cf', 0.3)} />
      {[[316, 168, 0.1, 0.2], [352, 112, 0.2, 0.1], [398, 204, -0.08, 0], [716, 96, -0.16, 0.4], [742, 132, 0.12, 0.3], [1128, 236, -0.14, 0], [1162, 150, 0.14, 0.15], [1206, 116, 0.06, 0.3], [1566, 140, -0.18, 0.3]].map(([x = 0, height = 0, lean = 0, haze = 0]) => (
        <Palm key={x} id={`far-${x}`} x={x} y={487} height={height} lean={lean} fronds={height > 150 ? 11 : 8} dark={mix('#5f9a80', '#cfe0cc', haze)} lit={mix('#a9cc94', '#dfe8d0', haze)} trunk={mix('#8a8474', '#cfd4c4', haze)} />
      ))}
      <House x={940} y={492} width={190} height={92} wall="#fff6e6" roof="#c2583a" windows={3} />
      <Fields />
      <Thicket id="hedge" line={[[1180, 560], [1400, 540], [1640, 530]]} count={12} radius={32} tones={leaves('#2f6f42', '#9cc45c')} fleck={6} />
      <Palm id="middle-1" x={1318} y={574} height={286} lean={0.17} />
      <Palm id="middle-2" x={1450} y={566} height={410} lean={-0.1} fronds={13} />
      <Palm id="middle-3" x={1540} y={556} height={214} lean={0.2} dark="#3d7a55" lit="#8fb96a" />
      <Egret x={770} y={642} size={44} />
      <Egret x={838} y={652} size={38} flip />
      <Flock id="egrets" x={640} y={300} width={260} height={60} count={5} size={16} colour="#ffffff" />

      <Land crest={[[-60, 726], [300, 708], [700, 684], [1100, 668], [1660, 648]]} fill="#5f9a3c" />
      <Turf id="bank" crest={[[-60, 718], [300, 700], [700, 676], [1100, 660], [1660, 640]]} bottom={760} size={30} dark="#3f7a30" light="#a3c758" count={900} />
      <Land crest={LANE} fill="#d98a5c" />
      <path d={band([[-60, 790, 26], [300, 778, 24], [700, 758, 22], [1100, 740, 20], [1660, 714, 16]])} fill="#eeb07c" />
      <GroundMarks id="lane-marks" y={716} height={90} count={60} colour="#a85c3c" opacity={0.45} />
      <Land crest={VERGE} fill="#9c5a38" />
      <Gradient id="water" from={[0, 800]} to={[0, 1000]} stops={[[0, '#f6e6b8'], [0.4, '#a9d6d4'], [1, '#4f9aa8']]} />
      <Land crest={[[-60, 850], [300, 840], [700, 820], [1100, 800], [1660, 772]]} fill="url(#water)" />
      <Ripples id="ripples" y={840} height={150} count={60} colour="#fffbe8" opacity={0.6} />
      <Halo id="glint" x={330} y={900} rx={420} ry={70} colour="#fff6d2" opacity={0.9} />
      <Turf id="verge" crest={[[-60, 812], [300, 804], [700, 784], [1100, 766], [1660, 738]]} bottom={842} size={34} dark="#3f7a34" light="#a9c45a" count={420} />

      {/* The low sun is behind the riders, so their shadows fall ahead of them. */}
      <LongShadow x={600} y={786} to={[860, 792]} width={150} colour="#6b2f2a" opacity={0.34} />
      <LongShadow x={1090} y={760} to={[1310, 764]} width={120} colour="#6b2f2a" opacity={0.34} />
      <Cyclist id="mother" {...MOTHERS} frame="#1f7f86" looks={{ dress: DRESS.crimson, skin: SKIN.honey, hair: 'plait' }} pillion={{ age: 5, wears: 'frock', dress: DRESS.indigo, skin: SKIN.honey, hair: 'bob' }} />
      <Footrest {...MOTHERS} />
      <FrontBasket {...MOTHERS} />
      <Cyclist id="girl" {...GIRLS} frame="#b5342c" pedal={130} looks={{ age: 11, wears: 'shorts', dress: DRESS.cream, skin: SKIN.honey, hair: 'bob', hat: '#f2d9a0' }} />
      <FrontBasket {...GIRLS} />

      <Egret x={1310} y={906} size={118} flip />
      <Seedlings id="paddy" from={[[-60, 850], [300, 840], [700, 820], [1100, 800], [1660, 772]]} to={1010} count={600} />
    </Canvas>
  );
}
