/**
 * The footbridge over the Umngot at Shnongpdeng by moonlight, with the gorge it crosses.
 * Two cables run over two towers, each with two concrete legs and cross beams on a stepped footing; masonry joins the deck to the hills.
 */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { band, box, heightAt, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

export const NIGHT = leaves('#12283c', '#3f6f74', '#b9d3d0');
/** The y of the waterline at the foot of the gorge. */
export const SHORE = 548;

const CABLE = rounded([[236, 356], [420, 414], [640, 441], [840, 441], [1080, 402], [1260, 342], [1420, 266]]);
const DECK = rounded([[150, 440], [236, 446], [520, 459], [820, 459], [1140, 444], [1420, 418], [1520, 408]]);
/** A line shifted to the far side of the bridge. */
const beyond = (line: readonly Spot[]) => line.map(([x, y]): Spot => [x + 12, y - 4]);

/** A tower: (x, y) is the foot of its near leg, `deck` the y of the deck. `size` is 1 for the left one, larger for the nearer right one. */
function Tower({ x, y, top, deck, size }: { x: number; y: number; top: number; deck: number; size: number }) {
  const [wide, gap] = [11 * size, 20 * size];
  const leg = (lx: number, ly: number) => polygon([[lx - wide * 0.7, ly], [lx - wide * 0.45, top], [lx + wide * 0.45, top], [lx + wide * 0.7, ly]]);
  const beam = (level: number) => polygon([[x, level], [x + gap, level - 5 * size], [x + gap, level + 3 * size], [x, level + 8 * size]]);
  return (
    <>
      <path d={leg(x + gap, y - 5 * size)} fill="#33465c" />
      <path d={[top + 6, (top + deck) / 2, deck + 8, (deck + y) / 2 + 6].map(beam).join('')} fill="#33465c" />
      <path d={box(x - 20 * size, y - 8 * size, 58 * size, 14 * size) + box(x - 28 * size, y + 3 * size, 74 * size, 16 * size)} fill="#3a4d62" />
      <path d={box(x - 20 * size, y - 8 * size, 58 * size, 3) + box(x - 28 * size, y + 3 * size, 74 * size, 3)} fill="#a3b7c2" />
      <path d={leg(x, y - 6 * size)} fill="#5b7083" />
      <path d={polygon([[x + wide * 0.1, y - 6 * size], [x + wide * 0.1, top], [x + wide * 0.45, top], [x + wide * 0.7, y - 6 * size]])} fill="#9bb0bc" />
      <path d={box(x - wide * 0.8, top - 6 * size, wide * 1.6 + gap * 0.4, 7 * size)} fill="#7f95a4" />
    </>
  );
}

/** The masonry abutment from a tower to the hillside: courses of rough stone. */
function Abutment({ outline, courses }: { outline: readonly Spot[]; courses: string }) {
  return (
    <>
      <path d={polygon(outline)} fill="#2c3e54" />
      <path d={polygon(outline.slice(0, 2), false)} stroke="#8fa3b0" strokeWidth={4} />
      <path d={courses} stroke="#46596d" strokeWidth={2.2} fill="none" />
    </>
  );
}

/** Somebody walking home across the bridge with a lantern. */
const WalksHome = ({ x, y }: { x: number; y: number }) => (
  <>
    <Halo id="lantern" x={x + 10} y={y - 10} rx={44} colour="#ffc25a" opacity={0.9} />
    <path d={oval(x, y - 21, 2.8, 3.2) + shape([[x - 4, y, 'corner'], [x - 4, y - 14], [x, y - 18], [x + 4, y - 13], [x + 3, y, 'corner']]) + band([[x + 2, y - 15, 2], [x + 7, y - 12, 1.6]])} fill="#0f1a2c" />
    <path d={oval(x + 8, y - 9, 2.8, 3.4)} fill="#fff0b0" />
  </>
);

export function Footbridge() {
  // Hangers are vertical: both ends have the same x.
  const hangers = Array.from({ length: 40 }, (_, i) => 236 + ((i + 0.5) / 40) * 1184).map((x) => `M${Math.round(x)} ${Math.round(heightAt(CABLE, x))}V${Math.round(heightAt(DECK, x))}`).join('');
  return (
    <>
      <Abutment outline={[[140, 439], [230, 446], [232, 560], [118, 560]]} courses="M134 464L230 469M130 490L231 493M126 516H231M172 441V466M204 467V491M160 490V516M194 516V540" />
      <Abutment outline={[[1440, 418], [1540, 406], [1566, 574], [1438, 574]]} courses="M1439 446L1544 437M1439 474L1549 468M1439 502L1553 499M1439 532L1558 531M1486 414V441M1462 444V472M1512 440V469M1490 472V500M1536 469V499M1468 503V530M1518 501V530" />
      <Thicket id="over-left" line={[[140, 436], [96, 462], [92, 510], [120, 540], [170, 552]]} count={16} radius={27} tones={NIGHT} fleck={5} light="right" />
      <Thicket id="over-right" line={[[1534, 410], [1580, 440], [1580, 500], [1550, 540], [1494, 560]]} count={16} radius={30} tones={NIGHT} fleck={5} />
      <g fill="none">
        <path d={polygon(beyond(CABLE), false)} stroke="#5f7688" strokeWidth={3} />
        <path d={polygon(beyond(DECK), false)} stroke="#3a4d62" strokeWidth={6} />
        <path d={hangers} stroke="#8fa3b8" strokeWidth={1.7} />
        <path d={`M-40 470L236 356M-28 466L248 352M1420 266L1680 426M1434 262L1694 420`} stroke="#8399a8" strokeWidth={4} />
      </g>
      <WalksHome x={660} y={455} />
      <g fill="none">
        <path d={polygon(DECK.map(([x, y]): Spot => [x, y + 2]), false)} stroke="#0f1c30" strokeWidth={9} />
        <path d={polygon(DECK.map(([x, y]): Spot => [x, y - 3]), false)} stroke="#b9c9d2" strokeWidth={2.4} />
        <path d={polygon(DECK.map(([x, y]): Spot => [x, y - 16]), false)} stroke="#7f95a8" strokeWidth={1.4} />
      </g>
      <Tower x={236} y={546} top={356} deck={446} size={1} />
      <Tower x={1420} y={556} top={266} deck={418} size={1.3} />
      <path d={polygon(CABLE, false)} stroke="#b3c5d1" strokeWidth={4.4} fill="none" />
    </>
  );
}

/** The gorge down to the river, clipped at the waterline so that it can be reflected below it. */
export const Gorge = () => (
  <>
    <clipPath id="gorge">
      <path d={box(-60, 0, 1720, SHORE + 3)} />
    </clipPath>
    <g clipPath="url(#gorge)">
      <WoodedSlope id="far" crest={[[-40, 330], [300, 350], [560, 400], [800, 452], [1040, 400], [1320, 340], [1640, 320]]} tones={faded(NIGHT, '#7fa0b8', 0.5)} mist="#9dbccb" radius={24} groups={5} bottom={560} />
      <WoodedSlope id="left" crest={[[-60, 190], [120, 246], [300, 350], [450, 440], [560, 520], [600, 556]]} tones={NIGHT} mist="#3f6480" radius={36} groups={9} depth={320} fade={0.4} bottom={640} fleck={5} light="right" />
      <WoodedSlope id="right" crest={[[990, 556], [1040, 514], [1140, 436], [1280, 346], [1450, 236], [1660, 170]]} tones={NIGHT} mist="#3f6480" radius={36} groups={9} depth={330} fade={0.4} bottom={640} fleck={5} />
      <Thicket id="hem-left" line={[[300, 540], [420, 536], [560, 546]]} count={14} radius={17} tones={NIGHT} light="right" />
      <Thicket id="hem-right" line={[[1010, 548], [1140, 538], [1380, 540]]} count={20} radius={18} tones={NIGHT} />
    </g>
  </>
);
