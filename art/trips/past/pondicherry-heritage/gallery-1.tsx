/**
 * The Gandhi statue on the promenade at sunrise; below it a boy strides like him with a stick, his mother and sister looking on.
 * The four-metre bronze strides, staff in hand, on a stepped pedestal among eight carved granite pillars; black boulders line the sea.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { handsOf, type Place } from '../../../people/pose.ts';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { band, blob, box, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { Gandhi } from './gandhi.tsx';
import { GRANITE, Pillar } from './pillar.tsx';

export const focus: [number, number] = [0.52, 0.55];

const SEA = 600;
const SUN = { x: 550, y: 548 };

/** Feet of the pillars, in an arc round the statue, the outer ones nearer to us. */
const PILLARS: readonly Spot[] = [[84, 834], [290, 800], [436, 782], [652, 770], [1006, 772], [1168, 788], [1352, 816], [1560, 856]];
/** A pillar's height, as a multiple of the distance from its foot up to the sea line. */
const TALL = 2.62;
const pillar = (i: number) => {
  const [x, y] = PILLARS[i]!;
  return <Pillar key={x} kind={i} x={x} y={y} height={(y - SEA) * TALL} light={x < SUN.x ? 'right' : 'left'} />;
};
/** Extends the shadow of a point down to y = `down`, straight away from the sun. */
const shade = ([x, y]: Spot, down: number): Spot => [SUN.x + ((x - SUN.x) * (down - SEA)) / (y - SEA), down];

/** The boy who walks like Gandhi: a long step to the left, a stick from the beach. */
const BOY = { x: 672, y: 930, height: 226, age: 10, flip: true, pose: { lean: 6, nod: -4, near: [46, 74], far: [-30, -8], nearLeg: [-22, -46], farLeg: [30, 8] } } as const satisfies Place;
const [stickX, stickY] = handsOf(BOY).near;

export default function PondicherryHeritage1() {
  const r = random('paving');
  const worn = Array.from({ length: 60 }, () => blob(r, r.between(-40, 1640), r.between(790, 1000), r.between(14, 60), r.between(2, 7), 7, 0.3)).join('');
  return (
    <Canvas>
      <Sky id="sky" height={SEA} stops={[[0, '#6f7fb0'], [0.4, '#d99aa0'], [0.75, '#ffc08a'], [1, '#ffe6ae']]} />
      <Sun id="sun" x={SUN.x} y={SUN.y} r={54} colour="#fffbe0" glow="#ffd08a" reach={10} />
      <Stratus x={1180} y={210} width={620} colour="#ffd6b8" opacity={0.6} />
      <Stratus x={300} y={150} width={420} height={9} colour="#f6c0b0" opacity={0.55} />
      <Stratus x={760} y={430} width={560} height={9} colour="#fff0cc" opacity={0.6} />
      <Flock id="crows" x={530} y={200} width={180} height={80} count={6} size={14} colour="#6a5070" />
      <Water id="sea" y={SEA} bottom={760} stops={[[0, '#ffd9a0'], [0.3, '#c99aa0'], [1, '#5a6a94']]} />
      <SunPath id="path" x={SUN.x} y={SEA} height={130} width={260} colour="#fff3c8" opacity={0.9} />
      <Ripples id="ripples" y={606} height={120} count={90} colour="#ffe9c8" opacity={0.5} size={0.7} />
      <SailingBoat x={1082} y={622} length={44} sail="#6a5070" hullColour="#4a3a58" />
      <SailingBoat x={1236} y={614} length={30} sail="#7a5f7c" hullColour="#5a4668" />
      <Foam id="surf" line={[[-20, 724], [400, 718], [800, 726], [1200, 716], [1620, 724]]} width={7} colour="#fff0dc" opacity={0.8} />
      {Array.from({ length: 19 }, (_, i) => (
        <Boulder key={i} id={`rock-${i}`} x={i * 92 - 10 + ((i * 37) % 40)} y={766 + ((i * 13) % 12)} width={118 + ((i * 53) % 50)} height={46 + ((i * 29) % 22)} tones={rock('#4a3f56', '#f3b48c', '#1f1a30')} />
      ))}
      <Gradient id="floor" from={[0, 760]} to={[0, 1000]} stops={[[0, '#f0c09a'], [0.35, '#c08f84'], [1, '#6b4a64']]} />
      <path d={box(-10, 762, 1620, 250)} fill="url(#floor)" />
      <path d={box(-10, 760, 1620, 8)} fill="#ffe0b4" />
      <path d={[782, 812, 856, 918, 1000].map((y) => box(-10, y, 1620, 2 + (y - 760) * 0.012)).join('') + Array.from({ length: 17 }, (_, i) => polygon([[800 + (i - 8) * 96, 764], [803 + (i - 8) * 96, 764], [808 + (i - 8) * 250, 1004], [800 + (i - 8) * 250, 1004]])).join('')} fill="#6b4a64" opacity={0.32} />
      <path d={worn} fill="#6b4a64" opacity={0.1} />
      {/* Shadows fan out from the low sun towards us. */}
      <path d={PILLARS.map(([x, y]) => { const half = (y - SEA) * 0.15; return polygon([[x - half, y], [x + half, y], shade([x + half, y], 1010), shade([x - half, y], 1010)]); }).join('')} fill="#3a1f4a" opacity={0.24} />
      <path d={polygon([[700, 838], [960, 838], [1330, 1010], [850, 1010]])} fill="#3a1f4a" opacity={0.3} />
      {[3, 4, 2, 5].map(pillar)}
      {/* Three steps, and the plinth with its tablet. */}
      {[[150, 846, 26], [120, 820, 26], [94, 794, 30]].map(([half = 0, y = 0, rise = 0]) => (
        <g key={half}>
          <path d={box(826 - half, y - rise, half * 2, rise)} fill={GRANITE.shade} />
          <path d={box(826 - half, y - rise, half * 1.1, rise)} fill={GRANITE.mid} />
          <path d={box(826 - half, y - rise, half * 2, 6)} fill={GRANITE.lit} />
          <path d={box(826 - half, y - rise, 14, rise)} fill={GRANITE.lit} />
        </g>
      ))}
      <path d={polygon([[742, 764], [752, 636], [900, 636], [910, 764]])} fill={GRANITE.shade} />
      <path d={polygon([[742, 764], [752, 636], [828, 636], [830, 764]])} fill={GRANITE.mid} />
      <path d={polygon([[742, 764], [752, 636], [770, 636], [762, 764]])} fill={GRANITE.lit} />
      <path d={box(716, 618, 216, 20)} fill={GRANITE.shade} />
      <path d={box(716, 618, 116, 20)} fill={GRANITE.mid} />
      <path d={box(716, 618, 216, 6) + box(716, 618, 14, 20)} fill={GRANITE.lit} />
      <path d={box(794, 668, 66, 62)} fill="#e9c9ac" />
      <path d={[680, 692, 704, 716].map((y) => box(802, y, 50, 3)).join('')} fill={GRANITE.dark} />
      {[1, 6].map(pillar)}
      <Halo id="behind" x={800} y={460} rx={250} ry={260} colour="#fff0c8" opacity={0.5} />
      <Gandhi x={830} y={620} height={372} />
      {[0, 7].map(pillar)}
      <path d={band([[1044, 925, 4], [1084, 939, 26], [1148, 962, 42], [1234, 990, 36], [1284, 1010, 22]]) + band([[1118, 927, 4], [1144, 936, 22], [1184, 948, 30], [1236, 962, 20], [1272, 970, 2]])} fill="#3a1f4a" opacity={0.32} />
      <path d={band([[BOY.x - 26, 929, 8], [BOY.x + 6, 950, 12], [BOY.x + 44, 974, 20]]) + band([[BOY.x + 40, 926, 8], [BOY.x + 42, 948, 12], [BOY.x + 50, 972, 20]]) + band([[BOY.x + 40, 958, 24], [BOY.x + 66, 982, 38], [BOY.x + 100, 1012, 44]]) + band([[stickX - 14, 931, 4], [stickX + 26, 966, 5], [stickX + 60, 1004, 5]])} fill="#3a1f4a" opacity={0.32} />
      <path d={band([[stickX - 14, 931, 5], [stickX - 2, stickY + 20, 5], [stickX + 6, stickY - 40, 5.4]])} fill="#6a4028" />
      <Posed id="boy" {...BOY} wears="shorts" dress={{ base: '#fff3e0', trim: '#d2432f', second: '#35507a' }} skin={SKIN.honey} hair="crop" shoe={SKIN.honey} hasStripes={false} />
      <Family id="family" x={1070} y={926} height={210} mother={{ wears: 'kurta', dress: DRESS.crimson, skin: SKIN.honey, hair: 'plait', isWindy: true }} kids={[{ age: 9, dress: DRESS.marigold, arm: 'up' }]} />
    </Canvas>
  );
}
