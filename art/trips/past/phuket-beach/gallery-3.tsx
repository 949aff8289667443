/**
 * Promthep cape at sunset: a ridge of sugar palms running into the sea, a mother and two children on the terrace by the shrine's elephants.
 * A narrow headland descends in steps, with a path along its back and an islet off its tip (the palms are in sugar-palm.tsx).
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { SugarPalm } from './sugar-palm.tsx';

export const focus: [number, number] = [0.5, 0.58];

const DARK = '#33234e';
/** Palms in loose groups along the ridge, lower and mostly smaller as it runs out to sea: base and height. */
const PALMS = [[148, 462, 196], [76, 442, 300], [238, 474, 268], [424, 530, 128], [380, 514, 196], [560, 556, 122]] as const;

/** Offset of the shadow's tip for an object one unit high, in the low sun. */
const THROW = { aside: -1.05, down: 0.13 };

/** The long shadow of a person at (x, y): legs, trunk, neck and head. */
const thrown = (x: number, y: number, height: number, width: number) => {
  const at = (up: number): [number, number] => [x + height * up * THROW.aside, y + height * up * THROW.down];
  return band([[x + width * 0.7, y - 2, width * 0.5], [...at(0.1), width * 0.8], [...at(0.5), width * 0.8], [...at(0.8), width], [...at(0.86), width * 0.3], [...at(0.88), width * 0.3]]) + oval(...at(0.94), height * 0.08, width * 0.36);
};

const BALUSTERS = Array.from({ length: 44 }, (_, i) => 16 + i * 37);
/** A turned baluster of the terrace railing, narrow at the neck; `part` scales its width. */
function baluster(x: number, part: number) {
  const y = 846 - x * 0.0148;
  const half = ([[6, 0], [10, 12], [8, 22], [3.4, 32], [6, 42]] as const).map(([wide, up]) => [wide * part, y - up] as const);
  return shape([...half.map(([wide, up]) => [x - wide, up] as const), ...half.toReversed().map(([wide, up]) => [x + wide, up] as const)]);
}

/** The elephants' ledge along the parapet: its ends (x), the y of its top at x = 0, and the height of its face. */
const LEDGE = { from: -20, to: 636, top: 822, face: 62 };
const ledgeAt = (x: number) => LEDGE.top - x * 0.0148;
/** A strip along the ledge, between two distances below its edge. */
const strip = (from: number, to: number, left = LEDGE.from, right = LEDGE.to) => polygon([[left, ledgeAt(left) + from], [right, ledgeAt(right) + from], [right, ledgeAt(right) + to], [left, ledgeAt(left) + to]]);
const GILT = '#b37a3e';
const STATUES = [70, 222, 374, 526];

/** Elephants given to the shrine, all the same size, in a row, with a garland of marigolds on the face of the ledge. */
function Offerings() {
  const flowers = Array.from({ length: 105 }, (_, i) => {
    const x = LEDGE.from + 8 + i * 6.1;
    return { tone: (i * 7) % 3, d: oval(x, ledgeAt(x) + 16 + Math.abs(Math.cos(((x - STATUES[0]!) / 152) * Math.PI)) * 18, 4.4) };
  });
  return (
    <>
      <path d={polygon([[LEDGE.from, 884], [LEDGE.to, 874], [LEDGE.to - 90, 888], [LEDGE.from, 900]])} fill={DARK} opacity={0.5} />
      <Gradient id="ledge" from={[0, 0]} to={[LEDGE.to, 0]} stops={[[0, '#543a60'], [1, '#93606c']]} />
      <path d={strip(0, LEDGE.face)} fill="url(#ledge)" />
      <path d={strip(0, LEDGE.face, LEDGE.to - 9)} fill="#f0aa7c" />
      <path d={strip(LEDGE.face - 10, LEDGE.face + 2, LEDGE.from, LEDGE.to + 5)} fill="#b97c74" />
      <path d={strip(-12, 3, LEDGE.from, LEDGE.to + 5)} fill="#d08e76" />
      <path d={strip(2, 8)} fill={DARK} opacity={0.5} />
      {STATUES.map((x) => (
        <g key={x}>
          <path d={polygon([[x - 40, ledgeAt(x) - 5], [x + 42, ledgeAt(x) - 6], [x + 20, ledgeAt(x) + 2], [x - 92, ledgeAt(x) + 3]])} fill={DARK} opacity={0.45} />
          <Elephant id={`statue-${x}`} x={x} y={ledgeAt(x) - 4} height={98} hide={GILT} cloth={mix(GILT, '#6a2f3c', 0.4)} trim={mix(GILT, '#ffe0a0', 0.55)} trunk="raised" shadow={false} />
        </g>
      ))}
      {['#e8762c', '#ffb43c', '#c9541f'].map((orange, tone) => (
        <path key={orange} d={flowers.filter((flower) => flower.tone === tone).map(({ d }) => d).join('')} fill={orange} />
      ))}
    </>
  );
}

export default function PhuketBeach3() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#4a3f86'], [0.34, '#a3548c'], [0.66, '#ee7568'], [0.88, '#ffae66'], [1, '#ffd894']]} />
      <Sun id="sun" x={1140} y={404} r={66} colour="#fff0b8" glow="#ffb45a" reach={8} />
      <Stratus x={430} y={150} width={620} height={14} colour="#d97a94" opacity={0.55} />
      <Stratus x={800} y={250} width={520} height={12} colour="#ffb184" opacity={0.6} />
      <Stratus x={1380} y={200} width={420} colour="#f29a84" opacity={0.55} />
      <Stratus x={1160} y={330} width={380} height={8} colour="#ffe0a8" opacity={0.7} />
      <Flock id="birds" x={880} y={330} width={220} height={60} count={6} size={14} colour="#7a4470" />
      <Water id="sea" y={490} stops={[[0, '#ffc684'], [0.14, '#ef9470'], [0.5, '#a35c80'], [1, '#4a3a70']]} shine="#fff0c8" />
      <SunPath id="path" x={1140} y={494} height={360} width={330} colour="#fff0bf" />
      <Ripples id="ripples" y={496} height={400} count={150} colour="#ffdca8" opacity={0.45} />
      <Ridge id="far-island" anchors={[[1290, 494], [1360, 470], [1450, 452], [1540, 466], [1640, 456]]} colour="#9c5f84" mist="#d98480" bottom={494} />
      <Ridge id="islet" anchors={[[700, 530], [740, 500], [790, 476], [850, 484], [900, 512], [930, 532]]} colour="#6a4474" mist="#8a5478" bottom={534} rough={0.8} />
      <Foam id="islet-foam" line={[[694, 534], [800, 537], [934, 534]]} width={6} colour="#ffe3c0" opacity={0.8} />
      <SailingBoat x={1000} y={520} length={48} hullColour="#5a3a60" sail="#ffd8a8" />

      {/* The cape comes in from the left and descends in steps; the sun is behind it, so the near flank is in shade. */}
      <Gradient id="cape-shade" from={[200, 500]} to={[280, 740]} stops={[[0, '#68456f'], [0.6, '#4f3566'], [1, '#3f2c5c']]} />
      <Gradient id="cape-lit" from={[0, 470]} to={[760, 640]} stops={[[0, '#8a5a74'], [0.6, '#c9825c'], [1, '#f2b060']]} />
      <Land crest={[[-60, 400], [80, 408], [200, 440], [320, 452], [430, 496], [540, 510], [620, 548], [690, 566], [738, 598], [752, 632], [700, 660], [560, 690]]} fill="url(#cape-lit)" bottom={720} />
      <Turf id="cape-turf" crest={[[-60, 406], [80, 414], [200, 446], [320, 458], [430, 502], [540, 516], [620, 554], [690, 574]]} bottom={600} size={17} dark="#7a4a64" light="#ffcf84" count={520} />
      <Land crest={[[-60, 470], [90, 486], [230, 530], [380, 556], [500, 596], [620, 612], [700, 626], [752, 634], [738, 664], [640, 698], [500, 730], [380, 770]]} fill="url(#cape-shade)" bottom={800} />
      <path d={band([[-40, 446, 15], [90, 456, 13], [210, 490, 10], [330, 508, 8], [440, 546, 6], [540, 560, 5], [650, 592, 3]])} fill="#f0c08a" />
      <Thicket id="cape-bush" line={[[-40, 500], [120, 524], [300, 572], [460, 612], [660, 640]]} count={80} radius={19} spread={0.9} tones={leaves('#3f2c5a', '#7a4f6c', '#e89a74')} light="right" fleck={5} />
      <Thicket id="cape-bush-low" line={[[-40, 580], [160, 604], [340, 650], [480, 684], [560, 690]]} count={66} radius={24} spread={1} tones={leaves('#3a2856', '#6c4667', '#d98a70')} light="right" fleck={5} />
      <Foam id="cape-foam" line={[[400, 764], [500, 732], [640, 700], [740, 666], [758, 636]]} width={8} colour="#ffdcc0" opacity={0.75} />
      {PALMS.map(([x, y, height]) => (
        <SugarPalm key={x} id={`palm-${x}`} x={x} y={y} height={height} />
      ))}

      <Gradient id="hill" from={[0, 660]} to={[900, 900]} stops={[[0, '#4a3160'], [1, '#8a5464']]} />
      <Land crest={[[-60, 640], [160, 668], [380, 720], [640, 776], [900, 806], [1660, 830]]} fill="url(#hill)" />
      <Thicket id="hedge" line={[[-40, 660], [160, 690], [380, 740], [620, 790]]} count={34} radius={32} spread={0.7} tones={leaves('#3f2a58', '#7a4f66', '#f0a878')} light="right" fleck={6} />
      <Gradient id="terrace" from={[0, 840]} to={[1500, 1000]} stops={[[0, '#6f4a68'], [0.6, '#c98668'], [1, '#e8a878']]} />
      <path d={polygon([[-10, 850], [1610, 826], [1610, 1010], [-10, 1010]])} fill="url(#terrace)" />
      <path d={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => polygon([[40 + i * 170, 852 - i * 2.6], [45 + i * 170, 852 - i * 2.6], [i * 215 - 156, 1010], [i * 215 - 166, 1010]])).join('') + polygon([[-10, 906], [1610, 880], [1610, 884], [-10, 910]])} fill={DARK} opacity={0.3} />
      <GroundMarks id="terrace-light" y={860} height={140} count={50} colour="#ffd9a0" opacity={0.4} />
      <path d={polygon([[-10, 796], [1610, 772], [1610, 832], [-10, 856]])} fill="#6a4464" />
      <path d={polygon([[-10, 804], [1610, 780], [1610, 822], [-10, 846]])} fill="#3f2a52" />
      <path d={BALUSTERS.map((x) => baluster(x, 1)).join('')} fill="#7a4c68" />
      <path d={BALUSTERS.map((x) => baluster(x + 3, 0.4)).join('')} fill="#d98f74" />
      <path d={polygon([[-10, 788], [1610, 764], [1610, 780], [-10, 804]])} fill="#f0b080" />
      <path d={polygon([[-10, 800], [1610, 776], [1610, 782], [-10, 806]])} fill="#8a5468" />

      <Offerings />
      <path d={thrown(856, 934, 268, 26) + thrown(930, 936, 178, 20) + thrown(1148, 922, 236, 20)} fill={DARK} opacity={0.45} />
      <Family id="family" x={856} y={936} height={268} hasShadow={false} mother={{ dress: DRESS.crimson, skin: SKIN.honey, hair: 'bun' }} kids={[{ age: 7, dress: DRESS.marigold, arm: 'point' }]} />
      <Posed id="boy" x={1150} y={922} height={262} age={10} pose={{ ...POSE.shadeEyes, near: [106, 224] }} wears="shorts" hasStripes={false} dress={DRESS.teal} skin={SKIN.honey} hair="crop" light="right" />
      <Halo id="glow" x={1140} y={430} rx={640} ry={330} colour="#ffcf84" opacity={0.26} />
      <Gradient id="below" from={[0, 900]} to={[0, 1000]} stops={[[0, DARK, 0], [1, DARK, 0.5]]} />
      <path d="M0 900H1600V1000H0Z" fill="url(#below)" />
    </Canvas>
  );
}
