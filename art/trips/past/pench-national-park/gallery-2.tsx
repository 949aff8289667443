/**
 * From behind a jeep's rail two children look at a tiger's pugmarks on the track. Further off, a peacock crosses it.
 * A pugmark: a pad with three lobes behind and two in front, four toes, no claw marks. These lie over the tyre marks, so they are fresh.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { NearChild } from '../../../people/near.tsx';
import { Peacock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, blob, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist } from '../../../scenery/sky.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { PointingHand } from './pointing-hand.tsx';

export const focus: [number, number] = [0.5, 0.6];

const DUST = { lit: '#f2dcae', base: '#e3c48f', shade: '#b08a55', deep: '#8a653c' };
const DRY = leaves('#55502a', '#b9a24e', '#ffe9a0');
const CROWN = leaves('#4c4c26', '#a8963f', '#ffe08a');
const AIR = '#fbe3ac';
const PAD = shape([[-24, -6], [-13, -22], [0, -17], [13, -22], [24, -6], [40, 14], [38, 32], [24, 37], [13, 31], [0, 37], [-13, 31], [-24, 37], [-38, 32], [-40, 14]]);
const TOES = oval(-45, -18, 13, 18) + oval(-18, -49, 14, 20) + oval(17, -52, 14, 20) + oval(45, -24, 13, 18);
/** Projects a ground point `across` metres right of the track's middle and `away` metres off. Eye level is 2.2 m; the track bends left. */
const ground = (across: number, away: number): Spot => [860 + ((across - away * away * 0.0045) * 1000) / away, 300 + 2200 / away];
/** Lays a drawing flat on the ground and shrinks it with distance. `children` are drawn as seen from above, 100 units per metre. */
function Flat({ across, away, turn = 0, children }: { across: number; away: number; turn?: number; children: ReactNode }) {
  const [x, y] = ground(across, away);
  return <g transform={`translate(${n(x)} ${n(y)}) scale(${(10 / away).toFixed(3)} ${(22 / away / away).toFixed(3)}) rotate(${turn})`}>{children}</g>;
}

/** The tiger's footprints: left and right in turn, over the tyre marks and away from us into the grass. */
const STEPS = Array.from({ length: 16 }, (_, i) => ({ across: -0.86 + i * 0.26 + (i % 2 ? 0.11 : -0.11), away: 4.3 + i * 0.62 }));
/** Teak trunks, in metres: across, away, thickness. */
const TRUNKS = [[3.3, 27, 0.4], [-3.2, 24, 0.36], [4.8, 20, 0.42], [-4.4, 17, 0.4], [3.5, 14, 0.36], [-3.7, 11, 0.4], [3.6, 9.4, 0.36], [5.5, 8, 0.5], [-5.1, 7.4, 0.5]] as const;
const LEAVES = [[1.72, 5.1, -34], [-1.75, 7, 60], [1.1, 9.4, 20], [-0.1, 5.3, 110], [-1.3, 12, -20]] as const;
/** Position and size of the seated girl. */
const GIRL = { x: 250, y: 1036, size: 1.12 };
/** Distances in metres: of the rows of grass, far to near, and of the points along the track's edges. */
const ROWS = [38, 30, 24, 19, 15.6, 13, 11, 9.4, 8, 7, 6, 5.1, 4.4, 3.9] as const;
const EDGE = Array.from({ length: 26 }, (_, i) => 3 * 1.11 ** i);

/** A print pressed into dust: the side towards the sun is in shade, and the opposite rim catches the light. */
const Pugmark = ({ across, away }: { across: number; away: number }) => (
  <Flat across={across} away={away} turn={24}>
    <g transform="scale(.3)">
      <path d={PAD + TOES} fill="#fff0c8" transform="translate(7 9)" />
      <path d={PAD + TOES} fill="#77522f" />
      <path d={PAD + TOES} fill="#b98f5c" transform="translate(4 6) scale(.9)" />
    </g>
  </Flat>
);

/** The tread of one tyre along the track: two rows of lugs that converge in the distance. */
function TyreMarks({ across }: { across: number }) {
  const strip = (from: number, to: number, near: number, far: number) => {
    const steps = Array.from({ length: 14 }, (_, i) => near * (far / near) ** (i / 13));
    return polygon([...steps.map((away) => ground(from, away)), ...steps.toReversed().map((away) => ground(to, away))]);
  };
  const lugs = Array.from({ length: 130 }, (_, i) => {
    const away = 3.3 + i * 0.13;
    const lug = (side: number) => polygon([ground(across + side * 0.015, away), ground(across + side * 0.015, away + 0.06), ground(across + side * 0.12, away + 0.11), ground(across + side * 0.12, away + 0.05)]);
    return lug(-1) + lug(1);
  });
  return (
    <>
      <path d={strip(across - 0.15, across + 0.15, 3.2, 44)} fill={DUST.shade} opacity={0.34} />
      <path d={lugs.join('')} fill={DUST.deep} opacity={0.42} />
      <path d={strip(across + 0.15, across + 0.172, 3.2, 30)} fill="#fff0c8" opacity={0.45} />
    </>
  );
}

/** A fallen teak leaf, 27 cm long, curled, one half in the light. */
const TeakLeaf = () => (
  <g transform="scale(.088)">
    <path d={shape([[14, -150, 'corner'], [94, -90], [118, 16], [74, 112], [14, 160, 'corner'], [-52, 112], [-90, 20], [-62, -84]])} fill="#6b4426" opacity={0.4} transform="translate(16 20)" />
    <path d={shape([[0, -160, 'corner'], [82, -100], [108, 10], [62, 108], [0, 150, 'corner'], [-66, 106], [-104, 8], [-76, -96]])} fill="#b86a30" />
    <path d={shape([[0, -160, 'corner'], [82, -100], [108, 10], [62, 108], [0, 150, 'corner'], [10, 0]])} fill="#8a4722" />
    <path d={shape([[-104, 8], [-96, -30], [-70, -20], [-60, 60], [-74, 90]])} fill="#d9924a" />
    <path d="M0 -156V196M0 -104L58 -136M0 -52L92 -86M0 4L100 -14M0 58L82 50M0 -104L-56 -130M0 -52L-88 -78M0 4L-98 -8M0 58L-84 54" stroke="#e9b877" strokeWidth={5} fill="none" />
  </g>
);

/** A teak on the verge, lit from the left: a flared foot, three boughs, leaves near the picture's top. Far trees fade into the haze. */
function Trunk({ across, away, thick }: { across: number; away: number; thick: number }) {
  const [x, y] = ground(across, away);
  const w = (thick * 1000) / away;
  const fade = Math.min(0.7, Math.max(0, (away - 7) / 22));
  const out = Math.sign(across) || 1;
  // Crowns begin eight metres up, but near ones are lowered to the picture's top edge so that they show.
  const crown = Math.max(16, 300 - (5.8 * 1000) / away);
  const reach = 760 / away + 26;
  const sprays = [[-out * reach * 0.7, -8], [out * reach * 0.95, -26], [out * reach * 0.2, -46]] as const;
  const lobes = sprays.flatMap(([dx, dy], i) => lobesIn(`crown-${across}-${i}`, x + dx, crown + dy, reach * 0.66, reach * 0.42, 6));
  const boughs = sprays.map(([dx, dy]) => band([[x, crown + reach * 0.9, w * 0.4], [x + dx * 0.4, crown + reach * 0.4, w * 0.26], [x + dx, crown + dy * 0.5, 2]])).join('');
  const bark = mix('#6b5138', AIR, fade);
  return (
    <>
      <path d={band([[x - w * 0.9, y - w * 0.14, 2], [x - w * 0.5, y - w * 0.34, w * 0.5], [x - w * 0.1, y - w, w * 0.7]]) + band([[x + w * 0.95, y - w * 0.1, 2], [x + w * 0.5, y - w * 0.3, w * 0.5], [x + w * 0.1, y - w, w * 0.7]]) + band([[x, y - w * 0.1, w], [x, y - w * 0.5, w * 1.26], [x, y - w * 1.4, w], [x + 4, -20, w * 0.82]]) + boughs} fill={bark} />
      <path d={band([[x - w * 0.5, y - w * 0.14, w * 0.3], [x - w * 0.4, y - w * 0.5, w * 0.44], [x - w * 0.28, y - w * 1.4, w * 0.34], [x - w * 0.2, -20, w * 0.26]])} fill={mix('#c09a68', AIR, fade)} />
      <Mass id={`crown-${across}`} lobes={lobes} tones={faded(CROWN, AIR, fade)} fleck={away < 16 ? 150 / away : 0} />
    </>
  );
}

/** Grass in front of a trunk's foot. */
const AtFoot = ({ across, away }: { across: number; away: number }) => {
  const [x, y] = ground(across, away);
  const fade = Math.max(0, Math.min(0.7, (away - 5) / 34));
  return [-0.42, 0.3, -0.14, 0.5, 0.06].map((dx, i) => <GrassTuft key={dx} id={`foot-${across}-${i}`} x={x + (dx * 1000) / away} y={y + (90 + i * 16) / away} size={(620 + (i % 3) * 120) / away} dark={mix(i % 2 ? '#9a7434' : '#b48a40', AIR, fade)} light={mix('#efd48c', AIR, fade)} blades={14} />);
};

/** Tufts along both edges of the track between two rows of grass, to hide the steps between the rows' ends. */
function Verge({ from, to, fade }: { from: number; to: number; fade: number }) {
  const r = random(`verge-${from}`);
  return Array.from({ length: 16 }, (_, i) => {
    const away = from + ((to - from) * (i + 0.5)) / 16;
    const [x, y] = ground((i % 2 ? 1 : -1) * r.between(2.1, 2.75), away);
    const size = (r.between(330, 620) + Math.max(0, 7 - away) * 30) / away;
    return <GrassTuft key={i} id={`verge-${from}-${i}`} x={x} y={y} size={size} dark={mix(i % 3 ? '#9a7434' : '#b48a40', AIR, fade)} light={mix('#ecd08a', AIR, fade)} blades={from > 16 ? 6 : 10} />;
  });
}

export default function PenchNationalPark2() {
  const r = random('grit');
  const grit = Array.from({ length: 300 }, () => {
    const away = 3.3 / r.between(0.16, 1);
    const [x, y] = ground(r.between(-2.4, 2.4), away);
    const size = r.between(6, 17) / away;
    return blob(r, x, y, size, size * 0.5, 6, 0.3);
  }).join('');
  const deep = Array.from({ length: 22 }, () => [r.between(-20, 1620), r.between(7, 15), r.between(350, 380)] as const);
  return (
    <Canvas>
      <Gradient id="back" from={[0, 0]} to={[0, 380]} stops={[[0, '#b99f5c'], [0.5, '#f0d590'], [1, '#fff0c0']]} />
      <rect width={1600} height={1000} fill="url(#back)" />
      <WoodedSlope id="far" crest={[[-40, 110], [500, 84], [1000, 112], [1660, 76]]} tones={faded(DRY, AIR, 0.6)} mist="#fff0c6" radius={44} depth={170} groups={3} bottom={360} />
      <Halo id="sun" x={330} y={120} rx={560} ry={260} colour="#fff8da" opacity={0.9} />
      <Mist id="mist" y={270} height={200} colour="#fff1c6" opacity={0.75} />
      <Gradient id="forest-floor" from={[0, 340]} to={[0, 900]} stops={[[0, '#efd592'], [0.2, '#d9b260'], [1, '#a67f3c']]} />
      <Land crest={[[-60, 356], [800, 350], [1660, 354]]} fill="url(#forest-floor)" />
      <path d={deep.map(([x, w, foot]) => band([[x, foot, w * 1.4], [x, foot - 30, w], [x + 3, -20, w * 0.8]])).join('')} fill={mix('#8a6c48', AIR, 0.66)} />
      <Mass id="deep-crowns" lobes={deep.flatMap(([x], i) => lobesIn(`deep-${i}`, x, 56 + (i % 4) * 22, 92, 54, 6))} tones={faded(CROWN, AIR, 0.62)} />
      <Gradient id="track" from={[0, 350]} to={[0, 940]} stops={[[0, '#fbeac0'], [0.3, DUST.lit], [0.6, DUST.base], [1, '#c79f68']]} />
      <path d={shape([...EDGE.map((away, i) => ground(-2.5 + ((i * 0.618) % 1) * 0.16, away)), ...EDGE.toReversed().map((away, i) => ground(2.5 - ((i * 0.382) % 1) * 0.16, away))])} fill="url(#track)" />
      <path d={grit} fill={DUST.shade} opacity={0.55} />
      {/* The trunks' shadows fall across the track towards us, away from the sun. */}
      <path d={TRUNKS.map(([across, away, w]) => polygon([ground(across - w / 2, away), ground(across + w / 2, away), ground(across + w / 2 + (away - 3) * 0.42, 3), ground(across - w / 2 + (away - 3) * 0.42, 3)])).join('')} fill="#7a5468" opacity={0.2} />
      <TyreMarks across={-0.72} />
      <TyreMarks across={0.72} />
      {STEPS.toReversed().map((step) => (
        <Pugmark key={step.away} {...step} />
      ))}
      {LEAVES.map(([across, away, turn]) => (
        <Flat key={away} across={across} away={away} turn={turn}>
          <TeakLeaf />
        </Flat>
      ))}
      {/* A peacock crosses the track, trailing its train; its shadow falls to the right. */}
      <path d={shape([[700, 498], [760, 486], [840, 488], [930, 506], [960, 520, 'corner'], [860, 514], [760, 506]])} fill="#7a5468" opacity={0.34} />
      <clipPath id="peacock-only">
        <path d={polygon([[670, 490], [690, 477], [740, 462], [806, 430], [836, 370], [890, 370], [890, 510], [670, 510]])} />
      </clipPath>
      <g clipPath="url(#peacock-only)">
        <Peacock id="peacock" x={822} y={494} height={112} shadow={false} />
      </g>
      {/* A dung beetle rolls its ball home. */}
      <At x={1010} y={806} scale={0.5}>
        <path d={lens(8, 15, 74, 8)} fill="#6b4426" opacity={0.4} />
        <path d={oval(-10, 0, 16, 15)} fill="#7a5230" />
        <path d={oval(-14, -5, 8, 6)} fill="#a57a4a" />
        <path d="M14 6L6 14M20 7L22 15M25 4L33 12M14 2L5 -6" stroke="#1d1820" strokeWidth={2.4} />
        <path d={oval(20, 2, 12, 8)} fill="#1d1820" />
        <path d={leaf(12, -1, 14, 2.4, -0.2)} fill="#5a5566" />
      </At>
      {ROWS.map((away, row) => {
        const [left, y] = ground(-2.1 - (row % 3) * 0.14, away);
        const [right] = ground(2.1 + (row % 3) * 0.14, away);
        const high = 860 / away;
        const fade = Math.max(0, Math.min(0.7, (away - 5) / 34));
        const blades = { height: high, dark: mix('#9a7434', AIR, fade), mid: mix('#c39a48', AIR, fade), light: mix('#efd48c', AIR, fade), density: 1.25 };
        return (
          <g key={away}>
            {TRUNKS.filter(([, far]) => far >= away && far < (ROWS[row - 1] ?? 99)).map(([across, far, thick]) => (
              <Trunk key={far} across={across} away={far} thick={thick} />
            ))}
            <TallGrass id={`left-${row}`} x={-60} y={y} width={left + 60} {...blades} />
            <TallGrass id={`right-${row}`} x={right} y={y} width={1660 - right} {...blades} />
            {TRUNKS.filter(([, far]) => far >= away && far < (ROWS[row - 1] ?? 99)).map(([across, far]) => (
              <AtFoot key={far} across={across} away={far} />
            ))}
            <Verge from={away} to={ROWS[row + 1] ?? 3.5} fade={fade} />
          </g>
        );
      })}

      {/* The jeep's side, seen from inside: a rail on posts, a green panel below. The children sit on our side of it. */}
      <path d={polygon([[-20, 940], [1620, 916], [1620, 1010], [-20, 1010]])} fill="#3f5130" />
      <path d={polygon([[-20, 940], [1620, 916], [1620, 934], [-20, 958]])} fill="#6f8450" />
      <path d={band([[120, 1010, 22], [118, 900, 20], [120, 858, 20]]) + band([[1500, 1010, 22], [1502, 880, 20], [1500, 838, 20]]) + band([[-20, 862, 22], [800, 846, 22], [1620, 830, 22]])} fill="#23262a" />
      <path d={band([[-20, 855, 6], [800, 839, 6], [1620, 823, 6]])} fill="#70767a" />
      <NearChild id="girl" {...GIRL} dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" look={1} tilt={9} left={{ elbow: [-162, -96], hand: [-136, -164] }} right={{ elbow: [126, -196], hand: [212, -222], isPointing: true }} />
      <At x={GIRL.x + 212 * GIRL.size} y={GIRL.y - 222 * GIRL.size} turn={-17} scale={GIRL.size * 0.84}>
        <PointingHand skin={SKIN.honey} />
      </At>
      <NearChild id="boy" x={1390} y={1040} size={1.02} dress={DRESS.teal} skin={SKIN.honey} hair="crop" look={-1} tilt={10} left={{ elbow: [-158, -100], hand: [-132, -180] }} right={{ elbow: [156, -98], hand: [130, -188] }} />
    </Canvas>
  );
}
