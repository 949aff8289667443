/** Wooded hillsides for the middle planes: large groups of crowns with bare slopes between them. */
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { Mass, type Leaves, type Lobe } from './foliage.tsx';
import { Land } from './ridge.tsx';
import { alongLine, rounded, type Light, type Spot } from './shapes.ts';

/**
 * A forested spur: crowns close together along its crest, `groups` belts of crowns below it, and a foot that fades into mist.
 * `radius`: roughly a crown's (15 far, 54 near); `fleck`: leaf length (0 far). The mist is thickest 1.5 × `depth` below the highest point.
 */
export function WoodedSlope({ id, crest, tones, mist, radius, fleck = 0, light = 'left', depth = 260, groups = 4, fade = 0.75, bottom = 1040 }: { id: string; crest: readonly Spot[]; tones: Leaves; mist: string; radius: number; fleck?: number; light?: Light; depth?: number; groups?: number; fade?: number; bottom?: number }) {
  const r = random(id);
  const line = rounded(crest);
  const length = line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0);
  const crown = (x: number, y: number, size: number): Lobe => [x, y, size * r.between(1, 1.2), size * r.between(0.74, 0.96)];
  const crowns = Math.round(length / (radius * 0.95));
  const onCrest = Array.from({ length: crowns }, (_, i): Lobe => {
    const at = alongLine(line, (i + r.between(0.1, 0.9)) / crowns);
    return crown(at.x, at.y + radius * r.between(-0.05, 0.5), radius * (0.45 + r.next() ** 2 * 0.8));
  });
  const below = Array.from({ length: groups }, (_, g) => {
    // A group is a belt that follows the slope and thins out at both ends: scattered clumps would look like blots.
    const start = (g + r.between(-0.3, 0.3)) / groups;
    const reach = r.between(0.2, 0.38);
    const drop = depth * (0.2 + 0.5 * ((g * 0.618) % 1));
    const count = Math.round((reach * length) / (radius * 0.5));
    return Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const at = alongLine(line, start + reach * t);
      const swell = 0.4 + 0.6 * Math.sin(Math.PI * (0.08 + 0.84 * t));
      return crown(at.x + r.between(-0.5, 0.5) * radius, at.y + drop + r.between(-0.6, 0.6) * radius * swell, radius * swell * r.between(0.55, 1.1));
    });
  });
  const top = Math.min(...line.map(([, y]) => y));
  return (
    <>
      <Gradient id={`${id}-land`} from={[0, top]} to={[0, top + depth * 1.5]} stops={[[0, tones.dark], [0.35, tones.dark], [1, mix(tones.dark, mist, fade)]]} />
      <Land crest={crest} fill={`url(#${id}-land)`} bottom={bottom} />
      <Mass id={`${id}-crest`} lobes={onCrest} tones={tones} fleck={fleck} light={light} />
      {below.map((lobes, i) => {
        const low = Math.min(0.8, Math.max(0, ((lobes[0]?.[1] ?? top) - top - depth * 0.5) / depth)) * fade * 0.55;
        const sunk: Leaves = { dark: mix(tones.dark, mist, low), mid: mix(tones.mid, mist, low), light: mix(tones.light, mist, low), bright: mix(tones.bright, mist, low) };
        return <Mass key={i} id={`${id}-group-${i}`} lobes={lobes} tones={sunk} fleck={fleck} light={light} />;
      })}
    </>
  );
}
