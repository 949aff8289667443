/**
 * The Nandi of Chamundi hill, cut from one boulder in 1659: 4.9 metres high, 7.5 long, kept black with oil. It lies on a plinth at y = 762.
 * The bull has its near foreleg folded under, its far knee raised, a hind foot forward. Bells, halter and saddle cloth are carved on it.
 */
import type { ReactNode } from 'react';
import type { Station } from '../../../kit/curves.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { alongLine, band, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { NandiHead, OIL } from './nandi-head.tsx';

/** The top of the plinth (y). */
export const FOOT = 762;

/** A bulge of the stone: its outline, shaded from light at `from` to dark at `to`. */
function Swell({ id, outline, from, to, children }: { id: string; outline: readonly Station[]; from: Spot; to: Spot; children?: ReactNode }) {
  return (
    <>
      <Gradient id={`${id}-light`} from={from} to={to} stops={[[0, OIL.lit], [0.3, OIL.half], [0.62, OIL.base], [1, OIL.shade]]} />
      <Piece id={id} outline={shape(outline)} fill={`url(#${id}-light)`}>
        {children}
      </Piece>
    </>
  );
}

/** `count` marigolds strung along a line, each in three tones. */
function Garland({ line, size, count }: { line: readonly Spot[]; size: number; count: number }) {
  const path = rounded(line);
  return ['#b3481c', '#f08a24', '#ffc23f'].map((tone, k) => (
    <path key={tone} d={Array.from({ length: count }, (_, i) => {
      const spot = alongLine(path, i / (count - 1));
      return oval(spot.x - k * size * 0.16, spot.y - k * size * 0.2, size * (1 - k * 0.3));
    }).join('')} fill={tone} />
  ));
}

/** Carved bells hanging from a carved strap that projects from the stone. */
function Bells({ line, count, size }: { line: readonly Spot[]; count: number; size: number }) {
  const path = rounded(line);
  const bells = Array.from({ length: count }, (_, i) => alongLine(path, (i + 0.5) / count));
  return (
    <>
      <path d={band(path.map(([x, y]) => [x + 3, y + size * 0.4, size * 0.8] as const))} fill={OIL.deep} opacity={0.6} />
      <path d={band(path.map(([x, y]) => [x, y, size * 0.7] as const))} fill={OIL.half} />
      <path d={band(path.map(([x, y]) => [x - 1, y - size * 0.16, size * 0.24] as const))} fill={OIL.lit} />
      {bells.map(({ x, y }, i) => (
        <At key={i} x={x} y={y + size * 0.4} scale={size / 20}>
          <path d="M-1 2H10Q13 16 20 30H-8Z" fill={OIL.deep} opacity={0.6} />
          <path d="M-5 0H5Q8 14 15 24H-15Q-8 14 -5 0Z" fill={OIL.base} />
          <path d="M-5 0H0Q-2 14 -6 24H-15Q-8 14 -5 0Z" fill={OIL.lit} />
          <circle cy={26} r={5} fill={OIL.deep} />
        </At>
      ))}
    </>
  );
}

/** The saddle cloth carved over the back: a border in relief, and discs within it. */
const SaddleCloth = () => (
  <>
    <path d={shape([[1066, 470, 'corner'], [1060, 540], [1076, 612, 'corner'], [1170, 628], [1252, 600, 'corner'], [1266, 540], [1262, 480, 'corner']])} fill={OIL.deep} opacity={0.3} />
    <path d={band([[1066, 470, 11], [1058, 540, 12], [1074, 612, 12]]) + band([[1072, 610, 12], [1166, 626, 12], [1254, 600, 11]]) + band([[1252, 602, 11], [1266, 546, 11], [1262, 482, 10]])} fill={OIL.half} />
    <path d={band([[1062, 470, 4], [1054, 540, 4], [1070, 610, 4]]) + band([[1072, 605, 4], [1166, 621, 4], [1254, 595, 4]])} fill={OIL.lit} />
    <path d={[[1108, 528], [1164, 540], [1218, 528], [1126, 578], [1190, 582]].map(([x = 0, y = 0]) => oval(x, y, 13, 12)).join('')} fill={OIL.half} />
    <path d={[[1108, 528], [1164, 540], [1218, 528], [1126, 578], [1190, 582]].map(([x = 0, y = 0]) => oval(x + 1.5, y + 1.5, 7, 6.4)).join('')} fill={OIL.shade} />
  </>
);

const Hindquarters = () => (
  <>
    <Swell id="nandi-hind-foot" outline={[[1320, FOOT, 'corner'], [1310, 712], [1220, 700], [1120, 708], [1046, 716], [1006, 728], [984, 742], [978, FOOT, 'corner']]} from={[1100, 700]} to={[1120, 768]}>
      <path d={band([[1050, 712, 2], [1040, 736, 4], [1044, 766, 3]]) + band([[976, 750, 1], [1008, 746, 3], [1042, 748, 2]])} fill={OIL.deep} opacity={0.8} />
    </Swell>
    <Swell id="nandi-haunch" outline={[[1416, FOOT, 'corner'], [1430, 686], [1408, 600], [1340, 548], [1256, 552], [1184, 600], [1134, 660], [1112, 706], [1128, 738], [1190, 748], [1260, FOOT, 'corner']]} from={[1150, 560]} to={[1400, 760]}>
      <path d={shape([[1256, 556], [1186, 606], [1136, 664], [1118, 704], [1150, 680], [1196, 634], [1254, 598], [1306, 586]])} fill={OIL.sky} opacity={0.5} />
      <path d={band([[1128, 738, 2], [1200, 726, 12], [1290, 734, 14], [1380, 770, 4]])} fill={OIL.deep} opacity={0.5} />
    </Swell>
    <path d={band([[1376, 560, 8], [1414, 616, 15], [1424, 686, 15], [1402, 732, 13], [1362, 750, 20], [1312, 756, 4]])} fill={OIL.shade} />
    <path d={band([[1374, 559, 3], [1409, 616, 5], [1418, 686, 5], [1397, 728, 4], [1358, 745, 5], [1316, 755, 1]])} fill={OIL.half} />
  </>
);

/** The far foreleg: forearm up to the raised knee, shin down to the flat hoof. */
const RaisedLeg = () => (
  <>
    <Swell id="nandi-raised" outline={[[780, 700], [740, 600], [680, 578], [610, 572], [560, 590], [540, 622], [548, 664], [560, 706], [552, FOOT, 'corner'], [640, FOOT, 'corner'], [632, 706], [634, 672], [690, 700]]} from={[548, 600]} to={[720, 700]}>
      <path d={shape([[612, 574], [562, 592], [543, 622], [552, 664], [566, 700], [572, 664], [564, 628], [580, 606], [640, 592], [690, 590]])} fill={OIL.rim} opacity={0.5} />
      <path d={band([[596, 660, 4], [634, 668, 16], [640, 720, 12], [630, 770, 6]]) + band([[600, 634, 2], [580, 650, 5], [560, 652, 1]])} fill={OIL.deep} opacity={0.45} />
    </Swell>
    <Swell id="nandi-hoof" outline={[[538, FOOT, 'corner'], [546, 728], [566, 712], [626, 712], [644, 730], [652, FOOT, 'corner']]} from={[540, 720]} to={[650, 760]}>
      <path d={band([[584, 722, 1], [580, 740, 4], [582, 770, 5]])} fill={OIL.deep} />
      <path d={band([[546, 728, 1], [592, 722, 4], [646, 728, 1]])} fill={OIL.rim} opacity={0.6} />
    </Swell>
  </>
);

/** The near foreleg: forearm forward along the plinth, the shin folded back under it, hoof by the elbow. */
const FoldedLeg = () => (
  <>
    <path d={shape([[668, 748], [720, 720], [920, 726], [990, 744], [980, FOOT, 'corner'], [680, FOOT, 'corner']])} fill={OIL.deep} />
    <Swell id="nandi-shin" outline={[[672, 742], [690, FOOT, 'corner'], [912, FOOT, 'corner'], [932, 746], [914, 728], [860, 726], [740, 728]]} from={[730, 724]} to={[748, 790]}>
      <path d={band([[872, 720, 3], [866, 742, 6], [872, 768, 4]]) + band([[872, 748, 2], [900, 744, 4], [934, 748, 2]])} fill={OIL.deep} opacity={0.8} />
    </Swell>
    <Swell id="nandi-forearm" outline={[[986, 650], [930, 620], [860, 628], [780, 646], [706, 668], [664, 690], [648, 716], [656, 742], [686, 750], [740, 738], [830, 736], [920, 738], [980, 716]]} from={[730, 640]} to={[800, 790]}>
      <path d={shape([[706, 668], [664, 690], [648, 716], [658, 740], [670, 716], [700, 694], [760, 672], [840, 652], [880, 634], [780, 646]])} fill={OIL.rim} opacity={0.4} />
      <path d={band([[716, 676, 2], [728, 700, 6], [722, 738, 3]])} fill={OIL.deep} opacity={0.5} />
      <path d={shape([[640, 700], [680, 660], [770, 664], [850, 648], [910, 610], [880, 674], [780, 690], [700, 692]])} fill={OIL.deep} opacity={0.55} />
      <path d={shape([[990, 640], [960, 690], [900, 730], [1010, 750]])} fill={OIL.deep} opacity={0.5} />
    </Swell>
  </>
);

/** The neck: a thick crest, and the dewlap hanging in folds between the forelegs. */
const Neck = () => (
  <Swell id="nandi-neck" outline={[[860, 262], [904, 308], [930, 372], [960, 440], [960, 560], [916, 620], [850, 660], [770, 676], [706, 668], [672, 636], [664, 590], [676, 540], [690, 480], [720, 380]]} from={[660, 500]} to={[950, 600]}>
    <path d={shape([[690, 470], [740, 530], [830, 530], [880, 440], [900, 340], [860, 300], [700, 400]])} fill={OIL.deep} opacity={0.55} />
    {[0, 1, 2, 3].map((fold) => <path key={fold} d={band([[718 + fold * 34, 500 + fold * 6, 2], [712 + fold * 36, 590 + fold * 6, 11], [706 + fold * 34, 676 - fold * 6, 3]])} fill={OIL.deep} opacity={0.5} />)}
    {[0, 1, 2].map((fold) => <path key={fold} d={band([[704 + fold * 34, 520, 2], [696 + fold * 36, 600, 7], [692 + fold * 34, 664, 2]])} fill={OIL.lit} opacity={0.5} />)}
    <path d={band([[694, 480, 3], [680, 540, 8], [668, 604, 9], [672, 634, 6], [704, 666, 2]])} fill={OIL.rim} opacity={0.7} />
    <path d={band([[866, 268, 2], [908, 318, 12], [930, 376, 12], [950, 430, 3]])} fill={OIL.sky} opacity={0.5} />
  </Swell>
);

export const Nandi = () => (
  <>
    <path d={lens(1000, FOOT + 3, 960, 11)} fill="#3a2030" opacity={0.6} />
    <RaisedLeg />
    <Swell id="nandi-body" outline={[[1416, FOOT, 'corner'], [1426, 680], [1404, 596], [1350, 532], [1290, 504], [1190, 492], [1100, 484], [1048, 468], [1018, 430], [982, 392], [936, 380], [892, 400], [800, 470], [716, 560], [690, 650], [700, FOOT, 'corner']]} from={[960, 400]} to={[1180, 760]}>
      <path d={shape([[936, 382], [984, 394], [1018, 432], [1048, 470], [1100, 487], [1190, 495], [1290, 508], [1350, 536], [1280, 522], [1180, 516], [1080, 512], [1016, 488], [980, 430]])} fill={OIL.sky} opacity={0.75} />
      <path d={band([[892, 400, 2], [936, 381, 5], [982, 394, 5], [1018, 432, 4], [1048, 470, 5], [1100, 486, 5], [1190, 494, 5], [1290, 506, 4], [1350, 534, 1]])} fill={OIL.rim} />
      {/* Shading behind the shoulder blade, in the hollow of the flank and under the barrel. */}
      <path d={shape([[1000, 470], [1040, 540], [1030, 620], [984, 690], [1004, 640], [1000, 560], [976, 500]])} fill={OIL.deep} opacity={0.5} />
      <path d={shape([[1270, 540], [1200, 580], [1140, 640], [1110, 700], [1080, 660], [1130, 590], [1200, 540]])} fill={OIL.deep} opacity={0.45} />
      <path d={shape([[940, 780], [960, 710], [1060, 690], [1140, 704], [1200, 780]])} fill={OIL.deep} opacity={0.6} />
      <SaddleCloth />
    </Swell>
    <Bells line={[[1046, 474], [1030, 560], [1034, 640], [1060, 704]]} count={5} size={15} />
    <Hindquarters />
    <FoldedLeg />
    <Neck />
    <Bells line={[[922, 400], [908, 480], [856, 548], [776, 580], [690, 560]]} count={8} size={20} />
    <Garland line={[[930, 380], [936, 470], [912, 566], [846, 632], [762, 648], [696, 610], [672, 546]]} size={18} count={40} />
    <path d={Array.from({ length: 19 }, (_, i) => alongLine(rounded([[912, 350], [888, 440], [826, 510], [744, 532], [688, 512]]), i / 18)).map(({ x, y }) => oval(x, y, 7)).join('')} fill="#fff2dc" />
    <NandiHead />
    <Garland line={[[838, 262], [812, 244], [748, 236], [690, 246], [660, 268]]} size={11} count={16} />
  </>
);
