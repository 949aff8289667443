/**
 * Promthep cape at sunset: the grassy ridge with its sugar palms running down into the sea, a mother and two children on the empty viewing terrace among the elephant statues.
 * How it is built: a narrow headland that sinks in steps, one path along its back, one islet off its tip; sugar palms have straight black trunks and round heads of fans.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
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
import { band, box, leaf, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.58];

const DARK = '#33234e';

/** A fan of a sugar palm: stiff blades from one spot, grown together at their foot. */
const fan = (x: number, y: number, size: number, turn: number) =>
  Array.from({ length: 13 }, (_, i) => leaf(x, y, size * (1 - Math.abs(i - 6) * 0.03), size * 0.1, turn + (i - 6) * 0.17)).join('');

/** A sugar palm: a straight trunk, a full round head of stiff fans, dead ones hanging below. (x, y) is its foot; the sun stands low on the right. */
function SugarPalm({ id, x, y, height, dark, lit, trunk }: { id: string; x: number; y: number; height: number; dark: string; lit: string; trunk: string }) {
  const r = random(id);
  const [top, size] = [y - height, height * 0.21];
  /** A ring of fans on stalks; those of the inner ring stand before those of the outer. */
  const ring = (count: number, reach: number, share: number) =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((i + r.between(-0.22, 0.22)) / count) * Math.PI * 2 - 1.2;
      const stalk = size * reach * r.between(0.8, 1.15);
      const [fx, fy] = [x + Math.cos(turn) * stalk, top + Math.sin(turn) * stalk * 0.92];
      return { turn, stalk: band([[x, top, size * 0.06], [fx, fy, size * 0.05]]), d: fan(fx, fy, size * share * r.between(0.88, 1.1), turn) };
    });
  const outer = ring(8, 0.6, 0.47);
  const inner = ring(7, 0.22, 0.54);
  const paths = (fans: typeof outer, isLit: boolean) => fans.filter(({ turn }) => Math.cos(turn) > 0.15 === isLit).map(({ d }) => d).join('');
  const stalks = outer.map(({ stalk }) => stalk).join('');
  const dead = Array.from({ length: 11 }, (_, i) => leaf(x + (i - 5) * size * 0.09, top + size * 0.3, size * r.between(0.6, 1), size * 0.07, Math.PI / 2 + (i - 5) * -0.05)).join('');
  return (
    <>
      <path d={band([[x, y + 4, height * 0.044], [x, y - height * 0.1, height * 0.03], [x, top, height * 0.024]])} fill={trunk} />
      <path d={band([[x + height * 0.009, y, height * 0.012], [x + height * 0.007, top, height * 0.008]])} fill={mix(trunk, '#ffb070', 0.5)} />
      <path d={dead} fill={mix(trunk, '#c98a5c', 0.36)} />
      <path d={oval(x, top, size * 0.46, size * 0.43) + stalks + paths(outer, false)} fill={mix(dark, '#1d1436', 0.25)} />
      <path d={paths(outer, true)} fill={mix(dark, lit, 0.6)} />
      <path d={paths(inner, false)} fill={dark} />
      <path d={paths(inner, true)} fill={lit} />
      <path d={oval(x - size * 0.1, top + size * 0.2, size * 0.09) + oval(x + size * 0.06, top + size * 0.25, size * 0.09)} fill={mix(dark, '#120c24', 0.5)} />
    </>
  );
}

/** How far and how deep the low sun throws the shadow of a thing one unit high. */
const THROW = { aside: -1.05, down: 0.13 };

/** The shadow of somebody who stands at (x, y): legs, trunk, neck, head, drawn out over the ground. */
const thrown = (x: number, y: number, height: number, width: number) => {
  const at = (up: number): [number, number] => [x + height * up * THROW.aside, y + height * up * THROW.down];
  return band([[x + width * 0.7, y - 2, width * 0.5], [...at(0.1), width * 0.8], [...at(0.5), width * 0.8], [...at(0.8), width], [...at(0.86), width * 0.3], [...at(0.88), width * 0.3]]) + oval(...at(0.94), height * 0.08, width * 0.36);
};

/** A gilded statue of an elephant on its stepped plinth, a garland of marigolds at its foot. (x, y) is the middle of the plinth's foot. */
function Statue({ id, x, y, height, flip = false }: { id: string; x: number; y: number; height: number; flip?: boolean }) {
  const [plinth, half] = [height * 0.42, height * 0.6];
  const shade = (px: number, up: number): [number, number] => [px + up * THROW.aside, y + up * THROW.down];
  const step = (up: number, tall: number, wide: number) => ({
    face: box(x - half * wide, y - plinth * (up + tall), half * 2 * wide, plinth * tall),
    lit: box(x + half * wide - half * 0.22, y - plinth * (up + tall), half * 0.22, plinth * tall),
    lip: box(x - half * wide, y - plinth * (up + tall), half * 2 * wide, plinth * 0.07),
  });
  const steps = [step(0, 0.24, 1.1), step(0.24, 0.56, 0.94), step(0.8, 0.2, 1.06)];
  const gilt = '#b8803f';
  return (
    <>
      <path d={polygon([[x - half * 1.1, y], [x + half * 1.1, y], shade(x + half * 1.06, plinth), shade(x + half * 0.7, plinth + height * 0.94), shade(x - half * 0.8, plinth + height), shade(x - half * 1.06, plinth)])} fill={DARK} opacity={0.5} />
      <path d={steps.map(({ face }) => face).join('')} fill="#6f4a66" />
      <path d={steps.map(({ lit }) => lit).join('')} fill="#b5786c" />
      <path d={steps.map(({ lip }) => lip).join('')} fill="#e8a87e" />
      <path d={box(x - half * 0.94, y - plinth * 0.8, half * 1.88, plinth * 0.1)} fill={DARK} opacity={0.4} />
      <Elephant id={id} x={x} y={y - plinth - 2} height={height} hide={gilt} cloth={mix(gilt, '#6a2f3c', 0.35)} trim={mix(gilt, '#ffe0a0', 0.5)} trunk="raised" flip={flip} shadow={false} />
      {[0, 1].map((tone) => (
        <path key={tone} d={Array.from({ length: 22 }, (_, i) => (i % 2 === tone ? oval(x + ((i - 10.5) / 10.5) * half * 0.84, y - plinth * (0.74 - Math.abs(Math.sin((i / 21) * Math.PI * 3)) * 0.3), height * 0.026) : '')).join('')} fill={tone ? '#ffc04a' : '#e8762c'} />
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

      {/* The cape comes in from the left and sinks step by step; the sun stands beyond, so its near flank is in shade. */}
      <Gradient id="cape-lit" from={[0, 470]} to={[760, 640]} stops={[[0, '#8a5a74'], [0.6, '#c9825c'], [1, '#f2b060']]} />
      <Land crest={[[-60, 400], [80, 408], [200, 440], [320, 452], [430, 496], [540, 510], [620, 548], [690, 566], [738, 598], [752, 632], [700, 660], [560, 690]]} fill="url(#cape-lit)" bottom={720} />
      <Turf id="cape-turf" crest={[[-60, 406], [80, 414], [200, 446], [320, 458], [430, 502], [540, 516], [620, 554], [690, 574]]} bottom={600} size={17} dark="#7a4a64" light="#ffcf84" count={520} />
      <Land crest={[[-60, 470], [90, 486], [230, 530], [380, 556], [500, 596], [620, 612], [700, 626], [752, 634], [738, 664], [640, 698], [500, 730], [380, 770]]} fill="#54386a" bottom={800} />
      <path d={band([[-40, 446, 15], [90, 456, 13], [210, 490, 10], [330, 508, 8], [440, 546, 6], [540, 560, 5], [650, 592, 3]])} fill="#f0c08a" />
      <Thicket id="cape-bush" line={[[-40, 520], [120, 548], [300, 590], [460, 624], [640, 646]]} count={54} radius={24} spread={0.8} tones={leaves('#3f2c5a', '#7a4f6c', '#e89a74')} light="right" />
      <Foam id="cape-foam" line={[[400, 764], [500, 732], [640, 700], [740, 666], [758, 636]]} width={8} colour="#ffdcc0" opacity={0.75} />
      {[[60, 440, 250], [190, 470, 210], [262, 476, 260], [400, 520, 170], [512, 540, 140], [590, 566, 110]].map(([x = 0, y = 0, h = 0]) => (
        <SugarPalm key={x} id={`palm-${x}`} x={x} y={y} height={h} dark="#33244f" lit="#6a4068" trunk="#332450" />
      ))}

      <Gradient id="hill" from={[0, 660]} to={[900, 900]} stops={[[0, '#4a3160'], [1, '#8a5464']]} />
      <Land crest={[[-60, 640], [160, 668], [380, 720], [640, 776], [900, 806], [1660, 830]]} fill="url(#hill)" />
      <Thicket id="hedge" line={[[-40, 660], [160, 690], [380, 740], [620, 790]]} count={34} radius={32} spread={0.7} tones={leaves('#3f2a58', '#7a4f66', '#f0a878')} light="right" fleck={6} />
      <Gradient id="terrace" from={[0, 840]} to={[1500, 1000]} stops={[[0, '#6f4a68'], [0.6, '#c98668'], [1, '#e8a878']]} />
      <path d={polygon([[-10, 850], [1610, 826], [1610, 1010], [-10, 1010]])} fill="url(#terrace)" />
      <path d={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => polygon([[40 + i * 170, 852 - i * 2.6], [45 + i * 170, 852 - i * 2.6], [i * 215 - 156, 1010], [i * 215 - 166, 1010]])).join('') + polygon([[-10, 906], [1610, 880], [1610, 884], [-10, 910]])} fill={DARK} opacity={0.3} />
      <GroundMarks id="terrace-light" y={860} height={140} count={50} colour="#ffd9a0" opacity={0.4} />
      <path d={polygon([[-10, 796], [1610, 772], [1610, 832], [-10, 856]])} fill="#6a4464" />
      <path d={Array.from({ length: 17 }, (_, i) => oval(50 + i * 100, 826 - i * 1.5, 25, 18)).join('')} fill="#3f2a52" />
      <path d={polygon([[-10, 788], [1610, 764], [1610, 780], [-10, 804]])} fill="#f0b080" />
      <path d={polygon([[-10, 800], [1610, 776], [1610, 782], [-10, 806]])} fill="#8a5468" />

      <Statue id="statue-1" x={190} y={902} height={132} />
      <Statue id="statue-2" x={432} y={884} height={98} />
      <Statue id="statue-3" x={1412} y={878} height={106} flip />
      <path d={thrown(856, 934, 268, 26) + thrown(930, 936, 178, 20) + thrown(1148, 922, 236, 20)} fill={DARK} opacity={0.45} />
      <Family id="family" x={856} y={936} height={268} hasShadow={false} mother={{ dress: DRESS.crimson, skin: SKIN.honey, hair: 'bun' }} kids={[{ age: 7, dress: DRESS.marigold, arm: 'point' }]} />
      <Posed id="boy" x={1150} y={922} height={262} age={10} pose={{ ...POSE.shadeEyes, near: [106, 224] }} wears="shorts" hasStripes={false} dress={DRESS.teal} skin={SKIN.honey} hair="crop" light="right" />
      <Halo id="glow" x={1140} y={430} rx={640} ry={330} colour="#ffcf84" opacity={0.26} />
      <Gradient id="below" from={[0, 900]} to={[0, 1000]} stops={[[0, DARK, 0], [1, DARK, 0.5]]} />
      <path d="M0 900H1600V1000H0Z" fill="url(#below)" />
    </Canvas>
  );
}
