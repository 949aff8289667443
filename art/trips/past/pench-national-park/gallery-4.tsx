/**
 * Totladoh reservoir in the afternoon: drowned trees with cormorants, one drying its wings; a jeep on the spit, and on the mud a crocodile that might have been a log.
 * The dam filled in 1989 and the teak forest still stands in the water, bark gone, silver grey; cormorants have no oil in their feathers and hang their wings out to dry.
 */
import type { ReactNode } from 'react';
import { n } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { type Bend, Posed, type PosedLooks, POSE } from '../../../people/posed.tsx';
import { growBareTree, BareTree } from '../../../scenery/bare-tree.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { alongLine, box, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.45, 0.5];

const SHORE = 430;
const DRY = leaves('#4d5a30', '#b2a850', '#ffeca8');
const BARK = { bark: '#d3cbc4', shade: '#85808c' };
const NEAR = { id: 'near-d', x: 560, y: 792, height: 660, forks: 3, spread: 0.6, lean: -0.05, girth: 0.075 };
const MID = { id: 'mid-b', x: 1010, y: 600, height: 330, forks: 3, spread: 0.56, lean: 0.08, girth: 0.08 };
const FAR = [{ id: 'far-a', x: 200, y: 506, height: 190 }, { id: 'far-b', x: 300, y: 488, height: 130 }, { id: 'far-c', x: 800, y: 494, height: 150 }, { id: 'far-d', x: 1240, y: 500, height: 170 }] as const;

/** Those in the jeep, the driver first; its side hides them below the waist. */
const GUESTS: readonly (PosedLooks & { at: number })[] = [
  { at: 1382, age: 12, wears: 'pheran', hair: 'crop', dress: { base: '#8c7a4a', second: '#6a5a34', trim: '#6a5a34' } },
  { at: 1420, wears: 'sari', hair: 'bun', dress: DRESS.lotus },
  { at: 1452, age: 9, wears: 'frock', hair: 'plaits', dress: DRESS.marigold },
  { at: 1482, age: 13, wears: 'shorts', hair: 'crop', dress: DRESS.crimson },
];

const POINTS: readonly Bend[] = [[36, 80], [108, 114], [84, 190], [30, 60]];

/** A cormorant, 100 high, perched at (0, 0) and facing left: upright, hooked bill, stiff tail below the twig under its feet. */
function Cormorant({ x, y, size, flip = false, isDrying = false }: { x: number; y: number; size: number; flip?: boolean; isDrying?: boolean }) {
  return (
    <At x={x} y={y} scale={size / 100} flip={flip}>
      {isDrying &&
        [-1, 1].map((s) => (
          <g key={s} transform={`scale(${s} 1)`}>
            <path d={shape([[6, -62], [34, -74], [62, -68], [76, -50], [80, -22, 'corner'], [70, -30], [66, -10, 'corner'], [56, -24], [50, -2, 'corner'], [40, -20], [32, 2, 'corner'], [24, -18], [8, -14]])} fill="#232c38" />
            <path d={shape([[6, -62], [34, -74], [62, -68], [76, -50], [54, -56], [30, -58], [8, -44]])} fill="#4a5f70" />
          </g>
        ))}
      <path d={shape([[-14, 2], [8, 2], [30, 0], [31, 5], [8, 8], [-13, 5]])} fill="#aaa3a7" />
      <path d={oval(-7, 1, 5, 4) + oval(7, 2, 5, 4)} fill="#2a2f38" />
      <path d={shape([[8, 0], [28, 40, 'corner'], [14, 42], [0, 6]])} fill="#151b24" />
      <path d={shape([[16, -2], [22, -34], [14, -58], [6, -72], [5, -86], [0, -97], [-10, -100], [-18, -95], [-17, -89], [-8, -86], [-7, -74], [-15, -58], [-18, -32], [-10, -4], [2, 8]])} fill="#1d2631" />
      <path d={shape([[-8, -86], [-7, -74], [-15, -58], [-18, -32], [-11, -8], [-8, -34], [-6, -58], [-2, -76]])} fill="#51687a" opacity={0.8} />
      <path d={shape([[-16, -97], [-28, -94], [-38, -93], [-40, -88, 'corner'], [-28, -90], [-17, -89]])} fill="#d2a655" />
      <path d={shape([[-17, -91], [-8, -90], [-8, -85], [-14, -86]])} fill="#f0e0c0" />
      <path d={oval(-12, -95, 1.8)} fill="#8fe0d0" />
    </At>
  );
}

/** A mugger on the mud, broad in the snout, nose at the left; (x, y) is the ground under its middle. Its back is a row of worn plates that runs out into the keel of the tail. */
function Mugger({ x, y, length }: { x: number; y: number; length: number }) {
  const back: Spot[] = [[-88, -31], [-60, -36], [-20, -47], [40, -47], [84, -38], [132, -24], [172, -14], [206, -6]];
  const plates = Array.from({ length: 24 }, (_, i) => {
    const { x: px, y: py, angle } = alongLine(rounded(back), 0.04 + (i * 0.92) / 23);
    return leaf(px - 7, py, 16, i > 12 ? 11 : 9, angle);
  }).join('');
  return (
    <At x={x} y={y} scale={length / 400}>
      <path d={lens(20, 3, 450, 13)} fill="#3a2a26" opacity={0.55} />
      <path d={shape([[-60, -26], [-40, -24], [-34, -8], [-44, 1], [-66, 2], [-68, -3], [-52, -8]]) + shape([[92, -28], [112, -22], [112, -6], [100, 2], [76, 2], [76, -3], [96, -10]])} fill="#2f2e24" />
      <path d={plates} fill="#3d3c2a" />
      <path d={shape([[-201, -6], [-198, -16], [-188, -20], [-150, -21], [-128, -36], [-114, -36], [-104, -30], ...back, [208, 0, 'corner'], [160, 1], [110, -2], [40, 2], [-40, 3], [-84, -2], [-120, -3], [-160, -2], [-198, -2]])} fill="#5f5c42" />
      <path d={shape([[-198, -15], [-188, -19], [-150, -20], [-128, -35], [-114, -35], [-104, -29], [-88, -30], [-60, -35], [-20, -46], [40, -46], [84, -37], [132, -23], [204, -5, 'corner'], [128, -15], [80, -28], [30, -35], [-20, -34], [-64, -25], [-104, -19], [-150, -13]])} fill="#a59c6c" />
      <path d={[0, 1].map((row) => Array.from({ length: 11 }, (_, i) => leaf(-62 + i * 17 + row * 8, -32 + row * 9 + Math.abs(i - 5) * 1.7, 11, 4, 0.05)).join('')).join('')} fill="#45442f" opacity={0.7} />
      <path d={shape([[-199, -5], [-150, -7], [-110, -6], [-84, -2], [-40, 2], [40, 2], [100, -2], [40, -5], [-30, -6], [-84, -10], [-120, -11], [-196, -10]])} fill="#d3c99c" />
      <path d="M-199 -10Q-150 -13 -112 -11Q-104 -11 -98 -15" stroke="#2a281c" strokeWidth={2.4} fill="none" />
      <path d={Array.from({ length: 9 }, (_, i) => `M${-190 + i * 9} -11l2.6 5l2.6 -5Z`).join('')} fill="#fff6dc" />
      <path d={oval(-120, -30, 5, 4.4)} fill="#e2b23c" />
      <path d={oval(-120, -30, 1.6, 4)} fill="#1a1410" />
      <path d={shape([[-86, -24], [-62, -24], [-54, -10], [-62, 2], [-72, 6], [-100, 7], [-102, 2], [-82, -4]]) + shape([[58, -34], [92, -32], [100, -12], [90, 4], [78, 8], [48, 8], [46, 3], [72, -4], [62, -16]])} fill="#514f38" />
      <path d={shape([[-86, -23], [-66, -23], [-68, -14], [-80, -8]]) + shape([[58, -33], [84, -32], [84, -20], [66, -18]])} fill="#8b8459" />
    </At>
  );
}

/** What stands in the water at `line`, and its image below, broken by small waves, which tell ever less of it the further down: after `depth` nothing. */
function Mirrored({ id, line, depth, squash, opacity, children }: { id: string; line: number; depth: number; squash: number; opacity: number; children: ReactNode }) {
  return (
    <>
      <filter id={`${id}-waves`} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.008 0.09" numOctaves={2} seed={5} />
        <feDisplacementMap in="SourceGraphic" scale={14} xChannelSelector="R" yChannelSelector="G" />
      </filter>
      <Gradient id={`${id}-fade`} from={[0, line]} to={[0, line + depth]} stops={[[0, '#ffffff'], [0.4, '#999999'], [1, '#000000']]} />
      <mask id={`${id}-depth`}>
        <path d={box(0, line - 20, 1600, depth + 20)} fill={`url(#${id}-fade)`} />
      </mask>
      <g mask={`url(#${id}-depth)`}>
        <g filter={`url(#${id}-waves)`} opacity={opacity}>
          <use href={`#${id}-group`} transform={`translate(0 ${n(line * (1 + squash))}) scale(1 ${-squash})`} />
        </g>
      </g>
      <g id={`${id}-group`}>{children}</g>
    </>
  );
}

export default function PenchNationalPark4() {
  const near = growBareTree(NEAR).tips;
  const mid = growBareTree(MID).tips;
  const seat = (tips: readonly Spot[], i: number): Spot => tips[i % tips.length] ?? [0, 0];
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#5ea3c8'], [0.6, '#bcdcdc'], [1, '#f8ecca']]} />
      <Halo id="sun" x={180} y={210} rx={560} ry={330} colour="#fff6d6" opacity={0.85} />
      <Cumulus id="cloud-1" x={1180} y={250} width={560} height={130} lit="#fffdf4" shade="#b5cdd6" opacity={0.9} />
      <Cumulus id="cloud-2" x={720} y={320} width={300} height={60} lit="#fffaf0" shade="#c6d8da" opacity={0.75} />
      <Ridge id="hills" anchors={[[-40, 380], [260, 340], [520, 366], [860, 318], [1180, 356], [1640, 326]]} colour="#8fb0b4" mist="#e6ecd8" bottom={SHORE} />
      <WoodedSlope id="shore" crest={[[-60, 396], [200, 384], [460, 404], [760, 412], [1020, 396], [1320, 372], [1660, 362]]} tones={faded(DRY, '#d6e2c8', 0.5)} mist="#efeccc" radius={20} depth={60} groups={3} bottom={SHORE} />
      <Mist id="mist" y={SHORE} height={60} colour="#fbf3d4" opacity={0.7} />
      <Water id="lake" y={SHORE} stops={[[0, '#d6e6d8'], [0.2, '#8dc0c9'], [0.6, '#3f8ea6'], [1, '#1f5c7c']]} />
      <Ripples id="ripples-far" y={440} height={130} count={80} colour="#f6f3dc" opacity={0.55} size={0.6} />
      {FAR.map((tree) => (
        <Mirrored key={tree.id} id={`${tree.id}-mirror`} line={tree.y} depth={tree.height * 0.4} squash={0.7} opacity={0.5}>
          <BareTree {...tree} forks={2} spread={0.6} bark="#c9cbc6" shade="#98a4a8" />
        </Mirrored>
      ))}
      <Mirrored id="mid-mirror" line={MID.y} depth={104} squash={0.5} opacity={0.55}>
        <BareTree {...MID} bark="#cfcac4" shade="#86868f" />
      </Mirrored>
      <Cormorant x={seat(mid, 1)[0]} y={seat(mid, 1)[1]} size={66} />
      <Cormorant x={seat(mid, 5)[0]} y={seat(mid, 5)[1]} size={62} flip />
      <Cormorant x={seat(mid, 8)[0]} y={seat(mid, 8)[1]} size={64} isDrying />

      <Ripples id="ripples" y={560} height={420} count={110} colour="#e6f3ea" opacity={0.5} />
      {/* The spit where the jeep has stopped, its dry grass and its own strip of mirror. */}
      <path d={lens(1460, 674, 560, 40)} fill="#1f5c7c" opacity={0.35} />
      <Land crest={[[1130, 676], [1240, 650], [1420, 632], [1660, 620]]} fill="#c79d58" bottom={676} />
      <TallGrass id="grass-spit" x={1270} y={644} width={350} height={44} dark="#a5803c" mid="#c9a24e" light="#eed48c" />
      {GUESTS.map(({ at, ...who }, i) => (
        <Posed key={at} id={`guest-${i}`} x={at} y={646} height={132} {...who} skin={i ? SKIN.honey : SKIN.cocoa} flip pose={{ ...POSE.stand, near: POINTS[i] ?? [20, 60], nod: -6 }} />
      ))}
      <path d={box(1316, 614, 170, 38)} fill="#241f2b" />
      <Jeep x={1400} y={656} length={240} guests={0} flip />
      <TallGrass id="grass-spit-front" x={1190} y={676} width={430} height={34} dark="#8a6a30" mid="#b48e42" light="#e2c67c" density={1.2} />

      <Mirrored id="near-mirror" line={NEAR.y} depth={190} squash={0.5} opacity={0.6}>
        <BareTree {...NEAR} {...BARK} />
      </Mirrored>
      {[0, 3, 4, 7, 9].map((tip, i) => (
        <Cormorant key={tip} x={seat(near, tip)[0]} y={seat(near, tip)[1] + 4} size={[104, 96, 110, 100, 106][i] ?? 100} flip={i % 2 === 1} isDrying={i === 2} />
      ))}
      <path d={lens(NEAR.x + 6, NEAR.y + 10, 170, 5)} fill="#eef4e4" opacity={0.7} />
      <Flock id="flying" x={930} y={196} width={360} height={70} count={6} size={17} colour="#3f5a6c" />

      <Gradient id="mud" from={[0, 880]} to={[0, 1000]} stops={[[0, '#b48f5e'], [1, '#5f4a38']]} />
      <Land crest={[[560, 1010], [700, 946], [860, 912], [1100, 894], [1400, 882], [1660, 866]]} fill="#d9e6d6" opacity={0.5} />
      <Land crest={[[580, 1014], [710, 954], [868, 918], [1104, 899], [1400, 887], [1660, 871]]} fill="#6a4f3c" />
      <Land crest={[[600, 1030], [730, 970], [880, 932], [1104, 912], [1400, 898], [1660, 882]]} fill="url(#mud)" />
      <path d={lens(1130, 968, 260, 6) + lens(900, 986, 200, 6) + lens(1290, 932, 180, 4) + lens(1010, 1000, 260, 6)} fill="#5f4636" opacity={0.5} />
      <Mugger x={1010} y={948} length={470} />
      <Land crest={[[-60, 936], [140, 944], [330, 974], [460, 1010]]} fill="url(#mud)" />
      {[[1190, 990, 64], [800, 992, 44], [60, 984, 90], [220, 992, 50]].map(([x = 0, y = 0, w = 0]) => (
        <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={w} height={w * 0.4} tones={rock('#8d7763')} />
      ))}
      {[1300, 1400, 1460, 1540, 60, 170, 280].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={i < 4 ? 926 + i * 14 : 976} size={104} dark="#6b6a34" light="#c9b458" blades={15} />
      ))}
      <TallGrass id="reeds" x={1330} y={1030} width={330} height={250} dark="#4f5a2c" mid="#7f863c" light="#c4b860" density={1.2} />
    </Canvas>
  );
}
