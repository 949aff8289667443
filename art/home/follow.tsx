/** Rain comes in from the sea: two mothers, a grandmother and four children with two umbrellas on the promenade, and a paper boat. */
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Child } from '../people/child.tsx';
import { DRESS, SKIN } from '../people/dress.ts';
import { Woman } from '../people/woman.tsx';
import { SailingBoat } from '../scenery/boats.tsx';
import { Canvas, Gradient } from '../scenery/canvas.tsx';
import { Bunting, LampPost, Umbrella } from '../scenery/props.tsx';
import { box, lens, rounded, type Spot } from '../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../scenery/sky.tsx';
import { Foam, Ripples, Water } from '../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.8];

const H = 318;
const GROUND = 880;

/** Everybody in a row, drawn twice: first as a reflection in the wet pavement. */
function Friends({ id }: { id: string }) {
  return (
    <>
      <Child id={`${id}-boy`} x={412} y={GROUND + 4} height={H} flip age={5} wears="shorts" dress={DRESS.cream} />
      <Woman id={`${id}-mother`} x={482} y={GROUND} height={H} dress={DRESS.crimson} arm="down" isWindy={false} />
      <Child id={`${id}-girl`} x={594} y={GROUND + 8} height={H} age={7} wears="raincoat" dress={DRESS.marigold} isHeld={false} />
      <Child id={`${id}-sailor`} x={770} y={GROUND + 26} height={H} age={6} dress={DRESS.teal} isHeld={false} arm="point" />
      <Woman id={`${id}-grandmother`} x={978} y={GROUND + 2} height={H * 0.92} dress={DRESS.lotus} skin={SKIN.cinnamon} isGrey isWindy={false} />
      <Woman id={`${id}-friend`} x={1080} y={GROUND} height={H * 1.03} wears="kurta" dress={DRESS.indigo} skin={SKIN.cinnamon} arm="down" isWindy={false} />
      <Child id={`${id}-teen`} x={1188} y={GROUND + 6} height={H} age={10} wears="shorts" dress={DRESS.magenta} skin={SKIN.cinnamon} hasPack isHeld={false} />
    </>
  );
}

const Umbrellas = () => (
  <>
    <Umbrella x={522} y={732} width={430} rod={0.44} colour="#1e6a58" tilt={-3} />
    <Umbrella x={1122} y={724} width={440} rod={0.44} colour="#c9502e" tilt={3} />
  </>
);

/** Slanting streaks of rain that begin inside a rectangle. */
function Rain({ id, x = 0, y, width = 1600, height, count, opacity }: { id: string; x?: number; y: number; width?: number; height: number; count: number; opacity: number }) {
  const r = random(id);
  const d = Array.from({ length: count }, () => {
    const [px, py, long] = [x + r.between(0, width), y + r.between(0, height), r.between(26, 74)];
    return `M${n(px)} ${n(py)}l${n(-long * 0.24)} ${n(long)}`;
  });
  return <path d={d.join('')} fill="none" stroke="#fffaf0" strokeWidth={1.8} strokeLinecap="round" opacity={opacity} />;
}

export default function Follow() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#f6dfb8'], [0.4, '#f3d3a0'], [0.8, '#f9e2b4'], [1, '#fff0cc']]} />
      <Halo id="light" x={330} y={440} rx={640} ry={230} colour="#fffadf" opacity={0.9} />
      <Cumulus id="cloud-back" x={1120} y={250} width={760} height={190} lit="#f8e6c6" shade="#cdb392" opacity={1} />
      <Cumulus id="cloud" x={1290} y={330} width={980} height={180} lit="#e9d4b2" shade="#a79c90" opacity={1} />
      <Cumulus id="cloud-left" x={250} y={250} width={480} height={110} lit="#fff2d4" shade="#dcbf94" opacity={0.9} />
      <Stratus x={420} y={392} width={520} height={9} colour="#fff6dc" opacity={0.6} />
      {/* A shower already falling out at sea. */}
      <Gradient id="shower" from={[0, 270]} to={[0, 480]} stops={[[0, '#8f9690', 0], [0.3, '#8f9690', 0.55], [1, '#8aa09a', 0.3]]} />
      <path d={polygon([[900, 270], [1620, 250], [1620, 480], [800, 480]])} fill="url(#shower)" />
      <path d={polygon([[1040, 270], [1180, 262], [1090, 480], [930, 480]]) + polygon([[1330, 260], [1440, 256], [1370, 480], [1240, 480]])} fill="url(#shower)" />
      <Rain id="rain-far" x={820} y={270} width={780} height={210} count={150} opacity={0.34} />
      <Water id="sea" y={470} bottom={760} stops={[[0, '#b9ccb6'], [0.3, '#7faea6'], [1, '#2f7b80']]} />
      <Ripples id="ripples" y={478} height={230} count={130} colour="#fdf6dc" opacity={0.5} />
      {[[250, 540, 74], [360, 520, 48], [700, 508, 36]].map(([x = 0, y = 0, length = 0]) => (
        <SailingBoat key={x} x={x} y={y} length={length} sail="#fff2d6" hullColour="#8f3f2c" />
      ))}
      {[[520, 4], [572, 7], [640, 11]].map(([y = 0, width = 0]) => (
        <Foam key={y} id={`wave-${y}`} line={rounded([[-20, y], [380, y - 8], [820, y + 8], [1220, y - 6], [1640, y + 4]] as Spot[], 5)} width={width} />
      ))}

      <Gradient id="stones" from={[0, 780]} to={[0, 1000]} stops={[[0, '#e9cfa2'], [0.4, '#cfa878'], [1, '#b98a5f']]} />
      <path d={box(-10, 776, 1620, 234)} fill="url(#stones)" />
      <path d={Array.from({ length: 40 }, (_, post) => box(6 + post * 41, 706, 15, 58)).join('')} fill="#f7ead0" />
      <path d={Array.from({ length: 40 }, (_, post) => box(14 + post * 41, 706, 7, 58)).join('')} fill="#cdb592" />
      <path d={box(-10, 692, 1620, 18) + box(-10, 760, 1620, 20)} fill="#fff4de" />
      <path d={box(-10, 704, 1620, 6) + box(-10, 774, 1620, 6)} fill="#cdb592" />
      {[196, 806, 1416].map((x) => (
        <g key={x}>
          <path d={box(x - 34, 676, 68, 106)} fill="#fbeed6" />
          <path d={box(x + 4, 676, 30, 106)} fill="#d6bd98" />
          <path d={box(x - 42, 668, 84, 14)} fill="#fff8e8" />
        </g>
      ))}
      <LampPost id="lamp-left" x={196} y={668} height={400} iron="#33424a" glow="#ffe9b0" />
      <LampPost id="lamp-right" x={1416} y={668} height={400} iron="#33424a" glow="#ffe9b0" />
      <Bunting id="bunting-1" from={[206, 330]} to={[1406, 330]} size={30} sag={0.09} />

      {[[806, 908, 1500, 20], [520, 956, 620, 16], [1180, 968, 700, 18]].map(([x = 0, y = 0, width = 0, height = 0]) => (
        <path key={y} d={lens(x, y, width, height)} fill="#fff2d2" opacity={0.5} />
      ))}
      <clipPath id="wet">
        <rect x={0} y={GROUND + 6} width={1600} height={130} />
      </clipPath>
      <g clipPath="url(#wet)" opacity={0.32}>
        <g transform={`translate(0 ${n((GROUND + 6) * 1.55)}) scale(1 -.55)`}>
          <Friends id="mirror" />
        </g>
      </g>
      <path d={lens(900, 946, 260, 20)} fill="#fff6dc" opacity={0.8} />
      <path d={lens(910, 948, 190, 12)} fill="#9fbcae" opacity={0.7} />
      {/* The paper boat. */}
      <path d={polygon([[872, 934], [948, 934], [932, 950], [888, 950]])} fill="#fffdf4" />
      <path d={polygon([[910, 934], [948, 934], [932, 950], [912, 950]])} fill="#d9d4c4" />
      <path d={polygon([[886, 934], [910, 906], [934, 934]])} fill="#ffffff" />
      <path d={polygon([[910, 906], [934, 934], [910, 934]])} fill="#e3decf" />
      <Friends id="row" />
      <Umbrellas />
      <Rain id="rain" y={20} height={930} count={90} opacity={0.42} />
    </Canvas>
  );
}
