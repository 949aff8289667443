/**
 * Coral Island at noon from straight above: a mother and daughter hand in hand with snorkels, a boy over the corals, striped fish, the bow of the long-tail boat.
 * How it is built: white sand under two metres of water, a net of sunlight on it; table, brain and staghorn corals in clumps, black long-spined urchins between.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { SKIN } from '../../../people/dress.ts';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { band, blob, box, leaf, oval, scallop, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { DEEP, Floating, Swimmer } from './swimmers.tsx';

export const focus: [number, number] = [0.48, 0.52];

/** The net of light that waves throw on the sand: round meshes of unequal size; light gathers where they part. It fades into the deep on the right. */
function LightNet({ id, cell }: { id: string; cell: number }) {
  const r = random(id);
  const [columns, rows] = [Math.ceil(1600 / cell) + 3, Math.ceil(1000 / cell) + 3];
  const knots = Array.from({ length: rows }, (_, j) => Array.from({ length: columns }, (_k, i): Spot => [(i - 1 + (j % 2) * 0.5 + r.between(-0.34, 0.34)) * cell, (j - 1 + r.between(-0.34, 0.34)) * cell * 0.8]));
  const at = (i: number, j: number): Spot => knots[j]?.[i] ?? [0, 0];
  let meshes = '';
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const [mx, my] = [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4];
      const inward = r.between(0.88, 0.96);
      const rim = corners.flatMap(([x, y], k): Spot[] => {
        const [nx, ny] = corners[(k + 1) % 4] ?? [x, y];
        return [[x * 0.84 + mx * 0.16, y * 0.84 + my * 0.16], [(x + nx) / 2, (y + ny) / 2]];
      });
      meshes += shape(rim.map(([x, y]): Spot => [mx + (x - mx) * inward, my + (y - my) * inward]));
    }
  }
  return (
    <>
      <filter id={`${id}-soft`}>
        <feGaussianBlur stdDeviation={2.6} />
      </filter>
      <Gradient id={`${id}-light`} from={[200, 200]} to={[1400, 820]} stops={[[0, '#ffffff', 0.62], [0.5, '#f4fff0', 0.34], [1, '#d9fff4', 0.1]]} />
      <path d={box(-40, -40, 1680, 1080) + meshes} fillRule="evenodd" fill={`url(#${id}-light)`} filter={`url(#${id}-soft)`} />
    </>
  );
}

/** A clump of staghorn coral: forked fingers that grow outwards, pale at the tips. */
function Staghorn({ id, x, y, size, colour }: { id: string; x: number; y: number; size: number; colour: string }) {
  const r = random(id);
  let stems = '';
  let tips = '';
  for (let i = 0; i < 26; i += 1) {
    const angle = i * 2.4 + r.between(-0.3, 0.3);
    const far = size * (0.25 + 0.75 * Math.sqrt(i / 26));
    const [mx, my] = [x + Math.cos(angle) * far * 0.55, y + Math.sin(angle) * far * 0.5];
    for (const fork of [-0.4, 0.3]) {
      const [tx, ty] = [x + Math.cos(angle + fork * 0.6) * far, y + Math.sin(angle + fork * 0.6) * far * 0.9];
      stems += band([[x + Math.cos(angle) * size * 0.1, y + Math.sin(angle) * size * 0.1, size * 0.1], [mx, my, size * 0.085], [tx, ty, size * 0.05]]);
      tips += oval(tx, ty, size * 0.035);
    }
  }
  return (
    <>
      <path d={blob(r, x + size * 0.16, y + size * 0.2, size * 1.04, size * 0.94, 14, 0.14)} fill={DEEP} opacity={0.4} />
      <path d={stems + oval(x, y, size * 0.18)} fill={mix(colour, DEEP, 0.24)} />
      <path d={tips} fill={mix(colour, '#ffffff', 0.62)} />
    </>
  );
}

/** A round brain coral with its winding grooves. */
function BrainCoral({ id, x, y, size, colour }: { id: string; x: number; y: number; size: number; colour: string }) {
  const r = random(id);
  const grooves = Array.from({ length: 20 }, () => {
    const angle = r.between(0, 6.28);
    const far = Math.sqrt(r.next()) * size * 0.74;
    const [gx, gy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.92];
    const turn = r.between(0, 3.1);
    const long = size * r.between(0.1, 0.2);
    return band([[gx - Math.cos(turn) * long, gy - Math.sin(turn) * long, 2], [gx + Math.sin(turn) * long * 0.5, gy - Math.cos(turn) * long * 0.5, size * 0.05], [gx + Math.cos(turn) * long, gy + Math.sin(turn) * long, 2]]);
  }).join('');
  return (
    <>
      <path d={oval(x + size * 0.2, y + size * 0.24, size * 1.02, size * 0.96)} fill={DEEP} opacity={0.4} />
      <path d={scallop(r, x, y, size, size * 0.94, 12, 0.08)} fill={mix(colour, DEEP, 0.3)} />
      <path d={scallop(r, x - size * 0.1, y - size * 0.12, size * 0.84, size * 0.78, 12, 0.08)} fill={colour} />
      <path d={grooves} fill={mix(colour, DEEP, 0.5)} />
      <path d={oval(x - size * 0.34, y - size * 0.36, size * 0.24, size * 0.18)} fill="#ffffff" opacity={0.28} />
    </>
  );
}

/** A black urchin with long spines. */
function Urchin({ x, y, size }: { x: number; y: number; size: number }) {
  const spines = Array.from({ length: 22 }, (_, i) => leaf(x, y, size * (0.8 + ((i * 7) % 5) * 0.1), 2.2, (i / 22) * 6.28)).join('');
  return (
    <>
      <path d={oval(x + 10, y + 12, size * 0.8, size * 0.7)} fill={DEEP} opacity={0.3} />
      <path d={spines + oval(x, y, size * 0.34)} fill="#1b2140" />
      <path d={oval(x - size * 0.08, y - size * 0.08, size * 0.08)} fill="#4fa3d9" />
    </>
  );
}

/** A fish from above and a little aside, head to the right, 100 long; `stripes` = sergeant major, else one colour. */
function Fish({ x, y, size, turn, body, back, stripes = false }: { x: number; y: number; size: number; turn: number; body: string; back: string; stripes?: boolean }) {
  return (
    <>
      <At x={x + size * 0.5} y={y + size * 0.62} scale={size / 100} turn={turn}>
        <path d={shape([[-40, 0], [-10, -20], [30, -16], [50, 0], [30, 16], [-10, 20]])} fill={DEEP} opacity={0.28} />
      </At>
      <At x={x} y={y} scale={size / 100} turn={turn}>
        <path d={shape([[-34, 0], [-62, -22, 'corner'], [-52, 0], [-62, 22, 'corner']])} fill={back} />
        <path d={shape([[-40, 0], [-12, -26], [24, -22], [50, 0], [24, 22], [-12, 26]])} fill={body} />
        <path d={shape([[-40, 0], [-12, -26], [24, -22], [50, 0], [20, -6], [-14, -8]])} fill={back} />
        {stripes && <path d={[-24, -6, 12, 28].map((at) => band([[at, -23 + Math.abs(at) * 0.16, 5], [at + 4, 0, 7], [at, 23 - Math.abs(at) * 0.16, 5]])).join('')} fill="#22304f" />}
        <path d={oval(38, -5, 3.6)} fill="#14182b" />
      </At>
    </>
  );
}

/** The bow of the long-tail boat coming in from the upper right corner, ribbons on its stem, a ladder over its side. */
function Bow() {
  return (
    <>
      <path d={shape([[1560, 150], [1340, 240], [1150, 330], [1096, 372, 'corner'], [1180, 366], [1420, 330], [1720, 260]])} fill={DEEP} opacity={0.4} />
      <path d={shape([[1720, -170], [1400, -20], [1190, 110], [1080, 210, 'corner'], [1250, 214], [1480, 200], [1760, 130]])} fill="#7a4226" />
      <path d={shape([[1720, -120], [1420, 10], [1220, 130], [1120, 196, 'corner'], [1260, 192], [1480, 166], [1760, 86]])} fill="#d99a5c" />
      <path d={shape([[1720, -120], [1420, 10], [1220, 130], [1120, 196, 'corner'], [1230, 150], [1440, 40], [1720, -70]])} fill="#f0c58a" />
      <path d={[0, 1, 2, 3, 4].map((i) => band([[1262 + i * 76, 108 - i * 38, 5], [1300 + i * 84, 186 - i * 12, 5]])).join('')} fill="#9c6238" />
      <path d={shape([[1440, 14], [1520, -40], [1600, 20], [1600, 130], [1500, 150]])} fill="#2f7f8f" />
      <path d={shape([[1440, 14], [1470, -6], [1530, 146], [1500, 150]])} fill="#58a9b0" />
      {[['#ea4c95', 0], ['#f2b02b', 16], ['#3fa094', 32]].map(([colour, shift]) => (
        <path key={colour} d={band([[1128 + Number(shift), 168 - Number(shift) * 0.6, 16], [1146 + Number(shift), 214 - Number(shift) * 0.3, 16]]) + band([[1146 + Number(shift), 208, 11], [1108 + Number(shift) * 1.4, 262, 12], [1130 + Number(shift) * 1.5, 316 - Number(shift), 2]])} fill={String(colour)} />
      ))}
      <path d={band([[1392, 196, 7], [1370, 300, 7]]) + band([[1440, 190, 7], [1418, 296, 7]]) + [0.2, 0.48, 0.76].map((t) => band([[1392 - 22 * t, 196 + 104 * t, 7], [1440 - 22 * t, 190 + 106 * t, 7]])).join('')} fill="#e9ddc4" />
    </>
  );
}

export default function PhuketBeach1() {
  const r = random('reef');
  const school: readonly (readonly [number, number, number, number])[] = [[690, 250, 66, 24], [770, 214, 58, 36], [640, 196, 54, 14], [872, 296, 62, 52], [650, 372, 60, 4], [944, 384, 56, 66], [590, 268, 50, 8], [560, 176, 46, 4], [960, 474, 52, 78]];
  return (
    <Canvas>
      <Gradient id="water" from={[0, 0]} to={[1600, 1000]} stops={[[0, '#c9f5df'], [0.3, '#8ee3d2'], [0.62, '#3fbfc0'], [1, '#1488a0']]} />
      <rect width={1600} height={1000} fill="url(#water)" />
      <Halo id="sandbank" x={480} y={420} rx={760} ry={520} colour="#fdf6dc" opacity={0.85} />
      <path d={Array.from({ length: 60 }, () => {
        const [x, y] = [r.between(0, 1200), r.between(60, 960)];
        return band([[x, y, 1], [x + 40, y - 9, 5], [x + 92, y - 4, 1]]);
      }).join('')} fill="#8fd0bc" opacity={0.5} />
      <LightNet id="net" cell={132} />

      <BrainCoral id="brain-1" x={170} y={770} size={120} colour="#d9a15c" />
      <Staghorn id="stag-1" x={350} y={880} size={150} colour="#e08a9c" />
      <BrainCoral id="brain-2" x={60} y={930} size={90} colour="#9cba6a" />
      <Staghorn id="stag-2" x={120} y={590} size={84} colour="#7f8fd0" />
      <BrainCoral id="brain-3" x={520} y={950} size={60} colour="#c98a7a" />
      <Urchin x={300} y={676} size={44} />
      <Urchin x={560} y={846} size={36} />
      <Staghorn id="stag-3" x={1440} y={860} size={140} colour="#e0a84c" />
      <BrainCoral id="brain-4" x={1270} y={930} size={84} colour="#b58ac0" />
      <BrainCoral id="brain-5" x={1560} y={690} size={74} colour="#d98a70" />
      <Urchin x={1150} y={884} size={40} />
      <Staghorn id="stag-4" x={70} y={130} size={96} colour="#c9b46a" />
      <BrainCoral id="brain-6" x={306} y={28} size={54} colour="#7fae8a" />
      <Fish x={420} y={752} size={100} turn={-24} body="#4fc3c9" back="#2b7fc0" />
      <Fish x={1300} y={770} size={92} turn={200} body="#f2a9c0" back="#d9708f" />
      <Fish x={240} y={880} size={52} turn={-50} body="#f47a2a" back="#d9541f" />
      <Fish x={196} y={914} size={44} turn={20} body="#f47a2a" back="#d9541f" />

      <Bow />
      {school.map(([x, y, size, turn]) => (
        <Fish key={`${x}-${y}`} x={x} y={y} size={size} turn={turn} body="#f4e7a0" back="#e9c63c" stripes />
      ))}
      <Swimmer x={640} y={690} size={430} turn={32}>
        <Floating top="#b32e63" legs="#2c3e73" fins="#f2b02b" skin={SKIN.honey} braids={1} left={[[-78, -234], [-92, -290]]} right={[[66, -176], [84, -128]]} />
      </Swimmer>
      <Swimmer x={858} y={812} size={330} turn={24}>
        <Floating top="#f2a51b" legs="#1e5a49" fins="#e2362f" skin={SKIN.honey} braids={2} left={[[-70, -202], [-95, -170]]} right={[[74, -232], [104, -284]]} kick={-1} />
      </Swimmer>
      <Swimmer x={290} y={484} size={330} turn={-20}>
        <Floating top="#1f7f86" legs="#22304f" fins="#3fa094" skin={SKIN.cinnamon} braids={0} left={[[-70, -228], [-84, -178]]} right={[[66, -250], [96, -306]]} />
      </Swimmer>
      <path d={Array.from({ length: 26 }, () => {
        const [x, y] = [r.between(0, 1600), r.between(0, 1000)];
        return leaf(x, y, r.between(30, 90), 3, r.between(-0.5, 0.1));
      }).join('')} fill="#ffffff" opacity={0.5} />
    </Canvas>
  );
}
