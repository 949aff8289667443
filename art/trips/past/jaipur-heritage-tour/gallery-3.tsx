/** The stepwell Panna Meena ka Kund from its rim: shade already lies on one side, a mother and her daughter count the stairs. */
// Built as a square funnel: each storey steps in behind a walkway, and on every wall pairs of short flights climb to one landing, a zigzag of triangles; kiosks stand on the corners.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { NearChild, NearWoman } from '../../../people/near.tsx';
import { Jointed, POSE } from '../../../people/jointed.tsx';
import { Arcade, Chhatri, Eave, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Ridge } from '../../../scenery/ridge.tsx';
import { type Spot } from '../../../scenery/shapes.ts';
import { Sky } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const at = projection({ vanishing: [860, 150], focal: 900, eye: 3.3 });
const STOREYS = 7;
const RISE = 1.45;
const INSET = 0.82;
const FAR = 25;
const HALF = 10.6;
const OCHRE = stone('#dfa85c', { sun: '#fff0c0', night: '#6a3058' });
const VIOLET = '#4a2a5c';

/** A wall of the funnel: `u` along it, `y` up, `out` towards the middle, all in metres; `storey` is how far it has stepped in. */
type Wall = { place: (u: number, y: number, out: number, storey: number) => Spot; from: number; to: number; flights: number; face: string; lit: string; dim: string; recess: string };
const WALLS: readonly Wall[] = [
  { place: (u, y, out, k) => at(-HALF + k * INSET + out, y, u - k * INSET), from: FAR, to: 4, flights: 5, face: '#a3667a', lit: '#c98f8a', dim: '#b57a80', recess: '#54304e' },
  { place: (u, y, out, k) => at(HALF - k * INSET - out, y, u - k * INSET), from: FAR, to: 4, flights: 5, face: '#f0bd70', lit: '#ffe3a0', dim: '#f3c980', recess: '#9a5c40' },
  { place: (u, y, out, k) => at(u * (1 - (k * INSET) / HALF), y, FAR - k * INSET - out), from: -HALF, to: HALF, flights: 6, face: '#cf9450', lit: '#fbdb96', dim: '#e0ad68', recess: '#7f4a40' },
];

/** One storey of one wall: the dark recess, the walkway at its foot, and the pairs of flights. */
function Storey({ wall, storey: k }: { wall: Wall; storey: number }) {
  const [top, foot] = [-k * RISE, -(k + 1) * RISE];
  const deep = INSET * 0.94;
  const p = (u: number, y: number, out = 0) => wall.place(u, y, out, k);
  const pitch = (wall.to - wall.from) / wall.flights;
  const steps = 6;
  let faces = '';
  let lit = '';
  let dim = '';
  for (let f = 0; f < wall.flights; f += 1) {
    const half = pitch * 0.47;
    const middle = wall.from + pitch * (f + 0.5);
    const profile: Spot[] = [];
    for (let side = -1; side <= 1; side += 2) {
      for (let i = 0; i < steps; i += 1) {
        const j = side < 0 ? i : steps - 1 - i;
        const [a, b] = [middle + side * half * (1 - j / (steps + 0.6)), middle + side * half * (1 - (j + 1) / (steps + 0.6))];
        const y = foot + (RISE * (j + 1)) / steps;
        const tread = polygon([p(a, y), p(b, y), p(b, y, deep), p(a, y, deep)]);
        if (side < 0) lit += tread;
        else dim += tread;
        profile.push(...(side < 0 ? [p(a, y, deep), p(b, y, deep)] : [p(b, y, deep), p(a, y, deep)]));
      }
    }
    const landing = half / (steps + 0.6);
    lit += polygon([p(middle - landing, top), p(middle + landing, top), p(middle + landing, top, deep), p(middle - landing, top, deep)]);
    faces += polygon([p(middle - half, foot, deep), ...profile, p(middle + half, foot, deep)]);
  }
  return (
    <>
      <path d={polygon([p(wall.from, top), p(wall.to, top), p(wall.to, foot), p(wall.from, foot)])} fill={wall.recess} />
      <path d={polygon([p(wall.from, top), p(wall.to, top), p(wall.to, top - 0.16), p(wall.from, top - 0.16)])} fill={wall.lit} />
      <path d={polygon([p(wall.from, foot), p(wall.to, foot), p(wall.to, foot, INSET), p(wall.from, foot, INSET)])} fill={wall.dim} />
      <path d={lit} fill={wall.lit} />
      <path d={dim} fill={wall.dim} />
      <path d={faces} fill={wall.face} />
    </>
  );
}

const WATER = -STOREYS * RISE;
const BOTTOM = HALF - STOREYS * INSET;
const SHORE = at(0, WATER, FAR - STOREYS * INSET)[1];
const WATER_FORM = polygon([at(-BOTTOM, WATER, FAR - STOREYS * INSET), at(BOTTOM, WATER, FAR - STOREYS * INSET), at(BOTTOM, WATER, 4), at(-BOTTOM, WATER, 4)]);
/** The wall on the sun's side lays its shade across the far one; on every storey the edge jumps with the stone. */
const SHADE: readonly Spot[] = [
  ...Array.from({ length: STOREYS }, (_, k): Spot[] => [at(-5.2 + k * 0.62, -k * RISE, FAR - k * INSET), at(-4.9 + k * 0.62, -(k + 1) * RISE, FAR - k * INSET - 0.5)]).flat(),
  at(-0.9, WATER, FAR - STOREYS * INSET),
  at(-0.4, WATER, 4),
  at(-BOTTOM, WATER, 4),
  ...Array.from({ length: STOREYS }, (_, i) => STOREYS - 1 - i).flatMap((k): Spot[] => [at(-HALF + k * INSET, -(k + 1) * RISE, FAR - (k + 1) * INSET), at(-HALF + k * INSET, -k * RISE, FAR - k * INSET)]),
];
const rim = (x: number, z: number) => at(x, 0, z);

export default function JaipurHeritageTour3() {
  return (
    <Canvas>
      <Sky id="sky" height={260} stops={[[0, '#86b9d6'], [0.6, '#e6e2c8'], [1, '#ffe2b0']]} />
      <Ridge id="aravalli" anchors={[[-40, 210], [240, 130], [520, 176], [820, 96], [1120, 150], [1360, 88], [1640, 150]]} colour="#b99a86" mist="#f6dcb4" bottom={300} />
      <Flock id="parakeets" x={420} y={84} width={200} height={50} count={6} size={12} colour="#5f8a56" />
      <Thicket id="trees" line={[[-40, 200], [220, 188], [560, 202], [1140, 200], [1420, 190], [1660, 202]]} count={54} radius={22} tones={faded(leaves('#44643c', '#a3ad5c', '#ffe6a0'), '#e0c89a', 0.25)} />
      <path d={polygon([rim(-60, 60), rim(60, 60), rim(60, 4), rim(-60, 4)])} fill="#e8c48a" />
      <path d={polygon([at(-60, 1.7, 42), at(60, 1.7, 42), at(60, 0, 42), at(-60, 0, 42)])} fill="#d3a268" />
      <path d={polygon([at(-60, 1.9, 42), at(60, 1.9, 42), at(60, 1.6, 42), at(-60, 1.6, 42)])} fill="#f6dca8" />
      <Shadow x={380} y={268} width={150} height={12} />
      <Shadow x={1390} y={262} width={120} height={9} />
      <path d={polygon([rim(-HALF - 1.4, FAR + 1.6), rim(HALF + 1.4, FAR + 1.6), rim(40, 3), rim(-40, 3)])} fill="#d9ab70" />
      <Tree id="neem" x={300} y={268} height={230} tones={leaves('#2f5a38', '#9fb554', '#ffe28a')} form="spread" fleck={7} />
      <Tree id="neem-2" x={1330} y={262} height={180} tones={leaves('#2f5a38', '#9fb554', '#ffe28a')} form="spread" fleck={7} />
      <Arcade id="verandah" x={rim(-4.4, FAR + 2.4)[0]} y={rim(0, FAR + 2.4)[1]} width={rim(4.4, FAR + 2.4)[0] - rim(-4.4, FAR + 2.4)[0]} height={92} bays={5} tones={OCHRE} kind="cusped" />
      <Eave x={rim(-4.4, FAR + 2.4)[0]} y={rim(0, FAR + 2.4)[1] - 88} width={rim(4.4, FAR + 2.4)[0] - rim(-4.4, FAR + 2.4)[0]} tones={OCHRE} />
      {WALLS.map((wall, w) => (
        <g key={w} id={`wall-${w}`}>
          {Array.from({ length: STOREYS }, (_, k) => <Storey key={k} wall={wall} storey={k} />)}
        </g>
      ))}
      <Gradient id="water" from={[0, 760]} to={[0, 1000]} stops={[[0, '#2f5a3c'], [0.4, '#4f8a4a'], [1, '#86b25c']]} />
      <path d={WATER_FORM} fill="url(#water)" />
      <clipPath id="pool">
        <path d={WATER_FORM} />
      </clipPath>
      <g clipPath="url(#pool)">
        <use href="#wall-2" transform={`translate(0 ${SHORE * 1.6}) scale(1 -0.6)`} opacity={0.34} />
      </g>
      <Ripples id="ripples" x={640} y={800} width={460} height={180} count={46} colour="#dff0b4" opacity={0.5} />
      <path d={polygon(SHADE)} fill={VIOLET} opacity={0.42} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <Shadow x={rim(side * (HALF + 0.9), FAR + 0.8)[0] + 16} y={rim(0, FAR + 0.8)[1] + 2} width={62} height={8} />
          <Chhatri x={rim(side * (HALF + 0.9), FAR + 0.8)[0]} y={rim(0, FAR + 0.8)[1]} width={82} tones={OCHRE} columns={4} />
        </g>
      ))}
      <Family id="visitors" x={rim(-6.6, FAR + 1)[0]} y={rim(0, FAR + 1)[1]} height={58} mother={{ dress: DRESS.magenta, isWindy: false }} kids={[{ age: 7, dress: DRESS.indigo }]} />
      <Jointed id="guard" x={rim(6.2, FAR + 1)[0]} y={rim(0, FAR + 1)[1]} height={62} wears="shorts" age={14} dress={{ base: '#b59a62', second: '#b59a62', trim: '#6a4a2a' }} hair="crop" pose={{ ...POSE.stand, upper: [80, 4], fore: [110, 10] }} flip />
      <Near />
    </Canvas>
  );
}

/** The near rim, and the two who count. */
function Near() {
  return (
    <>
      <path d={polygon([[-20, 812], [560, 1020], [-20, 1020]])} fill={mix('#8a5a3c', VIOLET, 0.25)} />
      <path d={polygon([[-20, 782], [640, 1020], [560, 1020], [-20, 812]])} fill="#d9a76a" />
      <NearWoman id="mother" x={190} y={1000} size={0.74} wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" look={1} right={{ elbow: [168, -330], hand: [84, -440], isFront: true }} />
      <NearChild id="girl" x={410} y={1040} size={0.82} dress={DRESS.teal} skin={SKIN.honey} hair="plaits" look={1} right={{ elbow: [120, -170], hand: [196, -236], isPointing: true }} />
    </>
  );
}
