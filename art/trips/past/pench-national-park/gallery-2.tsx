/**
 * Two children lean over a jeep's rail and look down at a tiger's pugmarks in the dust; grass and teak beyond.
 * A pugmark: a pad three-lobed behind and two-lobed in front, four toes and no claws, hind foot set into the fore foot's print; these lie on top of the tyre marks, so they are fresh.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { NearChild } from '../../../people/near.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, blob, leaf, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist } from '../../../scenery/sky.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.6];

const DUST = { lit: '#f2dcae', base: '#e3c48f', shade: '#b08a55', deep: '#8a653c' };
const DRY = leaves('#55502a', '#b9a24e', '#ffe9a0');
const AIR = '#fbe3ac';
const PAD = shape([[-24, -6], [-13, -22], [0, -17], [13, -22], [24, -6], [40, 14], [38, 32], [24, 37], [13, 31], [0, 37], [-13, 31], [-24, 37], [-38, 32], [-40, 14]]);
const TOES = oval(-45, -18, 13, 18) + oval(-18, -49, 14, 20) + oval(17, -52, 14, 20) + oval(45, -24, 13, 18);
/** Where the feet fell: across the track and away from us, left and right in turn. */
const STEPS = [[392, 812, 1.1], [568, 776, 1.06], [676, 676, 0.98], [838, 646, 0.94], [934, 556, 0.87], [1078, 530, 0.83], [1160, 452, 0.76], [1282, 430, 0.72]] as const;
const TRUNKS = [[92, 372, 76], [430, 322, 40], [610, 312, 32], [905, 316, 36], [1180, 330, 52], [1492, 378, 84]] as const;

/** A print pressed into dust: the wall towards the sun lies in shade, the far rim stands up and catches it. */
function Pugmark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size} ${size * 0.68}) rotate(52)`}>
      <path d={PAD + TOES} fill={DUST.lit} transform="translate(9 -3) scale(1.12)" />
      <path d={PAD + TOES} fill={DUST.deep} />
      <path d={PAD + TOES} fill={DUST.shade} transform="translate(6 -4) scale(.86)" />
    </g>
  );
}

/** The tread of a tyre along the track: two rows of lugs and the smooth rim between. */
function TyreMarks({ from, drop }: { from: number; drop: number }) {
  const lug = (x: number, side: 1 | -1) => {
    const y = from + ((x + 60) / 1720) * drop;
    return polygon([[x, y], [x + 17, y - 1], [x + 17 + side * 14, y - 25], [x + side * 14, y - 24]]) + polygon([[x + side * 16, y - 31], [x + 17 + side * 16, y - 32], [x + 17, y - 56], [x, y - 55]]);
  };
  const count = Array.from({ length: 49 }, (_, i) => -60 + i * 35);
  return (
    <>
      <path d={polygon([[-60, from + 6], [1660, from + drop + 6], [1660, from + drop - 62], [-60, from - 62]])} fill={DUST.shade} opacity={0.3} />
      <path d={count.map((x) => lug(x, 1)).join('')} fill={DUST.shade} opacity={0.62} />
      <path d={polygon([[-60, from + 12], [1660, from + drop + 12], [1660, from + drop + 5], [-60, from + 5]])} fill={DUST.lit} />
    </>
  );
}

/** A teak leaf, as large as a plate: it lies curled, one half in the light. */
const TeakLeaf = ({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) => (
  <At x={x} y={y} scale={size}>
    <g transform={`scale(1 .66) rotate(${turn})`}>
      <path d={shape([[14, -150, 'corner'], [94, -90], [118, 16], [74, 112], [14, 160, 'corner'], [-52, 112], [-90, 20], [-62, -84]])} fill="#6b4426" opacity={0.4} transform="translate(16 20)" />
      <path d={shape([[0, -160, 'corner'], [82, -100], [108, 10], [62, 108], [0, 150, 'corner'], [-66, 106], [-104, 8], [-76, -96]])} fill="#b86a30" />
      <path d={shape([[0, -160, 'corner'], [82, -100], [108, 10], [62, 108], [0, 150, 'corner'], [10, 0]])} fill="#8a4722" />
      <path d={shape([[-104, 8], [-96, -30], [-70, -20], [-60, 60], [-74, 90]])} fill="#d9924a" />
      <path d="M0 -156V196M0 -104L58 -136M0 -52L92 -86M0 4L100 -14M0 58L82 50M0 -104L-56 -130M0 -52L-88 -78M0 4L-98 -8M0 58L-84 54" stroke="#e9b877" strokeWidth={5} fill="none" />
    </g>
  </At>
);

export default function PenchNationalPark2() {
  const r = random('grit');
  const grit = Array.from({ length: 260 }, () => blob(r, r.between(-20, 1620), r.between(390, 1000), r.between(1.5, 5), r.between(1, 3), 6, 0.3)).join('');
  return (
    <Canvas>
      <Gradient id="back" from={[0, 0]} to={[0, 380]} stops={[[0, '#b99f5c'], [0.5, '#f0d590'], [1, '#fff0c0']]} />
      <rect width={1600} height={1000} fill="url(#back)" />
      <WoodedSlope id="far" crest={[[-40, 110], [500, 84], [1000, 112], [1660, 76]]} tones={faded(DRY, AIR, 0.6)} mist="#fff0c6" radius={44} depth={170} groups={3} bottom={360} />
      <Halo id="sun" x={330} y={120} rx={560} ry={260} colour="#fff8da" opacity={0.9} />
      <Mist id="mist" y={270} height={200} colour="#fff1c6" opacity={0.75} />
      <Land crest={[[-60, 350], [800, 316], [1660, 356]]} fill="#d3ab5a" />
      {TRUNKS.map(([x, y, w]) => (
        <g key={x}>
          <path d={band([[x, y + 8, w * 1.7], [x, y - 40, w], [x + 4, -20, w * 0.82]])} fill={w > 50 ? '#6b5138' : '#9a7c56'} />
          <path d={band([[x - w * 0.4, y + 6, w * 0.5], [x - w * 0.28, y - 40, w * 0.34], [x - w * 0.2, -20, w * 0.26]])} fill={w > 50 ? '#c09a68' : '#d6b684'} />
        </g>
      ))}
      <TallGrass id="grass-back" x={-60} y={352} width={1720} height={130} dark="#b98f42" mid="#d8b05c" light="#f8e2a2" density={1.1} />
      <TallGrass id="grass-verge" x={-60} y={398} width={1720} height={96} dark="#9a7434" mid="#c39a48" light="#efd48c" density={1.1} />
      <Gradient id="track" from={[0, 380]} to={[0, 1000]} stops={[[0, DUST.lit], [0.4, DUST.base], [1, '#c79f68']]} />
      <Land crest={[[-60, 400], [400, 384], [900, 380], [1660, 402]]} fill="url(#track)" />
      {/* The trunks throw their shade over the track, away from the sun. */}
      <path d={TRUNKS.map(([x, y, w]) => polygon([[x - w * 0.4, y + 16], [x + w * 0.6, y + 16], [x + w * 1.5 + 520, 1010], [x - w * 0.7 + 520, 1010]])).join('')} fill="#7a5468" opacity={0.2} />
      <path d={grit} fill={DUST.shade} opacity={0.5} />
      <TyreMarks from={520} drop={-16} />
      <TyreMarks from={806} drop={26} />
      {STEPS.map(([x, y, size]) => (
        <Pugmark key={x} x={x} y={y} size={size} />
      ))}
      <TeakLeaf x={1090} y={720} size={0.66} turn={-34} />
      <TeakLeaf x={250} y={470} size={0.42} turn={60} />
      {/* A dung beetle rolls its ball home. */}
      <At x={850} y={770} scale={1.05}>
        <path d={lens(8, 15, 74, 8)} fill="#6b4426" opacity={0.4} />
        <path d={oval(-10, 0, 16, 15)} fill="#7a5230" />
        <path d={oval(-14, -5, 8, 6)} fill="#a57a4a" />
        <path d="M14 6L6 14M20 7L22 15M25 4L33 12M14 2L5 -6" stroke="#1d1820" strokeWidth={2.4} />
        <path d={oval(20, 2, 12, 8)} fill="#1d1820" />
        <path d={leaf(12, -1, 14, 2.4, -0.2)} fill="#5a5566" />
      </At>
      {[40, 720, 1010, 1420, 1560].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={408 + (i % 2) * 14} size={64} dark="#8a6a30" light="#e6c67c" />
      ))}

      {/* The jeep's side: rail, padded edge, green panel; the children sit behind it, nearer to us. */}
      <path d={polygon([[-20, 940], [1620, 916], [1620, 1010], [-20, 1010]])} fill="#3f5130" />
      <path d={polygon([[-20, 940], [1620, 916], [1620, 934], [-20, 958]])} fill="#6f8450" />
      <path d={band([[120, 1010, 22], [118, 900, 20], [120, 858, 20]]) + band([[1500, 1010, 22], [1502, 880, 20], [1500, 838, 20]]) + band([[-20, 862, 22], [800, 846, 22], [1620, 830, 22]])} fill="#23262a" />
      <path d={band([[-20, 855, 6], [800, 839, 6], [1620, 823, 6]])} fill="#70767a" />
      <NearChild id="girl" x={250} y={1036} size={1.12} dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" look={1} tilt={9} left={{ elbow: [-118, -140], hand: [-104, -168] }} right={{ elbow: [122, -214], hand: [196, -258], isPointing: true }} />
      <NearChild id="boy" x={1390} y={1040} size={1.02} dress={DRESS.teal} skin={SKIN.honey} hair="crop" look={-1} tilt={10} left={{ elbow: [-112, -150], hand: [-96, -188] }} right={{ elbow: [108, -146], hand: [92, -196] }} />
    </Canvas>
  );
}
