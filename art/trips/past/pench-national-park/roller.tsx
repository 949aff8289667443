/**
 * The Indian roller, flying and at rest: blue cap, streaked lilac breast, pale blue belly, brown mantle, blue tail with a dark end.
 * At rest, the folded wing is brown at the shoulder, with a stripe of lighter blue above dark blue quills.
 */
import { Piece, shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, oval } from '../../../scenery/shapes.ts';
import { Wing } from './wing.tsx';

const BILL = { dark: '#2b2328', lit: '#75666c' };

const STREAKS = [[-112, -12], [-98, -8], [-84, -2], [-104, 2], [-88, 10], [-70, 6], [-72, 20], [-54, 16]] as const;

/** Bill and eye of a bird facing left, eye at (0, 0). */
const Face = () => (
  <>
    <path d={shape([[-18, -9], [-36, -9], [-53, -3], [-65, 8, 'corner'], [-50, 9], [-34, 12], [-17, 12]])} fill={BILL.dark} />
    <path d={shape([[-18, -8], [-36, -8], [-53, -2], [-63, 6], [-44, -1], [-20, 1]])} fill={BILL.lit} />
    <path d={shape([[-17, 3, 'corner'], [-8, -3], [4, -7], [16, -4, 'corner'], [4, 6], [-8, 6]])} fill="#3a2a3c" />
    <path d={oval(0, 0, 7.6)} fill="#d9935a" />
    <path d={oval(-0.5, 0, 5.6)} fill="#17110f" />
    <path d={oval(-2.4, -2, 1.7)} fill="#ffffff" />
  </>
);

/** Breast, back and belly of the flying bird: lilac in front, pale blue behind, brown over the shoulders. */
const Trunk = () => (
  <Piece id="flying" outline={shape([[-138, -44], [-118, -61], [-94, -60], [-70, -49], [-40, -43], [0, -38], [50, -29], [90, -19], [128, -10], [152, 2, 'corner'], [124, 12], [94, 24], [60, 36], [10, 48], [-36, 46], [-76, 33], [-104, 16], [-130, 6], [-144, -12], [-146, -30]])} fill="#bd8ba2">
    <path d={shape([[-150, -34], [-122, -26], [-92, -10], [-62, 12], [-34, 26], [-70, 24], [-104, 8], [-148, -4]])} fill="#d9afbf" />
    <path d={shape([[30, -50], [18, -14, 'corner'], [24, -4], [4, 2, 'corner'], [10, 14], [-12, 20, 'corner'], [-6, 30], [-30, 38, 'corner'], [-20, 60], [170, 60], [170, -30]])} fill="#6cc3de" />
    <path d={shape([[60, -34], [92, -22], [150, -2], [150, 12], [96, 4], [56, -6]])} fill="#3f9ccb" />
    <path d={shape([[-104, -64], [-84, -34, 'corner'], [-60, -26], [-30, -20], [10, -20], [50, -24], [60, -50], [-40, -70]])} fill="#8a7b52" />
    <path d={shape([[-98, -62], [-76, -42], [-44, -36], [-10, -34], [-20, -56]])} fill="#b3a26c" />
    <path d={shape([[-146, -4, 'corner'], [-120, 4], [-92, 20], [-56, 34], [-10, 36], [48, 26], [100, 12], [150, 4, 'corner'], [150, 64], [-146, 64]])} fill="#3a2450" opacity={0.26} />
    <path d={STREAKS.map(([x, y]) => band([[x, y, 1], [x + 10, y + 4, 3], [x + 20, y + 7, 0.5]])).join('')} fill="#f6e0e8" />
  </Piece>
);

/** The flying bird from the side, wings up, from the bill at (−191, −19) to the end of the tail at x = 244. */
export const FlyingRoller = () => (
  <>
    <g transform="translate(-56 -26) rotate(-34) scale(0.7 0.92)">
      <Wing id="wing-far" side="above" dim={0.2} />
    </g>
    <Piece id="flying-tail" outline={shape([[70, -18], [140, -28], [204, -42], [226, -42], [230, -28, 'corner'], [238, -22], [238, -8, 'corner'], [244, -2], [241, 14, 'corner'], [243, 22], [237, 36, 'corner'], [235, 44], [226, 54, 'corner'], [218, 62], [200, 58], [130, 32], [70, 20]])} fill="#62c8e6">
      <path d={shape([[70, 2], [130, 10], [190, 22], [250, 30], [230, 76], [130, 44], [70, 28]])} fill="#3a95c6" />
      <path d="M184 -60Q196 -10 170 70H260V-60Z" fill="#2d45b0" />
      <path d="M206 -60Q220 -4 194 70H260V-60Z" fill="#1c2270" />
      <path d={[[232, -29], [240, -8], [242, 14], [238, 36], [227, 54]].map(([x = 0, y = 0]) => band([[88, y * 0.1, 1.4], [160, y * 0.52, 3], [x, y, 2.4]])).join('')} fill="#122a70" opacity={0.6} />
    </Piece>
    <Trunk />
    <path d={shape([[-147, -30], [-138, -44], [-118, -61], [-94, -60], [-72, -50, 'corner'], [-82, -34], [-98, -26, 'corner'], [-114, -32], [-130, -27]])} fill="#2b9fb8" />
    <path d={shape([[-144, -36], [-136, -46], [-118, -60], [-94, -59], [-78, -51, 'corner'], [-96, -44], [-118, -43]])} fill="#66d2d8" />
    <At x={-122} y={-27} scale={1.06}>
      <Face />
    </At>
    <g transform="translate(-14 -14) rotate(30) scale(0.96 1)">
      <Wing id="wing-near" side="below" />
    </g>
    {/* The shoulder: two rows of flank feathers over the root of the wing. */}
    <path d={shape([[-56, 4, 'corner'], [-58, -22], [-42, -38], [-28, -26, 'corner'], [-14, -34], [-4, -18, 'corner'], [12, -26], [22, -8, 'corner'], [40, -14], [50, 2, 'corner'], [66, -2], [84, 12, 'corner'], [48, 18], [0, 22], [-34, 20]])} fill="#529fc8" />
    <path d={shape([[-64, 8, 'corner'], [-66, -12], [-54, -24], [-40, -12, 'corner'], [-28, -20], [-16, -4, 'corner'], [-4, -10], [6, 6, 'corner'], [20, 2], [32, 16, 'corner'], [4, 24], [-34, 22]])} fill="#c99bb0" />
    <path d={shape([[-64, 8, 'corner'], [-66, -12], [-54, -24], [-46, -16, 'corner'], [-52, -2], [-44, 12]])} fill="#dcb4c4" />
  </>
);

/** The mate at rest, from the side, facing right. Feet at (0, 0), tail reaching 88 below them. */
export const SittingRoller = () => (
  <>
    <path d={shape([[-14, -20], [-38, 40], [-60, 88, 'corner'], [-78, 82, 'corner'], [-62, 20], [-42, -36]])} fill="#3f8db8" />
    <path d={shape([[-48, 40, 'corner'], [-38, 42], [-60, 88, 'corner'], [-78, 82, 'corner'], [-68, 44, 'corner']])} fill="#1f3088" />
    <path d={band([[-34, -6, 2], [-52, 46, 3], [-68, 84, 1]])} fill="#16205e" opacity={0.7} />
    <path d="M-8 -22L-6 2M10 -26L10 0" stroke="#a87a4a" strokeWidth={6} strokeLinecap="round" />
    <path d="M-12 3q6 -6 16 -1M4 1q6 -6 16 -1" stroke="#a87a4a" strokeWidth={5} strokeLinecap="round" fill="none" />
    <Piece id="rest" outline={shape([[18, -206], [40, -198], [52, -178], [48, -156], [52, -130], [56, -98], [48, -62], [28, -32], [4, -16], [-20, -16], [-40, -34], [-50, -66], [-46, -110], [-32, -146], [-22, -178], [-6, -200]])} fill="#bd8ba2">
      <path d={shape([[70, -76, 'corner'], [52, -68], [44, -58, 'corner'], [34, -66], [26, -52, 'corner'], [14, -60], [8, -46, 'corner'], [-4, -52], [-20, -10], [40, 0], [70, -40]])} fill="#8cc4d6" />
      <path d={shape([[-16, -160], [4, -166], [22, -154], [28, -130], [20, -100], [8, -80], [-4, -120]])} fill="#d9afbf" />
      <path d={shape([[44, -166], [40, -150], [42, -126], [42, -94], [32, -62], [14, -36], [-14, -14], [60, -10], [74, -90], [66, -160]])} fill="#3a2450" opacity={0.24} />
      <path d={[[14, -142], [28, -138], [22, -124], [36, -120], [14, -112], [30, -104], [42, -100], [24, -90]].map(([x = 0, y = 0]) => band([[x, y, 1], [x + 2, y + 9, 3], [x + 1, y + 19, 0.5]])).join('')} fill="#f6e0e8" />
      <path d={shape([[-30, -160, 'corner'], [-14, -210], [30, -214], [60, -184], [36, -178, 'corner'], [14, -170], [-6, -154, 'corner']])} fill="#2b9fb8" />
      <path d={shape([[-24, -168, 'corner'], [-14, -210], [30, -214], [48, -194, 'corner'], [20, -190], [-4, -178]])} fill="#66d2d8" />
      <path d={shape([[-36, -166, 'corner'], [-8, -154, 'corner'], [6, -128], [0, -96], [-24, -60], [-60, -20], [-70, -80]])} fill="#8a7b52" />
      <path d={shape([[-36, -166, 'corner'], [-16, -156, 'corner'], [-22, -126], [-34, -90], [-42, -50], [-60, -20], [-70, -80]])} fill="#b3a26c" />
    </Piece>
    {/* The folded wing: brown shoulder, a stripe of blue, dark quills over the root of the tail. */}
    <Piece id="folded" outline={shape([[6, -128], [18, -104], [14, -74], [-8, -40], [-32, 4], [-58, 44, 'corner'], [-54, -6], [-48, -60], [-32, -104], [-12, -128]])} fill="#23389c">
      <path d={shape([[24, -84, 'corner'], [2, -40], [-30, 6], [-58, 46], [-30, 44], [20, -20]])} fill="#18246c" />
      <path d={shape([[30, -100, 'corner'], [14, -66], [-2, -74, 'corner'], [-8, -54], [-22, -62, 'corner'], [-28, -40], [-42, -50, 'corner'], [-50, -26], [-66, -40], [-40, -120], [20, -140]])} fill="#4ea9d2" />
      <path d={shape([[30, -116, 'corner'], [16, -86], [2, -92, 'corner'], [-4, -74], [-18, -80, 'corner'], [-24, -60], [-38, -68, 'corner'], [-46, -48], [-66, -60], [-40, -134], [20, -150]])} fill="#75684a" />
      <path d={shape([[4, -130], [-2, -108, 'corner'], [-12, -114], [-18, -94, 'corner'], [-28, -100], [-34, -82, 'corner'], [-44, -88], [-50, -140]])} fill="#988a5c" />
      <path d={band([[12, -62, 2], [-14, -30, 4], [-56, 40, 1]]) + band([[-10, -52, 1], [-30, -22, 3.6], [-56, 32, 1]])} fill="#0f174e" opacity={0.6} />
    </Piece>
    <At x={28} y={-180} flip>
      <Face />
    </At>
  </>
);
