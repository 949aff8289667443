/** A Toda buffalo: a barrel deeper than the legs are long, prominent hip bones, crescent horns about as wide as the withers are high. */
import { polygon, type Station } from '../../../kit/curves.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { band, leaf, lens, oval } from '../../../scenery/shapes.ts';

const HIDE = { base: '#67595a', lit: '#9a8676', shade: '#463b42', dark: '#2d262b', horn: '#2a2226', ridge: '#75675f', pale: '#b7a48e' };

/** The outline of the trunk: withers, back, hips, rump, thigh, flank, belly, girth. The neck closes it from girth to withers. */
const TRUNK: readonly Station[] = [[-66, -151], [-34, -146], [6, -141], [48, -143], [80, -149], [100, -146], [118, -132], [128, -112], [126, -88], [104, -66], [66, -58], [24, -46], [-16, -43], [-54, -48], [-86, -58]];
const NECK_UP: readonly Station[] = [[-106, -68], [-120, -84], [-136, -102], [-150, -120], [-158, -146], [-142, -158], [-118, -152], [-92, -148]];
const NECK_DOWN: readonly Station[] = [[-104, -66], [-124, -60], [-146, -52], [-160, -64], [-152, -90], [-130, -120], [-100, -144]];

/** A leg's outline, down the front and up the back, and the x of its toe and heel. */
type Leg = { outline: readonly Station[]; foot: readonly [number, number] };
/** A foreleg: shoulder, elbow, knee, fetlock. */
const FORE: Leg = {
  outline: [[-112, -108], [-110, -84], [-104, -64], [-99, -52], [-98, -41], [-94, -31], [-92, -19], [-94, -12], [-96, -4], [-73, -4], [-75, -12], [-77, -20], [-77, -31], [-73, -41], [-69, -52], [-58, -68], [-52, -90], [-60, -116], [-88, -124]],
  foot: [-98, -71],
};
/** A hind leg: hip, stifle, hock (its point behind), fetlock. */
const HIND: Leg = {
  outline: [[74, -132], [58, -106], [54, -84], [62, -68], [80, -54], [93, -43], [96, -31], [94, -19], [92, -11], [90, -4], [114, -4], [112, -12], [111, -22], [114, -35], [122, -47], [119, -60], [124, -78], [131, -98], [127, -120], [106, -140]],
  foot: [88, 116],
};

function BuffaloLeg({ id, leg, by = 0, step = 0, isFar = false }: { id: string; leg: Leg; by?: number; step?: number; isFar?: boolean }) {
  // `step` moves the foot forward (negative) or back; the top of the leg stays put.
  const outline = leg.outline.map(([x, y]): Station => [x + by + step * Math.max(0, 1 + y / 110) ** 1.2, y]);
  const [toe, heel] = [leg.foot[0] + by + step, leg.foot[1] + by + step];
  const mid = (toe + heel) / 2;
  return (
    <>
      <Piece id={id} outline={shape(outline)} fill={isFar ? HIDE.shade : HIDE.base}>
        {!isFar && <path d={shape([...outline.slice(9, 17).map(([x, y]): Station => [x - 9, y]), [heel + 40, -100], [heel + 40, 0]])} fill={HIDE.shade} opacity={0.8} />}
        {!isFar && <path d={shape([...outline.slice(2, 9), ...outline.slice(2, 9).toReversed().map(([x, y]): Station => [x + 6, y])])} fill={HIDE.lit} opacity={0.6} />}
      </Piece>
      <path d={polygon([[toe + 3, -8], [mid - 1, -8], [mid, 2], [toe - 2, 2]]) + polygon([[mid + 1, -8], [heel - 3, -8], [heel, 2], [mid + 1, 2]])} fill="#191417" />
    </>
  );
}

/** A horn with a pale ridge along it. */
const Horn = ({ line }: { line: readonly (readonly [number, number, number])[] }) => (
  <>
    <path d={band(line)} fill={HIDE.horn} />
    <path d={band(line.map(([x, y, width], i) => [x - width * 0.2, y - (i < 3 ? width * 0.26 : 0), width * 0.3] as const))} fill={HIDE.ridge} />
  </>
);

/** The head half turned towards us: light on the forehead, the cheek in shade. */
const RaisedHead = ({ id }: { id: string }) => (
  <>
    <path d={leaf(-166, -152, 36, 8, Math.PI - 0.3)} fill={HIDE.shade} />
    <Horn line={[[-146, -160, 20], [-162, -164, 20], [-184, -164, 18], [-206, -177, 14], [-215, -202, 10], [-208, -228, 6], [-194, -244, 1.5]]} />
    <Piece id={`${id}-head`} outline={shape([[-118, -146], [-134, -162], [-152, -166], [-168, -158], [-175, -142], [-181, -122], [-192, -104], [-198, -90], [-192, -77], [-178, -73], [-166, -80], [-152, -98], [-134, -112], [-120, -126]])} fill={HIDE.base}>
      <path d={shape([[-112, -150], [-132, -150], [-142, -134], [-150, -116], [-164, -98], [-170, -70], [-140, -80], [-108, -116]])} fill={HIDE.shade} />
      <path d={shape([[-150, -166], [-170, -160], [-178, -140], [-184, -120], [-194, -102], [-186, -98], [-176, -116], [-164, -136], [-154, -150]])} fill={HIDE.lit} />
      <path d={shape([[-200, -100], [-184, -98], [-168, -92], [-162, -78], [-178, -68], [-204, -74]])} fill={HIDE.dark} />
    </Piece>
    <path d={oval(-192, -90, 3.2, 2.6) + oval(-177, -86, 3.6, 2.8)} fill="#0e0a0c" />
    <path d="M-188 -79L-174 -79" stroke="#0e0a0c" strokeWidth={1.4} />
    <path d={shape([[-160, -138], [-153, -143], [-145, -140], [-147, -133], [-156, -132]])} fill={HIDE.dark} />
    <path d={oval(-152.6, -137, 4, 3.8)} fill="#0e0a0c" />
    <path d={oval(-153.8, -138.4, 1.3)} fill="#f4e6d0" />
    <Horn line={[[-152, -158, 24], [-134, -160, 24], [-108, -158, 21], [-82, -168, 17], [-66, -194, 12], [-69, -224, 7], [-85, -245, 1.5]]} />
    <path d={leaf(-128, -148, 44, 10, 0.5)} fill={HIDE.base} />
    <path d={leaf(-124, -145, 34, 5, 0.54)} fill={HIDE.dark} />
    <path d={[0, 1, 2, 3, 4, 5, 6].map((i) => leaf(-158 + i * 4.2, -170 + Math.abs(i - 3) * 0.8, 24 - Math.abs(i - 2) * 2, 4, Math.PI / 2 + 0.5 - i * 0.18)).join('')} fill={HIDE.dark} />
  </>
);

/** The head of a grazing buffalo in profile, nose in the grass; a horn rises on either side of the poll. */
const GrazingHead = () => (
  <>
    <path d={band([[-140, -70, 17], [-168, -84, 15], [-186, -116, 11], [-178, -152, 2]])} fill={HIDE.dark} />
    <path d={shape([[-132, -104], [-150, -84], [-162, -60], [-170, -30], [-168, -6], [-150, -2], [-138, -16], [-128, -44], [-112, -76]])} fill={HIDE.base} />
    <path d={shape([[-140, -24], [-128, -46], [-112, -76], [-122, -84], [-142, -52]])} fill={HIDE.shade} />
    <path d={shape([[-171, -18], [-168, -6], [-150, -2], [-142, -12], [-154, -20]])} fill={HIDE.dark} />
    <path d={leaf(-132, -76, 36, 8, 0.5)} fill={HIDE.shade} />
    <path d={oval(-151, -56, 3.4, 4)} fill="#120d0f" />
    <path d={band([[-140, -76, 19], [-116, -92, 17], [-104, -124, 13], [-114, -156, 8], [-132, -172, 1.5]])} fill={HIDE.horn} />
  </>
);

/** Blades of grass in front of the hooves. */
const blades = (count: number, step: number, long: number, turn: number) => Array.from({ length: count }, (_, i) => leaf(-130 + i * step + ((i * 7) % 6), 10 + ((i * 3) % 4), long + ((i * 5) % 4) * 4, 2.1, -Math.PI / 2 + (((i * turn) % 7) - 3) * 0.15)).join('');

/** A buffalo, facing left. (x, y) is the ground midway between its feet; at size 1 the withers are 150 high. Lit from the upper left. */
export function Buffalo({ id, x, y, size, grazes = false }: { id: string; x: number; y: number; size: number; grazes?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={lens(46, 3, 350, 20)} fill="#1d3a2a" opacity={0.42} />
      <BuffaloLeg id={`${id}-far-fore`} leg={FORE} by={22} step={26} isFar />
      <BuffaloLeg id={`${id}-far-hind`} leg={HIND} by={-14} step={-34} isFar />
      <path d={band([[120, -130, 11], [134, -112, 7], [137, -76, 6], [133, -50, 5]]) + leaf(133, -56, 36, 7, Math.PI / 2)} fill={HIDE.dark} />
      <Piece id={`${id}-trunk`} outline={shape([...TRUNK, ...(grazes ? NECK_DOWN : NECK_UP)])} fill={HIDE.base}>
        <path d={shape([[-170, -96], [-120, -88], [-84, -84], [-30, -80], [30, -84], [84, -98], [140, -110], [140, -30], [-170, -30]])} fill={HIDE.shade} />
        <path d={shape([[-60, -58], [-10, -62], [50, -70], [110, -78], [110, -30], [-60, -30]])} fill={HIDE.dark} opacity={0.6} />
        <path d={shape([[-150, -166], [-92, -152], [-66, -156], [-30, -150], [8, -145], [48, -147], [80, -154], [104, -150], [92, -138], [60, -132], [10, -128], [-40, -134], [-90, -136], [-140, -144]])} fill={HIDE.lit} />
        {/* The hollow in front of the hip bone, and the ribs. */}
        <path d={shape([[70, -136], [58, -118], [52, -96], [40, -92], [46, -116], [58, -132]])} fill={HIDE.shade} opacity={0.6} />
        <path d={[-26, -8, 10, 27].map((at) => band([[at, -126, 1], [at + 5, -106, 3], [at + 2, -88, 1]])).join('')} fill={HIDE.shade} opacity={0.4} />
        {!grazes && <path d={band([[-150, -112, 3], [-136, -100, 8], [-120, -98, 2]]) + band([[-132, -92, 3], [-118, -82, 7], [-102, -82, 2]])} fill={HIDE.pale} opacity={0.7} />}
      </Piece>
      <BuffaloLeg id={`${id}-near-hind`} leg={HIND} step={8} />
      <BuffaloLeg id={`${id}-near-fore`} leg={FORE} by={4} step={-16} />
      {grazes ? <GrazingHead /> : <RaisedHead id={id} />}
      <path d={blades(40, 6.6, 13, 11)} fill="#5a8a38" />
      <path d={blades(26, 10, 10, 13)} fill="#b4d46c" />
    </g>
  );
}
