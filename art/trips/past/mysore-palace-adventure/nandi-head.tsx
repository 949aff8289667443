/**
 * The head of the stone Nandi, turned slightly towards us: broad forehead, short curved horns, half-closed eyes, a short wide muzzle.
 */
import { Piece, shape } from '../../../people/body.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { band, oval } from '../../../scenery/shapes.ts';

/** Oiled black granite: `sky` on surfaces that face up, `rim` where the low sun strikes. */
export const OIL = { lit: '#8b7d82', half: '#5c545f', base: '#3d3843', shade: '#27222e', deep: '#15121b', sky: '#77788e', rim: '#f0b888' };

/** A half-closed eye centred on (x, y): heavy upper lid, dark slit, fold of the lower lid. */
const Eye = ({ x, y, width }: { x: number; y: number; width: number }) => {
  const w = width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={shape([[-w * 1.3, 4], [-w * 0.7, -24], [w * 0.2, -30], [w * 1.1, -12], [w * 1.4, 12], [w * 0.6, 24], [-w * 0.6, 22]])} fill={OIL.deep} opacity={0.4} />
      <path d={shape([[-w, 1, 'corner'], [-w * 0.55, -14], [0, -19], [w * 0.6, -13], [w, 5, 'corner'], [w * 0.4, 18], [-w * 0.4, 17]])} fill={OIL.half} />
      <path d={shape([[-w * 0.94, 0, 'corner'], [-w * 0.55, -13], [0, -18], [w * 0.5, -13], [w * 0.1, -8], [-w * 0.5, -4]])} fill={OIL.lit} />
      <path d={shape([[-w, 1, 'corner'], [-w * 0.4, 7], [w * 0.3, 9], [w, 5, 'corner'], [w * 0.4, 15], [-w * 0.4, 14]])} fill={OIL.deep} />
      <path d={band([[-w * 0.8, 15, 1], [0, 24, 3.4], [w * 0.8, 19, 1]])} fill={OIL.half} />
    </g>
  );
};

const Horns = () => (
  <>
    <Gradient id="horn" from={[600, 0]} to={[660, 0]} stops={[[0, OIL.lit], [0.5, OIL.base], [1, OIL.shade]]} />
    <Piece id="horn-far" outline={shape([[704, 240], [680, 226], [660, 206], [652, 180], [662, 146, 'corner'], [624, 164], [606, 204], [618, 244], [656, 274]])} fill="url(#horn)">
      <path d={[168, 186, 204, 220].map((y, i) => band([[602, y + 8, 1], [624 + i * 5, y + 6, 3], [662 + i * 8, y - 8, 1]])).join('')} fill={OIL.deep} opacity={0.5} />
    </Piece>
    <Gradient id="horn-2" from={[796, 0]} to={[900, 0]} stops={[[0, OIL.lit], [0.42, OIL.half], [0.7, OIL.base], [1, OIL.shade]]} />
    <Piece id="horn-near" outline={shape([[772, 240], [796, 222], [824, 198], [834, 168], [824, 132, 'corner'], [868, 156], [888, 202], [874, 246], [838, 278]])} fill="url(#horn-2)">
      <path d={[158, 178, 198, 218].map((y, i) => band([[840 - i * 12, y - 6, 1], [866 - i * 4, y + 8, 3.4], [896, y + 6, 1]])).join('')} fill={OIL.deep} opacity={0.5} />
      <path d={band([[825, 134, 1], [838, 166, 4], [828, 198, 5], [800, 222, 3], [776, 239, 1]])} fill={OIL.rim} opacity={0.7} />
    </Piece>
  </>
);

const Ears = () => (
  <>
    <path d={shape([[668, 282], [622, 272], [580, 284], [556, 310, 'corner'], [588, 330], [632, 328], [660, 316]])} fill={OIL.half} />
    <path d={shape([[648, 298], [618, 286], [588, 294], [568, 308], [600, 318], [640, 312]])} fill={OIL.shade} />
    <path d={band([[664, 282, 2], [622, 273, 5], [580, 285, 5], [557, 309, 1]])} fill={OIL.rim} opacity={0.8} />
    <Gradient id="ear" from={[880, 264]} to={[910, 340]} stops={[[0, OIL.lit], [0.4, OIL.base], [1, OIL.shade]]} />
    <path d={shape([[824, 284], [876, 270], [940, 280], [990, 314, 'corner'], [946, 340], [890, 342], [836, 322]])} fill="url(#ear)" />
    <path d={shape([[856, 300], [898, 290], [940, 298], [968, 314], [926, 324], [876, 322]])} fill={OIL.deep} />
    <path d={band([[872, 320, 1], [910, 312, 3], [950, 314, 1]])} fill={OIL.half} opacity={0.7} />
  </>
);

/** Nose, nostrils and mouth. */
const Muzzle = () => (
  <>
    <Gradient id="muzzle-light" from={[580, 420]} to={[730, 520]} stops={[[0, OIL.lit], [0.35, OIL.half], [0.7, OIL.base], [1, OIL.shade]]} />
    <Piece id="muzzle" outline={shape([[622, 408], [668, 400], [714, 416], [738, 450], [734, 490], [700, 520], [650, 534], [600, 526], [574, 496], [572, 460], [590, 426]])} fill="url(#muzzle-light)">
      <path d={shape([[570, 510], [600, 509], [640, 506], [690, 501], [740, 500], [750, 540], [560, 550]])} fill={OIL.shade} />
      <path d={shape([[600, 432], [626, 418], [666, 414], [690, 426], [668, 440], [640, 436], [616, 446]])} fill={OIL.sky} opacity={0.55} />
      <path d={band([[573, 503, 2], [600, 505, 5], [640, 502, 5], [690, 497, 6], [720, 496, 5], [734, 500, 2]]) + band([[636, 470, 2], [638, 486, 4], [640, 500, 2]])} fill={OIL.deep} />
      <path d={shape([[676, 454], [690, 442], [712, 446], [722, 462], [708, 460], [696, 474], [682, 470]])} fill={OIL.deep} />
      <path d={shape([[612, 462], [602, 450], [588, 454], [580, 468], [592, 468], [600, 478], [610, 474]])} fill={OIL.deep} />
      <path d={band([[672, 458, 1], [680, 440, 4], [702, 434, 4], [724, 448, 1]]) + band([[578, 462, 1], [590, 446, 3], [606, 444, 1]])} fill={OIL.lit} />
      <path d={band([[622, 409, 2], [592, 427, 6], [574, 460, 7], [576, 496, 5], [600, 524, 2]])} fill={OIL.rim} opacity={0.85} />
    </Piece>
  </>
);

/** The carved halter: noseband, cheek strap, and a boss where they meet. */
const Halter = () => (
  <>
    <path d={band([[636, 392, 12], [668, 398, 13], [712, 408, 13], [748, 434, 12], [756, 470, 10], [744, 496, 6]]) + band([[748, 426, 11], [792, 398, 11], [842, 350, 10]])} fill={OIL.deep} opacity={0.6} />
    <path d={band([[636, 386, 10], [668, 391, 11], [712, 401, 11], [750, 428, 10], [758, 468, 8], [746, 494, 4]]) + band([[748, 420, 9], [790, 392, 9], [842, 342, 8]])} fill={OIL.half} />
    <path d={band([[636, 384, 3], [668, 388, 3], [712, 398, 3], [748, 424, 2]]) + band([[750, 416, 3], [790, 389, 3], [842, 339, 2]])} fill={OIL.lit} />
    <path d={oval(750, 424, 13)} fill={OIL.half} />
    <path d={oval(747, 421, 6)} fill={OIL.lit} />
  </>
);

export const NandiHead = () => (
  <>
    <Ears />
    <Horns />
    <Gradient id="cheek" from={[660, 300]} to={[850, 430]} stops={[[0, OIL.half], [0.45, OIL.base], [1, OIL.shade]]} />
    <Piece id="nandi-head" outline={shape([[742, 218], [700, 224], [666, 248], [650, 284], [640, 316], [646, 348], [638, 384], [616, 420], [600, 470], [640, 520], [690, 520], [752, 498], [806, 466], [842, 416], [856, 356], [850, 300], [832, 254], [790, 226]])} fill="url(#cheek)">
      {/* The sunlit front of the face, from the poll down to the nose. */}
      <Gradient id="brow" from={[640, 260]} to={[800, 360]} stops={[[0, OIL.lit], [0.5, OIL.half], [1, OIL.base]]} />
      <path d={shape([[640, 250], [700, 210], [790, 214], [812, 262], [798, 312], [764, 366], [728, 420], [620, 420], [620, 320]])} fill="url(#brow)" />
      <path d={shape([[700, 250], [740, 244], [760, 270], [744, 340], [712, 396], [676, 392], [684, 340], [684, 280]])} fill={OIL.sky} opacity={0.32} />
      <path d={shape([[860, 330], [836, 400], [780, 450], [740, 480], [770, 510], [880, 450]])} fill={OIL.deep} opacity={0.5} />
      <path d={band([[760, 492, 2], [806, 458, 5], [838, 412, 5], [850, 360, 2]])} fill={OIL.sky} opacity={0.5} />
      <path d={band([[666, 248, 2], [650, 284, 7], [641, 316, 7], [647, 348, 6], [639, 384, 6], [618, 420, 2]])} fill={OIL.rim} opacity={0.9} />
      <path d={band([[768, 300, 2], [796, 296, 10], [836, 318, 4]]) + band([[646, 304, 2], [662, 300, 7], [684, 312, 2]])} fill={OIL.lit} />
      <Eye x={796} y={338} width={64} />
      <Eye x={660} y={336} width={36} />
    </Piece>
    <Muzzle />
    <Halter />
    <path d={band([[694, 276, 4], [722, 280, 5], [752, 278, 4]]) + band([[696, 288, 4], [722, 292, 5], [750, 290, 4]]) + band([[698, 300, 4], [722, 304, 5], [748, 302, 4]])} fill="#fff3dc" opacity={0.9} />
    <path d={oval(722, 292, 9, 13)} fill="#d8342c" />
  </>
);
