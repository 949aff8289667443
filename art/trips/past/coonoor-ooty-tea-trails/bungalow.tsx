/** The planter's bungalow above Coonoor by night: its tiled roof and chimney, and the bay window with the fireside room behind it. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { band, box, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { AT_HOUSE, ROOF, tiles, WALL, Window, WOOD } from './bungalow-wall.tsx';
import { Veranda } from './veranda.tsx';

/** The hearth side of the room behind the bay: a mantelpiece with a clock, the fire, pictures, a boy at the pane. */
const FiresideRoom = () => (
  <>
    <path d={box(742, 596, 34, 26) + box(830, 590, 22, 30)} fill="#a8582c" />
    <path d={box(746, 600, 26, 18) + box(833, 594, 16, 22)} fill="#f4cf86" />
    <path d={box(768, 636, 78, 80)} fill="#8a4426" />
    <path d={box(762, 632, 90, 8)} fill="#5a2a1c" />
    <path d={oval(807, 622, 9) + box(800, 624, 14, 8)} fill="#5a2a1c" />
    <path d={oval(807, 622, 6)} fill="#fff3cf" />
    <path d={archPath('round', 807, 716, 52, 62)} fill="#3f1a16" />
    <Halo id="fire" x={807} y={700} rx={74} ry={62} colour="#ffe08a" opacity={0.95} />
    <path d={shape([[788, 716], [790, 690], [798, 700], [806, 668], [814, 698], [824, 684], [826, 716]])} fill="#ff8a2a" />
    <path d={shape([[796, 716], [800, 700], [807, 686], [813, 704], [818, 716]])} fill="#fff0a0" />
    <Posed id="boy-inside" x={764} y={720} height={AT_HOUSE} isSeated age={7} view="front" pose={{ near: [30, 150], far: [-34, -152] }} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" light="right" />
  </>
);

/** The bay under its own gable: a three-sided window, a hood of tiles, bargeboards with a fretwork edge. */
function Bay() {
  const rake = (t: number, side: 1 | -1): Spot => [790 + side * (8 + t * 138), 362 + t * 194];
  return (
    <>
      <path d={polygon([[662, 552], [790, 370], [918, 552]])} fill={WALL.moon} />
      <path d={box(670, 550, 242, 258)} fill={WALL.moon} />
      <path d={box(878, 550, 34, 258)} fill={WALL.shade} opacity={0.5} />
      <path d={box(666, 772, 250, 40)} fill={WALL.shade} />
      <path d={Array.from({ length: 16 }, (_, i) => box(669 + (i % 8) * 31 - Math.floor(i / 8) * 14, 776 + Math.floor(i / 8) * 17, 27, 13)).join('')} fill={mix(WALL.shade, WALL.mid, 0.6)} />
      {/* The window projects from the wall, so its sides are seen at an angle. */}
      <path d={polygon([[676, 556], [714, 540], [866, 540], [904, 556], [900, 574], [680, 574]])} fill={ROOF.mid} />
      <path d={tiles(690, 890, 542, 570, [-10, 10])} stroke={ROOF.line} strokeWidth={2} fill="none" />
      <path d={box(688, 574, 204, 150)} fill={WOOD} />
      <path d={polygon([[692, 578], [716, 584], [716, 712], [692, 718]]) + polygon([[888, 578], [864, 584], [864, 712], [888, 718]])} fill="#f09a48" />
      <path d={polygon([[692, 578], [706, 582], [700, 650], [697, 717], [692, 718]]) + polygon([[888, 578], [874, 582], [880, 650], [883, 717], [888, 718]])} fill="#b8404a" />
      <path d="M692 626L716 629M692 672L716 670M888 626L864 629M888 672L864 670" stroke="#5f4258" strokeWidth={3} />
      <Window id="bay" x={724} y={582} width={132} height={130} across={3} up={3} glow={['#e08a3c', '#ffc566']} curtain="#b8404a">
        <FiresideRoom />
      </Window>
      <path d={box(684, 722, 212, 9)} fill={WALL.moon} />
      <path d={box(694, 731, 192, 41)} fill={mix(WALL.moon, WALL.mid, 0.55)} />
      <path d={Array.from({ length: 4 }, (_, i) => box(702 + i * 47, 738, 36, 28)).join('')} fill={mix(WALL.moon, WALL.mid, 0.25)} />
      {/* The gable: a round vent lit by a lamp in the loft, bargeboards, a finial. */}
      <path d={oval(790, 470, 20)} fill={WOOD} />
      <path d={oval(790, 470, 15)} fill="#c98a4c" />
      <path d="M790 455V485M775 470H805" stroke={WOOD} strokeWidth={3} />
      <path d={polygon([[642, 560], [790, 346], [938, 560], [916, 560], [790, 376], [664, 560]])} fill={WOOD} />
      <path d={polygon([[790, 346], [938, 560], [928, 560], [790, 360]])} fill={WALL.shade} opacity={0.45} />
      <path d={Array.from({ length: 13 }, (_, i) => [rake(0.1 + i * 0.07, -1), rake(0.1 + i * 0.07, 1)]).flat().map(([x, y]) => oval(x + (x < 790 ? 7 : -7), y + 14, 6)).join('')} fill={WOOD} />
      <path d={band([[790, 300, 2], [790, 330, 6], [790, 392, 7]]) + oval(790, 326, 6)} fill={WOOD} />
    </>
  );
}

/** The roof and its chimney, with the veranda and the bay in front. */
export function Bungalow() {
  return (
    <>
      <path d={box(1262, 236, 66, 130)} fill={WALL.mid} />
      <path d={box(1262, 236, 20, 130)} fill={WALL.moon} />
      <path d={Array.from({ length: 15 }, (_, i) => box(1265 + (i % 3) * 21 - (Math.floor(i / 3) % 2) * 5, 252 + Math.floor(i / 3) * 20, 17, 14)).join('')} fill={WALL.shade} opacity={0.45} />
      <path d={box(1254, 228, 82, 12) + polygon([[1272, 228], [1276, 206], [1290, 206], [1294, 228]]) + polygon([[1302, 228], [1306, 210], [1318, 210], [1322, 228]])} fill={ROOF.line} />
      <path d={polygon([[796, 500], [796, 332], [1446, 332], [1566, 500]])} fill={ROOF.mid} />
      <path d={polygon([[1446, 332], [1566, 500], [1490, 500]])} fill={ROOF.line} opacity={0.6} />
      <path d={tiles(796, 1446, 336, 500, [0, 108])} stroke={ROOF.line} strokeWidth={2.4} fill="none" />
      <path d={polygon([[792, 340], [904, 500], [1004, 500], [836, 330], [800, 330]])} fill="#1d1438" opacity={0.34} />
      <path d={box(794, 326, 658, 9)} fill={ROOF.moon} />
      <path d={band([[1446, 330, 8], [1506, 414, 8], [1566, 500, 8]])} fill={ROOF.moon} />
      <path d={polygon([[906, 492], [1562, 492], [1566, 502], [906, 502]])} fill={ROOF.line} />
      <Veranda />
      <Bay />
    </>
  );
}
