/**
 * Mysore Palace: on a festival night its arches, eaves and ribs are traced in bulbs; by day (`isLit` false) it is plain stone.
 * It has two storeys of arcades, the upper set back; square, domed towers and a great arch in front; a tall tower with a gilt dome behind.
 */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { Dome, type StoneTones } from './architecture.tsx';
import { Gradient } from './canvas.tsx';
import { Block, Bulbs, type Row, type Site } from './mysore-block.tsx';
import { rounded, type Spot } from './shapes.ts';

/** Distance and height of our eyes, in hundredths of the palace's width. */
const DISTANCE = 150;
const EYE = 2.6;
const GILT = '#e8a83c';
const GROUND: Omit<Row, 'count'> = { foot: 1.4, tall: 6.2, share: 0.72 };
const UPPER: Omit<Row, 'count'> = { foot: 10.2, tall: 4.4, share: 0.66 };

/** The towers on one side of the front, from the end inwards: distance from the middle, half-width, height. */
const TOWERS = [[46, 4, 20], [28.5, 3.3, 18.4], [14.6, 3.5, 23]] as const;

/** A dome on the middle of a roof, with rows of bulbs if the palace is lit. */
function PalaceDome({ site, right, away, foot, wide, tones, tall = wide }: { site: Site; right: number; away: number; foot: number; wide: number; tones: StoneTones; tall?: number }) {
  const [x, y] = site.at(right, foot, away);
  const unit = (y - site.at(right, foot + 1, away)[1]) || site.u;
  // The lines of bulbs: the dome's outline and, if it is wide, two ribs.
  const ribs = (wide > 4 ? [-1, -0.45, 0.45, 1] : [-1, 1]).map((k) => rounded([[0, 0.9], [0.25, 1.06], [0.5, 0.96], [0.76, 0.56], [0.98, 0.06]].map(([t = 0, half = 0]): Spot => [x + ((k * half * wide) / 2) * unit, y - (t * tall + wide * 0.1) * unit]), 4));
  return (
    <>
      <Dome x={x} y={y} width={wide * unit} height={tall * unit} tones={tones} ribs={wide > 4 ? 9 : 5} finial={0.36} />
      {site.isLit && <Bulbs site={site} lines={[...ribs, [[x, y - tall * 1.1 * unit], [x, y - tall * 1.42 * unit]]]} />}
    </>
  );
}

/** A square tower in front of the arcades: an open room on top, and a dome over it. */
function Tower({ site, id, middle, half, high, dome }: { site: Site; id: string; middle: number; half: number; high: number; dome: StoneTones }) {
  const [near, far] = [-4.4, -4.4 + half * 2];
  const rows: Row[] = [{ ...GROUND, count: 1, share: 0.5 }, { ...UPPER, count: 1, share: 0.46 }, { foot: high - 3.6, tall: 2.2, count: 3, share: 0.44 }];
  const room = { foot: high + 0.9, tall: 2.8, count: 3, share: 0.64 };
  return (
    <>
      <Block site={site} id={id} left={middle - half} right={middle + half} near={near} far={far} high={high} rows={rows} sideRows={rows} eaves={[9, high]} />
      <Block site={site} id={`${id}-room`} left={middle - half * 0.84} right={middle + half * 0.84} near={near + half * 0.16} far={far - half * 0.16} low={high + 0.5} high={high + 4.4} rows={[room]} sideRows={[room]} eaves={[high + 4.4]} />
      <PalaceDome site={site} right={middle} away={near + half} foot={high + 4.6} wide={half * 1.8} tones={dome} />
    </>
  );
}

/** The view through the great arch: columns carrying a second arch, and the niche of a throne behind them. */
function GreatHall({ site: { at, wall, isLit } }: { site: Site }) {
  const vault = (wide: number, spring: number, rise: number, away: number): Spot[] => [at(-wide, 1.4, away), ...Array.from({ length: 25 }, (_, i) => at(-Math.cos((Math.PI * i) / 24) * wide * (0.9 + 0.1 * Math.abs(Math.sin((Math.PI * i) / 4.8))), spring + Math.sin((Math.PI * i) / 24) * rise, away)), at(wide, 1.4, away)];
  const column = (right: number, away: number) => polygon([at(right - 0.3, 1.4, away), at(right + 0.3, 1.4, away), at(right + 0.24, 10.4, away), at(right + 0.5, 11, away), at(right - 0.5, 11, away), at(right - 0.24, 10.4, away)]);
  const inside = (t: number) => mix(isLit ? wall.mid : wall.shade, wall.dark, t);
  return (
    <>
      <path d={polygon([...vault(3.5, 11, 4.4, -3), ...vault(2.5, 11, 3, -3).toReversed()])} fill={inside(isLit ? 0.25 : 0.45)} opacity={0.85} />
      <path d={polygon(vault(1.2, 6.6, 1.8, 4))} fill={inside(isLit ? 0.4 : 1)} opacity={0.7} />
      <path d={[-3, 3].map((right) => column(right, -3)).join('')} fill={inside(isLit ? 0 : 0.2)} />
    </>
  );
}

/**
 * (x, y): middle of its base; `width`, with the corner towers, is about 2.2 × the height. `wall`, `dome`: tones for lamplight or daylight.
 * `turn` (radians) turns its left end towards us.
 */
export function MysorePalace({ id, x, y, width, wall, dome, bulb = '#fff3b8', glow = '#ffb84a', isLit = true, turn = 0 }: { id: string; x: number; y: number; width: number; wall: StoneTones; dome: StoneTones; bulb?: string; glow?: string; isLit?: boolean; turn?: number }) {
  const u = width / 100;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at: Site['at'] = (right, up, away) => {
    const size = (DISTANCE / (DISTANCE + right * sin + away * cos)) * u;
    return [x + (right * cos - away * sin) * size, y - EYE * u - (up - EYE) * size];
  };
  const site: Site = { id, at, eyeRight: -DISTANCE * sin, u, wall, bulb, glow, isLit };
  const night = wall.shade;
  // At night lamps light it from the ground, so it is bright below and dusky above. By day the light is almost even.
  const shades: Record<string, [string, string, string]> = isLit ? { front: [mix(wall.high, glow, 0.4), wall.lit, mix(wall.mid, night, 0.85)], side: [wall.mid, mix(wall.mid, night, 0.7), mix(night, wall.dark, 0.5)], 'side-shade': [wall.mid, mix(wall.mid, night, 0.7), mix(night, wall.dark, 0.5)] } : { front: [mix(wall.lit, '#ffdca8', 0.35), wall.lit, mix(wall.lit, wall.high, 0.6)], side: [wall.high, wall.high, wall.high], 'side-shade': [mix(wall.shade, wall.lit, 0.1), wall.shade, wall.shade] };
  const rooms: Record<string, [foot: number, head: number]> = { ground: [1, 8], hall: [1, 18], upper: [9.6, 15], high: [19, 34] };
  const domes = TOWERS.map(([, , high]) => tint(dome, isLit ? (high - 16) * 0.03 : 0, night));
  const terrace = (low: number, out: number, high: number) => polygon([at(-51 - out, low, -8 - out), at(51 + out, low, -8 - out), at(51 + out, high, -8 - out), at(-51 - out, high, -8 - out)]);
  // Dark corners where an arcade meets a tower.
  const corners = (left: number, right: number) => TOWERS.flatMap(([middle, half]) => [-1, 1].map((side) => (left < 0 ? -middle : middle) + side * half)).filter((edge) => edge > left && edge < right).map((edge) => polygon([at(edge - 1, 0.8, 0), at(edge + 1, 0.8, 0), at(edge + 1, 16, 2), at(edge - 1, 16, 2)])).join('');
  // By day the sun is on the left: the towers cast shadows on the arcade to their right.
  const thrown = (left: number, right: number) => TOWERS.flatMap(([middle, half]) => (left < 0 ? -middle : middle) + half).filter((edge) => edge > left && edge < right).map((edge) => polygon([at(edge, 0.8, 0), at(edge + 4, 0.8, 0), at(edge + 4, 8.4, 0), at(edge + 4.6, 9, -0.9), at(edge + 4.4, 9.7, 0), at(edge + 4, 14.6, 4), at(edge, 15.6, 4)])).join('');
  return (
    <>
      {Object.entries(shades).map(([name, [foot, middle, head]]) => (
        <Gradient key={name} id={`${id}-${name}`} from={[0, y]} to={[0, y - 36 * u]} stops={[[0, foot], [0.2, middle], [0.6, head]]} />
      ))}
      {Object.entries(rooms).map(([name, [foot, head]]) => (
        <Gradient key={name} id={`${id}-${name}`} from={[0, y - foot * u]} to={[0, y - head * u]} stops={isLit ? [[0, mix(glow, '#fff6d2', 0.7)], [0.4, glow], [1, mix(glow, wall.dark, 0.5)]] : [[0, mix(wall.dark, glow, 0.5)], [0.3, mix(wall.dark, glow, 0.14)], [1, mix(wall.dark, '#1d1230', 0.45)]]} />
      ))}
      <Gradient id={`${id}-dim`} from={[0, y]} to={[0, y - 20 * u]} stops={[[0, mix(glow, wall.dark, 0.45)], [1, mix(glow, wall.dark, 0.8)]]} />

      <path d={terrace(0, 0, 1.4)} fill={mix(wall.lit, wall.line, 0.4)} />

      <Block site={site} id={`${id}-keep`} left={-5.6} right={5.6} near={9} far={20} low={16} high={35} rows={[{ foot: 28.6, tall: 4, count: 5, share: 0.6 }]} sideRows={[{ foot: 28.6, tall: 4, count: 5, share: 0.6 }]} eaves={[28, 35]} />
      <PalaceDome site={site} right={0} away={14.5} foot={35.4} wide={10} tones={tint(wall, 0.42, GILT)} />
      {[44, -44].map((end) => {
        const [left, right] = end < 0 ? [-44, -11] : [11, 44];
        return (
          <g key={end}>
            <Block site={site} id={`${id}-upper-${end}`} left={left} right={right} near={4} far={16} low={8} high={16} rows={[{ ...UPPER, count: 9 }]} eaves={[16]} />
            {[21.5, 36.5].map((middle) => <PalaceDome key={middle} site={site} right={end < 0 ? -middle : middle} away={8} foot={16.6} wide={3.2} tones={dome} />)}
            <Block site={site} id={`${id}-arcade-${end}`} left={left} right={right} near={0} far={6} high={9} rows={[{ ...GROUND, count: 9 }]} eaves={[9]} />
            <path d={corners(left, right)} fill={wall.dark} opacity={isLit ? 0.5 : 0.28} />
            {!isLit && <path d={thrown(left, right)} fill={wall.shade} opacity={0.62} />}
          </g>
        );
      })}
      {[9, -9].map((middle) => <PalaceDome key={middle} site={site} right={middle} away={0} foot={27.4} wide={3.8} tones={dome} />)}
      {TOWERS.map(([middle, half, high], i) => <Tower key={middle} site={site} id={`${id}-east-${middle}`} middle={middle} half={half} high={high} dome={domes[i] ?? dome} />)}
      {TOWERS.toReversed().map(([middle, half, high], i) => <Tower key={middle} site={site} id={`${id}-west-${middle}`} middle={-middle} half={half} high={high} dome={domes[2 - i] ?? dome} />)}
      <path d={polygon([at(11, 0.8, -4.4), at(12.6, 0.8, -4.4), at(12.6, 22.4, -4.4), at(11, 22.4, -4.4)])} fill={wall.dark} opacity={isLit ? 0.4 : 0.3} />
      <Block site={site} id={`${id}-front`} left={-11} right={11} near={-7} far={-4.4} high={26.6} rows={[{ foot: 20, tall: 4.6, count: 7, share: 0.64 }]} eaves={[19, 26.6]} />
      <Block site={site} id={`${id}-gate`} left={-5.4} right={5.4} near={-7} far={-6.9} high={17.2} rows={[{ foot: 1.4, tall: 15.6, count: 1, share: 0.86 }]} eaves={[]} />
      {[-8.2, 8.2].map((middle) => <Block key={middle} site={site} id={`${id}-gate-${middle}`} left={middle - 2.6} right={middle + 2.6} near={-7} far={-6.9} high={17.2} rows={[{ foot: 1.4, tall: 11, count: 1, share: 0.76 }]} eaves={[]} />)}
      <GreatHall site={site} />
    </>
  );
}

/** Stone tones with another colour mixed into all but `dark`. */
const tint = (tones: StoneTones, t: number, colour: string): StoneTones => ({ high: mix(tones.high, colour, t), lit: mix(tones.lit, colour, t), mid: mix(tones.mid, colour, t), shade: mix(tones.shade, colour, t), line: mix(tones.line, colour, t), dark: tones.dark });
