/** The Basilica of the Sacred Heart: a red, white-edged gabled front between two square three-storey towers, and the nave behind. */
import { n, polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

const RED = { lit: '#d95a45', mid: '#c4473a', shade: '#8f2f3c', deep: '#6b2434' };
const WHITE = { lit: '#fffaf0', shade: '#d3c3cc' };
export const FOOT = 800;
export const MID = 600;
/** The vanishing point, right of the church at eye level. */
export const VANISHING: Spot = [1430, 786];
/** A point of the front, moved back by `t` (0 to 1) of the way to the vanishing point. */
const back = ([x, y]: Spot, t: number): Spot => [x + (VANISHING[0] - x) * t, y + (VANISHING[1] - y) * t];

/** A pointed opening with a white frame, a mullion, and glass or darkness behind. */
const Lancet = ({ x, y, width, height, glass = '#3a2440' }: { x: number; y: number; width: number; height: number; glass?: string }) => (
  <>
    <path d={archPath('pointed', x + 5, y, width + 22, height + 16)} fill={RED.deep} opacity={0.5} />
    <path d={archPath('pointed', x, y, width + 20, height + 14)} fill={WHITE.lit} />
    <path d={archPath('pointed', x, y, width, height)} fill={glass} />
    <path d={box(x - 2, y - height * 0.94, 4, height * 0.94) + box(x - width / 2, y - height * 0.5, width, 4)} fill={WHITE.shade} />
    <path d={box(x - width / 2 - 16, y, width + 32, 9)} fill={WHITE.lit} />
  </>
);

/** A white band across one face, with its shadow below. */
const Band = ({ x, y, width, height = 14 }: { x: number; y: number; width: number; height?: number }) => (
  <>
    <path d={box(x, y, width, height)} fill={WHITE.lit} />
    <path d={box(x, y + height, width, height * 0.6)} fill={RED.deep} opacity={0.6} />
  </>
);

/** A pinnacle with crockets and a cross. (x, y) is its base. */
const Pinnacle = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <>
    <path d={box(x - height * 0.15, y - height * 0.34, height * 0.3, height * 0.34)} fill={WHITE.lit} />
    <path d={box(x + height * 0.02, y - height * 0.34, height * 0.13, height * 0.34)} fill={WHITE.shade} />
    <path d={polygon([[x - height * 0.2, y - height * 0.34], [x + height * 0.2, y - height * 0.34], [x, y - height]])} fill={WHITE.lit} />
    <path d={polygon([[x + height * 0.03, y - height * 0.34], [x + height * 0.2, y - height * 0.34], [x, y - height]])} fill={WHITE.shade} />
    <path d={[0.5, 0.68].map((up) => oval(x - height * 0.2 * (1 - up) * 1.5, y - height * up, height * 0.035) + oval(x + height * 0.2 * (1 - up) * 1.5, y - height * up, height * 0.035)).join('')} fill={WHITE.shade} />
    <path d={box(x - 2, y - height * 1.16, 4, height * 0.2) + box(x - 7, y - height * 1.1, 14, 4)} fill={WHITE.lit} />
  </>
);

/** One of the two towers: three storeys, corner strips, lancets, and pinnacles on the front corners. */
function Tower({ x, shaded }: { x: number; shaded: boolean }) {
  const [left, width] = [x - 108, 216];
  const storeys = [FOOT, 590, 410, 236];
  return (
    <>
      <path d={box(left, 236, width, FOOT - 236)} fill={shaded ? RED.mid : RED.lit} />
      <path d={box(left + width * 0.66, 236, width * 0.34, FOOT - 236)} fill={RED.shade} opacity={0.55} />
      {[left, left + width - 30].map((strip, i) => (
        <g key={strip}>
          <path d={box(strip, 236, 30, FOOT - 236)} fill={i ? WHITE.shade : WHITE.lit} />
          <path d={box(strip + 30, 236, 8, FOOT - 236)} fill={RED.deep} opacity={i ? 0 : 0.4} />
        </g>
      ))}
      {storeys.slice(1).map((y) => (
        <Band key={y} x={left - 10} y={y - 8} width={width + 20} />
      ))}
      {[340 + 46, 564].map((y) => [-38, 38].map((dx) => <Lancet key={`${y}${dx}`} x={x + dx} y={y} width={38} height={112} />))}
      <Lancet x={x} y={FOOT - 18} width={74} height={146} glass="#4a2440" />
      <path d={Array.from({ length: 6 }, (_, i) => box(left + 8 + i * 38, 204, 22, 26)).join('') + box(left - 6, 224, width + 12, 14)} fill={WHITE.lit} />
      {[left + 14, left + width - 14].map((px) => (
        <Pinnacle key={px} x={px} y={232} height={118} />
      ))}
    </>
  );
}

/** The visible strip of a tower's right side, in shade, with its white back corner and the bands that run round it. */
function TowerSide({ x }: { x: number }) {
  const face = (y0: number, y1: number, t0 = 0, t1 = 0.14) => polygon([back([x, y0], t0), back([x, y0], t1), back([x, y1], t1), back([x, y1], t0)]);
  return (
    <>
      <path d={face(228, FOOT)} fill={RED.shade} />
      <path d={face(228, FOOT, 0.115)} fill="#a890a4" />
      <path d={[0.026, 0.06, 0.094].map((t) => face(200, 230, t, t + 0.02)).join('')} fill="#b7a2b2" />
      <path d={[228, 402, 582].map((y) => face(y, y + 14)).join('')} fill="#b7a2b2" />
      <path d={[244, 418, 598].map((y) => face(y, y + 9)).join('')} fill={RED.deep} opacity={0.7} />
      <path d={[[300, 384], [474, 562], [650, 780]].map(([y0 = 0, y1 = 0]) => polygon([back([x, y1], 0.035), back([x, y0 + 26], 0.035), back([x, y0], 0.06), back([x, y0 + 26], 0.085), back([x, y1], 0.085)])).join('')} fill="#3a2440" />
    </>
  );
}

/** The nave behind the towers: a shaded flank of six bays, with lancets between buttresses. From down here the eaves hide the roof. */
function Nave() {
  const edge = MID + 400;
  const at = (t: number, y: number) => back([edge, y], t);
  const wall = (t0: number, t1: number, y0: number, y1: number) => polygon([at(t0, y0), at(t1, y0), at(t1, y1), at(t0, y1)]);
  const bays = Array.from({ length: 6 }, (_, i) => 0.16 + i * 0.095);
  return (
    <>
      <Gradient id="flank" from={[1000, 0]} to={[1320, 0]} stops={[[0, '#8f2f3c'], [1, '#a8605c']]} />
      <path d={wall(0.1, 0.74, 438, FOOT)} fill="url(#flank)" />
      <path d={wall(0.1, 0.75, 430, 448) + wall(0.1, 0.74, 740, 756)} fill="#c9b4be" />
      <path d={wall(0.1, 0.74, 448, 462)} fill={RED.deep} opacity={0.6} />
      {bays.map((t) => (
        <g key={t}>
          <path d={polygon([at(t + 0.018, 690), at(t + 0.018, 540), at(t + 0.045, 500), at(t + 0.072, 540), at(t + 0.072, 690)])} fill="#c9b4be" />
          <path d={polygon([at(t + 0.026, 682), at(t + 0.026, 546), at(t + 0.045, 518), at(t + 0.064, 546), at(t + 0.064, 682)])} fill="#33233f" />
          <path d={wall(t - 0.014, t + 0.006, 470, FOOT)} fill="#d3c3cc" />
          <path d={wall(t + 0.006, t + 0.013, 476, FOOT)} fill={RED.deep} opacity={0.7} />
        </g>
      ))}
    </>
  );
}

/** The whole church, seen from a little to the right of it. */
export const Basilica = () => (
  <>
    <Nave />
    <TowerSide x={MID - 184} />
    <TowerSide x={MID + 400} />
    <Pinnacle x={MID + 444} y={302} height={96} />
    <Tower x={MID - 292} shaded={false} />
    <Tower x={MID + 292} shaded />
    <Front />
  </>
);

/** The gabled front between the towers. */
function Front() {
  const spokes = Array.from({ length: 12 }, (_, i) => `M${MID} 420l${n(Math.cos(i * 0.5236) * 62)} ${n(Math.sin(i * 0.5236) * 62)}`).join('');
  return (
    <>
      <path d={polygon([[MID - 196, FOOT], [MID - 196, 316], [MID, 128], [MID + 196, 316], [MID + 196, FOOT]])} fill={RED.lit} />
      <path d={polygon([[MID + 60, FOOT], [MID + 60, 188], [MID + 196, 316], [MID + 196, FOOT]])} fill={RED.shade} opacity={0.4} />
      <path d={polygon([[MID - 212, 318], [MID, 108], [MID + 212, 318], [MID + 212, 344], [MID, 136], [MID - 212, 344]])} fill={WHITE.lit} />
      <path d={polygon([[MID, 108], [MID + 212, 318], [MID + 212, 344], [MID, 136]])} fill={WHITE.shade} />
      <path d={Array.from({ length: 9 }, (_, i) => oval(MID - 192 + i * 21, 322 - i * 21, 6) + oval(MID + 192 - i * 21, 322 - i * 21, 6)).join('')} fill={WHITE.lit} />
      {/* The niche with the statue, its arms open. */}
      <path d={archPath('pointed', MID, 306, 92, 128)} fill={WHITE.lit} />
      <path d={archPath('pointed', MID, 302, 68, 106)} fill="#5f8fa8" />
      <path d={shape([[MID - 15, 302, 'corner'], [MID - 13, 256], [MID - 26, 250], [MID - 25, 243], [MID - 8, 238], [MID + 8, 238], [MID + 25, 243], [MID + 26, 250], [MID + 13, 256], [MID + 15, 302, 'corner']])} fill="#fff3dc" />
      <path d={oval(MID, 228, 9, 10)} fill="#d9b08c" />
      <path d={oval(MID, 252, 4)} fill="#c8322a" />
      <path d={oval(MID + 5, 426, 98)} fill={RED.deep} opacity={0.5} />
      <path d={oval(MID, 420, 96)} fill={WHITE.lit} />
      <path d={oval(MID, 420, 72)} fill="#2c4f8a" />
      {['#e8b04a', '#c9453a', '#3f9a8a', '#e8b04a', '#c9453a', '#3f9a8a', '#e8b04a', '#c9453a', '#3f9a8a', '#e8b04a', '#c9453a', '#3f9a8a'].map((glass, i) => (
        <path key={i} d={oval(MID + Math.cos(i * 0.5236 + 0.26) * 48, 420 + Math.sin(i * 0.5236 + 0.26) * 48, 11)} fill={glass} />
      ))}
      <path d={spokes} stroke={WHITE.lit} strokeWidth={5} />
      <path d={oval(MID, 420, 22)} fill={WHITE.lit} />
      <path d={oval(MID, 420, 13)} fill="#e8b04a" />
      <Band x={MID - 196} y={536} width={392} />
      <path d={box(MID - 176, 558, 352, 40)} fill={WHITE.lit} />
      <path d={Array.from({ length: 31 }, (_, i) => i % 6 === 5 ? '' : box(MID - 164 + i * 10.6, 570, i % 4 === 1 ? 3 : 7, 17)).join('')} fill={RED.shade} opacity={0.75} />
      <Band x={MID - 196} y={610} width={392} height={10} />
      {[-122, 0, 122].map((dx) => (
        <g key={dx}>
          <path d={archPath('pointed', MID + dx + 6, FOOT, 112, dx ? 168 : 184)} fill={RED.deep} opacity={0.5} />
          <path d={archPath('pointed', MID + dx, FOOT, 110, dx ? 166 : 182)} fill={WHITE.lit} />
          <path d={archPath('pointed', MID + dx, FOOT, 84, dx ? 142 : 158)} fill={dx ? '#4a1f2c' : '#2f1826'} />
          {dx !== 0 && <path d={box(MID + dx - 38, FOOT - 84, 36, 84) + box(MID + dx + 2, FOOT - 84, 36, 84)} fill="#7a4428" />}
          {dx !== 0 && <path d={[-30, 10].map((at) => box(MID + dx + at, FOOT - 74, 20, 28) + box(MID + dx + at, FOOT - 38, 20, 28)).join('')} fill="#5a2f20" />}
        </g>
      ))}
      <Halo id="altar" x={MID} y={FOOT - 70} rx={40} ry={66} colour="#ffc25a" opacity={0.8} />
      <path d={[-14, 0, 14].map((dx) => leaf(MID + dx, FOOT - 58, 14, 4, -Math.PI / 2)).join('')} fill="#fff3c0" />
      {[[196, 16], [216, 14], [238, 14]].map(([half = 0, rise = 0], i) => (
        <g key={half}>
          <path d={box(MID - half, FOOT + i * 15, half * 2, rise)} fill={i % 2 ? '#e3cdb8' : '#f3e3cc'} />
          <path d={box(MID - half, FOOT + i * 15 + rise - 4, half * 2, 5)} fill="#a8888c" />
        </g>
      ))}
    </>
  );
}
