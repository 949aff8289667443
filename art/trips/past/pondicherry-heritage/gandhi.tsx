/**
 * The bronze of Gandhi on Pondicherry's promenade, striding to the left with his staff.
 * The head: a long bald skull, a large ear, round glasses on a long nose, a bushy moustache, a sunken smiling mouth and hollow cheeks.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { band, oval } from '../../../scenery/shapes.ts';

const BRONZE = { lit: '#d99a5c', mid: '#5f4842', shade: '#32283a' };
const DRAPE = mix(BRONZE.mid, BRONZE.lit, 0.2);
/** For edges in the shade, where the bronze reflects the sky. */
const FAINT = mix(BRONZE.shade, '#b98a9a', 0.3);
const LINE = mix(BRONZE.shade, BRONZE.mid, 0.25);

/** The head in profile, facing left, about 116 high: crown, nape, jaw, chin, lips, moustache, nose, brow. */
const HEAD = shape([
  ...([[-6, -61], [22, -54], [40, -36], [46, -10], [40, 14], [30, 30, 'corner'], [14, 40], [-8, 50], [-24, 56], [-34, 55], [-39, 48], [-37, 41]] as const),
  ...([[-41, 36], [-38, 32, 'corner'], [-44, 29], [-45, 21], [-42, 17, 'corner'], [-49, 16], [-53, 11], [-50, 4], [-43, -8], [-40, -16, 'corner'], [-43, -22], [-40, -36], [-28, -53]] as const),
]);

/** The head. The low sun lights the face; behind the ear, in the hollow of the cheek and under the jaw it is in shade. */
const GandhiHead = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <At x={x} y={y} scale={scale}>
    <Gradient id="gandhi-face" from={[-50, -16]} to={[48, 6]} stops={[[0, '#eab474'], [0.3, '#b67a50'], [0.58, BRONZE.mid], [1, BRONZE.shade]]} />
    <Piece id="gandhi-head" outline={HEAD} fill="url(#gandhi-face)">
      <path d={shape([[-18, 28], [-8, 22], [4, 26], [6, 40], [-10, 50], [-26, 58], [-20, 44]])} fill={LINE} opacity={0.55} />
      <path d={shape([[-36, 58], [-20, 50], [4, 42], [24, 28], [50, 6], [40, 60]])} fill={BRONZE.shade} opacity={0.5} />
      <path d={shape([[-36, -50], [-18, -58], [4, -58], [-10, -50], [-30, -36], [-38, -24]])} fill="#ffd69a" opacity={0.4} />
      {/* The brow, the hollow of the eye with its closed lids, and a crease in the forehead. */}
      <path d={shape([[-41, -17], [-30, -20], [-16, -14], [-12, -4], [-20, 3], [-34, 2], [-40, -6]])} fill={LINE} opacity={0.5} />
      <path d="M-37 -32Q-26 -36 -14 -32" stroke={LINE} strokeWidth={2} fill="none" opacity={0.6} />
      <path d={shape([[-43, -16], [-36, -22], [-24, -22], [-16, -16], [-26, -17.6], [-36, -16]])} fill={BRONZE.shade} />
      <path d="M-37 -3Q-31 -8 -24 -3" stroke={BRONZE.shade} strokeWidth={3.4} fill="none" strokeLinecap="round" />
      {/* The wing of the nose, the fold beside the mouth, and its smile. */}
      <path d="M-44 16Q-38 15 -38 8" stroke={LINE} strokeWidth={2.6} fill="none" strokeLinecap="round" />
      <path d="M-36 12Q-24 20 -23 36" stroke={LINE} strokeWidth={2.6} fill="none" strokeLinecap="round" />
      <path d="M-40 33Q-33 35 -27 31" stroke={BRONZE.shade} strokeWidth={3} fill="none" strokeLinecap="round" />
    </Piece>
    {/* The moustache hangs over the upper lip, lit on its upper edge. */}
    <path d={shape([[-47, 20], [-40, 15], [-31, 18], [-24, 26], [-23, 32, 'corner'], [-32, 29], [-39, 30], [-46, 31, 'corner'], [-48, 26]])} fill={mix(BRONZE.shade, BRONZE.mid, 0.6)} />
    <path d={shape([[-46, 19], [-40, 15.4], [-31, 18.4], [-25, 25], [-33, 21.6], [-40, 19.6]])} fill="#e0b080" opacity={0.85} />
    {/* The fringe of hair round the nape, and the ear. */}
    <path d={shape([[16, 22], [28, 16], [38, 4], [42, -8], [46, -2], [42, 14], [32, 28], [22, 32]])} fill={BRONZE.shade} opacity={0.6} />
    <path d={shape([[4, -16], [14, -20], [22, -12], [20, 2], [14, 12], [12, 22], [5, 24], [1, 14], [2, 0]])} fill={mix(BRONZE.mid, BRONZE.lit, 0.4)} />
    <path d={shape([[8, -11], [14, -13], [17, -8], [15, 1], [9, 8], [7, 2], [10, -4]])} fill={BRONZE.shade} opacity={0.75} />
    {/* Round glasses, slightly off the face, with a wire to the ear. */}
    <path d={oval(-32, -3, 10, 12)} fill="#fff0cf" opacity={0.2} />
    <path d="M-42 -3a10 12 0 1 0 20 0a10 12 0 1 0 -20 0M-22.4 -6L5 -10Q10 -10 11 -6" stroke="#f6cf92" strokeWidth={2.8} fill="none" />
  </At>
);

/** The statue's whole outline up to the neck, clockwise: nape, shawl, back leg, front leg, staff arm. */
const FIGURE = shape([
  ...([[-15, -270, 'corner'], [12, -272, 'corner'], [13, -260], [19, -253], [29, -248], [41, -242], [50, -222], [55, -190], [59, -154], [64, -116, 'corner'], [46, -122, 'corner'], [48, -98], [52, -76, 'corner']] as const),
  ...([[57, -52], [64, -32], [74, -15, 'corner'], [66, -3], [60, 3, 'corner'], [37, 3, 'corner'], [42, -5], [54, -16], [47, -36], [34, -56], [20, -73, 'corner']] as const),
  ...([[-6, -71, 'corner'], [-13, -52], [-16, -32], [-23, -12], [-17, 3, 'corner'], [-58, 3, 'corner'], [-55, -4], [-40, -12], [-36, -20], [-39, -40], [-37, -58], [-44, -78, 'corner']] as const),
  ...([[-45, -104], [-41, -136], [-38, -160], [-41, -176, 'corner'], [-56, -168], [-70, -166], [-80, -169], [-85, -178], [-81, -188], [-72, -190], [-60, -193, 'corner'], [-59, -212], [-53, -232], [-42, -245], [-27, -251], [-17, -254], [-14, -260]] as const),
]);

/** Gandhi in bronze, striding to the left, about `height` high. The low sun behind him lights what faces left; the rest is in shade. */
export const Gandhi = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <At x={x} y={y} scale={height / 300}>
    <Gradient id="bronze" from={[-62, -150]} to={[50, -136]} stops={[[0, mix(BRONZE.mid, BRONZE.lit, 0.5)], [0.45, BRONZE.mid], [1, BRONZE.shade]]} />
    <path d={band([[-84, 2, 5], [-81, -110, 5.4], [-76, -222, 6]])} fill={BRONZE.shade} />
    <path d={band([[-85.4, 2, 2], [-82.6, -110, 2], [-77.8, -222, 2]])} fill={BRONZE.lit} />
    <Piece id="gandhi" outline={FIGURE} fill="url(#bronze)">
      {/* Planes away from the sun: the back leg, the back of the cloth, the hanging shawl, the back of the head. */}
      <path d={polygon([[18, -80], [60, -84], [90, 10], [30, 10]])} fill={BRONZE.shade} />
      <path d={band([[50, -74, 1], [55, -50, 4], [63, -30, 3], [71, -15, 1]]) + band([[34, -70, 1], [44, -54, 3], [54, -34, 1]])} fill={FAINT} />
      <path d={shape([[8, -160], [14, -120], [10, -70, 'corner'], [60, -66, 'corner'], [70, -112], [62, -180], [54, -250, 'corner'], [22, -252], [30, -214]])} fill={BRONZE.shade} />
      <path d={shape([[-20, -262, 'corner'], [-2, -256], [10, -266], [12, -276, 'corner'], [26, -276], [24, -246, 'corner'], [4, -244], [-8, -248]])} fill={BRONZE.shade} opacity={0.8} />
      <path d={shape([[-16, -76], [-12, -56], [-16, -34], [-24, -10], [-14, 6, 'corner'], [-4, -40], [-2, -72]])} fill={BRONZE.shade} />
      {/* The shawl crosses the chest from the waist to the shoulder and falls down the back in folds. */}
      <path d={shape([[-46, -152, 'corner'], [-44, -178], [-20, -192], [6, -218], [22, -250, 'corner'], [52, -244, 'corner'], [44, -212], [32, -186], [4, -162], [-24, -150]])} fill={DRAPE} />
      <path d={shape([[-46, -168], [-20, -184], [8, -212], [24, -250, 'corner'], [31, -250, 'corner'], [16, -208], [-14, -176], [-44, -160]])} fill={BRONZE.lit} opacity={0.75} />
      <path d={band([[-42, -155, 1], [-8, -167, 3], [18, -194, 3], [38, -246, 1]]) + band([[-28, -152, 1], [4, -160, 2.6], [28, -186, 1]]) + band([[44, -238, 1], [48, -180, 3], [55, -122, 1]]) + band([[35, -186, 1], [41, -150, 3], [49, -122, 1]])} fill={BRONZE.shade} />
      <path d={band([[39, -196, 1], [43, -160, 3.4], [50, -128, 1]]) + band([[50, -210, 1], [54, -164, 2.6], [60, -122, 1]])} fill={FAINT} />
      {/* The cloth round the loins hangs in folds from the waist and pulls with the step. */}
      <path d={[[-22, -30], [-8, -14], [6, 2], [26, 33]].map(([from = 0, to = 0]) => band([[from, -150, 1], [(from + to) / 2 - 3, -112, 4.4], [to, -74, 2.6]])).join('')} fill={BRONZE.shade} />
      <path d={band([[14, -146, 1], [17, -110, 3.6], [14, -76, 2]]) + band([[36, -150, 1], [41, -112, 3.4], [43, -78, 2]])} fill={FAINT} />
      <path d={shape([[-40, -150], [-46, -104], [-44, -76, 'corner'], [-35, -74, 'corner'], [-36, -106], [-30, -148]]) + band([[-16, -144, 1], [-21, -110, 5], [-22, -76, 4]]) + band([[-1, -150, 1], [-4, -112, 4], [-5, -74, 3]])} fill={BRONZE.lit} />
      <path d="M-46 -78Q-8 -66 52 -75" stroke={BRONZE.shade} strokeWidth={4} fill="none" opacity={0.8} />
      {/* What faces the sun: shin and foot, arm, chest, face. */}
      <path d={shape([[-38, -74], [-38, -56], [-40, -40], [-37, -20], [-42, -12], [-58, -3, 'corner'], [-52, 0], [-34, -10], [-29, -22], [-31, -44], [-28, -74]])} fill={BRONZE.lit} />
      <path d={shape([[-28, -252, 'corner'], [-44, -246], [-56, -230], [-60, -206], [-60, -193], [-51, -196], [-50, -214], [-42, -234], [-24, -244]])} fill={BRONZE.lit} />
      <path d={shape([[-60, -194, 'corner'], [-72, -191], [-82, -188], [-86, -178], [-78, -183], [-66, -185], [-52, -186]])} fill={BRONZE.lit} />
      {/* The line of the arm against the chest, and the fingers round the staff. */}
      <path d={band([[-36, -236, 1], [-42, -212, 3.4], [-43, -192, 3.4], [-56, -177, 1]])} fill={BRONZE.shade} />
      <path d="M-84 -178h10M-83 -173h9" stroke={BRONZE.shade} strokeWidth={1.8} />
      <path d={band([[-24, -242, 0.6], [-10, -236, 2.4], [2, -238, 0.6]]) + band([[-34, -226, 0.6], [-22, -212, 2.2], [-4, -210, 0.6]])} fill={LINE} opacity={0.7} />
    </Piece>
    <GandhiHead x={-6} y={-281} scale={0.45} />
  </At>
);
