/**
 * The Three Kings chapel above Cansaulim at sunset: a mother and son on the path, and a girl on a rock, pointing out to sea.
 * The chapel is a whitewashed nave under tiles, its stepped front trimmed with pilasters and pinnacles; a white cross is in front.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, LongShadow, Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.56, 0.56];

const WHITE = { sun: '#ffe9c4', lit: '#ffd9ac', mid: '#e0a58c', shade: '#8a6488', deep: '#5f4470' };
const TILE = { lit: '#d9714a', shade: '#8a4450' };

/** Projects a point of the chapel, in metres: u along its front, v up, w back along the nave. The near corner is at u = 10. */
const at = (u: number, v: number, w = 0): Spot => [800 + u * 33 + w * 25, 612 + u * 3.2 - w * 3.4 - v * (41 - w * 0.7)];
const front = (...spots: readonly Spot[]) => polygon(spots.map(([u, v]) => at(u, v)));
/** An arched opening in the front (w = 0) or in the nave's side (u = 10). */
function opening(middle: number, sill: number, top: number, width: number, onSide = false): string {
  const spring = top - width / 2;
  const head = Array.from({ length: 11 }, (_, i): Spot => [middle - Math.cos((Math.PI * i) / 10) * (width / 2), spring + Math.sin((Math.PI * i) / 10) * (width / 2)]);
  return polygon([[middle - width / 2, sill] as Spot, ...head, [middle + width / 2, sill] as Spot].map(([a, v]) => (onSide ? at(10, v, a) : at(a, v))));
}
const bar = (u0: number, u1: number, v0: number, v1: number) => front([u0, v0], [u1, v0], [u1, v1], [u0, v1]);
const sideBar = (w0: number, w1: number, v0: number, v1: number, u = 10) => polygon([at(u, v0, w0), at(u, v0, w1), at(u, v1, w1), at(u, v1, w0)]);

function Chapel() {
  const gable: readonly Spot[] = [[0.2, 5.8], [0.5, 6.9], [1.3, 6.5], [2.2, 6.7], [2.7, 7.6], [2.9, 8.7], [3.6, 8.5], [4.2, 9.2], [5, 10.1], [5.8, 9.2], [6.4, 8.5], [7.1, 8.7], [7.3, 7.6], [7.8, 6.7], [8.7, 6.5], [9.5, 6.9], [9.8, 5.8]];
  const pinnacle = (u: number) => front([u - 0.3, 6.2], [u + 0.3, 6.2], [u + 0.24, 7.2], [u, 8.3], [u - 0.24, 7.2]);
  return (
    <>
      <path d={sideBar(0, 15, 0, 5.4)} fill={WHITE.shade} />
      <path d={sideBar(0, 15, 0, 0.7)} fill={WHITE.deep} />
      <path d={polygon([at(10.6, 5.2, 0.5), at(10.6, 5.2, 15.4), at(5.4, 8.6, 15), at(5.4, 8.6, 0.5)])} fill={TILE.shade} />
      <path d={Array.from({ length: 22 }, (_, i) => polygon([at(10.6, 5.2, 0.7 + i * 0.67), at(10.6, 5.2, 0.82 + i * 0.67), at(5.4, 8.6, 0.8 + i * 0.65), at(5.4, 8.6, 0.7 + i * 0.65)])).join('')} fill={mix(TILE.shade, '#2b1236', 0.4)} opacity={0.7} />
      <path d={polygon([at(5.6, 8.4, 0.5), at(5.4, 8.7, 0.5), at(5.4, 8.7, 15), at(5.6, 8.4, 15)])} fill={TILE.lit} />
      <path d={sideBar(0.5, 15.4, 4.95, 5.25, 10.6)} fill={WHITE.deep} />
      {[3, 7, 11, 14.1].map((w) => (
        <path key={w} d={sideBar(w, w + 0.9, 0, 4.3, 10.5)} fill={mix(WHITE.shade, WHITE.lit, 0.22)} />
      ))}
      <path d={[1.7, 5.5, 9.4, 13.2].map((w) => opening(w, 1.8, 4, 1.2, true)).join('')} fill="#3a2450" />
      <path d={[5.5, 9.4].map((w) => opening(w, 1.95, 3.85, 0.9, true)).join('')} fill="#ffc76a" />
      <Gradient id="front" from={at(0, 3)} to={at(10, 3)} stops={[[0, WHITE.sun], [0.5, WHITE.lit], [1, mix(WHITE.lit, WHITE.mid, 0.75)]]} />
      <path d={polygon([at(10, 0), at(10, 5.8), at(10.35, 5.8, 0.5), at(10.35, 0, 0.5)])} fill={WHITE.shade} />
      <path d={front([0, 0], [0, 5.8], [10, 5.8], [10, 0])} fill="url(#front)" />
      <path d={polygon(gable.map(([u, v]) => at(u + 0.28, v, 0.4)))} fill={WHITE.shade} />
      <path d={polygon(gable.map(([u, v]) => at(u, v)))} fill="url(#front)" />
      <path d={[0, 2.7, 6.6, 9.4].map((u) => bar(u, u + 0.6, 0, 5.5)).join('')} fill={WHITE.sun} />
      <path d={[0.6, 3.3, 7.2].map((u) => bar(u, u + 0.22, 0, 5.5)).join('')} fill={WHITE.mid} />
      <path d={bar(-0.25, 10.25, 5.5, 5.9) + bar(2.4, 7.6, 8.3, 8.6) + bar(-0.2, 10.2, 0, 0.5)} fill={WHITE.sun} />
      <path d={bar(-0.1, 10.1, 5.28, 5.5) + bar(2.6, 7.4, 8.12, 8.3)} fill={WHITE.mid} />
      <path d={pinnacle(0.3) + pinnacle(9.7)} fill={WHITE.lit} />
      <path d={opening(5, 0, 3.9, 2.3) + opening(1.65, 1.5, 4.1, 1.4) + opening(8.35, 1.5, 4.1, 1.4)} fill={WHITE.sun} />
      <path d={opening(5, 0, 3.6, 1.8)} fill="#5a2f38" />
      <path d={front([5.02, 0.05], [5.9, 0.05], [5.9, 2.6], [5.02, 2.6])} fill="#7a4344" />
      <path d={opening(1.65, 1.7, 3.9, 1) + opening(8.35, 1.7, 3.9, 1)} fill="#3f5f86" />
      <path d={bar(1.61, 1.69, 1.7, 3.9) + bar(8.31, 8.39, 1.7, 3.9) + bar(1.15, 2.15, 2.7, 2.78) + bar(7.85, 8.85, 2.7, 2.78)} fill={WHITE.sun} />
      <path d={opening(5, 6.4, 8, 1.3)} fill={WHITE.sun} />
      <path d={opening(5, 6.55, 7.8, 0.9)} fill="#5a3a5c" />
      <path d={bar(4.86, 5.14, 10, 11.7) + bar(4.45, 5.55, 10.85, 11.12)} fill={WHITE.sun} />
      {/* Steps of red laterite down from the door, each wider than the one above. */}
      {[0, 1, 2, 3, 4, 5].map((k) => {
        const [a, b, drop, out] = [2.9 - k * 0.5, 7.1 + k * 0.5, -0.32 * k, -0.9 * k];
        return (
          <g key={k}>
            <path d={polygon([at(a, drop, out), at(b, drop, out), at(b + 0.4, drop, out - 1), at(a - 0.4, drop, out - 1)])} fill={mix('#e08a5c', '#ffd0a0', 0.3)} />
            <path d={polygon([at(a - 0.4, drop, out - 1), at(b + 0.4, drop, out - 1), at(b + 0.4, drop - 0.32, out - 1), at(a - 0.4, drop - 0.32, out - 1)])} fill="#a3503f" />
          </g>
        );
      })}
    </>
  );
}

/** A white Goan wayside cross on a stepped base, lit from the left. (x, y) is the middle of the base. */
const WaysideCross = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={polygon([[x - 64, y], [x - 60, y - 22], [x - 44, y - 22], [x - 42, y - 44], [x - 26, y - 44], [x - 24, y - 92], [x + 24, y - 92], [x + 26, y - 44], [x + 42, y - 44], [x + 44, y - 22], [x + 60, y - 22], [x + 64, y]])} fill={WHITE.shade} />
    <path d={polygon([[x - 64, y], [x - 60, y - 22], [x - 44, y - 22], [x - 42, y - 44], [x - 26, y - 44], [x - 24, y - 92], [x - 8, y - 92], [x - 14, y]])} fill={WHITE.sun} />
    <path d={polygon([[x - 30, y - 92], [x + 30, y - 92], [x + 26, y - 102], [x - 26, y - 102]])} fill={WHITE.lit} />
    <path d={polygon([[x - 8, y - 100], [x - 7, y - 176], [x - 40, y - 174], [x - 40, y - 192], [x - 7, y - 192], [x - 6, y - 226], [x + 8, y - 226], [x + 9, y - 192], [x + 42, y - 192], [x + 42, y - 174], [x + 9, y - 176], [x + 10, y - 100]])} fill={WHITE.lit} />
    <path d={polygon([[x + 2, y - 100], [x + 2, y - 226], [x + 8, y - 226], [x + 9, y - 192], [x + 42, y - 192], [x + 42, y - 174], [x + 9, y - 176], [x + 10, y - 100]])} fill={WHITE.shade} />
  </>
);

export default function GoaBeachRetreat4() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#4a4a8a'], [0.36, '#a8628c'], [0.68, '#f08a62'], [0.9, '#ffbf74'], [1, '#ffdf9c']]} />
      <Sun id="sun" x={330} y={520} r={56} colour="#fff3c4" glow="#ffd27a" reach={9} />
      <Stratus x={520} y={300} width={620} height={14} colour="#ffc48a" opacity={0.6} />
      <Stratus x={180} y={210} width={440} colour="#f7a07a" opacity={0.6} />
      <Stratus x={980} y={140} width={520} height={12} colour="#d98a94" opacity={0.55} />
      <Flock id="birds" x={560} y={400} width={220} height={60} count={6} size={15} colour="#7a4a6c" />
      <Water id="sea" y={588} bottom={820} stops={[[0, '#ffc98a'], [0.3, '#e58f74'], [1, '#6f4a78']]} shine="#fff0c8" />
      <SunPath id="path" x={330} y={590} height={190} width={240} colour="#fff0bf" />
      <Ripples id="ripples" y={592} height={200} count={90} colour="#ffdca8" opacity={0.5} size={0.9} />
      <SailingBoat x={600} y={602} length={46} hullColour="#5f3f60" sail="#ffdcae" />
      <Ridge id="cape" anchors={[[-40, 556], [60, 562], [150, 578], [230, 590]]} colour="#8a5f84" mist="#c4808a" bottom={592} />
      <Land crest={[[-60, 742], [120, 716], [300, 724], [460, 756], [620, 790], [900, 800]]} fill="#5c4468" />
      <Thicket id="shore" line={[[-40, 744], [120, 724], [300, 732], [480, 766], [620, 800]]} count={48} radius={24} tones={leaves('#4a3a5c', '#a8705e', '#ffc98a')} />
      {[[70, 730, 130], [150, 724, 160], [390, 748, 120]].map(([x = 0, y = 0, h = 0]) => (
        <Palm key={x} id={`palm-${x}`} x={x} y={y} height={h} dark="#443458" lit="#8a5f64" trunk="#4a3a50" />
      ))}

      <Gradient id="hill" from={[300, 640]} to={[1500, 1000]} stops={[[0, '#e0a04c'], [0.4, '#b97a40'], [1, '#6b4444']]} />
      <Land crest={[[-60, 900], [180, 856], [420, 780], [640, 700], [800, 652], [1000, 640], [1300, 640], [1660, 616]]} fill="url(#hill)" />
      <Turf id="turf-far" crest={[[240, 850], [420, 790], [640, 712], [800, 664], [1000, 650], [1660, 640]]} bottom={900} size={26} dark="#8a5a3c" light="#f2c06a" count={700} />
      <path d={polygon([at(10, 0, 0), at(10, 0, 15), at(20, -1.4, 18), at(17, -2.2, 2)])} fill="#3a2444" opacity={0.42} />
      <path d={band([[870, 716, 150], [820, 770, 150], [740, 836, 170], [636, 920, 240], [580, 1040, 340]])} fill="#a85f48" />
      <path d={band([[862, 716, 104], [808, 770, 100], [724, 836, 104], [612, 920, 140], [550, 1040, 190]])} fill="#dd9064" />
      <GroundMarks id="path-marks" x={560} y={790} width={260} height={200} count={44} colour="#7a3f3c" opacity={0.5} size={0.8} />
      <Thicket id="shrubs" line={[[1330, 640], [1440, 632], [1640, 616]]} count={16} radius={34} tones={leaves('#4a3450', '#96664e', '#f2b070')} fleck={6} />
      <Chapel />
      <Thicket id="shrubs-2" line={[[1330, 690], [1460, 684], [1640, 676]]} count={12} radius={30} tones={leaves('#43304a', '#8a5c4c', '#e8a468')} fleck={6} />
      <LongShadow x={664} y={742} to={[830, 772]} width={110} colour="#3a2444" opacity={0.4} />
      <WaysideCross x={664} y={742} />
      <Boulder id="rock-1" x={330} y={920} width={220} height={92} tones={rock('#9c5f50', '#ffc98a', '#3a2444')} />
      <Boulder id="rock-2" x={1290} y={884} width={190} height={84} tones={rock('#8a5550', '#ffb87a', '#3a2444')} />
      <Boulder id="rock-3" x={1420} y={912} width={250} height={110} tones={rock('#7f4e50', '#ffb87a', '#3a2444')} />
      {[236, 300, 372, 430, 1210, 1300, 1390, 1500].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={x < 800 ? 930 : 900 + (i % 2) * 18} size={54} dark="#6b4444" light="#e0a458" />
      ))}
      <LongShadow x={546} y={946} to={[740, 970]} width={56} colour="#3a2444" opacity={0.42} />
      <LongShadow x={714} y={930} to={[870, 952]} width={44} colour="#3a2444" opacity={0.42} />
      <Posed id="girl" x={346} y={836} height={244} flip age={9} pose={{ ...POSE.point, near: [-4, 10], far: [94, 104] }} wears="frock" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" wind={0.3} hasShadow />
      <Posed id="mother" x={530} y={946} height={250} flip pose={{ nod: -4, near: [-8, 26], far: [108, 235], nearLeg: [10, 2], farLeg: [-12, -18] }} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" wind={0.7} hasShadow />
      <Posed id="boy" x={700} y={930} height={250} flip age={6} pose={{ ...POSE.walk, nod: -6 }} wears="shorts" hasStripes={false} dress={DRESS.marigold} skin={SKIN.honey} hair="crop" hasShadow />
      <Turf id="turf-near" crest={[[-60, 900], [300, 902], [440, 950], [760, 990], [980, 930], [1300, 900], [1660, 880]]} bottom={1010} size={70} dark="#5c3a40" light="#d99a54" count={760} />
      <Gradient id="below" from={[0, 860]} to={[0, 1000]} stops={[[0, '#3a1f3c', 0], [1, '#3a1f3c', 0.45]]} />
      <path d="M0 860H1600V1000H0Z" fill="url(#below)" />
      <Halo id="glow" x={330} y={560} rx={700} ry={330} colour="#ffd28a" opacity={0.3} />
    </Canvas>
  );
}
