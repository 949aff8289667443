/**
 * Night on the lodge's veranda: a mother reads to two children under the storm lamp, and the cook brings milk. A lit path leads away.
 * A charpai is a frame on four turned legs with a web of rope. House geckos wait by a lamp for moths. Shoes stay on the step.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { alongLine, band, blob, box, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Pot } from '../../../scenery/street-life.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { at, FLOOR, LAMP, metre } from './lodge-plan.ts';
import { HangingLamp } from './lodge-wall.tsx';
import { Lodge } from './lodge.tsx';

export const focus: [number, number] = [0.42, 0.6];

const NIGHT = leaves('#0f1c38', '#3a5470', '#a8bcd0');
const AIR = '#33437a';
/** Height of an adult woman, in metres. */
const WOMAN = 1.55;
const standing = (x: number, z: number) => ({ x: at(x, FLOOR, z)[0], y: at(x, FLOOR, z)[1], height: WOMAN * metre(x, z) });
/** The edges of the path on the lodge's plan, about 1.2 metres apart, from the step to the trees. */
const INNER = rounded([[3.68, -0.5], [4.2, -0.4], [5.4, 0.8], [8.1, 4.9], [12.4, 9.6], [17.5, 16.6], [26.5, 24.6]]);
const OUTER = rounded([[2.4, -0.6], [2.5, -1.2], [3.1, -1.55], [4.3, -1.4], [6.3, 0.1], [9.1, 4.1], [13.2, 8.8], [18.4, 15.8], [27.5, 23.6]]);

/** A point on the path, in plan coordinates: `t` runs from 0 to 1 along it; `across` is 0 at the edge by the lodge and 1 at the other. */
function onPath(t: number, across: number): Spot {
  const [a, b] = [alongLine(INNER, t), alongLine(OUTER, t)];
  return [a.x + (b.x - a.x) * across, a.y + (b.y - a.y) * across];
}
/** Positions of the storm lamps along the path (0 to 1). */
const LAMPS = [0.15, 0.28, 0.43] as const;
const ground = ([x, z]: Spot): Spot => at(x, 0, z);

/** The path: swept earth between edge stones, and three storm lamps. */
function Path() {
  const r = random('stones');
  const steps = Array.from({ length: 61 }, (_, i) => (i / 60) ** 1.6 * 0.76);
  const stones = Array.from({ length: 44 }, (_, i) => 0.02 + ((i + 0.3) / 44) ** 1.6 * 0.7);
  return (
    <>
      <Gradient id="path" from={[1000, 0]} to={[1560, 0]} stops={[[0, '#a88478'], [0.5, '#6f6484'], [1, '#4c4f7c']]} />
      <path d={polygon([...steps.map((t) => ground(onPath(t, 0))), ...steps.toReversed().map((t) => ground(onPath(t, 1)))])} fill="url(#path)" />
      {LAMPS.map((t) => {
        const [x, y] = ground(onPath(t, 0.9));
        const s = metre(...onPath(t, 1));
        return <Halo key={t} id={`pool-${t}`} x={x} y={y} rx={s * 1.3} ry={s * 0.34} colour="#ffc878" opacity={0.75} />;
      })}
      {stones.flatMap((t, i) => [-0.03, 1.03].map((across) => {
        const place = onPath(t, across + r.between(-0.03, 0.03));
        const [x, y] = ground(place);
        const s = metre(...place) * (0.04 + 0.07 * r.next() ** 2);
        return (
          <g key={`${i}${across}`}>
            <path d={lens(x + s * 0.5, y + s * 0.1, s * 3.4, s * 0.6)} fill="#0d1430" opacity={0.5} />
            <path d={blob(r, x, y - s * 0.3, s, s * 0.56, 8, 0.16)} fill="#474770" />
            <path d={blob(r, x - s * 0.2, y - s * 0.48, s * 0.66, s * 0.3, 7, 0.16)} fill="#8a84a0" />
          </g>
        );
      }))}
      {LAMPS.map((t) => {
        const place = onPath(t, 1.2);
        const [x, y] = ground(place);
        const s = metre(...place) * 0.07;
        return (
          <g key={t}>
            <path d={lens(x, y, s * 4, s * 0.5)} fill="#0d1430" opacity={0.6} />
            <Halo id={`glow-${t}`} x={x} y={y - s * 2} rx={s * 7} colour="#ffc25a" opacity={0.8} />
            <path d={`M${x - s * 1.1} ${y - s * 0.6}V${y - s * 3}Q${x} ${y - s * 5.6} ${x + s * 1.1} ${y - s * 3}V${y - s * 0.6}`} stroke="#1b1826" strokeWidth={s * 0.22} fill="none" />
            <path d={box(x - s * 0.8, y - s * 3, s * 1.6, s * 2.2)} fill="#ffd98a" />
            <path d={lens(x, y - s * 1.9, s * 0.7, s * 1.6)} fill="#fffbe6" />
            <path d={polygon([[x - s, y - s * 3], [x - s * 0.4, y - s * 4], [x + s * 0.4, y - s * 4], [x + s, y - s * 3]]) + polygon([[x - s * 0.9, y - s], [x + s * 0.9, y - s], [x + s * 1.2, y + s * 0.1], [x - s * 1.2, y + s * 0.1]])} fill="#1b1826" />
          </g>
        );
      })}
    </>
  );
}

const COT = { from: -0.7, to: 1.12, near: 1.05, far: 1.9, up: FLOOR + 0.42 };
/** The rope cot along the wall: legs, the near rail, the web, three folded quilts. */
function Cot() {
  const { from, to, near, far, up } = COT;
  const leg = (x: number, z: number) => { const s = metre(x, z); return band([[...at(x, FLOOR, z), s * 0.05], [...at(x, FLOOR + 0.14, z), s * 0.075], [...at(x, FLOOR + 0.24, z), s * 0.05], [...at(x, up + 0.06, z), s * 0.085]]); };
  const web = Array.from({ length: 26 }, (_, i) => { const x = from + i * 0.08; return `M${at(x, up, near).join(' ')}L${at(Math.min(x + 0.3, to), up, far).join(' ')}`; }).join('');
  return (
    <>
      <path d={polygon([at(from - 0.6, FLOOR, near + 0.2), at(to - 0.2, FLOOR, near), at(to, FLOOR, far), at(from, FLOOR, 2.2), at(from - 0.6, FLOOR, 2.2)])} fill="#2a1530" opacity={0.5} />
      <path d={leg(from, far) + leg(to, far)} fill="#4a2a22" />
      <path d={polygon([at(from, up, near), at(to, up, near), at(to, up, far), at(from, up, far)])} fill="#d9b483" />
      <path d={web} stroke="#8a5f40" strokeWidth={1.6} />
      <path d={polygon([at(from, up + 0.03, near - 0.01), at(to, up + 0.03, near - 0.01), at(to, up - 0.06, near - 0.01), at(from, up - 0.06, near - 0.01)])} fill="#8f5a34" />
      <path d={polygon([at(from, up + 0.03, near - 0.01), at(to, up + 0.03, near - 0.01), at(to, up + 0.005, near - 0.01), at(from, up + 0.005, near - 0.01)])} fill="#d99a58" />
      <path d={leg(from, near) + leg(to, near)} fill="#7a4528" />
      {[['#a8433c', '#6f2c40', 0], ['#c9863c', '#8a5038', 0.07], ['#4f6a8a', '#384566', 0.14]].map(([lit, dark, lift]) => (
        <g key={lit}>
          <path d={polygon([at(-0.5, up + Number(lift), 1.2), at(0.2, up + Number(lift), 1.2), at(0.2, up + 0.08 + Number(lift), 1.2), at(-0.5, up + 0.08 + Number(lift), 1.2)])} fill={String(dark)} />
          <path d={polygon([at(-0.5, up + 0.04 + Number(lift), 1.2), at(0.2, up + 0.04 + Number(lift), 1.2), at(0.2, up + 0.08 + Number(lift), 1.2), at(0.1, up + 0.09 + Number(lift), 1.75), at(-0.4, up + 0.09 + Number(lift), 1.75), at(-0.5, up + 0.08 + Number(lift), 1.2)])} fill={String(lit)} />
        </g>
      ))}
    </>
  );
}

/** The open book, drawn round the hand that holds its spine. */
const Book = () => (
  <>
    <path d={polygon([[-3, 4], [-20, -16], [0, -26], [6, -2], [28, -12], [40, 4], [14, 14]])} fill="#b5342c" />
    <path d={polygon([[4, 2], [-15, -17], [1, -25], [9, -3]])} fill="#fff6dc" />
    <path d={polygon([[4, 2], [9, -3], [28, -11], [36, 2], [14, 9]])} fill="#f0dfb8" />
  </>
);

/** A steel tray with three tumblers of milk, drawn round the hand at its rim. */
const Tray = () => (
  <>
    {[10, 24, 38].map((x) => (
      <g key={x}>
        <path d={polygon([[x - 6, -25], [x + 6, -25], [x + 4.4, -8], [x - 4.4, -8]])} fill="#8d97a6" />
        <path d={polygon([[x - 6, -25], [x - 1, -25], [x - 1, -8], [x - 4.4, -8]])} fill="#fff0d0" />
        <path d={oval(x, -25, 6, 1.6)} fill="#fffaf0" />
      </g>
    ))}
    <path d={polygon([[-6, -8], [54, -8], [48, -2], [0, -2]])} fill="#aab2bc" />
    <path d={polygon([[-6, -8], [54, -8], [53, -6], [-5, -6]])} fill="#fff0d0" />
  </>
);

/** Everybody on the veranda. The lamp hangs over the book, so the mother and the girl, left of it, are lit from the right. */
function People() {
  const [seatX, seatY] = at(1.02, COT.up + 0.01, 1.45);
  const [girlX, girlY] = at(0.62, COT.up + 0.01, 1.4);
  const height = WOMAN * metre(1.02, 1.45);
  const boy = standing(1.86, 0.95);
  const cook = standing(3.46, 1.45);
  return (
    <>
      <path d={polygon([at(3.36, FLOOR, 1.38), at(3.5, FLOOR, 1.56), at(4.08, FLOOR, 1.68), at(4.08, FLOOR, 1.42)])} fill="#2a1530" opacity={0.36} />
      <Posed id="cook" {...cook} flip light="right" wears="sari" dress={{ base: '#4f7a6a', trim: '#f0c878', second: '#8c2f4b' }} skin={SKIN.cocoa} hair="bun" isGrey shoe={SKIN.cocoa} pose={{ lean: 3, nod: 6, near: [26, 96], far: [30, 98], nearLeg: [14, 2], farLeg: [-8, -16] }} inHand={<Tray />} />
      <Cot />
      <path d={lens(seatX + 62, at(1.4, FLOOR, 1.45)[1], 150, 10)} fill="#2a1530" opacity={0.45} />
      <Posed id="mother" x={seatX} y={seatY} height={height} isSeated light="right" wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" eyes="down" shoe={SKIN.honey} pose={{ ...POSE.sit, lean: 5, nod: 16, near: [8, 92], far: [16, 96], nearLeg: [88, 4], farLeg: [84, -4] }} inHand={<Book />} />
      <Posed id="girl" x={girlX} y={girlY} height={height} age={7} light="right" wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" eyes="down" shoe={SKIN.honey} pose={{ ...POSE.kneel, lean: 20, nod: 4, near: [34, 116], far: [60, 90] }} />
      <path d={lens(boy.x + 26, boy.y + 3, 150, 12)} fill="#2a1530" opacity={0.45} />
      <Posed id="boy" {...boy} flip age={6} wears="shorts" dress={{ ...DRESS.teal, second: '#46566e' }} skin={SKIN.honey} hair="crop" shoe={SKIN.honey} pose={{ ...POSE.squat, lean: 10, nod: -14, near: [14, 66], far: [20, 76] }} />
    </>
  );
}

/** A pair of sandals left on the lower step. */
const Shoes = ({ x, colour = '#b5443a' }: { x: number; colour?: string }) => (
  <>
    {[0, 0.11].map((aside) => {
      const [sx, sy] = at(x + aside, 0.17, -0.5);
      return (
        <g key={aside}>
          <path d={lens(sx + 3, sy + 2, 38, 6)} fill="#1a1230" opacity={0.5} />
          <path d={oval(sx, sy, 9, 5) + oval(sx + 5, sy - 5, 8, 4.4)} fill="#3a2430" />
          <path d={band([[sx - 8, sy - 2, 4], [sx, sy - 7, 4], [sx + 8, sy - 1, 4]])} fill={colour} />
        </g>
      );
    })}
  </>
);

/** Lamplight falling past the edge of the plinth onto the ground, crossed by the shadows of the posts. */
function GroundLight() {
  const shadow = (x: number) => {
    const away = (t: number, aside: number): Spot => at(x + (x - LAMP.x) * t + aside, 0, 0.1 + (0.1 - LAMP.z) * t);
    return polygon([away(0.1, -0.08), away(0.1, 0.08), away(2.2, 0.3), away(2.2, -0.3)]);
  };
  const [x, y] = at(LAMP.x, 0, -1.1);
  return (
    <>
      <Halo id="ground-light" x={x} y={y} rx={760} ry={130} colour="#ffc47c" opacity={0.62} />
      <path d={[0, 2.05, 4].map(shadow).join('')} fill="#1a1636" opacity={0.5} />
      <path d={polygon([at(-3, 0, 0), at(4.1, 0, 0), at(4.4, 0, -0.4), at(-3, 0, -0.4)])} fill="#15122e" opacity={0.7} />
    </>
  );
}

export default function PenchNationalPark6() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#0a1236'], [0.5, '#1c2c66'], [1, '#54649c']]} />
      <Stars id="stars" count={460} height={560} />
      <Stratus x={1370} y={236} width={460} colour="#8a98cc" opacity={0.26} />
      <WoodedSlope id="far" crest={[[800, 530], [1000, 512], [1200, 486], [1400, 500], [1660, 468]]} tones={faded(NIGHT, AIR, 0.5)} mist="#42528a" radius={26} depth={130} bottom={680} />
      <Gradient id="ground" from={[0, 580]} to={[0, 1000]} stops={[[0, '#2a3866'], [0.4, '#1c284c'], [1, '#101830']]} />
      <Land crest={[[-60, 590], [900, 588], [1300, 584], [1660, 592]]} fill="url(#ground)" />
      {[[1100, 600, 300, 0.42], [1420, 606, 330, 0.4], [1010, 610, 360, 0.3], [1210, 618, 250, 0.36], [1530, 650, 470, 0.2]].map(([x = 0, y = 0, height = 0, air = 0]) => (
        <Teak key={x} id={`teak-${x}`} x={x} y={y} height={height} tones={faded(NIGHT, AIR, air)} trunk="#6a6a94" />
      ))}
      <Turf id="turf" crest={[[-60, 600], [1660, 600]]} bottom={1000} size={46} dark="#121c3a" light="#40527e" count={560} />
      <Teak id="near" x={1592} y={768} height={740} tones={leaves('#0b1530', '#2c4668', '#8aa4c8')} trunk="#55527c" />
      <GroundLight />
      <Path />
      {[[1262, 606, 90], [1330, 604, 120], [1206, 612, 70]].map(([x = 0, y = 0, width = 0]) => <Bush key={x} id={`bush-${x}`} x={x} y={y} width={width} height={36} fleck={0} tones={faded(NIGHT, AIR, 0.3)} />)}
      <Lodge>
        <People />
        <HangingLamp />
      </Lodge>
      <Pot id="tulsi" x={at(0.82, 0, -0.62)[0]} y={at(0.82, 0, -0.62)[1]} size={84} clay="#7a4440" tones={leaves('#16303c', '#5a8268', '#ffd9a0')} />
      <Shoes x={3.06} />
      <Shoes x={3.34} colour="#c9803c" />
      {[40, 190, 1180, 1330, 1460, 1570].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1010 - (i % 2) * 12} size={90} dark="#0d152c" light="#44527c" />
      ))}
    </Canvas>
  );
}
