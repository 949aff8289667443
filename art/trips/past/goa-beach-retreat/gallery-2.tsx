/**
 * The lane from Benaulim to the bakery at eight in the morning: a mother with the little one on the carrier, the elder girl ahead, paddy on both sides.
 * How it is built: young paddy stands in rows in water, held by earth banks; the lane is red laterite; egrets come where the water is.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { Cyclist } from '../../../people/cyclist.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, LongShadow } from '../../../scenery/ground.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, leaf, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.62];

const GROVE = leaves('#2f6a48', '#8fb85c');
const LANE: readonly Spot[] = [[-60, 752], [300, 738], [700, 716], [1100, 700], [1660, 676]];
const VERGE: readonly Spot[] = [[-60, 826], [300, 816], [700, 796], [1100, 778], [1660, 750]];

/** Seedlings in rows, planted in water: tufts of a few blades, larger towards us. */
function Seedlings({ id, from, to, rows, dark, light }: { id: string; from: readonly Spot[]; to: number; rows: number; dark: string; light: string }) {
  const r = random(id);
  const line = rounded(from);
  return Array.from({ length: rows }, (_, row) => {
    const t = (row + 0.6) / rows;
    const size = 16 + 62 * t ** 1.3;
    const tones = ['', ''];
    for (let x = -30 + (row % 2) * size * 0.5; x < 1640; x += size * r.between(0.7, 1.05)) {
      const top = heightAt(line, x);
      const y = top + 10 + (to - top) * t ** 1.15;
      for (let blade = 0; blade < 6; blade += 1) tones[blade % 2] += leaf(x + r.between(-4, 4), y, size * r.between(0.6, 1.1), size * 0.05, -Math.PI / 2 + r.between(-0.62, 0.62));
      tones[0] += lens(x, y + 2, size * 0.5, 3);
    }
    return (
      <g key={row}>
        <path d={tones[0]} fill={mix(dark, '#0f3a2c', t * 0.25)} />
        <path d={tones[1]} fill={light} />
      </g>
    );
  });
}

/** A white egret standing in the field. (x, y) are its feet, `size` its height. */
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
      {[60, 150, 330, 410, 700, 770, 1110, 1180, 1260, 1500].map((x, i) => (
        <Palm key={x} id={`far-${x}`} x={x} y={486} height={130 + ((i * 53) % 90)} lean={i % 3 === 1 ? -0.14 : 0.12} dark="#5f9a80" lit="#a9cc94" trunk="#8a8474" />
      ))}
      <House x={940} y={492} width={190} height={92} wall="#fff6e6" roof="#c2583a" windows={3} />
      <Land crest={[[-60, 486], [500, 482], [1100, 490], [1660, 480]]} fill="#a9cf6a" />
      <Land crest={[[-60, 520], [420, 500], [900, 516], [1660, 500]]} fill="#8fbd52" />
      <Land crest={[[-60, 540], [300, 524], [760, 550], [1660, 516]]} fill="#b5d878" />
      <Land crest={[[-60, 556], [420, 568], [900, 562], [1300, 540], [1660, 548]]} fill="#7fb047" />
      <Land crest={[[-60, 606], [340, 584], [760, 604], [1240, 590], [1660, 560]]} fill="#a3cf62" />
      <Land crest={[[-60, 640], [420, 652], [900, 622], [1300, 630], [1660, 604]]} fill="#72a63f" />
      <path d={band([[-40, 560, 5], [420, 548, 6], [760, 492, 2]]) + band([[600, 700, 13], [900, 600, 8], [1240, 540, 5], [1660, 520, 4]]) + band([[-40, 640, 9], [500, 620, 9], [880, 606, 7]])} fill="#c49a6a" />
      <GroundMarks id="far-rows" y={510} height={180} count={260} colour="#4f8a34" opacity={0.55} size={0.7} />
      <Thicket id="hedge" line={[[1180, 560], [1400, 540], [1640, 530]]} count={12} radius={32} tones={leaves('#2f6f42', '#9cc45c')} fleck={6} />
      <Palm id="middle-1" x={1330} y={572} height={330} lean={0.1} />
      <Palm id="middle-2" x={1450} y={566} height={390} lean={-0.12} />
      <Palm id="middle-3" x={150} y={606} height={270} lean={-0.14} dark="#3d7a55" lit="#8fb96a" />
      <Egret x={770} y={642} size={44} />
      <Egret x={838} y={652} size={38} flip />
      <Flock id="egrets" x={640} y={300} width={260} height={60} count={5} size={16} colour="#ffffff" />

      <Land crest={[[-60, 726], [300, 708], [700, 684], [1100, 668], [1660, 648]]} fill="#4f8a34" />
      <Land crest={LANE} fill="#d98a5c" />
      <path d={band([[-60, 790, 26], [300, 778, 24], [700, 758, 22], [1100, 740, 20], [1660, 714, 16]])} fill="#eeb07c" />
      <GroundMarks id="lane-marks" y={716} height={90} count={60} colour="#a85c3c" opacity={0.45} />
      <Land crest={VERGE} fill="#9c5a38" />
      <Gradient id="water" from={[0, 800]} to={[0, 1000]} stops={[[0, '#f6e6b8'], [0.4, '#a9d6d4'], [1, '#4f9aa8']]} />
      <Land crest={[[-60, 850], [300, 840], [700, 820], [1100, 800], [1660, 772]]} fill="url(#water)" />
      <Ripples id="ripples" y={840} height={150} count={60} colour="#fffbe8" opacity={0.6} />
      <Halo id="glint" x={330} y={900} rx={420} ry={70} colour="#fff6d2" opacity={0.9} />
      <path d={[[60, 838], [210, 832], [420, 824], [560, 818], [760, 806], [1010, 794], [1290, 778], [1480, 768]].flatMap(([x = 0, y = 0], i) => [0, 1, 2, 3, 4, 5].map((b) => leaf(x + b * 9, y, 34 + ((b * 7 + i * 5) % 22), 3.4, -1.57 + (b - 2.5) * 0.2))).join('')} fill="#3f7a34" />

      {/* The low sun stands behind the riders: their shadows run ahead of them. */}
      <LongShadow x={600} y={786} to={[860, 792]} width={150} colour="#6b2f2a" opacity={0.34} />
      <LongShadow x={1090} y={760} to={[1310, 764]} width={120} colour="#6b2f2a" opacity={0.34} />
      <Cyclist id="mother" x={560} y={782} length={310} frame="#1f7f86" looks={{ dress: DRESS.crimson, skin: SKIN.honey, hair: 'plait', wind: 0.5 }} pillion={{ age: 5, wears: 'frock', dress: DRESS.indigo, skin: SKIN.honey, hair: 'bob' }} />
      <Cyclist id="girl" x={1050} y={758} length={236} frame="#b5342c" pedal={130} looks={{ age: 11, wears: 'shorts', dress: DRESS.cream, skin: SKIN.honey, hair: 'bob', hat: '#f2d9a0' }} />

      <Egret x={1310} y={906} size={118} flip />
      <Seedlings id="paddy" from={[[-60, 850], [300, 840], [700, 820], [1100, 800], [1660, 772]]} to={1010} rows={6} dark="#3f7a2c" light="#9fce4e" />
    </Canvas>
  );
}
