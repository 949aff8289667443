/**
 * Albert Hall lit at the blue hour: a milk seller pours from high up, a girl holds up her coin, and a mother wipes froth off her son's lip.
 * The hall (1887) is Indo-Saracenic: verandas, arcaded galleries, corner towers with kiosks, tiers stepping up to one dome.
 */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { handsOf, reachOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Arcade, Chhatri, Dome, Eave, stone } from '../../../scenery/architecture.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { LampPost } from '../../../scenery/props.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';
import { MilkCart } from './milk-cart.tsx';

export const focus: [number, number] = [0.5, 0.6];

const HALL = stone('#e0a45a', { sun: '#fff0b8', night: '#5a2a5c', dark: '#6a3440', line: '#ffe9b8' });
const HIGH = stone('#b98460', { sun: '#ffd898', night: '#3f2a64', dark: '#5a3048', line: '#efc892' });
const TOP = stone('#8f6a72', { sun: '#e8b088', night: '#2f2460', dark: '#402a52', line: '#c99a94' });
const GLOW = '#ffc864';
const X = 620;
const BASE = 668;

/** A tier of the hall, centred on X: arcade, eave, parapet, and, if `kiosk` is given, kiosks of that width at both ends. */
function Tier({ id, y, width, height, bays, kiosk, tones = HALL }: { id: string; y: number; width: number; height: number; bays: number; kiosk?: number; tones?: typeof HALL }) {
  return (
    <>
      <Arcade id={id} x={X - width / 2} y={y} width={width} height={height} bays={bays} tones={tones} glow={GLOW} kind="cusped" lit={(bay) => bay % 4 !== 2} share={0.6} />
      <path d={box(X + width * 0.36, y - height, width * 0.14, height)} fill="#5a2a5c" opacity={0.2} />
      <Eave x={X - width / 2} y={y - height} width={width} height={11} out={13} tones={tones} />
      <path d={box(X - width / 2 - 4, y - height - 22, width + 8, 13)} fill={tones.mid} />
      <path d={Array.from({ length: Math.round(width / 15) }, (_, i) => box(X - width / 2 + i * 15, y - height - 20, 6, 9)).join('')} fill={tones.dark} opacity={0.6} />
      {kiosk && [-1, 1].map((side) => <Chhatri key={side} x={X + side * (width / 2 - kiosk * 0.4)} y={y - height - 20} width={kiosk} tones={tones} />)}
    </>
  );
}

function AlbertHall() {
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side}>
          <Arcade id={`tower-${side}-low`} x={X + side * 432 - 62} y={BASE} width={124} height={108} bays={2} tones={HALL} glow={GLOW} />
          <Arcade id={`tower-${side}-high`} x={X + side * 432 - 56} y={BASE - 108} width={112} height={92} bays={2} tones={HALL} glow={GLOW} />
          <Eave x={X + side * 432 - 56} y={BASE - 200} width={112} tones={HIGH} />
          <Chhatri x={X + side * 432} y={BASE - 210} width={106} tones={TOP} />
          {[-44, 44].map((dx) => <Chhatri key={dx} x={X + side * 432 + dx} y={BASE - 210} width={30} tones={HALL} columns={2} />)}
        </g>
      ))}
      <Tier id="gallery" y={BASE - 92} width={770} height={84} bays={15} kiosk={58} tones={HIGH} />
      <Tier id="verandah" y={BASE} width={770} height={92} bays={13} />
      <Arcade id="porch" x={X - 92} y={BASE} width={184} height={126} bays={1} tones={HALL} glow="#ffe08a" share={0.6} tall={0.84} />
      <Eave x={X - 92} y={BASE - 126} width={184} tones={HALL} />
      <Chhatri x={X - 70} y={BASE - 134} width={38} tones={HALL} columns={2} />
      <Chhatri x={X + 70} y={BASE - 134} width={38} tones={HALL} columns={2} />
      <Tier id="middle-1" y={BASE - 198} width={330} height={72} bays={7} kiosk={62} tones={HIGH} />
      <Tier id="middle-2" y={BASE - 292} width={226} height={58} bays={5} kiosk={48} tones={TOP} />
      <Arcade id="drum" x={X - 62} y={BASE - 372} width={124} height={40} bays={5} tones={TOP} glow={GLOW} />
      <Dome x={X} y={BASE - 410} width={124} kind="onion" tones={TOP} ribs={8} />
    </>
  );
}

/** The fans of light that lamps in the ground throw up the walls, and the steps to the porch. */
const Uplights = () => (
  <>
    <Gradient id="uplight" from={[0, BASE]} to={[0, BASE - 150]} stops={[[0, '#fff4c0', 0.85], [0.4, '#ffe09a', 0.35], [1, '#ffe09a', 0]]} />
    <path d={Array.from({ length: 14 }, (_, i) => X - 385 + i * 59.2).filter((x) => Math.abs(x - X) > 90).map((x) => polygon([[x - 4, BASE], [x + 4, BASE], [x + 24, BASE - 150], [x - 24, BASE - 150]])).join('')} fill="url(#uplight)" />
    {[0, 1, 2].map((i) => <path key={i} d={polygon([[X - 100 - i * 16, BASE + i * 9], [X + 100 + i * 16, BASE + i * 9], [X + 104 + i * 16, BASE + 9 + i * 9], [X - 104 - i * 16, BASE + 9 + i * 9]])} fill={['#ffe0a0', '#e8b07c', '#c98f78'][i]} />)}
  </>
);

/** A clay cup of hot milk, held in a hand. */
const ClayCup = () => <path d="M-4 -16H16L12 6H0Z" fill="#c9754a" />;

/** The mother wipes the froth off her son's lip with her hand below his chin, so that his smile shows. */
const CHIN: Spot = [496, 755];
const MOTHER = { x: 360, y: 847, height: 410, isSeated: true, pose: { lean: 16, nod: -8, near: reachOf('arm', 30, 410, [360, 847], CHIN, 16), far: [-8, 74], nearLeg: [74, -2], farLeg: [80, -10] } } as const;

/** The handkerchief in the mother's fingers, one corner at the boy's chin. */
const Handkerchief = () => (
  <>
    <path d={shape([[500, 747], [508, 741], [518, 739, 'corner'], [521, 748], [514, 756], [517, 772, 'corner'], [505, 768], [497, 776, 'corner'], [497, 758]])} fill="#fff6e6" />
    <path d={shape([[508, 750], [514, 756], [517, 772, 'corner'], [509, 769], [506, 760]])} fill="#d8c3d2" />
    <path d={band([[496, 752, 9], [504, 748, 6.4], [511, 747, 4.4]]) + band([[496, 757, 8], [504, 754, 6], [510, 753, 4]])} fill={SKIN.honey} />
    <path d={band([[499, 753, 1], [504, 751, 1.4], [510, 750, 0.8]])} fill={skinTones(SKIN.honey).shade} />
  </>
);

export default function JaipurHeritageTour6() {
  return (
    <Canvas>
      <Sky id="sky" height={680} stops={[[0, '#141a4e'], [0.4, '#2f3f86'], [0.72, '#7a6aa4'], [0.9, '#d98f92'], [1, '#f2ae8a']]} />
      <Stars id="stars" count={60} height={280} />
      <Stratus x={300} y={250} width={460} colour="#a58ab4" opacity={0.4} />
      <Stratus x={1180} y={290} width={520} colour="#d99aa4" opacity={0.4} />
      <Halo id="floodlight" x={X} y={540} rx={760} ry={380} colour="#ffb45c" opacity={0.5} />
      <Thicket id="ram-niwas" line={[[-40, 640], [120, 610], [1080, 640], [1300, 600], [1660, 610]]} count={40} radius={34} tones={leaves('#2a2a50', '#5a5a6a', '#ffc88a')} />
      <Palm id="palm-1" x={1520} y={690} height={360} lean={0.06} dark="#232a4e" lit="#5a6478" trunk="#3a2c4a" />
      <Palm id="palm-2" x={1130} y={668} height={220} lean={-0.08} dark="#232a4e" lit="#5a6478" trunk="#3a2c4a" />
      <AlbertHall />
      <Gradient id="court" from={[0, BASE]} to={[0, 1000]} stops={[[0, '#f2b474'], [0.14, '#b57a74'], [0.45, '#5f4478'], [1, '#2a2050']]} />
      <path d={box(-10, BASE, 1620, 340)} fill="url(#court)" />
      <path d={[700, 744, 808, 892].map((y, i) => box(-10, y, 1620, 2 + i * 0.6)).join('') + Array.from({ length: 15 }, (_, i) => polygon([[X + (i - 7) * 110, BASE], [X + 2 + (i - 7) * 110, BASE], [X + 6 + (i - 7) * 330, 1010], [X + (i - 7) * 330, 1010]])).join('')} fill="#2a1f4a" opacity={0.36} />
      <Uplights />
      <Ripples id="lamplight" x={220} y={700} width={820} height={140} count={54} colour="#ffcf8a" opacity={0.4} />
      <Women id="friends" x={250} y={728} height={82} count={3} />
      <Family id="far-family" x={800} y={742} height={92} mother={{ dress: DRESS.crimson, isWindy: false }} kids={[{ age: 5, dress: DRESS.marigold }]} />
      <LampPost id="lamp-1" x={70} y={820} height={370} glow="#ffd98a" />
      <LampPost id="lamp-2" x={966} y={736} height={200} glow="#ffd98a" />
      <Halo id="cart-light" x={1250} y={940} rx={380} ry={70} colour="#ffc272" opacity={0.5} />
      <At x={1290} y={930} scale={1.3}>
        <MilkCart />
      </At>
      <path d={lens(1010, 948, 200, 14) + lens(430, 968, 780, 24) + lens(470, 984, 150, 9)} fill="#120d2c" opacity={0.5} />
      <Posed id="girl" x={1010} y={948} height={380} age={8} wears="kurta" cap="#b32e63" dress={{ ...DRESS.marigold, second: '#8c2f4b' }} skin={SKIN.honey} hair="plait" pose={{ ...POSE.stand, lean: 4, near: [112, 124], far: [10, 40], nod: -12 }} inHand={<path d={oval(4, -9, 5)} fill="#ffe9a0" />} />
      {/* The low garden wall they sit on. */}
      <path d={box(110, 866, 660, 98)} fill="#6a4a72" />
      <path d={box(110, 866, 660, 20)} fill="#e8b08c" />
      <path d={[230, 350, 470, 590, 710].map((x) => box(x, 886, 4, 78)).join('') + box(110, 922, 660, 3)} fill="#4a3460" />
      <path d={lens(352, 880, 190, 9) + lens(560, 880, 130, 8)} fill="#5a3050" opacity={0.45} />
      <Posed id="mother" {...MOTHER} wears="kurta" dress={{ ...DRESS.lotus, trim: '#f6d58a', second: '#fff3dc' }} skin={SKIN.honey} hair="plait" />
      <At x={handsOf(MOTHER).far[0]} y={handsOf(MOTHER).far[1]}>
        <ClayCup />
      </At>
      <Posed id="boy" x={552} y={850} height={410} isSeated flip age={7} wears="kurta" cap="#d2432f" dress={{ ...DRESS.teal, second: '#3f4a6a' }} skin={SKIN.honey} hair="crop" pose={{ ...POSE.sit, lean: 4, near: [2, 104], far: [12, 110], nearLeg: [84, -4], farLeg: [80, -30], nod: -14 }} inHand={<ClayCup />} />
      <path d={lens(516, 725.5, 10, 3.6)} fill="#fffaf0" />
      <Handkerchief />
    </Canvas>
  );
}
