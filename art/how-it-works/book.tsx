/** A table at home from above, with coffee and other things: a mother circles a day on the calendar and a child draws a train. */
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { SKIN } from '../people/dress.ts';
import { WritingHand } from '../people/writing-hand.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { Calendar, Crayon, CrayonTrain, OnTable, Ticket } from '../scenery/papers.tsx';
import { band } from '../scenery/shapes.ts';
import { Halo } from '../scenery/sky.tsx';
import { BiscuitPlate, CoffeeFromAbove, JasmineString, NeemShade } from './on-the-table.tsx';

export const focus: [number, number] = [0.5, 0.5];

/** The boards of the table with their grain. They narrow towards the far end. */
function Boards() {
  const r = random('boards');
  const tones = ['#d39a60', '#c98e56', '#d8a268', '#c4884f', '#cf955b', '#dba76e', '#c68a52', '#d09659'];
  const at = (i: number, y: number) => 800 + (i - 4) * (250 + y * 0.09);
  return (
    <>
      {tones.map((tone, i) => (
        <g key={i}>
          <path d={polygon([[at(i, -10), -10], [at(i + 1, -10), -10], [at(i + 1, 1010), 1010], [at(i, 1010), 1010]])} fill={tone} />
          <path d={polygon([[at(i, -10), -10], [at(i, -10) + 5, -10], [at(i, 1010) + 6, 1010], [at(i, 1010), 1010]])} fill="#7a4630" />
          <path d={Array.from({ length: 7 }, () => {
            const [u, y, long] = [i + r.between(0.1, 0.9), r.between(0, 900), r.between(80, 260)];
            return band([[at(u, y), y, 1], [at(u, y + long / 2) + r.between(-6, 6), y + long / 2, r.between(3, 6)], [at(u, y + long), y + long, 1]]);
          }).join('')} fill="#a06a40" opacity={0.5} />
        </g>
      ))}
    </>
  );
}

/** A red pencil with a rubber at its end, its point at (65, 0). */
const Pencil = () => (
  <>
    <path d="M-234 -9H24V9H-234Z" fill="#d8392d" />
    <path d="M-234 -9H24V-4H-234Z" fill="#f0836a" />
    <path d="M-234 4H24V9H-234Z" fill="#8e2030" />
    <path d="M24 -9L52 -3V3L24 9Q19 6 24 3Q19 0 24 -3Q19 -6 24 -9Z" fill="#f0cf98" />
    <path d="M52 -3L65 0L52 3Z" fill="#c22a26" />
    <path d="M-256 -9H-230V9H-256Z" fill="#e7c56a" />
    <path d="M-256 3H-230V9H-256ZM-250 -9H-247V9H-250ZM-240 -9H-237V9H-240Z" fill="#9a7330" />
    <path d="M-256 -9H-270Q-278 0 -270 9H-256Z" fill="#f2a6a0" />
  </>
);

export default function Book() {
  return (
    <Canvas>
      <Boards />
      {/* Morning light from the window on the left, with the shadows of leaves in it. */}
      <path d={polygon([[-20, -20], [420, -20], [1180, 1020], [560, 1020]]) + polygon([[560, -20], [900, -20], [1640, 1000], [1640, 1020], [1330, 1020]])} fill="#ffe9b4" opacity={0.34} />
      <NeemShade />
      <Halo id="warm" x={520} y={300} rx={760} ry={600} colour="#fff0c0" opacity={0.36} />
      <Gradient id="far-shade" from={[700, 300]} to={[1650, 900]} stops={[[0, '#5a2340', 0], [1, '#5a2340', 0.34]]} />
      <rect width={1600} height={1000} fill="url(#far-shade)" />

      <BiscuitPlate x={478} y={196} />
      <OnTable x={770} y={416} turn={-5} width={520} height={484} lift={13}>
        <At x={0} y={0} scale={0.93}>
          <Calendar id="month" ringed={[4, 2]} />
        </At>
      </OnTable>
      <OnTable x={990} y={872} turn={8} width={330} height={150} lift={7}>
        <Ticket />
      </OnTable>
      <OnTable x={604} y={742} turn={-11} width={420} height={320} lift={8}>
        <CrayonTrain id="train" />
      </OnTable>
      {[[846, 938, -28, '#3f9a5a'], [346, 560, 58, '#f2a51b'], [196, 420, -64, '#b32e63'], [1360, 330, 40, '#2f7fc4']].map(([x, y, turn, colour]) => (
        <At key={String(x)} x={Number(x)} y={Number(y)} turn={Number(turn)} scale={0.86}>
          <Crayon colour={String(colour)} />
        </At>
      ))}
      <CoffeeFromAbove x={1114} y={264} />
      <JasmineString x={1424} y={560} />
      <WritingHand id="child" reach={130} x={470} y={822} turn={50} size={0.64} flip skin={SKIN.honey} sleeve="#1e5a49" tool={<At x={-16} y={0} scale={1.25}><Crayon colour="#d2432f" /></At>} />
      <WritingHand id="mother" reach={310} x={880} y={474} turn={-38} size={0.98} skin={SKIN.honey} bangles={['#d2432f', '#f2c14e', '#1f7f86', '#f2c14e', '#d2432f']} nails="#c22a4c" sleeve="#b32e63" tool={<Pencil />} />
    </Canvas>
  );
}
