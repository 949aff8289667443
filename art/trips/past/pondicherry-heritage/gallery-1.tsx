/**
 * The Gandhi statue on the promenade as the sun comes out of the sea; below it a boy strides like him with a stick, his mother and sister look on.
 * Bronze, four metres tall, striding with his staff, on a stepped pedestal; eight granite pillars from Gingee stand round it, each a monolith of square blocks and octagons under a bracket. Black boulders keep the sea off the road.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Head } from '../../../people/heads.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { band, blob, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.55];

const SEA = 600;
const SUN = { x: 572, y: 548 };
const GRANITE = { lit: '#f0b894', mid: '#94757e', shade: '#54425c', dark: '#3a2c48' };
const BRONZE = { lit: '#d99a5c', mid: '#5a4540', shade: '#2f2634' };
/** Pillars: foot and height; the outer ones stand nearer to us. */
const PILLARS = [[130, 842, 640], [330, 806, 540], [500, 784, 470], [640, 770, 424], [1010, 770, 424], [1150, 784, 470], [1320, 806, 540], [1530, 842, 640]] as const;

/** A pillar's parts from its foot up: from, to, half its width. */
const PARTS = [[0, 5, 8.4], [5, 9, 6.6], [9, 24, 5.4], [24, 26, 6], [26, 40, 4.4], [40, 42, 6], [42, 54, 5.2], [54, 56, 6], [56, 70, 4.2], [70, 72, 6], [72, 82, 5], [82, 85, 6.4]] as const;

/** A pillar of one stone: base, square blocks with lotus medallions, octagons between, bracket on top. 100 high. */
const Pillar = ({ x, y, height }: { x: number; y: number; height: number }) => {
  const part = ([from, to, half]: readonly [number, number, number]) => (
    <g key={from}>
      <path d={box(-half, -to, half * 2, to - from)} fill={GRANITE.shade} />
      <path d={box(-half, -to, half * 1.1, to - from)} fill={GRANITE.mid} />
      <path d={box(-half, -to, half * 0.36, to - from)} fill={GRANITE.lit} />
    </g>
  );
  return (
    <At x={x} y={y} scale={height / 100}>
      {PARTS.map(part)}
      <path d={[16, 48, 77].map((up) => oval(0.4, -up, 2.8)).join('')} fill={GRANITE.dark} opacity={0.7} />
      <path d={[16, 48, 77].map((up) => oval(-0.2, -up - 0.3, 1.7)).join('')} fill={mix(GRANITE.mid, GRANITE.lit, 0.45)} />
      <path d="M-2.6 -26V-40M1.4 -26V-40M-2.4 -56V-70M1.4 -56V-70" stroke={GRANITE.dark} strokeWidth={0.5} opacity={0.7} />
      <path d={shape([[-13, -96, 'corner'], [13, -96, 'corner'], [12, -92], [8, -90], [6, -85, 'corner'], [-6, -85, 'corner'], [-8, -90], [-12, -92]])} fill={GRANITE.shade} />
      <path d={shape([[-13, -96, 'corner'], [1, -96, 'corner'], [0, -85, 'corner'], [-6, -85, 'corner'], [-8, -90], [-12, -92]])} fill={GRANITE.mid} />
      <path d={shape([[-13, -96, 'corner'], [-9, -96, 'corner'], [-6, -88], [-8, -90], [-12, -92]])} fill={GRANITE.lit} />
      {part([96, 100, 9])}
    </At>
  );
};

/** Gandhi in bronze, striding to the left, 300 high. The sun is behind his right shoulder: rims of light on the left. */
const Gandhi = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <At x={x} y={y} scale={height / 300}>
    <path d={band([[-96, 0, 5], [-78, -110, 5], [-62, -206, 5]])} fill={BRONZE.shade} />
    <path d={band([[-98, 0, 2], [-80, -110, 2], [-64, -206, 2]])} fill={BRONZE.lit} />
    {/* The back leg pushes, the front leg carries. */}
    <path d={band([[18, -104, 26], [34, -58, 17], [58, -16, 11], [62, -6, 10]]) + shape([[52, -10], [66, -8], [76, 4], [50, 4]])} fill={BRONZE.shade} />
    <path d={band([[-10, -104, 28], [-26, -56, 18], [-30, -14, 12]]) + shape([[-22, -14], [-24, 2], [-62, 3], [-60, -4], [-38, -14]])} fill={BRONZE.mid} />
    <path d={band([[-20, -100, 6], [-33, -56, 5], [-36, -16, 4]])} fill={BRONZE.lit} />
    <path d={shape([[-34, -176], [-44, -130], [-48, -84, 'corner'], [-22, -74], [4, -82], [30, -70], [50, -78, 'corner'], [40, -130], [34, -176]])} fill={BRONZE.mid} />
    <path d={shape([[6, -176], [12, -130], [8, -82], [30, -70], [50, -78, 'corner'], [40, -130], [34, -176]])} fill={BRONZE.shade} />
    <path d={shape([[-34, -176], [-44, -130], [-48, -84, 'corner'], [-40, -80], [-34, -130], [-26, -172]])} fill={BRONZE.lit} />
    <path d="M-14 -168Q-20 -120 -22 -78M-2 -168Q-6 -120 -4 -82M20 -168Q28 -120 28 -74" stroke={BRONZE.shade} strokeWidth={3.4} fill="none" />
    <path d={shape([[-30, -240], [-42, -214], [-38, -176], [-34, -164], [36, -164], [44, -190], [42, -222], [26, -244], [0, -250]])} fill={BRONZE.mid} />
    <path d={shape([[4, -248], [26, -244], [42, -222], [44, -190], [36, -164], [6, -164], [14, -200]])} fill={BRONZE.shade} />
    <path d={band([[34, -230, 26], [56, -198, 19], [58, -160, 14], [52, -140, 11]])} fill={BRONZE.shade} />
    {/* The shawl goes over the left shoulder and round the waist. */}
    <path d={shape([[20, -247], [36, -240], [46, -214], [44, -176], [50, -122, 'corner'], [34, -126], [26, -162], [0, -158], [-36, -166], [-36, -182], [0, -192], [14, -220]])} fill={mix(BRONZE.mid, BRONZE.shade, 0.5)} />
    <path d={shape([[-38, -168], [-36, -182], [0, -192], [14, -222], [20, -216], [6, -184], [-20, -172]])} fill={BRONZE.lit} opacity={0.8} />
    <path d={band([[-32, -230, 22], [-54, -196, 16], [-66, -176, 12]]) + oval(-68, -172, 8)} fill={BRONZE.mid} />
    <path d={band([[-40, -230, 5], [-60, -196, 5], [-72, -178, 4]])} fill={BRONZE.lit} />
    <path d={shape([[-10, -262], [-12, -244], [-4, -238], [12, -242], [12, -262]])} fill={BRONZE.shade} />
    <path d={shape([[-22, -286], [-16, -302], [2, -308], [20, -300], [26, -282], [22, -264], [8, -252], [-8, -250], [-20, -258], [-30, -272], [-24, -276]])} fill={BRONZE.mid} />
    <path d={shape([[4, -307], [20, -300], [26, -282], [22, -264], [8, -252], [-2, -250], [12, -272]])} fill={BRONZE.shade} />
    <path d={shape([[-22, -286], [-16, -302], [-2, -307], [-14, -294], [-18, -280], [-27, -270], [-24, -276]])} fill={BRONZE.lit} />
    <path d={oval(16, -276, 5, 8)} fill={BRONZE.mid} />
    <path d="M-22 -279h14M-9 -279a6 6 0 1 0 -12 0a6 6 0 1 0 12 0M-8 -279L14 -282" stroke={BRONZE.lit} strokeWidth={2} fill="none" />
    <path d={shape([[-25, -263], [-14, -264], [-10, -259], [-19, -260]])} fill={BRONZE.lit} opacity={0.6} />
  </At>
);

/** The boy who walks like Gandhi: a long step to the left, a stick from the beach, shoulders square. */
function StridingBoy({ x, y, height }: { x: number; y: number; height: number }) {
  const flesh = skinTones(SKIN.honey);
  const shirt = tonesOf(DRESS.cream.base);
  return (
    <At x={x} y={y} scale={height / 200}>
      <path d={polygon([[-40, 2], [50, 2], [150, 34], [40, 38]])} fill="#3a1f3a" opacity={0.4} />
      <path d={band([[-70, 2, 4], [-54, -70, 4], [-40, -130, 4]])} fill="#7a5030" />
      <path d={band([[10, -74, 22], [26, -38, 15], [46, -10, 10]]) + shape([[38, -10], [52, -8], [60, 3], [36, 3]])} fill={flesh.shade} />
      <path d={band([[-6, -74, 23], [-22, -38, 16], [-28, -8, 11]]) + shape([[-22, -10], [-22, 3], [-48, 3], [-44, -4]])} fill={flesh.base} />
      <path d={shape([[-24, -98], [-34, -54, 'corner'], [-10, -50], [2, -66], [22, -44, 'corner'], [38, -58], [24, -98]])} fill="#3f4a5a" />
      <path d={shape([[-20, -146], [-30, -112], [-26, -84, 'corner'], [26, -84, 'corner'], [28, -116], [20, -146]])} fill={shirt.base} />
      <path d={shape([[4, -148], [6, -110], [4, -84], [26, -84, 'corner'], [28, -116], [20, -146]])} fill={shirt.shade} />
      <path d={band([[-16, -140, 16], [-34, -118, 13], [-46, -104, 10]]) + oval(-48, -102, 7)} fill={flesh.base} />
      <path d={band([[20, -138, 16], [34, -110, 12], [26, -84, 10]])} fill={flesh.shade} />
      <Head view="side" x={-2} y={-170} size={58} flip tilt={-8} skin={SKIN.honey} hair="crop" hasNeck />
    </At>
  );
}

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
      <Flock id="crows" x={1180} y={330} width={300} height={90} count={7} size={14} colour="#6a5070" />
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
      {/* Shade runs from the low sun towards us and to the right. */}
      <path d={PILLARS.map(([x, y, h]) => polygon([[x - h * 0.06, y], [x + h * 0.06, y], [x + h * 0.1 + (x - SUN.x) * 0.9, 1010], [x - h * 0.1 + (x - SUN.x) * 0.9, 1010]])).join('')} fill="#3a1f4a" opacity={0.2} />
      <path d={polygon([[700, 838], [960, 838], [1330, 1010], [850, 1010]])} fill="#3a1f4a" opacity={0.3} />
      {PILLARS.slice(2, 6).map(([x, y, height]) => (
        <Pillar key={x} x={x} y={y} height={height} />
      ))}
      {/* Three steps, a plinth with its tablet, and the statue. */}
      {[[150, 846, 26], [120, 820, 26], [94, 794, 30]].map(([half = 0, y = 0, rise = 0]) => (
        <g key={half}>
          <path d={box(826 - half, y - rise, half * 2, rise)} fill={GRANITE.shade} />
          <path d={box(826 - half, y - rise, half * 1.1, rise)} fill={GRANITE.mid} />
          <path d={box(826 - half, y - rise, half * 2, 6)} fill={GRANITE.lit} />
          <path d={box(826 - half, y - rise, 14, rise)} fill={GRANITE.lit} />
        </g>
      ))}
      <path d={polygon([[752, 764], [762, 636], [890, 636], [900, 764]])} fill={GRANITE.shade} />
      <path d={polygon([[752, 764], [762, 636], [830, 636], [832, 764]])} fill={GRANITE.mid} />
      <path d={polygon([[752, 764], [762, 636], [778, 636], [770, 764]])} fill={GRANITE.lit} />
      <path d={box(744, 618, 164, 20)} fill={GRANITE.mid} />
      <path d={box(744, 618, 164, 6)} fill={GRANITE.lit} />
      <path d={box(794, 668, 66, 62)} fill="#e9c9ac" />
      <path d={[680, 692, 704, 716].map((y) => box(802, y, 50, 3)).join('')} fill={GRANITE.dark} />
      {[...PILLARS.slice(1, 2), ...PILLARS.slice(6, 7)].map(([x, y, height]) => (
        <Pillar key={x} x={x} y={y} height={height} />
      ))}
      <Halo id="behind" x={800} y={460} rx={250} ry={260} colour="#fff0c8" opacity={0.5} />
      <Gandhi x={830} y={620} height={372} />
      {[...PILLARS.slice(0, 1), ...PILLARS.slice(7)].map(([x, y, height]) => (
        <Pillar key={x} x={x} y={y} height={height} />
      ))}
      <path d={lens(1050, 934, 280, 14)} fill="#3a1f4a" opacity={0.2} />
      <StridingBoy x={690} y={930} height={190} />
      <Family id="family" x={1070} y={926} height={210} mother={{ wears: 'kurta', dress: DRESS.crimson, skin: SKIN.honey, hair: 'plait', isWindy: true }} kids={[{ age: 9, dress: DRESS.marigold, arm: 'up' }]} />
    </Canvas>
  );
}
