/**
 * The promenade after dark: iron lamps, the old lighthouse, a man selling lit balloons, a girl with a red one, and a mother and child.
 * Goubert Avenue runs dead straight between white arcades and a low sea wall. It has rained, so the paving reflects every lamp.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN, skinTones } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { Head } from '../../../people/heads.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { LampPost } from '../../../scenery/props.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { ColonialWall, Paving, type HouseColours } from '../../../scenery/street.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const HORIZON = 480;
const at = projection({ vanishing: [640, HORIZON], eye: 1.8 });
const size = (z: number) => 900 / z;
const NIGHT: HouseColours = { wall: '#6b6590', high: '#8580a8', trim: '#b9b0c8', trimShade: '#5f5a88', shutter: '#2f5a78', door: '#4a2f48', inside: '#ffc978' };
const IRON = '#14142a';
const GLOW = '#ffd78a';
const LAMPS = [44, 32, 23, 16.5, 12, 8.6, 6.1] as const;
const BALLOONS = [[-70, -250, 34, '#9fd8f0'], [-20, -296, 36, '#f2b02b'], [40, -262, 34, '#4fb8d0'], [84, -304, 32, '#ea5c9c'], [10, -350, 35, '#7fd07a'], [-54, -336, 32, '#b07fe0'], [66, -366, 31, '#ffe27a'], [-8, -228, 30, '#5f8ff0'], [-96, -300, 28, '#ff9a5a']] as const;
const strip = (x0: number, x1: number, z0: number, z1: number, y = 0) => polygon([at(x0, y, z0), at(x1, y, z0), at(x1, y, z1), at(x0, y, z1)]);

/** A balloon with a lamp inside: bright in the middle, its knot below. */
const Balloon = ({ x, y, r, colour }: { x: number; y: number; r: number; colour: string }) => (
  <>
    <path d={shape([[x, y - r * 1.16], [x + r * 0.94, y - r * 0.4], [x + r * 0.66, y + r * 0.62], [x, y + r * 1.1], [x - r * 0.66, y + r * 0.62], [x - r * 0.94, y - r * 0.4]])} fill={colour} />
    <path d={oval(x - r * 0.1, y + r * 0.06, r * 0.56, r * 0.66)} fill={mix(colour, '#fff3c0', 0.5)} />
    <path d={oval(x - r * 0.08, y + r * 0.14, r * 0.24, r * 0.3)} fill="#fff8e0" />
    <path d={polygon([[x - 5, y + r * 1.2], [x + 5, y + r * 1.2], [x, y + r * 1.04]])} fill={colour} />
  </>
);

/** The balloon man's raised fist, where his strings meet. */
const FIST = [68, -276] as const;

/** The balloon man, about 300 high, facing us: checked lungi, white shirt, one fist raised. */
function BalloonMan() {
  const skin = skinTones(SKIN.coffee);
  return (
    <>
      <path d={lens(20, 2, 150, 14)} fill="#0a0a20" opacity={0.5} />
      <path d={shape([[-26, -8], [-8, -8], [-6, 4], [-32, 4]]) + shape([[10, -8], [28, -8], [34, 4], [8, 4]])} fill={skin.base} />
      <path d={shape([[-34, -150], [-42, -80], [-38, -12, 'corner'], [0, -6], [40, -12, 'corner'], [42, -80], [34, -150]])} fill="#3f6fa0" />
      <path d={shape([[8, -150], [12, -80], [6, -7], [40, -12, 'corner'], [42, -80], [34, -150]])} fill="#274a78" />
      <path d="M-38 -110H40M-40 -74H42M-40 -40H40M-20 -148L-24 -10M16 -148L20 -8" stroke="#9fc0e0" strokeWidth={3} opacity={0.6} />
      <path d={shape([[-30, -236], [-44, -200], [-38, -146, 'corner'], [0, -140], [38, -146, 'corner'], [44, -200], [30, -236], [0, -244]])} fill="#f3ead8" />
      <path d={shape([[8, -243], [6, -190], [10, -140], [38, -146, 'corner'], [44, -200], [30, -236]])} fill="#b9a8c0" />
      <path d={band([[-42, -190, 15], [-50, -160, 13], [-46, -126, 10]]) + shape([[-51, -130], [-41, -130], [-38, -116], [-44, -106], [-52, -112]])} fill={skin.base} />
      <path d={oval(-33, -222, 13) + band([[-34, -222, 25], [-42, -200, 24], [-46, -180, 23]])} fill="#f3ead8" />
      <path d={band([[58, -206, 15], [76, -202, 14]]) + oval(75, -203, 7.4) + band([[75, -205, 14], [72, -240, 13], [FIST[0], FIST[1] + 4, 10]])} fill={skin.base} />
      <path d={oval(33, -222, 13) + band([[32, -222, 25], [48, -214, 24], [64, -207, 22]])} fill="#cfc0cc" />
      <path d={shape([[-10, -262], [-11, -238], [11, -238], [10, -262]])} fill={skin.shade} />
      <Head view="front" x={0} y={-272} size={58} tilt={-6} skin={SKIN.coffee} hair="crop" eyes="open" />
      <path d={shape([[FIST[0] - 9, FIST[1] - 6], [FIST[0], FIST[1] - 11], [FIST[0] + 9, FIST[1] - 6], [FIST[0] + 9, FIST[1] + 5], [FIST[0], FIST[1] + 9], [FIST[0] - 8, FIST[1] + 5]])} fill={skin.base} />
      <path d={`M${FIST[0] - 7} ${FIST[1] - 3}h12M${FIST[0] - 7} ${FIST[1] + 1}h11`} stroke={skin.shade} strokeWidth={1.8} />
    </>
  );
}

/** The old lighthouse at the end of the road, floodlit. */
const Lighthouse = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <>
    <Halo id="floodlight" x={x} y={y - height * 0.4} rx={height * 0.6} ry={height * 0.7} colour="#ffe0a0" opacity={0.4} />
    <path d={box(x - height * 0.2, y - height * 0.26, height * 0.4, height * 0.26)} fill="#d9c9b8" />
    <path d={box(x + height * 0.04, y - height * 0.26, height * 0.16, height * 0.26)} fill="#8a7f98" />
    <path d={polygon([[x - height * 0.1, y - height * 0.26], [x + height * 0.1, y - height * 0.26], [x + height * 0.075, y - height * 0.84], [x - height * 0.075, y - height * 0.84]])} fill="#fff3dc" />
    <path d={polygon([[x + height * 0.02, y - height * 0.26], [x + height * 0.1, y - height * 0.26], [x + height * 0.075, y - height * 0.84], [x + height * 0.02, y - height * 0.84]])} fill="#a89cae" />
    <path d={box(x - height * 0.11, y - height * 0.87, height * 0.22, height * 0.035)} fill="#fff3dc" />
    <path d={box(x - height * 0.05, y - height * 0.95, height * 0.1, height * 0.08)} fill="#ffe9b0" />
    <path d={shape([[x - height * 0.06, y - height * 0.95, 'corner'], [x, y - height * 1.03], [x + height * 0.06, y - height * 0.95, 'corner']])} fill="#8f4a4a" />
    <path d={[0.38, 0.54, 0.7].map((up) => box(x - height * 0.02, y - height * up, height * 0.03, height * 0.05)).join('') + box(x - height * 0.14, y - height * 0.16, height * 0.08, height * 0.16)} fill="#5a5078" />
  </>
);

/** A sleeping street dog, about 240 long: head to the left, chin on its forepaws, tail curled round. */
const SleepingDog = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y} scale={1.16}>
    <path d={lens(0, 6, 216, 15)} fill="#0a0a20" opacity={0.5} />
    <path d={band([[66, -24, 13], [92, -10, 11], [92, 4, 8], [64, 8, 5], [40, 7, 2]])} fill="#8a5c46" />
    <path d={shape([[-46, 4], [-58, -16], [-50, -36], [-26, -46], [8, -46], [44, -50], [72, -38], [80, -14], [66, 4], [10, 7]])} fill="#b5835a" />
    <path d={shape([[-42, -34], [-24, -46], [8, -46], [44, -50], [66, -42], [40, -38], [4, -34]])} fill="#d3a478" />
    <path d={shape([[36, 4], [30, -14], [42, -32], [64, -32], [78, -14], [66, 4]])} fill="#9a6b4c" />
    <path d={shape([[-30, 2], [-20, -16], [10, -20], [34, -12], [32, 4], [0, 7]])} fill="#e0c39c" opacity={0.75} />
    <path d={band([[60, 0, 14], [34, 5, 11], [8, 6, 9], [-2, 6, 8]]) + band([[-34, -6, 15], [-62, 2, 11], [-92, 5, 9], [-100, 5, 8]])} fill="#a9774f" />
    <path d={oval(-101, 4, 8, 5) + oval(-3, 5, 7, 4.6)} fill="#e0c39c" />
    <path d={shape([[-40, -34], [-56, -40], [-74, -36], [-86, -22], [-102, -14], [-108, -6], [-100, 0], [-78, 1], [-54, -2], [-40, -14]])} fill="#b5835a" />
    <path d={shape([[-86, -14], [-102, -12], [-108, -6], [-100, 0], [-80, 1], [-74, -6]])} fill="#e0c39c" />
    <path d={shape([[-52, -38], [-44, -46], [-34, -38], [-34, -20], [-42, -10], [-50, -18]])} fill="#7a4f3c" />
    <path d={shape([[-72, -36], [-72, -48], [-62, -40]])} fill="#7a4f3c" />
    <path d="M-82 -20q6 5 11 1M-100 -3q8 2 15 -2" stroke="#2a1a1a" strokeWidth={2.2} fill="none" strokeLinecap="round" />
    <path d={oval(-107, -9, 4, 3.4)} fill="#2a1a1a" />
  </At>
);

export default function PondicherryHeritage10() {
  const r = random('promenade');
  const rocks: readonly Spot[] = Array.from({ length: 34 }, (_, i): Spot => [4.7 + ((i * 0.618) % 1) * 2.6, 46 - i * 1.24]);
  const man = at(1.15, 0, 6.2);
  return (
    <Canvas>
      <Sky id="sky" height={HORIZON} stops={[[0, '#0c1236'], [0.55, '#26305f'], [0.85, '#54507c'], [1, '#7f6a88']]} />
      <Stars id="stars" count={120} height={380} />
      <Moon id="moon" x={1340} y={176} r={46} colour="#fff3d6" />
      <Stratus x={1270} y={250} width={420} colour="#8f88b0" opacity={0.4} />
      <Stratus x={800} y={340} width={360} height={9} colour="#a898b4" opacity={0.35} />
      <Water id="sea" y={HORIZON} bottom={900} stops={[[0, '#4a5080'], [0.2, '#29366a'], [1, '#101a40']]} shine="#c9b8c8" />
      <SunPath id="moon-path" x={1340} y={HORIZON} height={130} width={170} colour="#fff3d6" opacity={0.75} count={40} />
      <Ripples id="ripples" x={700} y={488} width={900} height={260} count={90} colour="#8f9ad0" opacity={0.4} />
      <path d={lens(1330, 500, 60, 5) + box(1326, 484, 2, 14)} fill="#14142a" />
      <path d={oval(1327, 482, 3.4)} fill="#ffe0a0" />

      <Lighthouse x={560} y={at(0, 0, 60)[1]} height={150} />
      <ColonialWall project={at} aside={-7.6} near={4.4} far={46} bay={3.2} doors={[2, 6, 10]} colours={NIGHT} shutters={false} parapet={5.8} />
      {/* Light from the arches falls on the road. */}
      <path d={Array.from({ length: 12 }, (_, i) => strip(-7.4, -5.2, 5.3 + i * 3.2, 6.9 + i * 3.2, 0.02)).join('')} fill={GLOW} opacity={0.3} />
      <Gradient id="road" from={[0, HORIZON]} to={[0, 1000]} stops={[[0, '#6b5f84'], [0.3, '#453f68'], [1, '#221f42']]} />
      <path d={polygon([at(-7.6, 0, 60), at(-2.6, 0, 60), at(-2.6, 0, 2.4), at(-7.6, 0, 2.4)])} fill="url(#road)" />
      <path d={Array.from({ length: 12 }, (_, i) => strip(-7.5, -5, 5.3 + i * 3.2, 6.9 + i * 3.2, 0.01)).join('')} fill={GLOW} opacity={0.34} />
      {rocks.map(([x, z], i) => {
        const [px, py] = at(x, -0.4, z);
        return <Boulder key={i} id={`rock-${i}`} x={px} y={py} width={size(z) * r.between(1, 1.7)} height={size(z) * r.between(0.5, 0.8)} tones={rock('#3a3a5c', '#a89cc0', '#0e0e24')} />;
      })}
      <Foam id="foam" line={[at(8, -0.6, 40), at(8.2, -0.6, 22), at(8, -0.6, 14), at(8.6, -0.6, 9.6)]} width={6} colour="#c9d0ee" opacity={0.6} />
      <Gradient id="walk" from={[0, HORIZON]} to={[0, 1000]} stops={[[0, '#c9a890'], [0.3, '#8f7a8c'], [1, '#4a4068']]} />
      <Paving project={at} left={-2.6} right={4} near={2.4} far={60} fill="url(#walk)" joint="#3a3058" slab={1.4} lanes={7} />
      <path d={polygon([at(-2.6, 0, 60), at(-2.6, 0, 2.4), at(-2.6, -0.16, 2.4), at(-2.6, -0.16, 60)])} fill="#e0c0a0" opacity={0.7} />
      {/* The low wall, its top in lamplight and its side in shade. */}
      <path d={polygon([at(4, 0, 60), at(4, 0, 2.4), at(4, 0.5, 2.4), at(4, 0.5, 60)])} fill="#7a6a88" />
      <path d={strip(4, 4.6, 2.4, 60, 0.5)} fill="#e6c8a4" />
      {LAMPS.map((z) => {
        const [x, y] = at(3.3, 0, z);
        const h = size(z) * 4.3;
        return (
          <g key={z}>
            <Halo id={`pool-${z}`} x={Math.round(x - h * 0.05)} y={Math.round(y)} rx={Math.round(h * 0.62)} ry={Math.round(h * 0.11)} colour="#ffe0a0" opacity={0.75} />
            <Halo id={`wet-${z}`} x={Math.round(x)} y={Math.round(y + h * 0.3)} rx={Math.round(h * 0.05)} ry={Math.round(h * 0.3)} colour="#fff0c0" opacity={0.7} />
            <LampPost id={`lamp-${z}`} x={x} y={y} height={h} iron={IRON} glow={GLOW} isCast={z < 20} />
            <path d={band([[x, y - h * 0.8, h * 0.014], [x - h * 0.07, y - h * 0.83, h * 0.012], [x - h * 0.09, y - h * 0.79, h * 0.01]]) + band([[x, y - h * 0.8, h * 0.014], [x + h * 0.07, y - h * 0.83, h * 0.012], [x + h * 0.09, y - h * 0.79, h * 0.01]])} fill={IRON} />
          </g>
        );
      })}
      <Women id="strollers" x={at(-0.6, 0, 17)[0]} y={at(0, 0, 17)[1]} height={size(17) * 1.6} count={3} />
      <Family id="far-family" x={at(-4.6, 0, 13)[0]} y={at(0, 0, 13)[1]} height={size(13) * 1.6} mother={{ dress: DRESS.crimson, isWindy: false }} kids={[{ age: 6, dress: DRESS.cream }]} />

      {/* The balloons light everything round them. */}
      <Halo id="balloon-light" x={Math.round(man[0])} y={Math.round(man[1] - 200)} rx={330} ry={300} colour="#ffc08a" opacity={0.5} />
      <Halo id="balloon-wet" x={Math.round(man[0])} y={Math.round(man[1] + 60)} rx={170} ry={70} colour="#ff9a8a" opacity={0.5} />
      <At x={man[0]} y={man[1]} scale={0.88}>
        <path d={`${BALLOONS.map(([x, y, b]) => `M${FIST[0]} ${FIST[1]}Q${FIST[0] * 0.7 + x * 0.4} ${FIST[1] * 0.6 + (y - 140) * 0.4} ${x * 1.25 + 30} ${y - 140 + b * 1.36}`).join('')}M${FIST[0]} ${FIST[1]}q6 22 0 40M${FIST[0]} ${FIST[1]}q-4 20 4 34`} stroke="#f3e6d0" strokeWidth={1.7} fill="none" opacity={0.85} />
        <BalloonMan />
        {BALLOONS.map(([x, y, b, colour]) => (
          <Balloon key={colour} x={x * 1.25 + 30} y={y - 140} r={b * 1.15} colour={colour} />
        ))}
      </At>
      <path d={lens(760, 786, 130, 12)} fill="#0a0a20" opacity={0.45} />
      <path d="M776 622Q770 540 690 474" stroke="#f3e6d0" strokeWidth={2} fill="none" />
      <Halo id="red-light" x={688} y={428} rx={110} colour="#ff7a6a" opacity={0.6} />
      <Balloon x={688} y={428} r={44} colour="#e8473f" />
      <Child id="girl" x={744} y={784} height={284} age={8} wears="frock" dress={DRESS.teal} skin={SKIN.wheat} isHeld={false} arm="up" />
      <Family id="family" x={420} y={850} height={330} mother={{ wears: 'sari', dress: DRESS.lotus, skin: SKIN.cinnamon }} kids={[{ age: 5, dress: DRESS.marigold, wears: 'shorts' }]} />
      <SleepingDog x={1120} y={930} />
      <CoconutPalm id="palm" x={40} y={1010} height={1120} lean={0.07} dark="#1b2f48" lit="#47697a" trunk="#463a58" light="right" />
    </Canvas>
  );
}
