/** A mother and her daughter on a platform bench in the tea hills; the girl points at the blue toy train and asks a question. */
import { polygon } from '../kit/curves.ts';
import { Piece, shape } from '../people/body.tsx';
import { DRESS, SKIN, tonesOf } from '../people/dress.ts';
import { NearChild, NearWoman } from '../people/near.tsx';
import { Canvas, Gradient } from '../scenery/canvas.tsx';
import { TeaHill } from '../scenery/fields.tsx';
import { faded, leaves, Mass, lobesIn } from '../scenery/foliage.tsx';
import { BenchBack, BenchSeat } from '../scenery/furniture.tsx';
import { Suitcase } from '../scenery/luggage.tsx';
import { trackAlong } from '../scenery/perspective.ts';
import { Ridge } from '../scenery/ridge.tsx';
import { band, box, oval } from '../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky } from '../scenery/sky.tsx';
import { NILGIRI, NilgiriEngine, Rails, Smoke, Train } from '../scenery/trains.tsx';
import { SilverOak } from '../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

const AIR = '#e2e8cc';
const OAK = leaves('#244f36', '#8aa866', '#fff4c8');
const line = trackAlong([[-600, 560], [2400, 560]], 42);
const engine = (470 + 600) / 42;
const chimney = line(engine + 6.93, 0, 4.2);
const SEAT = 812;

/** A post of the platform roof, painted blue and cream, with a bracket on each side. */
const Post = ({ x }: { x: number }) => (
  <>
    <path d={box(x - 17, 90, 34, 610)} fill="#f7ead0" />
    <path d={box(x + 3, 90, 14, 610)} fill="#cdb996" />
    <path d={box(x - 24, 600, 48, 118) + box(x - 22, 150, 44, 16)} fill="#2a6a8f" />
    <path d={box(x + 4, 600, 20, 118)} fill="#1c4a70" />
    <path d={[-1, 1].map((s) => band([[x + s * 6, 318, 12], [x + s * 38, 222, 13], [x + s * 118, 124, 12]]) + oval(x + s * 36, 176, 17)).join('')} fill="#2a6a8f" />
    <path d={[-1, 1].map((s) => oval(x + s * 36, 176, 8)).join('')} fill="#cfe0d8" />
  </>
);

/** The mother's sari below the seat, seen from behind: pleats that fall to a bordered hem, and her heels below it. */
function SariBelow({ x }: { x: number }) {
  const cloth = tonesOf(DRESS.crimson.base);
  const [top, hem] = [SEAT + 15, SEAT + 146];
  const fall = shape([[x - 54, top, 'corner'], [x - 58, top + 44], [x - 62, top + 92], [x - 74, hem - 6, 'corner'], [x - 44, hem + 3], [x - 12, hem + 1], [x + 20, hem + 6], [x + 52, hem + 2], [x + 76, hem - 7, 'corner'], [x + 64, top + 90], [x + 60, top + 44], [x + 56, top, 'corner']]);
  const pleat = (from: number, to: number, wide: number) => shape([[x + from, top], [x + (from + to) / 2 - wide * 0.2, top + 60], [x + to - wide / 2, hem + 8, 'corner'], [x + to + wide / 2, hem + 8, 'corner'], [x + (from + to) / 2 + wide * 0.3, top + 60]]);
  const heel = (dx: number) => shape([[x + dx - 14, hem + 12, 'corner'], [x + dx - 14, hem - 4], [x + dx, hem - 14], [x + dx + 14, hem - 4], [x + dx + 14, hem + 12, 'corner']]);
  return (
    <>
      <path d={heel(-30) + heel(32)} fill="#7d4b38" />
      <path d={box(x - 46, hem + 8, 32, 6) + box(x + 16, hem + 8, 32, 6)} fill="#4a2a24" />
      <Piece id="sari-below" outline={fall} fill={cloth.base}>
        <path d={shape([[x + 22, top, 'corner'], [x + 30, top + 70], [x + 34, hem + 10, 'corner'], [x + 90, hem + 10, 'corner'], [x + 90, top, 'corner']])} fill={cloth.shade} />
        <path d={pleat(-8, -44, 13) + pleat(0, -12, 15) + pleat(10, 24, 14) + pleat(24, 56, 12)} fill={cloth.fold} opacity={0.62} />
        <path d={pleat(-22, -58, 6) + pleat(-4, -28, 6)} fill={cloth.lit} opacity={0.8} />
        <path d={`M${x - 76} ${hem - 13}Q${x - 44} ${hem - 4} ${x - 12} ${hem - 6}T${x + 52} ${hem - 5}L${x + 78} ${hem - 14}`} stroke={DRESS.crimson.trim} strokeWidth={15} fill="none" />
        <path d={`M${x - 74} ${hem - 27}Q${x - 44} ${hem - 18} ${x - 12} ${hem - 20}T${x + 52} ${hem - 19}L${x + 78} ${hem - 28}`} stroke={DRESS.crimson.trim} strokeWidth={2.6} fill="none" />
        {/* The seat's shadow on the cloth. */}
        <path d={box(x - 80, top - 2, 170, 24)} fill={cloth.fold} opacity={0.75} />
      </Piece>
    </>
  );
}

/** The girl's legs below the seat, from behind: calves, socks and heels. They don't reach the floor. */
const DanglingLegs = ({ x }: { x: number }) => (
  <>
    {[[-22, 4, 0], [24, -3, -8]].map(([dx = 0, sway = 0, up = 0]) => {
      const [left, foot] = [x + dx, SEAT + 96 + up];
      return (
        <g key={dx}>
          <path d={band([[left, SEAT + 14, 23], [left + sway * 0.5, SEAT + 46, 22], [left + sway, foot - 6, 13]])} fill="#8f5a42" />
          <path d={band([[left + 7, SEAT + 14, 9], [left + 7 + sway * 0.5, SEAT + 46, 9], [left + 4 + sway, foot - 6, 5]]) + box(left - 13, SEAT + 14, 27, 12)} fill="#6f4032" />
          <path d={band([[left + sway, foot - 18, 15], [left + sway, foot, 16]])} fill="#fff3dc" />
          <path d={shape([[left + sway - 13, foot + 14, 'corner'], [left + sway - 13, foot], [left + sway - 8, foot - 9], [left + sway + 8, foot - 9], [left + sway + 13, foot], [left + sway + 13, foot + 14, 'corner']])} fill="#1e5a49" />
          <path d={box(left + sway - 14, foot + 12, 28, 5)} fill="#123329" />
        </g>
      );
    })}
  </>
);

export default function Faqs() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#78b4cc'], [0.5, '#bddcd8'], [1, '#fdf0cc']]} />
      <Halo id="morning" x={330} y={330} rx={620} ry={300} colour="#fff4cf" opacity={0.9} />
      <Cumulus id="cloud" x={1010} y={262} width={430} height={84} lit="#fffdf4" shade="#cfdcd8" opacity={0.85} />
      <Ridge id="far" anchors={[[-40, 300], [220, 250], [420, 290], [640, 226], [860, 286], [1080, 240], [1300, 280], [1640, 230]]} colour="#9dbfcb" mist="#f3eccb" />
      <Ridge id="second" anchors={[[-40, 330], [280, 350], [560, 312], [820, 350], [1120, 306], [1640, 340]]} colour="#7aa9ae" mist={AIR} />
      <Mist id="mist" y={372} height={90} colour="#fbf2d2" opacity={0.7} />
      <TeaHill id="tea-left" crest={[[-60, 400], [180, 366], [420, 372], [640, 420], [900, 500]]} gap={12} growth={1.09} rows={14} tones={{ lit: '#bed07c', mid: '#8cb263', dark: '#55925c' }} bottom={640} />
      <SilverOak id="oak-1" x={640} y={424} height={140} tones={faded(OAK, AIR, 0.24)} />
      <SilverOak id="oak-2" x={596} y={410} height={104} tones={faded(OAK, AIR, 0.3)} />
      <TeaHill id="tea-right" crest={[[520, 600], [700, 472], [940, 396], [1200, 356], [1660, 350]]} gap={15} growth={1.1} rows={14} tones={{ lit: '#b3cc4c', mid: '#7ba63c', dark: '#2c6a40' }} tilt={0.3} bottom={700} />
      <SilverOak id="oak-3" x={1300} y={372} height={170} tones={faded(OAK, AIR, 0.1)} />
      <SilverOak id="oak-4" x={1350} y={372} height={120} tones={faded(OAK, AIR, 0.1)} />
      <SilverOak id="oak-5" x={1000} y={392} height={120} tones={faded(OAK, AIR, 0.14)} />

      <path d={box(-10, 540, 1620, 110)} fill="#7d6552" />
      <Rails track={line} bed="#8a6a55" every={1.1} />
      <Smoke id="steam" x={chimney.x} y={chimney.y} dx={-330} dy={-170} size={17} shade="#a9b8bf" />
      <NilgiriEngine track={line} at={engine} />
      <Train id="coaches" track={line} at={engine + 8.6} coaches={3} length={9} livery={NILGIRI} />

      <Gradient id="floor" from={[0, 610]} to={[0, 1000]} stops={[[0, '#efd6aa'], [0.4, '#d9b284'], [1, '#b07f5c']]} />
      <path d={box(-10, 596, 1620, 30)} fill="#8d5a44" />
      <path d={box(-10, 612, 1620, 400)} fill="url(#floor)" />
      <path d={box(-10, 606, 1620, 16)} fill="#fff3d6" />
      <path d={box(-10, 650, 1620, 7)} fill="#f2b02b" />
      <path d={[700, 770, 866].map((y) => box(-10, y, 1620, 2.4)).join('') + Array.from({ length: 15 }, (_, i) => polygon([[800 + (i - 7) * 150, 622], [803 + (i - 7) * 150, 622], [806 + (i - 7) * 330, 1000], [800 + (i - 7) * 330, 1000]])).join('')} fill="#9a6b4c" opacity={0.4} />
      <path d={polygon([[470, 718], [520, 718], [900, 1000], [790, 1000]]) + polygon([[1170, 718], [1220, 718], [1640, 1000], [1530, 1000]])} fill="#4b2f5c" opacity={0.22} />

      <path d={box(-10, -10, 1620, 96)} fill="#6b3d2e" />
      <path d={box(-10, 60, 1620, 30)} fill="#f7ead0" />
      <path d={Array.from({ length: 42 }, (_, i) => polygon([[i * 40 - 20, 88], [i * 40 + 16, 88], [i * 40 + 16, 116], [i * 40 - 2, 140], [i * 40 - 20, 116]])).join('')} fill="#f7ead0" />
      <path d={Array.from({ length: 42 }, (_, i) => oval(i * 40 - 2, 110, 7)).join('') + box(-10, 84, 1620, 7)} fill="#2a6a8f" />
      <path d={box(-10, 52, 1620, 9)} fill="#3f221c" />
      {[452, 1156].map((x) => <Post key={x} x={x} />)}
      {/* The station clock. */}
      <path d={box(796, 88, 8, 60)} fill="#2b2f3a" />
      <path d={oval(800, 196, 58)} fill="#22506e" />
      <path d={oval(800, 196, 48)} fill="#fffaf0" />
      <path d={Array.from({ length: 12 }, (_, i) => oval(800 + 39 * Math.sin(i * 0.5236), 196 - 39 * Math.cos(i * 0.5236), i % 3 ? 2.4 : 4)).join('') + band([[800, 196, 6], [780, 182, 3]]) + band([[800, 196, 5], [821, 168, 2]]) + oval(800, 196, 5)} fill="#2b2f3a" />

      <Suitcase x={556} y={962} height={196} />
      <BenchSeat x={830} y={SEAT} width={470} drop={150} />
      <SariBelow x={922} />
      <DanglingLegs x={714} />
      <NearChild id="girl" x={716} y={SEAT} size={0.66} dress={DRESS.marigold} skin={SKIN.honey} look={-1} tilt={-5} down={4} left={{ elbow: [-116, -250], hand: [-176, -318], isPointing: true }} />
      <NearWoman id="mother" x={926} y={SEAT} size={0.64} dress={DRESS.crimson} skin={SKIN.honey} look={-1} tilt={7} down={4} />
      <BenchBack x={830} y={SEAT + 4} width={470} height={142} />
      <Mass id="pot-left" lobes={lobesIn('pot-a', 300, 838, 96, 84, 12)} tones={leaves('#1f4f36', '#86b352')} fleck={13} />
      <path d={polygon([[236, 880], [364, 880], [344, 986], [256, 986]])} fill="#b5563a" />
      <path d={polygon([[310, 880], [364, 880], [344, 986], [306, 986]]) + box(228, 866, 144, 22)} fill="#8f3f2c" />
    </Canvas>
  );
}
