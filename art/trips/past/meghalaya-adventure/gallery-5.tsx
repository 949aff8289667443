/**
 * Laitlum at sunrise: a stone stair winding down a grassy ridge, a mother and girl, a boy pointing to the right, a porter coming up.
 * The steps are rough slabs set in turf, with steep drops on both sides; Khasi porters carry cone baskets hung from a forehead band.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Ridge, ridgeLine } from '../../../scenery/ridge.tsx';
import { alongLine, band, blob, heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { CloudBank, Flank, HillWoods, SunnyFlank, WOOD } from './ridge-cover.tsx';

export const focus: [number, number] = [0.5, 0.6];

/** The centre line of the stair, from our feet down the spine. */
const STAIR = rounded([[620, 1080], [700, 900], [822, 770], [862, 690], [838, 640], [806, 598], [828, 560], [866, 530], [872, 506]] as Spot[]);
/** Height of a woman on the stair whose feet are at y; it reaches zero at y = 454. */
const tallAt = (y: number) => (y - 454) * 0.59;
/** Half the width of the stair at y; the stair is wide enough for two people to pass each other. */
const halfWidthAt = (y: number) => tallAt(y) * 0.58;

/** The slabs seen from above, each a little askew, with a worn far edge that catches the sun and a dark drop behind it. */
function Steps() {
  const r = random('steps');
  const slabs: { x: number; y: number; w: number; h: number; turn: number }[] = [];
  for (let t = 0.995; t > 0; ) {
    const { x, y } = alongLine(STAIR, t);
    slabs.push({ x, y, w: halfWidthAt(y) * r.between(0.88, 1.06), h: tallAt(y) * 0.05, turn: r.between(-0.05, 0.05) });
    t -= tallAt(y) * 0.000155 + 0.003;
  }
  // Turf over both ends of every slab, so that the stair looks set into the ridge, not laid on it.
  const sods = slabs.map(({ x, y, w, h }, i) => [-1, 1].map((side) => {
    const reach = w * r.between(0.1, 0.24);
    return <path key={side} d={blob(r, x + side * w * 1.02, y + h * 1.1, reach, h * r.between(1, 1.7), 9, 0.3)} fill={side < 0 ? (i % 2 ? '#8fa452' : '#7d9646') : (i % 2 ? '#34624f' : '#2b5648')} />;
  }));
  return slabs.map(({ x, y, w, h, turn }, i) => (
    <g key={i}>
      <path d={polygon([[x - w * 0.95, y - h * 1.3 + w * turn], [x + w * 0.94, y - h * 1.3 - w * turn], [x + w, y + h * 1.9 - w * turn], [x - w * 0.96, y + h * 1.9 + w * turn]])} fill="#6f6a60" />
      <path d={polygon([[x - w * 0.94, y - h * 0.9 + w * turn], [x + w * 0.92, y - h * 0.9 - w * turn], [x + w * 0.99, y + h * 1.8 - w * turn], [x - w * 0.98, y + h * 1.8 + w * turn]])} fill={mix('#d8c7a2', '#b7b0a0', (i * 0.37) % 1)} />
      <path d={polygon([[x - w * 0.94, y - h * 0.9 + w * turn], [x + w * 0.4, y - h * 0.9 - w * 0.4 * turn], [x + w * 0.3, y - h * 0.55 - w * 0.3 * turn], [x - w * 0.95, y - h * 0.4 + w * turn]])} fill="#fff1c8" opacity={0.8} />
      <path d={polygon([[x + w * (0.1 + ((i * 0.31) % 0.5)), y - h * 0.8], [x + w * (0.13 + ((i * 0.31) % 0.5)), y - h * 0.8], [x + w * (0.11 + ((i * 0.37) % 0.5)), y + h * 1.7], [x + w * (0.08 + ((i * 0.37) % 0.5)), y + h * 1.7]])} fill="#7d766c" opacity={0.7} />
      {sods[i]}
    </g>
  ));
}

const WALL_LEFT: Spot[] = [[-60, 500], [120, 486], [260, 520], [400, 540], [500, 590], [600, 680], [680, 760]];
const WALL_RIGHT: Spot[] = [[1000, 620], [1080, 520], [1150, 440], [1260, 416], [1380, 372], [1480, 384], [1660, 330]];
const SPUR_LEFT: Spot[] = [[-60, 680], [90, 700], [210, 760], [330, 850], [420, 960], [470, 1040]];
const SPUR: Spot[] = [[1040, 860], [1140, 740], [1240, 690], [1330, 640], [1460, 650], [1660, 580]];
/** The upper edge of the village's terrace number `k`, which curves round the shoulder of the spur. */
const terraceAt = (k: number) => rounded([[1080, 742 + k * 30], [1210, 716 + k * 27], [1330, 704 + k * 24], [1450, 710 + k * 24], [1640, 690 + k * 26]]);
/** Houses: x, terrace number, width. */
const HOUSES = [[1300, -1, 40], [1424, -1, 38], [1258, 0, 44], [1366, 0, 50], [1470, 0, 44], [1310, 1, 50], [1420, 1, 46]] as const;
const AIR = '#cfdcd6';

/** The village across the valley: terraces, a path up between the houses, woods below the fields, and haze. */
function Village() {
  const r = random('village');
  return (
    <>
      <Ridge id="spur-right" anchors={SPUR} colour="#3f6f6a" mist="#cfd9d2" rough={0.6} bottom={1040} fade={0.7} />
      <clipPath id="spur">
        <path d={polygon([...ridgeLine('spur-right', SPUR), [1660, 1040], [1040, 1040]])} />
      </clipPath>
      <g clipPath="url(#spur)">
        {[-1, 0, 1, 2, 3, 4].map((k) => (
          <g key={k} opacity={0.9 - Math.max(0, k) * 0.2}>
            <path d={polygon([...terraceAt(k), ...terraceAt(k + 1).toReversed()])} fill={mix(['#8fae78', '#a9b97e', '#7da27a'][(k + 3) % 3] ?? '', AIR, 0.2)} />
            <path d={terraceAt(k + 1).slice(1).map(([x, y], i) => band([[terraceAt(k + 1)[i]?.[0] ?? x, terraceAt(k + 1)[i]?.[1] ?? y, 7], [x, y, 7]])).join('')} fill="#4d7a70" />
            <path d={Array.from({ length: 26 }, () => { const x = r.between(1090, 1630); return band([[x, heightAt(terraceAt(k), x) + 6, 1.6], [x - 3, heightAt(terraceAt(k + 1), x) - 6, 1.6]]); }).join('')} fill="#6b9670" opacity={0.7} />
          </g>
        ))}
        <path d={band([[1170, 842, 5], [1250, 806, 5], [1340, 790, 5], [1372, 766, 4.6], [1330, 744, 4.2], [1300, 728, 4], [1338, 714, 3.6], [1398, 706, 3.4], [1404, 688, 3], [1372, 668, 2.6], [1390, 646, 2]])} fill="#efe6c8" />
      </g>
      {HOUSES.map(([x, k, w], i) => {
        const y = heightAt(terraceAt(k), x) + 15;
        return (
          <g key={x}>
            <Thicket id={`behind-${x}`} line={[[x - w * 0.5, y - w * 0.14], [x + w * 0.7, y - w * 0.18]]} count={5} radius={w * 0.22} tones={leaves('#4a7770', '#94b592')} />
            <path d={polygon([[x - w * 0.3, y], [x + w * 0.5, y - 2], [x + w * 1.1, y + 7], [x + w * 0.2, y + 6]])} fill="#2f5f62" opacity={0.55} />
            <House x={x} y={y} width={w} height={w * 0.62} wall={mix('#f0e6cc', AIR, 0.15)} roof={mix(i % 2 ? '#b5563a' : '#4f7f9c', AIR, 0.25)} windows={2} />
            <Thicket id={`before-${x}`} line={[[x + w * 0.56, y + 2], [x + w * 0.9, y + 1]]} count={3} radius={w * 0.14} tones={leaves('#4a7770', '#94b592')} />
          </g>
        );
      })}
      {/* The wooded slope below the fields, paler further down. */}
      <Thicket id="woods-high" line={[[1150, 838], [1260, 822], [1400, 812], [1640, 806]]} count={34} radius={20} tones={leaves('#5d8a84', '#93b5a2')} />
      <Thicket id="woods-low" line={[[1190, 886], [1330, 862], [1480, 856], [1640, 850]]} count={26} radius={26} tones={leaves('#7fa5a0', '#a9c6b8')} />
      <Mist id="village-haze" y={700} height={200} colour="#eef0e8" opacity={0.4} />
      <Wisps id="village-cloud" x={1380} y={884} width={640} colour="#f6f6ee" opacity={0.85} count={6} />
    </>
  );
}

/** The near spine: grass glowing on the sunny side, shade on the other. */
function Spine() {
  const left = ridgeLine('spine-left', [[872, 496], [836, 520], [770, 556], [716, 590], [690, 640], [600, 690], [500, 770], [430, 800], [300, 900], [60, 1060]], 0.7, 4);
  const right = ridgeLine('spine-right', [[872, 496], [914, 520], [930, 580], [962, 640], [1050, 690], [1090, 760], [1200, 820], [1290, 920], [1480, 1060]], 0.7, 4);
  return (
    <>
      <Gradient id="turf" from={[0, 500]} to={[0, 1000]} stops={[[0, '#a9b070'], [0.4, '#8aa04e'], [1, '#4f7a3c']]} />
      <Gradient id="turf-shade" from={[0, 500]} to={[0, 1000]} stops={[[0, '#6f8f78'], [0.5, '#3f6e58'], [1, '#1f4a46']]} />
      <path d={polygon([...left, [1500, 1060], ...[...right].toReversed()])} fill="url(#turf)" />
      <path d={polygon([...STAIR.map(([x, y]): Spot => [x + 4, y]).toReversed(), [640, 1080], [1500, 1060], ...[...right].toReversed()])} fill="url(#turf-shade)" />
      <clipPath id="spine">
        <path d={polygon([...left, [1500, 1060], ...[...right].toReversed()])} />
      </clipPath>
      <g clipPath="url(#spine)">
        <SunnyFlank />
        <Flank />
      </g>
    </>
  );
}

/** A porter climbing the steps, drawn 124 high: bent under a conical basket of broom grass, with a stick in front. (x, y) is on the step under him. */
function Porter({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y} scale={tallAt(y) / 124}>
      <path d={lens(14, 1, 60, 5)} fill="#16323a" opacity={0.45} />
      <path d={[-26, -17, -8, 1, 10, 18].map((dx, i) => band([[22 + dx * 0.4, -90, 3], [26 + dx, -126 - (i % 3) * 7, 7], [28 + dx * 1.3, -138 - (i % 3) * 8, 2]])).join('')} fill="#c9b45c" />
      <path d={shape([[-1, -92, 'corner'], [24, -101], [50, -98, 'corner'], [33, -58], [13, -34], [8, -38]])} fill="#8a5a2c" />
      <path d={shape([[-1, -92, 'corner'], [22, -100], [30, -99, 'corner'], [20, -60], [12, -35], [8, -38]])} fill="#c08c48" />
      <path d="M3 -84L45 -88M5 -70L38 -73M7 -56L31 -58" stroke="#e0b878" strokeWidth={2.6} />
      <Posed id="porter" x={0} y={0} height={124} flip dress={{ base: '#2f4f86', trim: '#d9c5a0', second: '#3a3038' }} skin={SKIN.cinnamon} hair="crop" pose={{ lean: 24, nod: -6, near: [40, 74], far: [30, 60], nearLeg: [30, -6], farLeg: [-14, -30] }} />
      <path d={band([[14, -92, 4], [-8, -103, 4], [-29, -111, 6]])} fill="#f0dca8" />
      <path d={band([[-47, -72, 4], [-51, 6, 3]])} fill="#5a3a24" />
    </At>
  );
}

export default function MeghalayaAdventure5() {
  return (
    <Canvas>
      <Sky id="sky" height={470} stops={[[0, '#7f9fc9'], [0.45, '#e3bfb4'], [0.8, '#ffdba0'], [1, '#fff0c4']]} />
      <Sun id="sun" x={300} y={330} r={44} colour="#fffbe6" glow="#ffe09a" reach={11} />
      <Stratus x={1010} y={130} width={560} colour="#fff0e0" opacity={0.55} />
      <Stratus x={560} y={196} width={380} height={8} colour="#ffe6d0" opacity={0.6} />
      <Flock id="birds" x={1180} y={240} width={170} height={60} count={6} size={12} colour="#7f8fae" />
      <Ridge id="far-1" anchors={[[-40, 372], [180, 350], [420, 378], [700, 352], [1000, 330], [1240, 348], [1640, 300]]} colour="#b9b6c9" mist="#ffe9c8" rough={0.4} bottom={1040} />
      <Ridge id="far-2" anchors={[[-40, 430], [240, 402], [520, 430], [760, 420], [1040, 376], [1320, 392], [1640, 350]]} colour="#93a3b4" mist="#f6e3cf" bottom={1040} />
      <Mist id="cloud-far" y={500} height={120} colour="#fff3e2" opacity={0.9} />
      <CloudBank id="bank-far-left" x={470} y={508} width={640} height={52} />
      <CloudBank id="bank-far-right" x={960} y={488} width={440} height={40} />
      <Ridge id="wall-right" anchors={WALL_RIGHT} colour="#62848c" mist="#e9e3da" rough={0.7} bottom={900} fade={0.8} />
      <Ridge id="wall-left" anchors={WALL_LEFT} colour="#7f9a80" mist="#f3e6cf" rough={0.7} bottom={1000} fade={0.8} />
      <HillWoods id="wall-left-woods" crest={WALL_LEFT} tones={faded(WOOD, '#a9b79c', 0.52)} radius={12} rows={4} />
      <HillWoods id="wall-right-woods" crest={WALL_RIGHT.slice(2)} tones={faded(WOOD, '#6d8b92', 0.72)} radius={11} rows={4} />
      <Mist id="cloud-mid" y={670} height={230} colour="#fff6ea" opacity={0.7} />
      <CloudBank id="bank-left" x={250} y={664} width={700} height={86} />
      <CloudBank id="bank-right" x={1240} y={636} width={620} height={76} />
      <CloudBank id="bank-middle" x={760} y={566} width={520} height={54} />
      <Ridge id="spur-left" anchors={SPUR_LEFT} colour="#6a9062" mist="#e6e6d0" rough={0.6} bottom={1040} fade={0.7} />
      <HillWoods id="spur-left-woods" crest={SPUR_LEFT} tones={faded(WOOD, '#a9bf90', 0.3)} radius={18} rows={5} />
      <Village />
      <Halo id="deep-right" x={1330} y={900} rx={360} ry={110} colour="#f4f3ea" opacity={0.75} />
      <CloudBank id="bank-deep" x={90} y={972} width={600} height={104} />
      <Spine />
      <Steps />
      {Array.from({ length: 46 }, (_, i) => {
        const t = (i * 0.618) % 1;
        const at = alongLine(STAIR, t * 0.86);
        const side = i % 2 ? 1 : -1;
        const size = 6 + tallAt(at.y) * 0.2;
        return <GrassTuft key={i} id={`tuft-${i}`} x={at.x + side * (halfWidthAt(at.y) + size * (0.2 + ((i * 37) % 50) / 30))} y={at.y + size * 0.5} size={size} dark={side < 0 ? '#6d8a3c' : '#2f5f4c'} light={side < 0 ? '#d9d27a' : '#7fa86a'} blades={9} />;
      })}
      {Array.from({ length: 30 }, (_, i) => {
        const x = i < 15 ? 215 + i * 17 : 960 + (i - 15) * 27;
        return <GrassTuft key={i} id={`near-${i}`} x={x} y={1010 - ((i * 29) % 40)} size={50 + ((i * 17) % 44)} dark={i < 15 ? '#5f8038' : '#21504a'} light={i < 15 ? '#d9d27a' : '#6f9a68'} blades={11} />;
      })}
      <Porter x={818} y={622} />
      <path d={lens(924, 758, 72, 7)} fill="#16323a" opacity={0.4} />
      <Posed id="boy" x={902} y={756} height={178} view="front" age={8} wears="shorts" dress={DRESS.cream} skin={SKIN.honey} hair="crop" turn={-0.7} pose={{ near: [122, 114], far: [-24, 8], nearLeg: [6, 0], farLeg: [-5, 0] }} />
      <path d={lens(786, 886, 180, 13)} fill="#16323a" opacity={0.4} />
      <Family id="family" x={730} y={878} height={250} mother={{ dress: DRESS.crimson }} kids={[{ age: 6, dress: DRESS.marigold }]} hasShadow={false} />
    </Canvas>
  );
}
