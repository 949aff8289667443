/**
 * Laitlum at sunrise: the stone stair winds down the bare spine of a ridge into the cloud; a mother and a girl, a boy who points ahead, a porter coming up.
 * The steps are rough slabs set in turf, the flanks fall sheer on both sides; Khasi porters carry a cone basket on a band across the brow.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Ridge, ridgeLine } from '../../../scenery/ridge.tsx';
import { alongLine, band, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.6];

/** The stair from our feet down the spine: the middle of each slab, and how wide the way is there. */
const STAIR = rounded([[620, 1080], [700, 900], [830, 770], [880, 690], [830, 630], [800, 588], [838, 552], [880, 524], [872, 500]] as Spot[]);
const wayAt = (t: number) => 540 * (1 - t) ** 2.3 + 11;

/** Slabs with a lit tread and a riser in shade, each a little askew. */
function Steps() {
  const r = random('steps');
  const slabs: { x: number; y: number; w: number; h: number; turn: number }[] = [];
  for (let t = 0.99; t > 0; t -= 0.006 + 0.03 * (1 - t) ** 1.2) {
    const { x, y } = alongLine(STAIR, t);
    slabs.push({ x, y, w: wayAt(t) * r.between(0.44, 0.54), h: 3 + 20 * (1 - t) ** 1.5, turn: r.between(-0.06, 0.06) });
  }
  return slabs.map(({ x, y, w, h, turn }, i) => (
    <g key={i}>
      <path d={polygon([[x - w, y + w * turn], [x + w, y - w * turn], [x + w * 0.98, y + h * 1.9 - w * turn], [x - w * 0.97, y + h * 1.9 + w * turn]])} fill="#5d5a58" />
      <path d={polygon([[x - w * 0.94, y - h + w * turn], [x + w * 0.9, y - h - w * turn], [x + w, y + h * 0.35 - w * turn], [x - w, y + h * 0.35 + w * turn]])} fill={mix('#d8c7a2', '#b7b0a0', (i * 0.37) % 1)} />
      <path d={lens(x - w * 0.3, y - h * 0.5, w * 0.7, h * 0.16)} fill="#fff1c8" opacity={0.8} />
    </g>
  ));
}

/** The near spine: grass that glows on the sun's side and falls into blue shade on the other. */
function Spine() {
  const left = ridgeLine('spine-left', [[872, 496], [836, 520], [770, 556], [716, 590], [690, 640], [600, 690], [500, 770], [430, 800], [300, 900], [60, 1060]], 0.7, 4);
  const right = ridgeLine('spine-right', [[872, 496], [914, 520], [930, 580], [962, 640], [1050, 690], [1090, 760], [1200, 820], [1290, 920], [1480, 1060]], 0.7, 4);
  const r = random('folds');
  // Worn gullies run straight down the flank from the stair, wider below.
  const gullies = (side: 1 | -1, count: number) =>
    Array.from({ length: count }, () => {
      const at = alongLine(STAIR, r.between(0, 0.8));
      const size = 16 + (at.y - 480) * 0.42;
      const [x, y] = [at.x + side * (size * r.between(0.7, 2.6) + 20), at.y + size * r.between(0.1, 1.1)];
      return band([[x, y, 1], [x + side * size * 0.24, y + size * 0.4, size * 0.06], [x + side * size * 0.5, y + size * r.between(0.6, 0.9), 1]]);
    }).join('');
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
        <path d={gullies(-1, 26)} fill="#6c8740" opacity={0.7} />
        <path d={gullies(-1, 20)} fill="#cfcb7c" opacity={0.7} />
        <path d={gullies(1, 30)} fill="#173f44" opacity={0.5} />
        <path d={gullies(1, 22)} fill="#6f9a68" opacity={0.6} />
      </g>
    </>
  );
}

/** A porter on his way up to us: bent under a cone of bamboo full of broom grass, the band across his brow, a stick before him. (x, y) is the step under him. */
function Porter({ x, y }: { x: number; y: number }) {
  const brow: Spot = [x - 29, y - 111];
  return (
    <>
      <path d={lens(x + 14, y + 1, 60, 5)} fill="#16323a" opacity={0.45} />
      <path d={[-26, -17, -8, 1, 10, 18].map((dx, i) => band([[x + 22 + dx * 0.4, y - 90, 3], [x + 26 + dx, y - 126 - (i % 3) * 7, 7], [x + 28 + dx * 1.3, y - 138 - (i % 3) * 8, 2]])).join('')} fill="#c9b45c" />
      <path d={shape([[x - 1, y - 92, 'corner'], [x + 24, y - 101], [x + 50, y - 98, 'corner'], [x + 33, y - 58], [x + 13, y - 34], [x + 8, y - 38]])} fill="#8a5a2c" />
      <path d={shape([[x - 1, y - 92, 'corner'], [x + 22, y - 100], [x + 30, y - 99, 'corner'], [x + 20, y - 60], [x + 12, y - 35], [x + 8, y - 38]])} fill="#c08c48" />
      <path d={`M${x + 3} ${y - 84}L${x + 45} ${y - 88}M${x + 5} ${y - 70}L${x + 38} ${y - 73}M${x + 7} ${y - 56}L${x + 31} ${y - 58}`} stroke="#e0b878" strokeWidth={2.6} />
      <Posed id="porter" x={x} y={y} height={124} flip dress={{ base: '#2f4f86', trim: '#d9c5a0', second: '#3a3038' }} skin={SKIN.cinnamon} hair="crop" pose={{ lean: 24, nod: -6, near: [40, 74], far: [30, 60], nearLeg: [30, -6], farLeg: [-14, -30] }} />
      <path d={band([[x + 14, y - 92, 4], [x - 8, y - 103, 4], [...brow, 6]])} fill="#f0dca8" />
      <path d={band([[x - 47, y - 72, 4], [x - 51, y + 6, 3]])} fill="#5a3a24" />
    </>
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
      <Ridge id="wall-right" anchors={[[1000, 620], [1080, 520], [1150, 440], [1260, 416], [1380, 372], [1480, 384], [1660, 330]]} colour="#62848c" mist="#e9e3da" rough={0.7} bottom={900} fade={0.8} />
      <Ridge id="wall-left" anchors={[[-60, 500], [120, 486], [260, 520], [400, 540], [500, 590], [600, 680], [680, 760]]} colour="#7f9a80" mist="#f3e6cf" rough={0.7} bottom={1000} fade={0.8} />
      <Mist id="cloud-mid" y={640} height={230} colour="#fff6ea" opacity={0.8} />
      <Wisps id="cloud-left" x={230} y={676} width={760} colour="#fffaf2" opacity={0.95} count={6} />
      <Wisps id="cloud-right" x={1370} y={640} width={700} colour="#fdf7f0" opacity={0.9} count={6} />
      <Ridge id="spur-right" anchors={[[1040, 860], [1140, 740], [1240, 690], [1330, 640], [1460, 650], [1660, 580]]} colour="#3f6f6a" mist="#cfd9d2" rough={0.6} bottom={1040} fade={0.7} />
      <Ridge id="spur-left" anchors={[[-60, 680], [90, 700], [210, 760], [330, 850], [420, 960], [470, 1040]]} colour="#6a9062" mist="#e6e6d0" rough={0.6} bottom={1040} fade={0.7} />
      <path d={lens(1300, 770, 210, 12) + lens(1390, 792, 230, 13) + lens(1460, 764, 190, 11) + lens(1330, 812, 200, 12)} fill="#7fae7a" opacity={0.7} />
      <path d={band([[1200, 800, 3], [1260, 776, 4], [1330, 752, 5], [1470, 700, 3], [1600, 650, 2]])} fill="#dcd6b4" opacity={0.85} />
      <Thicket id="village-trees" line={[[1220, 724], [1330, 700], [1480, 724]]} count={20} radius={15} tones={leaves('#356460', '#7fa88a')} />
      {[[1262, 716, 46], [1326, 690, 52], [1392, 700, 42], [1298, 742, 40], [1376, 738, 56], [1452, 716, 40]].map(([x = 0, y = 0, w = 0], i) => <House key={x} x={x} y={y} width={w} height={w * 0.5} wall="#e2dccb" roof={i % 2 ? '#b5563a' : '#4f7f9c'} windows={2} />)}
      <Thicket id="village-hedge" line={[[1236, 746], [1330, 752], [1470, 730]]} count={18} radius={12} tones={leaves('#356460', '#7fa88a')} />
      <Halo id="deep-right" x={1330} y={900} rx={360} ry={110} colour="#f4f3ea" opacity={0.75} />
      <Halo id="deep-left" x={110} y={930} rx={330} ry={110} colour="#fff6e6" opacity={0.8} />
      <Spine />
      <Steps />
      {Array.from({ length: 46 }, (_, i) => {
        const t = (i * 0.618) % 1;
        const at = alongLine(STAIR, t * 0.86);
        const side = i % 2 ? 1 : -1;
        const size = 14 + 50 * (1 - t * 0.86) ** 2;
        return <GrassTuft key={i} id={`tuft-${i}`} x={at.x + side * (wayAt(t * 0.86) * 0.56 + size * (0.2 + ((i * 37) % 50) / 30))} y={at.y + size * 0.5} size={size} dark={side < 0 ? '#6d8a3c' : '#2f5f4c'} light={side < 0 ? '#d9d27a' : '#7fa86a'} blades={9} />;
      })}
      {Array.from({ length: 30 }, (_, i) => {
        const x = i < 15 ? 215 + i * 17 : 960 + (i - 15) * 27;
        return <GrassTuft key={i} id={`near-${i}`} x={x} y={1010 - ((i * 29) % 40)} size={50 + ((i * 17) % 44)} dark={i < 15 ? '#5f8038' : '#21504a'} light={i < 15 ? '#d9d27a' : '#6f9a68'} blades={11} />;
      })}
      <path d={lens(884, 746, 76, 7)} fill="#16323a" opacity={0.4} />
      <Posed id="boy" x={862} y={744} height={200} view="front" age={8} wears="shorts" dress={DRESS.cream} skin={SKIN.honey} hair="crop" turn={-0.7} pose={{ near: [104, 98], far: [-24, 8], nearLeg: [6, 0], farLeg: [-5, 0] }} />
      <path d={lens(786, 886, 180, 13)} fill="#16323a" opacity={0.4} />
      <Family id="family" x={730} y={878} height={250} mother={{ dress: DRESS.crimson }} kids={[{ age: 6, dress: DRESS.marigold }]} hasShadow={false} />
      <Porter x={824} y={569} />
    </Canvas>
  );
}
