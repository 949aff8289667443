/**
 * The Gandhi statue on the promenade as the sun comes out of the sea; below it a boy strides like him with a stick, his mother and sister look on.
 * Bronze, four metres tall, striding with his staff, on a stepped pedestal; eight granite pillars from Gingee stand round it, each a monolith of square blocks and octagons under a bracket. Black boulders keep the sea off the road.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { handsOf, type Place } from '../../../people/pose.ts';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { band, blob, box, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.55];

const SEA = 600;
const SUN = { x: 572, y: 548 };
const GRANITE = { lit: '#f0b894', mid: '#94757e', shade: '#54425c', dark: '#3a2c48' };
const BRONZE = { lit: '#d99a5c', mid: '#5f4842', shade: '#32283a' };
const DRAPE = mix(BRONZE.mid, BRONZE.lit, 0.2);
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

/** The statue's outline as one, from the crown clockwise: nape, shawl, back leg, front leg, staff arm, face. */
const FIGURE = shape([
  ...([[-4, -307], [10, -304], [20, -294], [23, -280], [18, -266], [15, -256, 'corner'], [28, -249], [41, -242], [50, -222], [55, -190], [59, -154], [64, -116, 'corner'], [46, -122, 'corner'], [48, -98], [52, -76, 'corner']] as const),
  ...([[57, -52], [64, -32], [74, -15, 'corner'], [66, -3], [60, 3, 'corner'], [37, 3, 'corner'], [42, -5], [54, -16], [47, -36], [34, -56], [20, -73, 'corner']] as const),
  ...([[-6, -71, 'corner'], [-13, -52], [-16, -32], [-23, -12], [-17, 3, 'corner'], [-58, 3, 'corner'], [-55, -4], [-40, -12], [-36, -20], [-39, -40], [-37, -58], [-44, -78, 'corner']] as const),
  ...([[-45, -104], [-41, -136], [-38, -160], [-41, -176, 'corner'], [-56, -168], [-70, -166], [-80, -169], [-85, -178], [-81, -188], [-72, -190], [-60, -193, 'corner'], [-59, -212], [-53, -232], [-42, -245], [-27, -251], [-15, -254, 'corner']] as const),
  ...([[-22, -256], [-28, -260], [-28, -265], [-33, -268, 'corner'], [-30, -272], [-37, -275, 'corner'], [-31, -284], [-29, -292], [-20, -302]] as const),
]);

/** Gandhi in bronze, striding to the left, 300 high. The sun is low behind him on the left: it lights what faces that way, the rest lies in shade. */
const Gandhi = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <At x={x} y={y} scale={height / 300}>
    <path d={band([[-84, 2, 5], [-81, -110, 5.4], [-76, -222, 6]])} fill={BRONZE.shade} />
    <path d={band([[-85.4, 2, 2], [-82.6, -110, 2], [-77.8, -222, 2]])} fill={BRONZE.lit} />
    <Piece id="gandhi" outline={FIGURE} fill={BRONZE.mid}>
      {/* Planes away from the sun: the back leg, the back of the cloth, the hanging shawl, the back of the head. */}
      <path d={polygon([[18, -80], [60, -84], [90, 10], [30, 10]])} fill={BRONZE.shade} />
      <path d={shape([[8, -160], [14, -120], [10, -70, 'corner'], [60, -66, 'corner'], [70, -112], [62, -180], [54, -250, 'corner'], [22, -252], [30, -214]])} fill={BRONZE.shade} />
      <path d={shape([[8, -310, 'corner'], [14, -292], [10, -274], [-2, -262], [-18, -254, 'corner'], [0, -244], [22, -246, 'corner'], [30, -280]])} fill={BRONZE.shade} />
      <path d={shape([[-16, -76], [-12, -56], [-16, -34], [-24, -10], [-14, 6, 'corner'], [-4, -40], [-2, -72]])} fill={BRONZE.shade} />
      {/* The shawl crosses the chest from the waist to the far shoulder and falls down the back in folds. */}
      <path d={shape([[-46, -152, 'corner'], [-44, -178], [-20, -192], [6, -218], [22, -250, 'corner'], [52, -244, 'corner'], [44, -212], [32, -186], [4, -162], [-24, -150]])} fill={DRAPE} />
      <path d={shape([[-46, -168], [-20, -184], [8, -212], [24, -250, 'corner'], [31, -250, 'corner'], [16, -208], [-14, -176], [-44, -160]])} fill={BRONZE.lit} opacity={0.75} />
      <path d="M-42 -156Q-8 -166 18 -194Q34 -214 38 -246M-30 -152Q4 -158 30 -186M44 -236Q46 -180 54 -120M34 -184Q40 -150 48 -122" stroke={BRONZE.shade} strokeWidth={2.6} fill="none" />
      <path d="M38 -190Q42 -160 47 -132" stroke={BRONZE.mid} strokeWidth={3} fill="none" />
      {/* The cloth round the loins hangs in folds from the waist and pulls with the step. */}
      <path d="M-22 -148Q-28 -112 -30 -78M-8 -156Q-12 -112 -14 -74M6 -156Q4 -116 2 -72M26 -160Q34 -116 32 -72" stroke={BRONZE.shade} strokeWidth={3.2} fill="none" />
      <path d={shape([[-40, -150], [-46, -104], [-44, -76, 'corner'], [-35, -74, 'corner'], [-36, -106], [-30, -148]]) + band([[-16, -144, 1], [-21, -110, 5], [-22, -76, 4]]) + band([[-1, -150, 1], [-4, -112, 4], [-5, -74, 3]])} fill={BRONZE.lit} />
      <path d="M-46 -78Q-8 -66 52 -75" stroke={BRONZE.shade} strokeWidth={4} fill="none" opacity={0.8} />
      {/* What faces the sun: shin and foot, arm, chest, face. */}
      <path d={shape([[-38, -74], [-38, -56], [-40, -40], [-37, -20], [-42, -12], [-58, -3, 'corner'], [-52, 0], [-34, -10], [-29, -22], [-31, -44], [-28, -74]])} fill={BRONZE.lit} />
      <path d={shape([[-28, -252, 'corner'], [-44, -246], [-56, -230], [-60, -206], [-60, -193], [-51, -196], [-50, -214], [-42, -234], [-24, -244]])} fill={BRONZE.lit} />
      <path d={shape([[-60, -194, 'corner'], [-72, -191], [-82, -188], [-86, -178], [-78, -183], [-66, -185], [-52, -186]])} fill={BRONZE.lit} />
      {/* Where the arm lies before the chest, and the fingers round the staff. */}
      <path d="M-36 -236Q-42 -214 -42 -196Q-42 -184 -54 -176" stroke={BRONZE.shade} strokeWidth={3} fill="none" />
      <path d="M-84 -178h10M-83 -173h9" stroke={BRONZE.shade} strokeWidth={1.8} />
      <path d="M-22 -240Q-4 -234 12 -240M-20 -222Q-12 -216 -2 -218" stroke={BRONZE.shade} strokeWidth={2.4} fill="none" />
      <path d={shape([[-18, -304], [-30, -292], [-32, -284], [-38, -275], [-32, -268], [-29, -260], [-20, -256], [-22, -266], [-21, -282], [-12, -298]])} fill={BRONZE.lit} />
    </Piece>
    <path d={oval(5, -277, 5.6, 9.4)} fill={BRONZE.mid} />
    <path d={oval(6, -276, 2.6, 5.4)} fill={BRONZE.shade} />
    {/* Round glasses, brow, moustache, mouth. */}
    <path d={oval(-23.5, -281, 6.4, 6.8)} fill={BRONZE.shade} opacity={0.55} />
    <path d="M-17.1 -281a6.4 6.8 0 1 0 -12.8 0a6.4 6.8 0 1 0 12.8 0M-17 -282L4 -284" stroke="#ffe0ac" strokeWidth={1.6} fill="none" />
    <path d={shape([[-33, -271], [-26, -272], [-17, -266], [-26, -267]])} fill={BRONZE.shade} />
    <path d="M-28 -263L-21 -262M-26 -290Q-21 -292 -15 -289" stroke={BRONZE.shade} strokeWidth={1.8} fill="none" />
  </At>
);

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
      <path d={polygon([[742, 764], [752, 636], [900, 636], [910, 764]])} fill={GRANITE.shade} />
      <path d={polygon([[742, 764], [752, 636], [828, 636], [830, 764]])} fill={GRANITE.mid} />
      <path d={polygon([[742, 764], [752, 636], [770, 636], [762, 764]])} fill={GRANITE.lit} />
      <path d={box(716, 618, 216, 20)} fill={GRANITE.shade} />
      <path d={box(716, 618, 116, 20)} fill={GRANITE.mid} />
      <path d={box(716, 618, 216, 6) + box(716, 618, 14, 20)} fill={GRANITE.lit} />
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
      <path d={band([[1044, 925, 4], [1084, 939, 26], [1148, 962, 42], [1234, 990, 36], [1284, 1010, 22]]) + band([[1118, 927, 4], [1144, 936, 22], [1184, 948, 30], [1236, 962, 20], [1272, 970, 2]])} fill="#3a1f4a" opacity={0.32} />
      <path d={band([[BOY.x - 26, 929, 8], [BOY.x + 6, 950, 12], [BOY.x + 44, 974, 20]]) + band([[BOY.x + 40, 926, 8], [BOY.x + 42, 948, 12], [BOY.x + 50, 972, 20]]) + band([[BOY.x + 40, 958, 24], [BOY.x + 66, 982, 38], [BOY.x + 100, 1012, 44]]) + band([[stickX - 14, 931, 4], [stickX + 26, 966, 5], [stickX + 60, 1004, 5]])} fill="#3a1f4a" opacity={0.32} />
      <path d={band([[stickX - 14, 931, 5], [stickX - 2, stickY + 20, 5], [stickX + 6, stickY - 40, 5.4]])} fill="#6a4028" />
      <Posed id="boy" {...BOY} wears="shorts" dress={{ base: '#fff3e0', trim: '#d2432f', second: '#35507a' }} skin={SKIN.honey} hair="crop" shoe={SKIN.honey} hasStripes={false} />
      <Family id="family" x={1070} y={926} height={210} mother={{ wears: 'kurta', dress: DRESS.crimson, skin: SKIN.honey, hair: 'plait', isWindy: true }} kids={[{ age: 9, dress: DRESS.marigold, arm: 'up' }]} />
    </Canvas>
  );
}
