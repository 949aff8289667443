/** A Toda woman with ringlets over her shoulder and a white shawl, embroidered in red and black, wrapped round her and over one arm. */
import { Piece, shape } from '../../../people/body.tsx';
import { bodyOf, footingOf, type Place, type Pose } from '../../../people/pose.ts';
import { Posed } from '../../../people/posed.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { LongShadow } from '../../../scenery/ground.tsx';
import { band, oval } from '../../../scenery/shapes.ts';

const SHAWL = { base: '#f8f0de', trim: '#b8292c', second: '#f3e9d4' };
/** She points to the door with one hand and holds her shawl with the other. */
const SHOWS = { lean: 4, nod: 6, near: [-24, 92], far: [58, 80], nearLeg: [6, -2], farLeg: [-8, -10] } as const satisfies Pose;

/** The shawl from the neck over the near shoulder and arm, open in front. */
const WRAP = shape([[-7, -105], [-20, -94], [-28, -60], [-27, -20], [-30, 30], [-33, 78, 'corner'], [-6, 85], [19, 77, 'corner'], [21, 40], [26, 0], [28, -34], [26, -60], [20, -88], [12, -104]]);

/** The embroidery: alternating red and black bands round the body. */
const Bands = ({ at }: { at: readonly number[] }) => at.map((down, i) => <path key={down} d={`M-80 ${down + 7}Q0 ${down + 13} 80 ${down - 5}`} stroke={i % 2 ? '#221c20' : '#b8292c'} strokeWidth={i % 2 ? 4 : 8} fill="none" />);

export function TodaWoman({ id, x, y, height }: { id: string; x: number; y: number; height: number }) {
  const place: Place = { x, y, height, pose: SHOWS };
  const body = bodyOf(SHOWS, 30, true);
  const { scale, lift } = footingOf(place, body);
  const [neckX, neckY] = body.at(1.1, 0);
  return (
    <>
      <LongShadow x={x} y={y} to={[x + 150, y + 12]} width={56} colour="#1d3a2a" />
      <Posed id={id} {...place} wears="sari" dress={SHAWL} skin="#8a5638" hair="bob" hasShadow />
      <At x={x} y={y} scale={scale}>
        <At x={0} y={-lift}>
          <g clipPath={`url(#${id}-cloth)`}>
            <Bands at={[104, 118, 128]} />
          </g>
          <Piece id={`${id}-shawl`} outline={WRAP} fill="#f8f0de">
            <path d={shape([[8, -110], [4, -60], [9, 0], [4, 90], [60, 90], [60, -110]])} fill="#cdbfb4" />
            <path d={band([[-12, -92, 1], [-14, -40, 5], [-18, 20, 4], [-18, 80, 2]]) + band([[16, -50, 1], [2, -30, 4], [-14, -26, 1]])} fill="#b9a9a2" opacity={0.7} />
            <Bands at={[26, 42, 54, 66]} />
            <path d={band([[18, -96, 7], [23, -60, 8], [24, -20, 8], [20, 30, 8], [17, 80, 8]])} fill="#b8292c" />
          </Piece>
          <path d={shape([[17, -50], [25, -52], [33, -48], [34, -41], [27, -37], [18, -40]])} fill="#8a5638" />
          <path d={[-9, -2, 5].map((at, i) => [0, 1, 2, 3].map((k) => oval(neckX + at - (k % 2) * 1.6, neckY - 4 + k * 7 - i * 2, 3.8, 4.6)).join('')).join('')} fill="#241a18" />
        </At>
      </At>
    </>
  );
}
