/** Things in the dining room: a potted plant on the table, and a shelf of brass and books. Light comes from the window on the left. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { shape } from '../people/body.tsx';
import { At, Gradient } from '../scenery/canvas.tsx';
import { band, box, oval } from '../scenery/shapes.ts';

/** The plant's leaf blades from back to front: the points where each starts, bends and ends, and its width. */
const BLADES = [
  [[96, 630], [60, 500], [20, 440], 26],
  [[140, 630], [176, 500], [214, 452], 26],
  [[110, 630], [96, 470], [104, 366], 30],
  [[130, 630], [144, 500], [140, 402], 30],
  [[86, 630], [40, 560], [-6, 548], 24],
  [[150, 630], [196, 560], [238, 562], 24],
  [[104, 634], [74, 560], [58, 500], 32],
  [[136, 634], [166, 566], [184, 506], 30],
  [[120, 636], [118, 566], [122, 492], 34],
] as const;

/** A snake plant in a glazed pot: each blade has pale edges, and its right half is darker. */
export const WindowPlant = () => (
  <At x={-18} y={0}>
    <path d={oval(168, 736, 112, 14)} fill="#3a2030" opacity={0.3} />
    {BLADES.map(([[ax, ay], [bx, by], [cx, cy], wide], i) => {
      const blade = (off: number, share: number) => band([[ax + off, ay, wide * 0.6 * share], [(ax + bx) / 2 + off, (ay + by) / 2, wide * share], [bx + off, by, wide * 0.92 * share], [cx, cy, 1]]);
      const green = mix('#3a7446', '#6f9f4e', i / 9);
      return (
        <g key={i}>
          <path d={blade(0, 1)} fill="#d3d487" />
          <path d={blade(2, 0.74)} fill={green} />
          <path d={blade(wide * 0.2, 0.36)} fill={mix(green, '#16402f', 0.5)} />
        </g>
      );
    })}
    <Gradient id="glaze" from={[50, 0]} to={[188, 0]} stops={[[0, '#5fb4b8'], [0.28, '#8fd0cc'], [0.5, '#3f8f9a'], [1, '#22546c']]} />
    <path d={shape([[52, 630, 'corner'], [184, 630, 'corner'], [176, 692], [160, 736, 'corner'], [118, 742], [74, 736, 'corner'], [60, 692]])} fill="url(#glaze)" />
    <path d={shape([[44, 616, 'corner'], [118, 624], [192, 616, 'corner'], [190, 640, 'corner'], [118, 650], [46, 640, 'corner']])} fill="url(#glaze)" />
    <path d={band([[46, 642, 2], [118, 653, 6], [188, 644, 3]])} fill="#1c4258" opacity={0.5} />
  </At>
);

/** A brass water pot with its foot at (x, y), `height` high: round body, neck and lip. Seen from below, so the lip hides the opening. */
const BrassPot = ({ id, x, y, height }: { id: string; x: number; y: number; height: number }) => (
  <At x={x} y={y} scale={height / 100}>
    <Gradient id={id} from={[-54, 0]} to={[56, 0]} stops={[[0, '#b9822c'], [0.2, '#f6d27a'], [0.34, '#fff0b8'], [0.5, '#dba23c'], [0.8, '#8f5a24'], [1, '#b57a34']]} />
    <path d={shape([[-26, 0, 'corner'], [-50, -22], [-54, -44], [-38, -66], [-22, -74], [-20, -84], [-34, -96, 'corner'], [34, -96, 'corner'], [20, -84], [22, -74], [38, -66], [54, -44], [50, -22], [26, 0, 'corner'], [0, 4]])} fill={`url(#${id})`} />
    <path d={band([[-34, -96, 3], [-4, -99, 6], [34, -96, 3]])} fill="#f2cf7c" />
    <path d="M-39 -66Q0 -72 39 -66M-53 -36Q0 -42 53 -36" fill="none" stroke="#7a4a1c" strokeWidth={2.4} opacity={0.7} />
  </At>
);

const BOOKS = [[1352, 22, 92, '#2c3e73'], [1375, 17, 76, '#bf4a2b'], [1393, 24, 88, '#1e5a49'], [1418, 17, 70, '#3f8f9a']] as const;

/** The shelf; its board runs from (1110, 300) to (1510, 318). The things on it cast their shadows on the wall, to the right. */
export const BrassShelf = () => (
  <>
    <g fill="#6f3f38" opacity={0.24}>
      <path d={polygon([[1126, 318], [1510, 318], [1530, 352], [1150, 352]])} />
      <path d={`${oval(1216, 258, 50, 42)}${oval(1314, 270, 34, 30)}${box(1366, 224, 110, 76)}`} />
    </g>
    <BrassPot id="pot" x={1192} y={301} height={92} />
    <BrassPot id="small-pot" x={1292} y={301} height={60} />
    {BOOKS.map(([x, wide, high, colour]) => (
      <g key={x}>
        <path d={box(x, 300 - high, wide, high)} fill={colour} />
        <path d={box(x + wide * 0.62, 300 - high, wide * 0.38, high)} fill={mix(colour, '#3a1638', 0.3)} />
        <path d={box(x, 300 - high + 12, wide, 4) + box(x, 280, wide, 3)} fill={mix(colour, '#f6d58a', 0.7)} />
      </g>
    ))}
    {/* The last book leans against the others. */}
    <At x={1464} y={301} turn={-17}>
      <path d={box(-20, -84, 20, 84)} fill="#b32e63" />
      <path d={box(-7, -84, 7, 84)} fill="#7d2450" />
      <path d={box(-20, -70, 20, 4) + box(-20, -20, 20, 3)} fill="#f2b9a0" />
    </At>
    <path d={box(1110, 300, 400, 18)} fill="#9a6539" />
    <path d={box(1110, 300, 400, 4)} fill="#d29a60" />
    <path d={box(1110, 318, 400, 8)} fill="#5f3a28" />
    <path d={`M1150 326H1166V356Q1166 366 1150 370ZM1456 326H1472V356Q1472 366 1456 370Z`} fill="#5f3a28" />
  </>
);
