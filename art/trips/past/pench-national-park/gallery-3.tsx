/**
 * An Indian roller opens its wings on a dead branch, gold grass and far teak below; a jeep has stopped to look.
 * A roller sits dull brown; opened, each wing is banded from the shoulder out: sky blue, ultramarine, pale turquoise, ultramarine tips. Tail turquoise with a dark band, breast vinous, big head with a blue cap.
 */
import { mix } from '../../../kit/colour.ts';
import { n } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.42];

const BLUE = { deep: '#1b3f9c', mid: '#2f6fcf', pale: '#7fd6e0', sky: '#4aa8e0', edge: '#12296e' };
const DRY = leaves('#5a5a2c', '#b4a24e', '#ffe9a0');
const AIR = '#e3e6c8';

/** One feather: from the wing's arm out to its tip, its bands across it. `tipT`: where the outer dark band begins. */
function feather(root: Spot, tip: Spot, width: number) {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const at = (t: number, side: number): Spot => [root[0] + dx * t + nx * side, root[1] + dy * t + ny * side];
  const part = (from: number, to: number) => {
    const [a, b, c, d] = [at(from, -1), at(to, -1), at(to, 1), at(from, 1)];
    const round = to === 1 ? `Q${n(at(1.1, -0.5)[0])} ${n(at(1.1, -0.5)[1])} ${n(at(1.1, 0.4)[0])} ${n(at(1.1, 0.4)[1])}Q${n(at(1.06, 1)[0])} ${n(at(1.06, 1)[1])} ${n(c[0])} ${n(c[1])}` : `L${n(c[0])} ${n(c[1])}`;
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}${round}L${n(d[0])} ${n(d[1])}Z`;
  };
  return { part, shaft: `M${n(at(0, 0.3)[0])} ${n(at(0, 0.3)[1])}L${n(at(1, 0.3)[0])} ${n(at(1, 0.3)[1])}` };
}

/** A wing opened upwards, drawn for the right side: ten hand feathers, eleven arm feathers, then the coverts over their roots. */
function Wing({ shade }: { shade: number }) {
  const dim = (colour: string) => mix(colour, '#141d5a', shade);
  const hand = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9;
    const angle = -1.32 + t * 1.02;
    const length = 232 - t * 52 + Math.sin(t * 3.1) * 26;
    const root: Spot = [176 - t * 22, -150 + t * 26];
    return { ...feather(root, [root[0] + Math.cos(angle) * length, root[1] + Math.sin(angle) * length], 15), bands: [0.34, 0.62] };
  });
  const arm = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const angle = -0.24 + t * 0.9;
    const length = 172 - t * 58;
    const root: Spot = [150 - t * 116, -122 + t * 84];
    return { ...feather(root, [root[0] + Math.cos(angle) * length, root[1] + Math.sin(angle) * length], 14), bands: [0.3, 0.74] };
  });
  const all = [...[...arm].toReversed(), ...[...hand].toReversed()];
  return (
    <>
      {all.map(({ part, shaft, bands: [a = 0.3, b = 0.6] }, i) => (
        <g key={i}>
          <path d={part(0, 1)} fill={dim(i % 2 ? BLUE.deep : '#2148aa')} />
          <path d={part(a, b)} fill={dim(i % 2 ? BLUE.pale : '#6cc6dc')} />
          <path d={part(0, a)} fill={dim(BLUE.mid)} />
          <path d={shaft} stroke={BLUE.edge} strokeWidth={1.6} opacity={0.5} />
        </g>
      ))}
      <path d={shape([[4, 6], [20, -50], [70, -104], [130, -150], [176, -176], [202, -174], [206, -148], [186, -118], [150, -84], [110, -44], [64, 4], [26, 34]])} fill={dim(BLUE.sky)} />
      <path d={shape([[4, 0], [22, -54], [72, -108], [132, -154], [180, -180], [202, -174], [160, -138], [108, -94], [56, -40], [22, 14]])} fill={dim(BLUE.deep)} />
      <path d={Array.from({ length: 9 }, (_, i) => `M${n(40 + i * 16)} ${n(-10 - i * 13)}q14 -6 20 6`).join('')} stroke={BLUE.edge} strokeWidth={2.4} fill="none" opacity={0.6} />
    </>
  );
}

/** The tail hangs behind the branch. */
const Tail = () => (
  <>
    <path d={shape([[-26, 66], [-20, 120], [-44, 196, 'corner'], [-16, 206], [0, 188], [20, 206], [46, 194, 'corner'], [22, 120], [26, 66]])} fill={BLUE.pale} />
    <path d={shape([[-37, 168], [-44, 196, 'corner'], [-16, 206], [0, 188], [20, 206], [46, 194, 'corner'], [38, 166], [0, 160]])} fill={BLUE.deep} />
    <path d={shape([[-8, 70], [-9, 160], [-2, 188], [5, 160], [6, 70]])} fill="#3d7f9a" />
  </>
);

/** Breast towards us, head turned to the light. */
function Roller() {
  return (
    <>
      <g transform="scale(-1 1) rotate(-4)"><Wing shade={0} /></g>
      <g transform="rotate(5)"><Wing shade={0.2} /></g>
      <path d={shape([[-44, -58], [-52, -10], [-46, 40], [-24, 84], [0, 98], [26, 82], [46, 40], [52, -10], [44, -58], [0, -84]])} fill="#c98f78" />
      <path d={shape([[-34, 52], [-20, 86], [0, 98], [24, 84], [36, 50], [0, 66]])} fill={BLUE.pale} />
      <path d={shape([[12, -80], [44, -58], [52, -10], [46, 40], [37, 54], [22, 58], [25, 20], [26, -20]])} fill="#8a4f5a" opacity={0.5} />
      <path d="M-24 -40v22M-12 -46v30M0 -48v34M12 -46v28M24 -40v20M-30 -10v16M-17 -8v20M-4 -6v22M10 -8v20" stroke="#f3d3bd" strokeWidth={3.4} opacity={0.75} />
      <path d={shape([[-38, -62], [-46, -92], [-40, -124], [-14, -142], [18, -138], [40, -114], [42, -84], [34, -60], [0, -50]])} fill="#c9947c" />
      <path d={shape([[-42, -106], [-36, -130], [-12, -144], [18, -139], [38, -118], [42, -98], [18, -116], [-14, -120]])} fill="#3fb2c6" />
      <path d={shape([[18, -136], [40, -114], [42, -84], [34, -60], [22, -56], [26, -92]])} fill="#7a4858" opacity={0.36} />
      <path d={shape([[-38, -108], [-64, -104], [-98, -92], [-104, -84, 'corner'], [-70, -86], [-40, -86]])} fill="#2b2328" />
      <path d={shape([[-38, -108], [-64, -104], [-96, -93], [-66, -98], [-40, -98]])} fill="#6a5a5c" />
      <path d={oval(-16, -103, 9.5)} fill="#e0a36a" />
      <path d={oval(-17, -103, 6.6)} fill="#17110f" />
      <path d={oval(-19.4, -105.6, 2)} fill="#ffffff" />
      <path d="M-14 92L-20 118M-8 96L-8 120M12 92L16 118M6 96L8 120" stroke="#b5894a" strokeWidth={6} strokeLinecap="round" />
    </>
  );
}

export default function PenchNationalPark3() {
  return (
    <Canvas>
      <Sky id="sky" height={800} stops={[[0, '#5aa6d2'], [0.55, '#c2e0df'], [1, '#f8efc9']]} />
      <Halo id="sun" x={120} y={140} rx={640} ry={460} colour="#fff8dc" opacity={0.8} />
      <Stratus x={1230} y={150} width={480} colour="#ffffff" opacity={0.55} />
      <Stratus x={330} y={300} width={360} height={9} colour="#ffffff" opacity={0.5} />
      <WoodedSlope id="hill" crest={[[-60, 620], [300, 584], [700, 618], [1100, 576], [1660, 606]]} tones={faded(DRY, '#c7dbd6', 0.68)} mist="#eef0d8" radius={22} depth={120} bottom={760} />
      <WoodedSlope id="teak" crest={[[-60, 690], [260, 668], [520, 700], [800, 722], [1080, 700], [1340, 664], [1660, 672]]} tones={faded(DRY, AIR, 0.4)} mist="#f3e6b4" radius={30} depth={90} groups={3} bottom={860} />
      <Gradient id="meadow" from={[0, 730]} to={[0, 1000]} stops={[[0, '#ecd492'], [0.5, '#d2aa58'], [1, '#9a7034']]} />
      <Land crest={[[-60, 762], [500, 744], [1000, 750], [1660, 738]]} fill="url(#meadow)" />
      <path d={band([[1700, 880, 70], [1400, 832, 44], [1120, 806, 26], [900, 768, 10], [830, 748, 4]])} fill="#f7e2b0" />
      <TallGrass id="grass-far" x={-60} y={800} width={760} height={50} dark="#c29c4c" mid="#dcba6a" light="#f8e6ac" />
      <Jeep x={1190} y={826} length={150} guests={3} flip />
      <TallGrass id="grass-road" x={820} y={868} width={800} height={60} dark="#b98f42" mid="#d6b05e" light="#f6e0a0" density={0.9} />
      <Teak id="tree" x={1490} y={870} height={640} tones={faded(DRY, AIR, 0.16)} trunk="#b39468" />
      <TallGrass id="grass-mid" x={-60} y={930} width={1720} height={120} dark="#a87c34" mid="#cfa452" light="#f2d78c" density={1.1} />

      <At x={800} y={530} scale={1.12}>
        <Tail />
      </At>
      {/* The dead branch comes from the left; lichen on its sunny side. */}
      <path d={band([[-60, 930, 92], [160, 852, 74], [400, 782, 52], [620, 712, 38], [800, 676, 30], [960, 668, 22], [1090, 622, 13], [1180, 560, 4]])} fill="#4f3a34" />
      <path d={band([[330, 800, 30], [430, 850, 22], [500, 930, 14], [540, 1010, 8]]) + band([[930, 670, 18], [1030, 700, 11], [1120, 712, 4]]) + band([[560, 724, 22], [520, 640, 14], [530, 560, 4]])} fill="#4f3a34" />
      <path d={band([[-60, 896, 30], [160, 826, 24], [400, 762, 17], [620, 697, 12], [800, 664, 10], [960, 660, 7], [1085, 617, 4]]) + band([[551, 716, 8], [514, 640, 5], [527, 566, 2]])} fill="#a8876e" />
      <path d={[[90, 850, 20], [246, 808, 26], [340, 786, 15], [470, 748, 22], [566, 716, 14], [690, 688, 18], [890, 664, 14]].map(([x = 0, y = 0, s = 0]) => oval(x, y, s, s * 0.42) + oval(x + s * 1.3, y + s * 0.2, s * 0.4, s * 0.2)).join('')} fill="#c9d2a0" opacity={0.85} />
      <path d="M70 880Q180 842 300 816M360 806Q470 770 590 738M640 716Q740 694 840 690" stroke="#2f2226" strokeWidth={4} fill="none" opacity={0.6} />
      <At x={800} y={530} scale={1.12}>
        <Roller />
      </At>
      <TallGrass id="grass-near" x={-60} y={1030} width={1720} height={150} dark="#6b4a20" mid="#94702f" light="#d9b060" density={1.5} />
    </Canvas>
  );
}
