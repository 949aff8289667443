/** A leafless tree: drowned, dead, or white in the dry season. The limbs fork and turn up; their tips are returned as perches for birds. */
import { random } from '../kit/random.ts';
import { band, lightSign, type Light, type Spot } from './shapes.ts';

type Stations = readonly (readonly [x: number, y: number, width: number])[];
/** Place and growth: `forks` = how often a limb divides, `spread` and `lean` in radians, `girth` as a fraction of the height. */
export type BareTreeShape = { id: string; x: number; y: number; height: number; forks?: number; spread?: number; lean?: number; girth?: number };

/** The limbs from trunk to twigs, and the tips of the last twigs. */
export function growBareTree({ id, x, y, height, forks = 4, spread = 0.62, lean = 0, girth = 0.09 }: BareTreeShape): { limbs: Stations[]; tips: Spot[] } {
  const r = random(id);
  const limbs: Stations[] = [];
  const tips: Spot[] = [];
  const grow = (from: Spot, angle: number, length: number, width: number, left: number, isTrunk = false): void => {
    const bend = r.between(-0.3, 0.3);
    const stations: [number, number, number][] = isTrunk ? [[from[0], from[1] + width * 0.2, width * 1.9], [from[0], from[1] - width * 0.7, width * 1.15]] : [[from[0], from[1], width]];
    let [px, py] = isTrunk ? [from[0], from[1] - width * 0.7] : from;
    for (let i = 1; i <= 4; i += 1) {
      const turn = angle + bend * Math.sin((i / 4) * Math.PI) * (i < 3 ? 1 : -1);
      px += (Math.cos(turn) * length) / 4;
      py += (Math.sin(turn) * length) / 4;
      stations.push([px, py, width * (1 - (left ? 0.36 : 0.86) * (i / 4))]);
    }
    limbs.push(stations);
    if (!left) {
      tips.push([px, py]);
      return;
    }
    const children = left > 2 ? 3 : 2;
    for (let i = 0; i < children; i += 1) {
      const side = (i / (children - 1)) * 2 - 1;
      // Limbs turn upwards: the flatter they start, the more they turn.
      const aim = angle + side * spread * r.between(0.75, 1.25);
      grow([px, py], aim + (-Math.PI / 2 - aim) * 0.16, length * r.between(0.6, 0.86), width * (i === 1 && children === 3 ? 0.62 : 0.52), left - 1);
    }
    // One side limb starts halfway along, so that the forks don't look like a diagram.
    const [mx, my, mw] = stations[stations.length - 3] ?? [px, py, width];
    if (left > 1) grow([mx, my], angle + (r.next() < 0.5 ? -1 : 1) * spread * 1.4, length * 0.56, mw * 0.44, left - 2 > 0 ? left - 2 : 0);
  };
  grow([x, y], -Math.PI / 2 + lean, height * 0.36, height * girth, forks, true);
  return { limbs, tips };
}

/** Draws the tree: limbs in the shade colour, with a narrower strip of bark on the sunny side. */
export function BareTree({ bark, shade, light = 'left', ...form }: BareTreeShape & { bark: string; shade: string; light?: Light }) {
  const { limbs } = growBareTree(form);
  const side = lightSign(light);
  const lit = limbs.map((stations) => band(stations.map(([x, y, width]) => [x + side * width * 0.16, y, width * 0.62] as const))).join('');
  return (
    <>
      <path d={limbs.map((stations) => band(stations)).join('')} fill={shade} />
      <path d={lit} fill={bark} />
    </>
  );
}
