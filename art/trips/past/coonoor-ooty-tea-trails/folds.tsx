/** The downs behind the kite runners: fold behind fold, the far ones in haze, with woods, a path and ponies. */
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Mist } from '../../../scenery/sky.tsx';
import { Fold, GrazingPony, Shola } from './downs.tsx';

const SHOLA = leaves('#1d4a3c', '#6a9250', '#f6dc8c');
const YOUNG = leaves('#3d4a38', '#a88a52', '#f8cf8c');
const FAR_AIR = '#d8cf9e';
const FAR_TONES = { lit: '#e6dba0', base: '#c3c58a', shade: '#8fa98c' };
const MIDDLE_TONES = { lit: '#e6d980', base: '#bcc168', shade: '#6d9362' };
const NEAR_TONES = { lit: '#e4d774', base: '#b0ba5a', shade: '#57824f' };

/** The red earth path through [x, y, width] stations: its worn middle, and the shade cast by the bank on the sunny side. */
export const RedPath = ({ line }: { line: readonly (readonly [number, number, number])[] }) => (
  <>
    <path d={band(line)} fill="#96523a" />
    <path d={band(line.map(([x, y, w]) => [x + w * 0.1, y, w * 0.76] as const))} fill="#c57e52" />
    <path d={band(line.map(([x, y, w]) => [x + w * 0.16, y, w * 0.3] as const))} fill="#dda06c" />
  </>
);

/** The far folds, pale with haze, with woods in their hollows. */
export function FarDowns() {
  const wood = { radius: 8, tones: faded(SHOLA, FAR_AIR, 0.42), young: faded(YOUNG, FAR_AIR, 0.42) };
  return (
    <>
      <Fold id="far-1" crest={[[-80, 452], [60, 424], [220, 414], [380, 440], [520, 480], [640, 520]]} bottom={600} tones={FAR_TONES} sun={[[90, 440, 160, 60]]} hollows={[[430, 510, 220, 90]]} grain={12} />
      <Fold id="far-2" crest={[[700, 500], [820, 456], [960, 424], [1120, 404], [1290, 422], [1430, 462], [1560, 500]]} bottom={600} tones={FAR_TONES} sun={[[1000, 440, 160, 60]]} hollows={[[1360, 500, 220, 90]]} grain={12} />
      <Shola id="wood-far-1" line={[[330, 492], [420, 470], [500, 446]]} depth={44} count={56} {...wood} />
      <Shola id="wood-far-2" line={[[1220, 486], [1310, 458], [1380, 432]]} depth={48} count={56} {...wood} />
      <Fold id="far-3" crest={[[300, 500], [420, 462], [540, 430], [680, 416], [830, 438], [980, 484], [1080, 520]]} bottom={620} tones={FAR_TONES} sun={[[560, 446, 150, 60]]} hollows={[[900, 520, 200, 90]]} grain={12} />
      <Fold id="far-4" crest={[[1180, 506], [1300, 454], [1420, 416], [1540, 398], [1720, 408]]} bottom={620} tones={FAR_TONES} sun={[[1420, 440, 150, 60]]} grain={12} />
      <Mist id="mist-folds" y={520} height={90} colour="#f3e6b0" opacity={0.5} />
    </>
  );
}

/** The nearer folds: sholas where they meet, a red path, ponies. */
export function MiddleDowns() {
  const wood = { tones: faded(SHOLA, FAR_AIR, 0.14), young: faded(YOUNG, FAR_AIR, 0.2) };
  return (
    <>
      <Fold id="middle-1" crest={[[360, 640], [460, 586], [580, 534], [710, 506], [850, 514], [970, 556], [1080, 620]]} bottom={860} tones={MIDDLE_TONES} sun={[[600, 566, 160, 90]]} hollows={[[1000, 640, 260, 150]]} grain={20} />
      <Shola id="wood-left" line={[[420, 640], [500, 600], [570, 566], [640, 580]]} depth={76} radius={14} count={70} fleck={3} {...wood} />
      <Fold id="middle-2" crest={[[-80, 548], [80, 502], [240, 482], [390, 496], [520, 540], [640, 604], [760, 690], [860, 790]]} bottom={860} tones={MIDDLE_TONES} sun={[[130, 530, 220, 90]]} hollows={[[600, 690, 300, 190]]} grain={20} />
      <Shola id="wood-middle" line={[[790, 720], [830, 660], [890, 606], [960, 560], [1010, 534]]} depth={120} radius={17} count={120} fleck={4} {...wood} />
      <Fold id="near-1" crest={[[660, 830], [780, 712], [900, 606], [1030, 522], [1170, 474], [1330, 454], [1490, 472], [1720, 540]]} bottom={1000} tones={NEAR_TONES} sun={[[1040, 590, 220, 130], [1290, 486, 160, 60]]} hollows={[[1590, 590, 330, 170], [1330, 800, 230, 150]]} grain={30} />
      <RedPath line={[[1322, 455, 3], [1296, 484, 5], [1316, 516, 7], [1298, 552, 9], [1240, 592, 12], [1166, 636, 16], [1124, 690, 20], [1094, 740, 25], [1010, 806, 30]]} />
      <GrazingPony id="pony-far" x={1120} y={556} height={62} coat="#ead9bd" mane="#a08868" flip />
      <GrazingPony id="foal" x={1016} y={672} height={56} coat="#6a4232" flip />
      <GrazingPony id="pony" x={1224} y={690} height={92} coat="#8a5230" />
      <Shola id="wood-right" line={[[1250, 838], [1320, 768], [1420, 694], [1520, 640], [1660, 600]]} depth={136} radius={20} count={130} tones={SHOLA} young={YOUNG} fleck={5} />
      <Fold id="near-2" crest={[[1130, 920], [1240, 836], [1340, 760], [1450, 692], [1570, 642], [1720, 612]]} bottom={1010} tones={NEAR_TONES} sun={[[1400, 770, 190, 110]]} hollows={[[1640, 800, 200, 150]]} grain={34} />
    </>
  );
}
