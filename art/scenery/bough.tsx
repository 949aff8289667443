/** An overhanging branch that frames a scene. */
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { Mass, type Leaves, type Lobe } from './foliage.tsx';
import { alongLine, band, rounded, type Light, type Spot } from './shapes.ts';

type Props = { id: string; line: readonly Spot[]; radius: number; twigs?: number; width?: number; tones: Leaves; bark?: string; fleck?: number; light?: Light };

/**
 * A leafy branch that comes in from the edge and frames the sky. Its wood shows between the leaf clusters so that they don't seem to float.
 * `line`: the branch, thick end first, starting outside the picture; `radius`: of a cluster; `twigs`: how many; `width`: at the thick end.
 */
export function OverhangingBranch({ id, line, radius, twigs = 9, width = 30, tones, bark = '#4a352c', fleck = 13, light = 'left' }: Props) {
  const r = random(id);
  const spine = rounded(line, 5);
  const wood = (share: number, rise: number) => band(spine.map(([x, y], i) => [x, y - rise * (1 - i / spine.length), (width * (1 - i / spine.length) + 3) * share] as const));
  let stalks = '';
  const back: Lobe[] = [];
  const front: Lobe[] = [];
  for (let i = 0; i < twigs; i += 1) {
    const t = 0.12 + (0.88 * (i + 0.5)) / twigs;
    const { x, y, angle } = alongLine(line, t);
    const hangs = i % 2 === 0;
    const reach = radius * r.between(0.9, 1.5) * (1.15 - t * 0.4);
    const turn = angle + (Math.cos(angle) < 0 === hangs ? -1 : 1) * r.between(0.5, 1);
    const end: Spot = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    stalks += band([[x, y, width * 0.3 * (1.2 - t)], [x + Math.cos(angle) * reach * 0.3 + Math.cos(turn) * reach * 0.25, y + Math.sin(turn) * reach * 0.4, width * 0.2], [...end, 2]]);
    for (let k = 0; k < 4; k += 1) {
      const size = radius * r.between(0.34, 0.72) * (1.15 - t * 0.3);
      (hangs ? front : back).push([end[0] + r.between(-0.7, 0.7) * radius, end[1] + r.between(-0.22, 0.42) * radius * (hangs ? 1 : -1), size * 1.15, size * 0.82]);
    }
  }
  const [tipX, tipY] = line.at(-1) ?? [0, 0];
  front.push([tipX, tipY, radius * 0.62, radius * 0.44], [tipX - radius * 0.3, tipY + radius * 0.2, radius * 0.5, radius * 0.36]);
  return (
    <>
      <Mass id={`${id}-back`} lobes={back} tones={tones} fleck={fleck} light={light} />
      <path d={wood(1, 0) + stalks} fill={mix(bark, '#1a1020', 0.3)} />
      <path d={wood(0.46, width * 0.2)} fill={mix(bark, '#d9a878', 0.26)} />
      <Mass id={id} lobes={front} tones={tones} fleck={fleck} light={light} />
    </>
  );
}
