/** Kashmiri hill ponies: short, deep, heavy-maned. Drawn facing right; (x, y) is the ground under the middle, `height` the withers'. */
import { mix } from '../../../kit/colour.ts';
import { polygon, type Station } from '../../../kit/curves.ts';
import { Piece } from '../../../people/body.tsx';
import { form, underside } from '../../../scenery/animal.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { alongLine, band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** The outline of the back: rump, croup, back and withers. The neck leads on from the withers to the breast. */
const TOPLINE: readonly Station[] = [[-56, -76], [-54, -88], [-46, -96], [-34, -100], [-20, -97], [-6, -93], [8, -94], [20, -100]];
const UNDERLINE: readonly Station[] = [[45, -74], [41, -62], [30, -53], [12, -47], [-8, -46], [-24, -50], [-38, -56], [-52, -62]];
/** For each pose: the neck's outline, from the withers over the poll to the throat; the crest; the poll; the head's turn in degrees. */
const NECKS = {
  walk: { line: [[31, -108], [42, -119], [51, -128], [58, -130], [60, -116], [54, -104], [49, -90]], crest: [[18, -100], [31, -109], [42, -120], [53, -130]], poll: [57, -129], turn: 0 },
  graze: { line: [[34, -96], [48, -80], [60, -60], [68, -42], [62, -32], [54, -40], [48, -54], [46, -66]], crest: [[18, -101], [34, -97], [49, -81], [67, -46]], poll: [66, -41], turn: 36 },
} as const satisfies Record<string, { line: readonly Station[]; crest: readonly Spot[]; poll: Spot; turn: number }>;

/** A leg's outline, down the front and up the back, and the hoof. */
type Leg = { outline: readonly Station[]; hoof: readonly [heel: Spot, front: Spot, toe: Spot, back: Spot] };
/** The hind leg that carries weight: stifle, hock (its point behind), fetlock. */
const HIND: Leg = {
  outline: [[-32, -90], [-21, -74], [-18, -61], [-24, -50], [-33, -42], [-37, -34], [-37, -25], [-35.6, -16], [-33.4, -11], [-30.6, -6], [-29, -2], [-40, -2], [-40.6, -6], [-43.6, -10], [-43.4, -16], [-45.6, -25], [-48, -33], [-51.6, -40], [-47.4, -46], [-47.6, -54], [-54, -64], [-56.5, -76], [-52, -90], [-42, -96]],
  hoof: [[-40.6, -6], [-30.4, -6.6], [-26, 0], [-42, 0]],
};
/** The same leg at the end of its stride: hock extended, heel off the ground. */
const HIND_BACK: Leg = {
  outline: [[-28, -72], [-32, -56], [-42, -47], [-52, -39], [-57, -31], [-60.6, -21], [-62, -13], [-60, -7], [-59, -3], [-68, -5], [-68.6, -9], [-71, -14], [-69, -21], [-66.6, -31], [-67, -40.6], [-60, -47], [-57, -56], [-58, -70]],
  hoof: [[-69.6, -8.6], [-60, -7], [-57, 0], [-71, -4]],
};
/** The foreleg, straight under the shoulder: elbow, knee, fetlock. */
const FORE: Leg = {
  outline: [[40, -70], [37, -58], [33.6, -46], [31.6, -37], [32, -31], [29.8, -25], [29, -16], [29.6, -11], [31.6, -6], [33, -2], [21, -2], [21.6, -6], [20, -10.6], [21.4, -16], [22.4, -24], [21.6, -31], [20.4, -37], [18, -47], [14, -58], [18, -72]],
  hoof: [[21.4, -6], [31.6, -6.6], [35, 0], [19.6, 0]],
};
/** The foreleg with the knee raised, the foot swinging through. */
const FORE_LIFTED: Leg = {
  outline: [[42, -74], [46, -62], [51, -51], [55, -44], [53.6, -37], [51, -29], [50.2, -22], [50, -16], [49.6, -11], [48.6, -8], [39.6, -11], [41.4, -16], [41, -20], [43.6, -28], [45.6, -36], [42.6, -42], [34, -49], [24, -57], [20, -68]],
  hoof: [[40, -15], [50, -12.6], [49.6, -5.6], [36.4, -9.6]],
};
/** A leg shifted along the body. */
const moved = ({ outline, hoof }: Leg, by: number): Leg => {
  const on = ([x, y]: Station): Spot => [x + by, y];
  const [heel, front, toe, back] = hoof;
  return { outline: outline.map(on), hoof: [on(heel), on(front), on(toe), on(back)] };
};

type Coat = { base: string; shade: string; far: string; hair: string; lit: string };

/** A leg with a shaggy fetlock. A near leg is lit at the back and shaded in front. */
const PonyLeg = ({ id, leg, coat, isFar = false }: { id: string; leg: Leg; coat: Coat; isFar?: boolean }) => {
  const [heel, front, toe] = leg.hoof;
  return (
    <>
      <Piece id={id} outline={form(leg.outline)} fill={isFar ? coat.far : coat.base}>
        {!isFar && <path d={form([...leg.outline.slice(0, 10), ...leg.outline.slice(0, 10).toReversed().map(([x, y], i) => [x - (i < 6 ? 4.4 : 8), y] as const)])} fill={coat.shade} opacity={0.75} />}
        <path d={band([[heel[0] - 8, heel[1] - 22, 1], [heel[0] + 2, heel[1] - 10, 12], [heel[0] + 6, heel[1] + 4, 24]])} fill={coat.hair} opacity={isFar ? 0.5 : 0.62} />
      </Piece>
      <path d={form([[heel[0] - 1, heel[1] - 7], [heel[0] - 3, heel[1] - 3], [heel[0] - 3.4, heel[1] + 1.4, 'corner'], [heel[0], heel[1] - 1], [heel[0] + 1, heel[1] + 1.4, 'corner'], [heel[0] + 3, heel[1] - 2], [heel[0] + 2, heel[1] - 7]])} fill={isFar ? mix(coat.far, coat.hair, 0.5) : mix(coat.base, coat.hair, 0.66)} />
      <path d={polygon(leg.hoof)} fill="#2a2126" />
      {!isFar && <path d={polygon([heel, [(heel[0] + front[0]) / 2, (heel[1] + front[1]) / 2], [toe[0] - 5, toe[1]]])} fill="#5d5056" opacity={0.7} />}
    </>
  );
};

/** The head, its poll at (0, 0): a straight broad nose, a round cheek, a tasselled halter of red wool. */
const PonyHead = ({ id, coat, hasBlaze }: { id: string; coat: Coat; hasBlaze: boolean }) => (
  <>
    <path d={form([[1, 2], [2, -7], [6.6, -12.6, 'corner'], [8, -6], [7, 2]])} fill={coat.far} />
    <Piece id={id} outline={form([[-5, 1], [3, -3], [9, 4], [15.6, 14], [21.6, 22], [26, 29], [26, 34], [22, 37], [17.6, 35.4], [13, 30.4], [7.6, 25], [0, 24], [-6, 18], [-9, 8]])} fill={coat.base}>
      {hasBlaze && <path d={band([[6, -3, 5], [13, 9, 6], [22, 22, 5], [25, 28, 1]])} fill="#f4e6d2" />}
      <path d={form([[-8, 12], [-2, 20], [4, 17], [9, 20], [17, 29], [22, 32], [18, 40], [0, 30]])} fill={coat.shade} />
      <path d={form([[17, 28], [21, 25], [30, 28], [28, 40], [16, 38]])} fill={mix(coat.hair, '#c09a8c', 0.24)} />
      <path d={form([[2, 1], [8, 8], [14, 17], [12, 19], [5, 13], [0, 6]])} fill={coat.lit} opacity={0.7} />
    </Piece>
    <path d="M24.4 35.2L19.8 32.4" stroke="#1a1014" strokeWidth={0.9} fill="none" />
    <path d={oval(23.4, 29.6, 1.4, 2)} fill="#120b0e" />
    {/* The eye under its brow. */}
    <path d={form([[4, 9.4], [7, 6.6], [10, 8.6], [9.4, 12], [6, 12.4]])} fill={coat.hair} />
    <path d={oval(7.3, 9.8, 2, 1.9)} fill="#150c0c" />
    <path d={oval(6.7, 9, 0.7)} fill="#fff3dc" />
    <path d="M12.4 10.4L15 13.4M15.4 15.4L10.4 27.4M15.4 15.4L19.6 19.6M12.6 22.4L-3.6 4.4M-4.6 5Q-6.6 15 -1.6 23.4" stroke="#c2392f" strokeWidth={2} strokeLinecap="round" fill="none" />
    <path d="M20 19.6L12 29.8" stroke="#c2392f" strokeWidth={2.4} fill="none" />
    <path d={oval(11.6, 29.6, 1.8)} fill="#e8c35a" />
    <path d={form([[-3.6, 3], [-6.4, -6], [-2.6, -13.4, 'corner'], [1.6, -7], [2, 2]])} fill={coat.base} />
    <path d={form([[-2.6, 1], [-4, -5], [-2.2, -10, 'corner'], [0, -5], [0, 1]])} fill={coat.hair} opacity={0.7} />
    <path d={[0, 1, 2, 3].map((i) => band([[-2 + i * 1.4, -2.6, 4], [5 + i * 1.2, 0.6, 3.6], [8.6 + i, 8 - i * 1.6, 0.6]])).join('')} fill={coat.hair} />
    <path d={leaf(-3.4, 4.6, 9, 2.6, 1.9) + leaf(-3.4, 4.6, 9, 2.4, 1.5) + oval(-3.4, 5, 1.9)} fill="#e8a02c" />
  </>
);

/** A felt rug, a saddle of wood and leather, a breast strap and a crupper. */
const Tack = ({ id, cloth }: { id: string; cloth: string }) => (
  <>
    <path d="M-26 -92Q-40 -98 -53 -90M16 -84Q34 -80 44 -72" stroke="#5a3020" strokeWidth={2.4} fill="none" />
    <path d={[[26, -81.4], [33, -78.6], [39, -75.2]].map(([x = 0, y = 0]) => leaf(x, y, 8, 1.8, 1.6)).join('')} fill="#c2392f" />
    <Piece id={`${id}-cloth`} outline={form([[-27, -98, 'corner'], [-10, -95.4], [4, -95.6], [19, -100, 'corner'], [21.6, -82], [19.6, -64, 'corner'], [-4, -61], [-28, -65, 'corner'], [-30, -82]])} fill={cloth}>
      <path d={form([[-30, -66], [-4, -62], [22, -65], [22, -72], [-4, -69], [-30, -73]])} fill="#f0cf86" />
      <path d={form([[-30, -75], [-4, -71], [22, -74], [22, -76.6], [-4, -73.6], [-30, -77.6]])} fill="#c2392f" />
      <path d={[-24, -15, -6, 3, 12].map((x) => leaf(x, -83, 6, 2.4, -0.6) + leaf(x, -83, 6, 2.4, -2.4) + oval(x, -83.4, 1.5)).join('')} fill="#e9c272" opacity={0.9} />
      <path d={form([[6, -104], [12, -84], [8, -60], [30, -60], [30, -104]])} fill="#2a1230" opacity={0.3} />
    </Piece>
    <path d={Array.from({ length: 17 }, (_, i) => band([[-27 + i * 2.86, -64.6 + Math.sin((i / 16) * Math.PI) * 3.6, 1.4], [-27 + i * 2.86, -60.6 + Math.sin((i / 16) * Math.PI) * 3.6, 0.8]])).join('')} fill="#f0cf86" />
    <path d="M11 -62Q12.4 -54 11 -47.4" stroke="#5a3020" strokeWidth={3} fill="none" />
    <path d="M4 -94L5 -71" stroke="#5a3020" strokeWidth={2} fill="none" />
    <path d={form([[-23, -99], [-20, -106], [-15, -103], [-4, -98.6], [7, -100], [12, -109], [16, -108], [17, -99], [13, -88], [3, -84], [-6, -90], [-20, -93]])} fill="#6b3f28" />
    <path d={form([[-19, -105], [-15, -102], [-4, -97.6], [7, -99], [12, -108], [10, -99], [2, -94.6], [-8, -95.6]])} fill="#9a6440" />
  </>
);

/** A pony walking or grazing, lit from above and behind: rump and back light, breast and belly in shade. */
export function Pony({ id, x, y, height, base, hair = mix(base, '#140b0e', 0.76), cloth, isGrazing = false, hasBlaze = false, flip = false }: { id: string; x: number; y: number; height: number; base: string; hair?: string; cloth: string; isGrazing?: boolean; hasBlaze?: boolean; flip?: boolean }) {
  const coat: Coat = { base, shade: underside(base, 0.3), far: underside(base, 0.46), hair, lit: mix(base, '#ffe3ae', 0.3) };
  const neck = NECKS[isGrazing ? 'graze' : 'walk'];
  const [nearFore, farFore, nearHind, farHind] = isGrazing ? [moved(FORE, -4), moved(FORE, 14), moved(HIND, -6), moved(HIND, 10)] : [FORE_LIFTED, moved(FORE, -8), moved(HIND, 6), HIND_BACK];
  return (
    <At x={x} y={y} scale={height / 100} flip={flip}>
      <path d={lens(flip ? -12 : 16, 1, 176, 11)} fill="#1f3a24" opacity={0.5} />
      <path d={lens(nearHind.hoof[3][0] + 8, 0, 30, 4) + lens(farFore.hoof[3][0] + 8, 0, 30, 4)} fill="#14281c" opacity={0.5} />
      <PonyLeg id={`${id}-far-fore`} leg={farFore} coat={coat} isFar />
      <PonyLeg id={`${id}-far-hind`} leg={farHind} coat={coat} isFar />
      <Piece id={`${id}-trunk`} outline={form([...TOPLINE, ...neck.line, ...UNDERLINE])} fill={coat.base}>
        <path d={form([[-60, -66], [-36, -68], [-10, -62], [16, -64], [30, -70], [38, -82], [46, -96], [52, -112], [70, -112], [60, -40], [-60, -40]])} fill={coat.shade} opacity={0.8} />
        <path d={form([[-40, -48], [-20, -54], [6, -53], [30, -58], [36, -40], [-40, -40]])} fill={coat.far} opacity={0.8} />
        <path d={form([[-47, -90], [-44, -99], [-30, -104], [-16, -99], [-26, -95], [-38, -91]])} fill={coat.lit} />
        <path d={form([[20, -100], [31, -108], [44, -121], [47, -114], [38, -100], [26, -92], [18, -92]])} fill={coat.lit} opacity={0.6} />
        {/* The shoulder blade, from the withers to the point of the shoulder. */}
        <path d={band([[24, -96, 2], [33, -84, 5], [41, -72, 3]])} fill={coat.far} opacity={0.4} />
      </Piece>
      <path d={band([[-50, -92, 6], [-57, -89, 9], [-63, -79, 12], [-66, -62, 15], [-65, -42, 12], [-70, -26, 1]]) + band([[-53, -84, 4], [-57, -76, 9], [-60, -60, 12], [-59, -44, 9], [-61, -30, 1]])} fill={coat.hair} />
      <path d={band([[-54, -88, 2], [-63, -76, 3], [-68, -58, 3], [-67, -42, 1]]) + band([[-54, -84, 1], [-59, -66, 2.4], [-61, -46, 1]])} fill={mix(coat.hair, base, 0.5)} opacity={0.8} />
      <PonyLeg id={`${id}-near-hind`} leg={nearHind} coat={coat} />
      <PonyLeg id={`${id}-near-fore`} leg={nearFore} coat={coat} />
      <At x={neck.poll[0]} y={neck.poll[1]} turn={neck.turn}>
        <PonyHead id={`${id}-head`} coat={coat} hasBlaze={hasBlaze} />
      </At>
      {/* The mane falls on the near side in uneven locks. */}
      <path d={band(neck.crest.map(([px, py], i) => [px - 1, py + 2, i ? 8 : 3] as const))} fill={coat.hair} />
      {[0, 1].map((row) => (
        <path
          key={row}
          d={Array.from({ length: 13 }, (_, i) => {
            const at = alongLine(neck.crest, (i + row * 0.5) / 12.6);
            const long = (row ? 13 : 20) + ((i * 7 + row * 3) % 5) * 1.6;
            return band([[at.x - 1.4, at.y - 1, 5], [at.x - 0.4, at.y + long * 0.5, row ? 3 : 5], [at.x - 3 + ((i * 5) % 4), at.y + long, 0.6]]);
          }).join('')}
          fill={row ? mix(coat.hair, base, 0.34) : coat.hair}
          opacity={row ? 0.7 : 1}
        />
      ))}
      <Tack id={id} cloth={cloth} />
    </At>
  );
}
