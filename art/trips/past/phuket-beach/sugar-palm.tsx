/**
 * The sugar palms of Promthep cape against a sunset.
 * A straight trunk topped by stiff stalks, each ending in a pleated fan with a spiky rim; old brown fans hang under the crown.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { band, oval, type Spot } from '../../../scenery/shapes.ts';

const FAN = { back: '#4a2d58', front: '#2c1d47', pleat: '#8a4f6a', rim: '#e88a68', dead: '#7a4652' };
const TRUNK = { dark: '#30204c', lit: '#b56a5e' };
/** The number of pleats in one fan, and its opening angle in radians. */
const PLEATS = 8;
const OPENING = 2.7;

/** One fan whose stalk ends at (x, y). It opens towards `turn`; `tilt` runs from 0 (seen edge-on) to 1 (face-on). */
function fan(x: number, y: number, size: number, turn: number, tilt: number) {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const at = (step: number, reach: number): Spot => {
    const angle = (step / PLEATS - 0.5) * OPENING;
    const [on, aside] = [Math.cos(angle) * size * reach, Math.sin(angle) * size * reach * tilt];
    return [x + dx * on - dy * aside, y + dy * on + dx * aside];
  };
  const pleats = Array.from({ length: PLEATS }, (_, i) => i);
  return {
    blade: polygon([[x, y], at(0, 0.6), ...pleats.flatMap((i) => [at(i + 0.5, 1), at(i + 1, i + 1 < PLEATS ? 0.66 : 0.6)])]),
    pleats: pleats.map((i) => polygon([at(i + 0.5, 0.3), at(i + 0.5, 0.94), at(i + 0.86, 0.68)])).join(''),
  };
}

/** A sugar palm. (x, y) is its base; the sun is low on the right, behind it. */
export function SugarPalm({ id, x, y, height }: { id: string; x: number; y: number; height: number }) {
  const r = random(id);
  const [top, crown] = [y - height, 26 + height * 0.17];
  /** `count` fans on their stalks, spread between two angles. */
  const ring = (count: number, from: number, to: number, stalk: number, size: number, tilts: Spot) =>
    Array.from({ length: count }, (_, i) => {
      const turn = from + ((to - from) * (i + r.between(-0.12, 0.12))) / (count - 1);
      const far = crown * stalk * r.between(0.9, 1.1);
      const [fx, fy] = [x + Math.cos(turn) * far, top + Math.sin(turn) * far];
      return { turn, stalk: band([[x, top, crown * 0.07], [fx, fy, crown * 0.035]]), ...fan(fx, fy, crown * size * r.between(0.92, 1.08), turn + r.between(-0.15, 0.15), r.between(...tilts)) };
    });
  const dead = ring(4, 0.9, 2.2, 0.3, 0.46, [0.26, 0.36]);
  const back = ring(8, -3.72, 0.58, 0.58, 0.53, [0.42, 0.74]);
  const front = ring(4, -3.3, 0.1, 0.2, 0.44, [0.5, 0.8]);
  const draw = (fans: typeof back, part: 'blade' | 'pleats' | 'stalk') => fans.map((one) => one[part]).join('');
  const sunny = (fans: typeof back) => fans.filter(({ turn }) => Math.cos(turn) > 0.1);
  const width = height * 0.018 + 2.4;
  return (
    <>
      <path d={band([[x + width * 0.3, y + 2, width * 1.2], [x - height * 0.2, y + height * 0.03, width * 1.1], [x - height * 0.5, y + height * 0.03, 1]])} fill={TRUNK.dark} opacity={0.35} />
      <path d={oval(x, y + 2, width * 1.3, width * 0.5)} fill={TRUNK.dark} />
      <path d={band([[x, y + 3, width * 1.6], [x, y - height * 0.08, width * 1.2], [x, y - height * 0.6, width], [x, top, width * 1.1]])} fill={TRUNK.dark} />
      <path d={band([[x + width * 0.42, y, width * 0.4], [x + width * 0.34, y - height * 0.5, width * 0.3], [x + width * 0.36, top, width * 0.3]])} fill={TRUNK.lit} />
      <path d={draw(dead, 'stalk') + draw(dead, 'blade')} fill={FAN.dead} />
      <path d={draw(dead, 'pleats')} fill={TRUNK.dark} opacity={0.6} />
      <path d={draw(back, 'stalk') + draw(back, 'blade')} fill={FAN.back} />
      <path d={draw(back, 'pleats')} fill={FAN.front} opacity={0.5} />
      <path d={draw(sunny(back), 'pleats')} fill={FAN.rim} opacity={0.7} />
      <path d={oval(x, top, crown * 0.1)} fill={FAN.front} />
      <path d={draw(front, 'stalk') + draw(front, 'blade')} fill={FAN.front} />
      <path d={draw(front, 'pleats')} fill={mix(FAN.front, FAN.pleat, 0.3)} />
      <path d={draw(sunny(front), 'pleats')} fill={FAN.pleat} />
      <path d={oval(x - crown * 0.12, top + crown * 0.16, crown * 0.08) + oval(x + crown * 0.05, top + crown * 0.2, crown * 0.085) + oval(x + crown * 0.15, top + crown * 0.12, crown * 0.07)} fill={FAN.front} />
    </>
  );
}
