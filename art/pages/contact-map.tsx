/** Bird's-eye map of Mandaveli in the morning: the office under its pin, the temple and tank, San Thome, the lighthouse and the Adyar. */
import type { ReactNode } from 'react';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { stone } from '../scenery/architecture.tsx';
import { Flock } from '../scenery/birds.tsx';
import { HouseFromAbove, isInside, planDistance, plots, Ribbon, TILT, TreeFromAbove, turnAlong } from '../scenery/birds-eye.tsx';
import { Banyan } from '../scenery/banyan.tsx';
import { Outrigger, SailingBoat } from '../scenery/boats.tsx';
import { Canvas, Gradient } from '../scenery/canvas.tsx';
import { Basilica } from '../scenery/church.tsx';
import { leaves, lobesIn, Mass } from '../scenery/foliage.tsx';
import { Lighthouse } from '../scenery/houses.tsx';
import { BanyanPin, WindRose } from '../scenery/map-signs.tsx';
import { alongLine, blob, lens, oval, rounded, type Spot } from '../scenery/shapes.ts';
import { Gopuram } from '../scenery/temple.tsx';
import { Palm } from '../scenery/trees.tsx';
import { Ripples } from '../scenery/water.tsx';
import { CANAL, ESTUARY, GREAT_BANYAN, GREENS, ISLANDS, LIGHTHOUSE, MAIN_ROADS, OFFICE, OFFICE_TREES, RAILWAY, RIVER, SAN_THOME, SHORE, STATIONS, TANK, TEMPLE, type Area } from './mandaveli.ts';

export const focus: [number, number] = [0.5, 0.5];

const GROVE = leaves('#1e5a49', '#86b04f', '#ffe9a0');
const PALE_GROVE = leaves('#2f6b4f', '#a3c05f', '#ffe9a0');
const WALLS = ['#f6e6cc', '#f2d3b4', '#f4dcd2', '#e9dcc4', '#f0c9a0', '#d9e0cf'] as const;
const ROOFS = ['#c9694a', '#d98a63', '#e8b58c', '#f0d9b5', '#dcc3a4', '#e9a6a0', '#6fa39b'] as const;

/** How far the street grid, which follows the coast, is turned clockwise from north (radians). */
const TURN = 0.2;
const WATER = '#55b0b4';
const BANK = '#f9e8bf';
const SHADE = '#4a2a5c';

/** Ground that `town` leaves bare: at landmarks and stations, behind the spire, under the pin's tip, and in front of the great banyan. */
const CLEAR: Area[] = [
  [TEMPLE, 74, 52], [TANK, 62, 38], [SAN_THOME, 64, 34], [lowered(SAN_THOME, -90), 50, 76], [LIGHTHOUSE, 40, 30],
  [lowered(OFFICE, 24), 74, 56], [lowered(GREAT_BANYAN, 26), 110, 44], ...STATIONS.map((spot): Area => [spot, 44, 30]),
];

/** Something that rises from the map: the y of its foot, by which everything is sorted from far to near, and its drawing. */
type Standing = [foot: number, drawn: ReactNode];

function lowered([x, y]: Spot, by: number): Spot {
  return [x, y + by];
}
const shifted = (line: readonly Spot[], by: number): Spot[] => line.map(([x, y]) => [x + by, y]);
const closed = (outline: readonly Spot[]): Spot[] => [...outline, ...outline.slice(0, 1)];
const isIn = ([x, y]: Spot, areas: readonly Area[]) => areas.some(([[ax, ay], rx, ry]) => ((x - ax) / rx) ** 2 + ((y - ay) / ry) ** 2 < 1);
const shoreAt = (y: number) => rounded(SHORE).reduce((best, spot) => (Math.abs(spot[1] - y) < Math.abs(best[1] - y) ? spot : best))[0];
/** Path data of the sea, starting `out` units beyond the water's edge; a negative `out` starts inland. */
const seaFrom = (out: number) => polygon([...rounded(shifted(SHORE, out)), [1610, 1010], [1610, -10]]);

/** Distance from a spot to the nearest road, track, canal or river, minus the margin that each of these needs. */
const roomAt = (spot: Spot) =>
  Math.min(
    ...MAIN_ROADS.map((road) => planDistance(road, spot) - 8),
    ...[RAILWAY, CANAL].map((line) => planDistance(line, spot) - 6),
    planDistance(RIVER, spot) - 32,
    planDistance(closed(ESTUARY), spot) - 16,
  );

/** Fills the plots: a house where there is room for one (but a tree on about a fifth of these plots), otherwise a tree if that fits. */
function town(): Standing[] {
  const r = random('mandaveli');
  return plots({ id: 'plots', pitch: [54, 57], turn: TURN }).flatMap((spot): Standing[] => {
    const [x, y] = spot;
    const roll = r.next();
    const house = { width: r.between(34, 45), depth: r.between(30, 40), height: 14 + r.next() ** 2 * 24, wall: r.pick(WALLS), roof: r.pick(ROOFS) };
    const id = `plot-${Math.round(x)}-${Math.round(y)}`;
    const room = roomAt(spot);
    if (room < 12 || isInside(ESTUARY, spot) || x > shoreAt(y) - 84 || isIn(spot, CLEAR) || isIn(spot, GREENS)) return [];
    if (room < 30 || roll < 0.2) return [[y, <TreeFromAbove key={id} id={id} x={x} y={y} size={r.between(17, 33)} tones={roll < 0.1 ? PALE_GROVE : GROVE} />]];
    return [[y + 12, <HouseFromAbove key={id} x={x} y={y} {...house} turn={TURN} gable={roll > 0.78 ? 10 : 0} windows={roll > 0.55 ? 3 : 0} />]];
  });
}

/** The stations' long roofs, each on the piece of track nearest to the station. */
function stations(): Standing[] {
  const track = Array.from({ length: 200 }, (_, i) => alongLine(rounded(RAILWAY), i / 200));
  return STATIONS.map(([x, y]) => {
    const near = track.reduce((a, b) => (Math.hypot(a.x - x, a.y - y) < Math.hypot(b.x - x, b.y - y) ? a : b));
    return [near.y + 12, <HouseFromAbove key={`station-${Math.round(x)}`} x={near.x} y={near.y} width={74} depth={30} height={18} turn={turnAlong(near.angle)} wall="#efe0cf" roof="#2c3e73" gable={7} windows={5} />];
  });
}

/** A suburban train at Greenways Road. */
const train = (): Standing[] =>
  Array.from({ length: 6 }, (_, i) => {
    const { x, y, angle } = alongLine(rounded(RAILWAY), 0.56 + i * 0.0125);
    return [y + 10, <HouseFromAbove key={`coach-${i}`} x={x} y={y - 5} width={26} depth={15} height={10} turn={turnAlong(angle)} wall="#3f6fb0" roof="#fff1cc" windows={3} />];
  });

/** Palms along the sand, clear of the church and the lighthouse. */
const palms = (): Standing[] =>
  ([[0.15, 46], [0.2, 54], [0.52, 36], [0.545, 56], [0.6, 44], [0.64, 58], [0.655, 38]] as const).map(([t, inland]) => {
    const { x, y } = alongLine(rounded(shifted(SHORE, -inland)), t);
    return [y, <Palm key={`palm-${t}`} id={`palm-${t}`} x={x} y={y} height={54 + ((t * 100) % 14)} lean={0.14} dark="#2f6b4a" lit="#8fb54a" light="right" fronds={9} />];
  });

const parks = (): Standing[] =>
  GREENS.map(([[x, y], rx, ry], i) => [y + ry * 0.6, <Mass key={`green-${i}`} id={`green-${i}`} lobes={lobesIn(`green-lobes-${i}`, x, y, rx, ry, Math.max(7, Math.round((rx * ry) / 420)))} tones={GROVE} light="right" />]);

const officeTrees = (): Standing[] =>
  OFFICE_TREES.map(([x, y], i) => [y, <TreeFromAbove key={`shade-${i}`} id={`shade-${i}`} x={x} y={y} size={30 - i * 4} tones={PALE_GROVE} />]);

const landmarks = (): Standing[] => [
  [TEMPLE[1] + 8, <Gopuram key="temple" id="temple" x={TEMPLE[0]} y={TEMPLE[1] + 8} width={108} height={176} tiers={6} tones={stone('#e08f5f', { line: '#fff0d6', dark: '#5b2338' })} light="right" />],
  [SAN_THOME[1] + 8, <Basilica key="basilica" x={SAN_THOME[0]} y={SAN_THOME[1] + 8} height={174} tones={stone('#f8f0e6', { line: '#fffdf8', dark: '#4b4470' })} light="right" />],
  [LIGHTHOUSE[1] + 6, <Lighthouse key="light" id="light" x={LIGHTHOUSE[0]} y={LIGHTHOUSE[1] + 6} height={136} stripes={3} light="right" />],
  [GREAT_BANYAN[1], <Banyan key="banyan" id="great-banyan" x={GREAT_BANYAN[0]} y={GREAT_BANYAN[1]} height={92} tones={PALE_GROVE} light="right" />],
];
const FEET: [spot: Spot, half: number][] = [[TEMPLE, 54], [SAN_THOME, 58], [LIGHTHOUSE, 20]];

export default function ContactMap() {
  const standing = [town(), parks(), officeTrees(), landmarks(), stations(), train(), palms()].flat().toSorted(([a], [b]) => a - b);
  const viaduct = RAILWAY.map((spot) => lowered(spot, -6));
  const wideWater = polygon(rounded(closed(ESTUARY)));
  return (
    <Canvas>
      <Gradient id="haze" from={[0, 0]} to={[0, 330]} stops={[[0, '#fff6e2', 0.5], [1, '#fff6e2', 0]]} />
      <Gradient id="land" from={[0, 0]} to={[0, 1000]} stops={[[0, '#f0dcb6'], [0.5, '#ebcf9f'], [1, '#e4c28b']]} />
      <path d="M-10 -10H1610V1010H-10Z" fill="url(#land)" />
      {GREENS.map(([[x, y], rx, ry], i) => (
        <path key={i} d={blob(random(`lawn-${i}`), x, y, rx * 1.1, ry * 1.15, 12, 0.06)} fill="#9db866" />
      ))}

      {/* The sand and the surf come first, then the river, and over it the shallows and the deep water. */}
      <path d={seaFrom(-46)} fill="#f9e3b4" />
      <path d={seaFrom(-6)} fill="#e9c98f" />
      <path d={seaFrom(0)} fill="#fdfaf0" />
      <Gradient id="bay" from={[1300, 0]} to={[1600, 300]} stops={[[0, '#2f8f9f'], [1, '#1f6f93']]} />

      {/* The river comes in from the west and widens behind the bar at its mouth. */}
      <Ribbon line={CANAL} width={11} fill={WATER} edge="#d9b980" />
      <Ribbon line={RIVER} width={58} fill={BANK} />
      <path d={wideWater} fill={WATER} stroke={BANK} strokeWidth={14} />
      <Ribbon line={RIVER} width={44} fill={WATER} />
      <path d={wideWater} fill={WATER} />
      <path d={seaFrom(7)} fill="#8fd0c4" />
      <path d={seaFrom(40)} fill={WATER} />
      <path d={seaFrom(92)} fill="url(#bay)" />
      <Ripples id="glints" x={1400} y={20} width={220} height={960} count={44} colour="#fff6dc" opacity={0.5} size={0.5} />
      <path d={[[690, 772, 120], [880, 822, 130], [1040, 786, 120], [1160, 823, 70], [985, 742, 70]].map(([x = 0, y = 0, width = 0]) => lens(x, y, width, 3)).join('')} fill="#c9ebe0" opacity={0.8} />
      {ISLANDS.map(([x, y], i) => (
        <Mass key={i} id={`island-${i}`} lobes={lobesIn(`island-lobes-${i}`, x, y, 52 - i * 16, 15, 7)} tones={PALE_GROVE} light="right" />
      ))}

      {/* The edges of all roads are drawn below all road surfaces, so that crossings stay open. */}
      {['#d9b980', '#fffaf0'].map((fill, pass) => MAIN_ROADS.map((road, i) => <Ribbon key={`${fill}-${i}`} line={road} width={(i < 3 ? 19 : 15) + (pass ? 0 : 4)} fill={fill} />))}
      <Ribbon line={shifted(RAILWAY, -5)} width={14} fill="#c9a878" />
      <Ribbon line={viaduct} width={11} fill="#d9cfc6" edge="#8a7a86" rim={1.5} />
      <Ribbon line={viaduct} width={2} fill="#8a7a86" />

      {/* The temple tank, with steps on four sides and the pavilion in the middle. */}
      <HouseFromAbove x={TANK[0]} y={TANK[1]} width={98} depth={100} height={3} turn={TURN} wall="#e8c79a" roof="#d9a878" />
      <HouseFromAbove x={TANK[0]} y={TANK[1] - 2} width={80} depth={80} height={1} turn={TURN} wall="#c98f66" roof="#3f9fa4" />
      <HouseFromAbove x={TANK[0]} y={TANK[1] - 2} width={20} depth={18} height={11} turn={TURN} wall="#fff3dc" roof="#c9694a" gable={9} />

      <path d={FEET.map(([[x, y], half]) => oval(x - half * 0.3, y + 6, half * 1.1, 8)).join('')} fill={SHADE} opacity={0.26} />
      {standing.map(([, drawn]) => drawn)}

      <path d="M-10 -10H1610V330H-10Z" fill="url(#haze)" />
      {['#c2452f', '#1f5fa6', '#f2a51b', '#2f8f6a', '#c2452f'].map((colour, i) => {
        const { x, y } = alongLine(rounded(shifted(SHORE, -24)), 0.5 + i * 0.024 + (i % 2) * 0.006);
        return (
          <g key={i} transform={`rotate(${(i % 3) * 11 - 18} ${Math.round(x)} ${Math.round(y)})`}>
            <path d={lens(x - 4, y + 4, 28, 6)} fill={SHADE} opacity={0.3} />
            <path d={lens(x, y, 30, 8)} fill={colour} />
            <path d={lens(x, y - 1, 20, 3.6)} fill="#fff1cc" />
          </g>
        );
      })}
      <SailingBoat x={1420} y={330} length={58} />
      <Outrigger x={1352} y={560} length={54} />
      <SailingBoat x={1416} y={846} length={74} flip sail="#f7c85a" />
      <WindRose x={1398} y={676} size={58} />
      <Flock id="gulls" x={1420} y={470} width={130} height={50} count={5} size={13} colour="#fffaf0" />

      <path d={oval(OFFICE[0], OFFICE[1], 46, 46 * TILT)} fill="#f2a51b" opacity={0.35} />
      <path d={oval(OFFICE[0], OFFICE[1], 24, 24 * TILT)} fill="#fffbf4" />
      <BanyanPin x={OFFICE[0]} y={OFFICE[1]} height={196} />
    </Canvas>
  );
}
