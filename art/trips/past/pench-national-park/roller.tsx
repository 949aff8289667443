/**
 * The Indian roller, flying and at rest: blue cap, streaked lilac breast, pale blue belly, olive mantle, blue tail with a dark end.
 * At rest it is brown and lilac, with no more than a stripe of blue along the folded wing.
 */
import { Piece, shape } from '../../../people/body.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { band, oval } from '../../../scenery/shapes.ts';
import { Wing } from './wing.tsx';

const BILL = { dark: '#2b2328', lit: '#75666c' };

const STREAKS = [[-112, -12], [-98, -8], [-84, -2], [-104, 2], [-88, 10], [-70, 6], [-72, 20], [-54, 16]] as const;

/** Bill and eye of a bird that looks to the left, eye at (0, 0). */
const Face = () => (
  <>
    <path d={shape([[-18, -9], [-36, -9], [-53, -3], [-65, 8, 'corner'], [-50, 9], [-34, 12], [-17, 12]])} fill={BILL.dark} />
    <path d={shape([[-18, -8], [-36, -8], [-53, -2], [-63, 6], [-44, -1], [-20, 1]])} fill={BILL.lit} />
    <path d={shape([[-17, 3, 'corner'], [-8, -3], [4, -7], [16, -4, 'corner'], [4, 6], [-8, 6]])} fill="#3a2a3c" opacity={0.75} />
    <path d={oval(0, 0, 7.6)} fill="#d9935a" />
    <path d={oval(-0.5, 0, 5.6)} fill="#17110f" />
    <path d={oval(-2.4, -2, 1.7)} fill="#ffffff" />
  </>
);

/** Breast, back and belly of the flying bird in one form, from throat to tail. */
const Trunk = ({ id }: { id: string }) => (
  <Piece id={id} outline={shape([[-138, -44], [-118, -61], [-94, -60], [-70, -49], [-40, -43], [0, -38], [50, -29], [90, -19], [134, -6, 'corner'], [148, 8, 'corner'], [120, 16], [94, 24], [60, 36], [10, 48], [-36, 46], [-76, 33], [-104, 16], [-130, 6], [-144, -12], [-146, -30]])} fill="url(#trunk)">
    <path d={shape([[-112, -60], [-40, -60], [40, -50], [70, -20], [20, -4], [-50, -6], [-92, -22]])} fill="url(#mantle)" />
    <path d="M-150 -20H160V60H-150Z" fill="url(#belly)" />
    <path d={STREAKS.map(([x, y]) => band([[x, y, 1], [x + 10, y + 4, 2.6], [x + 20, y + 7, 0.5]])).join('')} fill="#f0d6e0" opacity={0.7} />
  </Piece>
);

/** The flying bird from the side, wings up, bill at (−178, −14), tail at (229, 20). */
export const FlyingRoller = () => (
  <>
    <Gradient id="trunk" from={[-124, -30]} to={[104, 34]} stops={[[0, '#c79ab0'], [0.3, '#b9879c'], [0.5, '#a58a94'], [0.66, '#8fc2d0'], [0.9, '#5ab4d8'], [1, '#52b8de']]} />
    <Gradient id="mantle" from={[-60, -46]} to={[-50, 6]} stops={[[0, '#9c8a58'], [0.5, '#8a7a50', 0.9], [1, '#8a7a50', 0]]} />
    <Gradient id="belly" from={[-20, -4]} to={[-6, 52]} stops={[[0, '#3a2450', 0], [0.5, '#3a2450', 0.1], [1, '#3a2450', 0.55]]} />
    <g transform="translate(-52 -24) rotate(-42) scale(0.9 1.1)">
      <Wing id="wing-far" side="above" dim={0.2} />
    </g>
    <Gradient id="tail" from={[80, 0]} to={[226, 24]} stops={[[0, '#4fb4dc'], [0.62, '#62c8e6'], [0.76, '#2a48ae'], [1, '#131c58']]} />
    <Piece id="flying-tail" outline={shape([[70, -16], [140, -20], [204, -24], [226, -18], [229, 0], [226, 26], [214, 46], [190, 44], [130, 28], [70, 18]])} fill="url(#tail)">
      <path d={band([[90, -8, 4], [160, -8, 3], [226, -4, 1]]) + band([[90, 0, 3], [160, 8, 3], [224, 20, 1]]) + band([[90, 8, 3], [150, 22, 3], [208, 40, 1]])} fill="#14307a" opacity={0.4} />
      <path d={shape([[70, 6], [130, 16], [190, 30], [220, 40], [214, 60], [130, 40], [70, 24]])} fill="#12205e" opacity={0.45} />
    </Piece>
    <Trunk id="flying" />
    <Gradient id="cap" from={[-122, -60]} to={[-104, -6]} stops={[[0, '#5ad0d8'], [0.5, '#35b0c6'], [1, '#35b0c6', 0]]} />
    <path d={shape([[-147, -30], [-138, -44], [-118, -61], [-94, -60], [-72, -50], [-80, -28], [-104, -28], [-128, -22]])} fill="url(#cap)" />
    <At x={-122} y={-27} scale={1.06}>
      <Face />
    </At>
    <g transform="translate(-20 -8) rotate(10) scale(1.08 1.12)">
      <Wing id="wing-near" side="below" />
    </g>
    {/* The flank once more over the root of the wing, fading upwards: one goes into the other without an edge. */}
    <Gradient id="flank-fade" from={[0, -34]} to={[4, 10]} stops={[[0, '#000000'], [0.25, '#1a1a1a'], [1, '#ffffff']]} />
    <mask id="flank" maskUnits="userSpaceOnUse" x={-150} y={-80} width={310} height={140}>
      <path d="M-150 -80H160V60H-150Z" fill="url(#flank-fade)" />
    </mask>
    <g mask="url(#flank)">
      <Trunk id="flying-flank" />
    </g>
  </>
);

/** Its mate at rest, from the side, facing right. Feet at (0, 0), tail 86 below them. */
export const SittingRoller = () => (
  <>
    <Gradient id="rest-tail" from={[-30, 0]} to={[-66, 90]} stops={[[0, '#4f8fa8'], [0.6, '#3f7fb4'], [1, '#1c2a6c']]} />
    <path d={shape([[-14, -20], [-38, 40], [-60, 88, 'corner'], [-78, 82, 'corner'], [-62, 20], [-42, -36]])} fill="url(#rest-tail)" />
    <path d={band([[-34, -6, 2], [-52, 46, 3], [-68, 84, 1]])} fill="#1c2a6c" opacity={0.5} />
    <path d="M-8 -22L-6 2M10 -26L10 0" stroke="#a87a4a" strokeWidth={6} strokeLinecap="round" />
    <path d="M-12 3q6 -6 16 -1M4 1q6 -6 16 -1" stroke="#a87a4a" strokeWidth={5} strokeLinecap="round" fill="none" />
    <Gradient id="rest-body" from={[-20, -150]} to={[10, -10]} stops={[[0, '#c096aa'], [0.5, '#b5849a'], [0.72, '#a9b0c0'], [1, '#7fb8cc']]} />
    <Piece id="rest" outline={shape([[18, -206], [40, -198], [52, -178], [48, -156], [52, -130], [56, -98], [48, -62], [28, -32], [4, -16], [-20, -16], [-40, -34], [-50, -66], [-46, -110], [-32, -146], [-22, -178], [-6, -200]])} fill="url(#rest-body)">
      <Gradient id="rest-shade" from={[58, -90]} to={[-20, -60]} stops={[[0, '#3a2450', 0.5], [0.5, '#3a2450', 0.08], [1, '#3a2450', 0]]} />
      <path d={shape([[60, -170], [64, -90], [40, -20], [-20, -4], [4, -50], [28, -110], [30, -150]])} fill="url(#rest-shade)" />
      <path d={[[14, -142], [28, -138], [22, -124], [36, -120], [14, -112], [30, -104], [42, -100], [24, -90]].map(([x = 0, y = 0]) => band([[x, y, 1], [x + 2, y + 9, 2.8], [x + 1, y + 19, 0.5]])).join('')} fill="#f0d6e0" opacity={0.7} />
      <Gradient id="rest-cap" from={[4, -206]} to={[14, -158]} stops={[[0, '#5ad0d8'], [0.55, '#35a6bc'], [1, '#35a6bc', 0]]} />
      <path d={shape([[-30, -164], [-14, -210], [30, -214], [54, -186], [34, -180], [10, -176], [-10, -152]])} fill="url(#rest-cap)" />
      <Gradient id="rest-mantle" from={[-52, -100]} to={[4, -88]} stops={[[0, '#b3a06a'], [0.6, '#8a7850'], [1, '#7c6a4c', 0.2]]} />
      <path d={shape([[-30, -168], [-8, -150], [6, -128], [0, -96], [-24, -60], [-60, -20], [-70, -80]])} fill="url(#rest-mantle)" />
    </Piece>
    {/* The folded wing: brown shoulder, a stripe of blue, dark tips over the root of the tail. */}
    <Gradient id="rest-wing" from={[0, -128]} to={[-50, 28]} stops={[[0, '#8a7c58'], [0.34, '#6f8a80'], [0.5, '#3f8fb8'], [0.7, '#2a44a4'], [1, '#131c58']]} />
    <Piece id="folded" outline={shape([[6, -128], [18, -104], [14, -74], [-8, -40], [-32, 4], [-58, 44, 'corner'], [-54, -6], [-48, -60], [-32, -104], [-12, -128]])} fill="url(#rest-wing)">
      <path d={band([[14, -76, 2], [-14, -38, 5], [-56, 40, 2]]) + band([[4, -84, 1], [-22, -40, 4], [-56, 36, 1]]) + band([[-8, -88, 1], [-30, -44, 4], [-56, 30, 1]])} fill="#101850" opacity={0.35} />
      <path d={[[4, -108], [-12, -102], [-26, -96], [6, -88], [-10, -80], [-28, -74]].map(([x = 0, y = 0]) => band([[x - 8, y, 0.5], [x - 1, y + 7, 2.4], [x + 8, y + 2, 0.5]])).join('')} fill="#3f4a40" opacity={0.5} />
      <path d={shape([[22, -110], [20, -70], [-8, -36], [-40, 20], [-20, -40], [6, -80]])} fill="#1a1c50" opacity={0.3} />
    </Piece>
    <At x={28} y={-180} flip>
      <Face />
    </At>
  </>
);
