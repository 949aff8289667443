/** The front of a moored long-tail boat, bow to the left: stem with silk and flowers, planking, awning, ladder, a boy on the foredeck. */
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { POSE, type Pose } from '../../../people/pose.ts';
import { band, box, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { InJacket, Mask } from './snorkellers.tsx';

const WOOD = '#a3562f';
const DARK = mix(WOOD, '#2a1230', 0.45);
/** The gunwale, from the stem past the picture's right edge, and the hull's lower edge: the stem's front, then the waterline. */
const SHEER: readonly Spot[] = [[1012, 212], [1048, 292], [1104, 366], [1190, 420], [1320, 446], [1480, 452], [1660, 452]];
const FOOT: readonly Spot[] = [[1000, 214], [1016, 312], [1052, 402], [1110, 478], [1196, 536], [1420, 542], [1660, 542]];
/** A line along the hull: the gunwale at `t` = 0, the lower edge at `t` = 1. */
const strake = (t: number): Spot[] => SHEER.map(([x, y], i) => [x + ((FOOT[i]?.[0] ?? x) - x) * t, y + ((FOOT[i]?.[1] ?? y) - y) * t]);
const between = (from: number, to: number) => `M${[...rounded(strake(from)), ...rounded(strake(to)).toReversed()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const BOY = { x: 1222, y: 446, height: 316, flip: true, age: 8, pose: { ...POSE.kneel, lean: 24, nod: 8, near: [18, 6], far: [74, 70] } as Pose };

/** Silk wound round the stem's neck, with its ends hanging, and a garland of marigolds, for the spirit that lives in the bow. */
const Ribbons = () => (
  <>
    {[['#d9437f', 0], ['#eab030', 1], ['#3a9a80', 2]].map(([colour, i]) => {
      const [x, y] = [1008 + Number(i) * 7, 244 + Number(i) * 15];
      return (
        <g key={colour}>
          <path d={band([[x - 2, y + 6, 6], [x - 14 - Number(i) * 3, y + 46, 15], [x - 4 - Number(i) * 5, y + 92, 14], [x - 16, y + 136 - Number(i) * 12, 2]])} fill={mix(String(colour), '#3a1638', 0.24)} />
          <path d={band([[x + 6, y + 4, 6], [x + 2, y + 50, 15], [x + 12, y + 88, 12], [x + 2, y + 122 - Number(i) * 10, 2]])} fill={String(colour)} />
          <path d={band([[x - 13, y - 4, 15], [x + 22, y - 10, 15]])} fill={String(colour)} />
          <path d={band([[x + 8, y - 8, 14], [x + 22, y - 10, 15]])} fill={mix(String(colour), '#3a1638', 0.3)} />
        </g>
      );
    })}
    <path d={Array.from({ length: 13 }, (_, i) => oval(1014 + i * 4.4, 290 + Math.sin((i / 12) * Math.PI) * 46 + i * 0.6, 6.6)).join('')} fill="#e88a24" />
    <path d={Array.from({ length: 13 }, (_, i) => oval(1012.6 + i * 4.4, 288.4 + Math.sin((i / 12) * Math.PI) * 46 + i * 0.6, 3.2)).join('')} fill="#f8c458" />
  </>
);

/** The awning, on posts, with a fringe. */
const Awning = () => (
  <>
    <path d={box(1428, 262, 9, 190) + box(1580, 260, 9, 190)} fill={DARK} />
    <path d={box(1428, 262, 3, 190) + box(1580, 260, 3, 190)} fill={mix(WOOD, '#ffe6b8', 0.4)} />
    <path d={shape([[1376, 268, 'corner'], [1420, 246], [1520, 232], [1680, 226, 'corner'], [1680, 274, 'corner'], [1500, 272]])} fill="#2c5f9a" />
    <path d={shape([[1376, 268, 'corner'], [1420, 246], [1520, 232], [1680, 226, 'corner'], [1680, 242, 'corner'], [1500, 248]])} fill="#5f8fc0" />
    <path d={Array.from({ length: 13 }, (_, i) => `M${1378 + i * 24} ${268 + Math.min(i, 4)}q12 24 24 ${i < 4 ? 1 : 0}Z`).join('')} fill="#f2e3bd" />
  </>
);

/** The boy kneels on the foredeck, one hand on the gunwale, and points at his sister. */
const Boy = () => (
  <InJacket id="boy" place={BOY} jacket={0.82} wears="shorts" dress={DRESS.teal} hair="crop">
    <Mask colour="#e8b23a" isUp />
  </InJacket>
);

/** The boat above the water: awning, boy, hull and ribbons. */
export function Bow() {
  return (
    <>
      <Awning />
      <Boy />
      <path d={between(0, 1)} fill={WOOD} />
      <path d={between(0.62, 1)} fill={DARK} />
      <path d={between(0.36, 0.62)} fill={mix(WOOD, '#2a1230', 0.22)} />
      <path d={[0.2, 0.36, 0.62, 0.82].map((t) => between(t, t + 0.025)).join('')} fill={mix(WOOD, '#1a0c20', 0.66)} />
      <path d={between(0.225, 0.262)} fill={mix(WOOD, '#ffe6b8', 0.3)} />
      <path d={between(-0.02, 0.13)} fill="#e6d3a8" />
      <path d={between(0.075, 0.13)} fill="#2f8a84" />
      <path d={band([[1004, 150, 20], [1002, 186, 24], [1010, 250, 26], [1030, 320, 16]])} fill={mix(WOOD, '#ffe6b8', 0.2)} />
      <path d={band([[1011, 152, 7], [1010, 190, 8], [1019, 250, 9], [1038, 316, 5]])} fill={DARK} />
      <Ribbons />
    </>
  );
}

const RAILS: readonly (readonly [Spot, Spot])[] = [[[1330, 436], [1312, 676]], [[1388, 438], [1376, 680]]];

/** The ladder hooked over the gunwale, reaching under water. */
export const Ladder = ({ tone = '#e6d3a8' }: { tone?: string }) => (
  <>
    <path d={[0.12, 0.3, 0.48, 0.66, 0.84].map((t) => band([[1330 - 18 * t, 436 + 240 * t, 9], [1388 - 12 * t, 438 + 242 * t, 9]])).join('')} fill={mix(tone, '#4a2a3a', 0.25)} />
    <path d={RAILS.map(([[ax, ay], [bx, by]]) => band([[ax, ay, 10], [bx, by, 10]]) + oval(ax, ay, 8, 6)).join('')} fill={tone} />
  </>
);

/** The underwater part of the hull. */
export const Belly = ({ top }: { top: number }) => (
  <>
    <path d={shape([[1190, top - 8, 'corner'], [1280, top + 34], [1400, top + 58], [1660, top + 66, 'corner'], [1660, top - 8, 'corner']])} fill="#2f5a68" />
    <path d={shape([[1196, top - 8, 'corner'], [1300, top + 14], [1420, top + 24], [1660, top + 28, 'corner'], [1660, top - 8, 'corner']])} fill="#5a6a68" />
  </>
);
