/**
 * Aru at noon: a girl on a pony, the owner leading in his pheran, her mother walking behind and pointing up at the peak; a second pony grazes by the stream with a small boy watching.
 * The meadow lies in a bowl of fir woods under Kolahoi; Gujjar log huts have flat roofs of turf. Ponies are small and stout, with saddle cloth and rope halter.
 */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { handsOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { random } from '../../../kit/random.ts';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Land, Ridge, SnowPeaks } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Mist, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Conifer } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Ripples } from '../../../scenery/water.tsx';
import { Pony } from './pony.tsx';

export const focus: [number, number] = [0.5, 0.6];

const STONE = rock('#8d8f94', '#fff0d0', '#39415a');
const OWNER = { base: '#6f6a5c', trim: '#d9c5a0', second: '#4a4650' };
const MEADOW: Spot[] = [[-60, 640], [220, 622], [520, 640], [800, 620], [1120, 626], [1660, 590]];
const NEAR: Spot[] = [[-60, 800], [300, 770], [640, 792], [1000, 776], [1300, 800], [1660, 780]];

/** A log hut with a flat roof on which grass grows. */
const TurfHut = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <path d={lens(x + width * 0.2, y, width * 1.3, width * 0.05)} fill="#1f3a24" opacity={0.4} />
    <path d={box(x - width / 2, y - width * 0.34, width, width * 0.34)} fill="#7d5a3e" />
    <path d={box(x + width * 0.16, y - width * 0.34, width * 0.34, width * 0.34)} fill="#54392f" />
    <path d={[0.06, 0.13, 0.2, 0.27].map((up) => box(x - width / 2, y - width * up, width, width * 0.016)).join('')} fill="#4a3028" />
    <path d={box(x - width * 0.2, y - width * 0.24, width * 0.14, width * 0.24)} fill="#2f2024" />
    <path d={band([[x - width * 0.58, y - width * 0.36, width * 0.09], [x, y - width * 0.4, width * 0.12], [x + width * 0.58, y - width * 0.36, width * 0.09]])} fill="#86a850" />
  </>
);

/** Fir woods on the two sides of the bowl, thinning towards the meadow. */
function Woods({ id, crest, count, size, dark, lit, drop }: { id: string; crest: readonly Spot[]; count: number; size: number; dark: string; lit: string; drop: number }) {
  const r = random(id);
  const line = rounded(crest);
  const [from, to] = [crest[0]?.[0] ?? 0, crest[crest.length - 1]?.[0] ?? 1600];
  const firs = Array.from({ length: count }, () => {
    const x = r.between(from, to);
    const down = r.next() ** 1.5;
    return { x, y: heightAt(line, x) + 10 + down * drop, height: size * r.between(0.6, 1.15) * (1 + down * 0.4) };
  }).toSorted((a, b) => a.y - b.y);
  return (
    <>
      <Land crest={crest} fill={dark} />
      {firs.map(({ x, y, height }, i) => <Conifer key={i} id={`${id}-${i}`} x={x} y={y} height={height} slim={0.38} dark={dark} lit={lit} />)}
    </>
  );
}

/** The stream's way from the snow to us: [x, y, width]. Seen so flat, its bends close up in the distance. */
const STREAM = [[800, 624, 3], [748, 632, 5], [664, 638, 8], [640, 648, 11], [676, 660, 15], [640, 676, 20], [528, 688, 26], [452, 706, 34], [424, 724, 44], [330, 744, 58], [180, 758, 74], [60, 790, 96], [-90, 830, 120]] as const;

/** Water in a shingle bed: a cut bank in shade on the far side, a pale bar on the near one, light that runs with the current. */
function Stream() {
  const moved = (dx: number, dy: number, wide: number) => band(STREAM.map(([x, y, w]) => [x + dx * w, y + dy * w, w * wide] as const));
  return (
    <>
      <path d={moved(0, 0.05, 1.3)} fill="#e9e6cf" />
      <path d={moved(0, -0.16, 1)} fill="#5d7f4a" />
      <path d={moved(0, 0, 0.92)} fill="#5fa9bd" />
      <path d={moved(0, -0.2, 0.4)} fill="#3f86a4" opacity={0.7} />
      <path d={moved(0.1, 0.2, 0.2)} fill="#a9d8e0" opacity={0.85} />
    </>
  );
}

const OWNER_AT = { x: 1236, y: 918, height: 350, pose: { ...POSE.walk, near: [-48, -66], far: [22, 44] } } as const;
const [HAND_X, HAND_Y] = handsOf(OWNER_AT).near;
/** From the ring of the halter, slack, to the owner's hand. */
const ROPE = `M1056 684Q1096 ${HAND_Y + 46} ${HAND_X} ${HAND_Y}`;

export default function KashmirLakesTour3() {
  const r = random('flowers');
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#4f9bd0'], [0.6, '#b3d9e6'], [1, '#eef3e4']]} />
      <Cumulus id="cloud-1" x={330} y={230} width={480} height={110} shade="#cddfe8" />
      <Cumulus id="cloud-2" x={1270} y={180} width={340} height={80} shade="#cddfe8" opacity={0.8} />
      <SnowPeaks id="kolahoi" base={650} rock="#8391ab" shade="#6b7da4" snow="#fffdf6" mist="#d3e2de" peaks={[{ x: 560, y: 260, left: 340, right: 280, snow: 0.42 }, { x: 1090, y: 290, left: 300, right: 360, snow: 0.4 }, { x: 820, y: 128, left: 380, right: 400, snow: 0.56, drift: -30 }]} />
      <Ridge id="spur-left" anchors={[[-40, 250], [120, 290], [280, 366], [430, 400], [600, 500], [740, 580], [860, 690]]} colour="#6f93a0" mist="#c9ddd6" rough={0.7} bottom={760} />
      <Ridge id="spur-right" anchors={[[760, 690], [870, 580], [1020, 490], [1180, 400], [1330, 350], [1500, 270], [1660, 230]]} colour="#6f93a0" mist="#c9ddd6" rough={0.7} bottom={760} />
      <Mist id="haze" y={560} height={120} colour="#e9f1e6" opacity={0.6} />
      <Woods id="wood-left" crest={[[-60, 380], [140, 420], [320, 490], [480, 560], [660, 640]]} count={46} size={130} drop={120} dark="#2f5f52" lit="#7fa982" />
      <Woods id="wood-right" crest={[[960, 640], [1130, 560], [1300, 490], [1480, 420], [1660, 370]]} count={46} size={130} drop={120} dark="#2f5f52" lit="#7fa982" />
      <Gradient id="meadow" from={[0, 600]} to={[0, 820]} stops={[[0, '#b9d27a'], [1, '#86b552']]} />
      <Land crest={MEADOW} fill="url(#meadow)" />
      <TurfHut x={1392} y={672} width={130} />
      <TurfHut x={1546} y={644} width={84} />
      <path d={lens(420, 690, 520, 12) + lens(980, 704, 380, 9)} fill="#5f9448" opacity={0.6} />
      {/* The stream comes from the snow, past the boulders, out of the picture on the left. */}
      <Stream />
      <Ripples id="ripples" x={-20} y={716} width={420} height={90} count={30} colour="#eefaf6" opacity={0.75} size={0.6} />
      <Boulder id="rock-1" x={236} y={752} width={84} height={40} tones={STONE} wet="#eef6f0" />
      <Boulder id="rock-2" x={92} y={800} width={130} height={62} tones={STONE} wet="#eef6f0" />
      <Pony id="grazing" x={446} y={776} height={104} base="#cfc6ba" hair="#6f665f" cloth="#2f7f8a" isGrazing flip />
      <path d={lens(312, 780, 60, 6)} fill="#1f3a24" opacity={0.4} />
      <Posed id="boy" x={304} y={780} height={170} age={4} wears="pheran" dress={DRESS.terracotta} skin={SKIN.wheat} hair="crop" cap="#2c3e73" pose={{ near: [62, 82], far: [10, 20], nearLeg: [5, 0], farLeg: [-5, 0] }} />

      <Gradient id="near" from={[0, 770]} to={[0, 1000]} stops={[[0, '#8fbb54'], [0.4, '#6fa548'], [1, '#447f3e']]} />
      <Land crest={NEAR} fill="url(#near)" />
      <path d={band([[1660, 872, 120], [1300, 880, 78], [1000, 900, 84], [620, 912, 90], [200, 960, 150], [-80, 1000, 210]])} fill="#cdb98a" opacity={0.75} />
      <path d={band([[1660, 866, 60], [1300, 876, 36], [1000, 896, 40], [620, 908, 44], [200, 952, 70], [-80, 990, 100]])} fill="#e3d3a6" opacity={0.8} />
      {Array.from({ length: 120 }, (_, i) => {
        const x = r.between(-20, 1620);
        const y = heightAt(rounded(NEAR), x) + 8 + r.next() ** 1.4 * 210;
        const bloom = r.pick(['#fff6e0', '#f2c33a', '#e58ab0', '#8f7fd0']);
        return i % 2 ? <GrassTuft key={i} id={`tuft-${i}`} x={x} y={y} size={14 + (y - 760) * 0.14} dark="#3f7a3a" light="#b5d268" blades={8} /> : <path key={i} d={oval(x, y - 8, 2.4 + (y - 760) * 0.012, 2 + (y - 760) * 0.01) + lens(x, y, 2, 10)} fill={bloom} />;
      })}
      <path d={lens(626, 908, 190, 12) + lens(1252, 920, 200, 12)} fill="#1f3a24" opacity={0.36} />
      <Posed id="mother" x={600} y={906} height={332} wears="kurta" dress={DRESS.crimson} skin={SKIN.wheat} hair="plait" pose={{ ...POSE.walk, near: [-20, 4], far: [112, 124], nod: -12 }} />
      <Pony id="pony" x={886} y={928} height={246} base="#9a5d34" cloth="#2c3e73" hasBlaze />
      <Posed id="rider" x={872} y={688} height={320} isSeated age={7} wears="pheran" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" cap="#d2432f" pose={{ ...POSE.astride, near: [36, 66], far: [44, 76] }} />
      <path d={ROPE} stroke="#e3cf9c" strokeWidth={4} fill="none" />
      <Posed id="owner" {...OWNER_AT} wears="pheran" dress={OWNER} skin={SKIN.honey} hair="crop" cap="#8f8a80" />
      {Array.from({ length: 36 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 45.7) % 1620} y={1008 - ((i * 23) % 26)} size={56 + ((i * 31) % 40)} dark="#2f6a36" light="#9cc458" blades={11} />)}
    </Canvas>
  );
}
