/** A leopard at rest on the edge of a rock, large enough to be the subject: profile, forepaws out, tail hanging. */
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { Body, form, limb, underside } from './animal.tsx';
import { At } from './canvas.tsx';
import { band, oval } from './shapes.ts';

/** (x, y) is the rock under the middle of its belly, `length` from nose to rump; faces right with the light ahead of it, `flip` turns it. */
export function RestingLeopard({ id, x, y, length, coat = '#dba552', spot = '#3a2220', flip = false }: { id: string; x: number; y: number; length: number; coat?: string; spot?: string; flip?: boolean }) {
  const r = random(id);
  const cream = mix(coat, '#fff6e0', 0.75);
  const dark = underside(coat, 0.4);
  const lit = mix(coat, '#fff0c0', 0.45);
  const tan = mix(coat, '#8a5426', 0.42);
  let rings = '';
  let centres = '';
  // Rosettes in bent rows: large on the flank, closing to spots towards legs, neck and belly.
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 13; i += 1) {
      const px = -90 + i * 12 + (row % 2) * 6 + r.between(-1.6, 1.6);
      const py = -53 + row * 12 + Math.sin(i * 0.5) * 3 + r.between(-1.4, 1.4) + (Math.abs(px + 20) > 40 ? -4 : 0);
      const size = (px > 34 ? 2.6 : 4.3) * r.between(0.85, 1.15);
      if (px > 34) rings += oval(px, py, size * 0.8, size * 0.7);
      else {
        centres += oval(px, py, size, size * 0.84);
        const turn = r.between(0, 6.28);
        for (let k = 0; k < 3; k += 1) {
          const a = turn + k * 2.1;
          const at = (angle: number, far: number): [number, number] => [px + Math.cos(angle) * size * far, py + Math.sin(angle) * size * far * 0.88];
          rings += band([[...at(a - 0.66, 1), 0.8], [...at(a, 1.12), 2.5], [...at(a + 0.66, 1), 0.8]]);
        }
      }
    }
  }
  const dots = (list: readonly (readonly [number, number, number])[]) => list.map(([px, py, s]) => oval(px, py, s, s * 0.8)).join('');
  return (
    <At x={x} y={y} scale={length / 210} flip={flip}>
      <ellipse cx={-4} cy={0} rx={104} ry={5} fill="#2a1230" opacity={0.4} />
      <path d={limb([[-88, -20, 10], [-104, -12, 9], [-113, 8, 7.6], [-115, 34, 7], [-108, 56, 6.4], [-99, 62, 4]])} fill={mix(coat, dark, 0.35)} />
      <path d={[[-108, -6], [-113, 8], [-115, 20], [-115, 33], [-112, 45]].map(([px = 0, py = 0]) => oval(px, py, 3.6, 1.7)).join('') + oval(-101, 60, 4, 3)} fill={spot} />
      <path d={limb([[58, -26, 18], [80, -10, 12], [108, -5, 9]]) + oval(112, -5, 10, 5)} fill={dark} />
      <Body
        id={`${id}-body`}
        d={form([[-92, -2], [-102, -22], [-98, -42], [-82, -57], [-60, -60], [-36, -53], [-8, -51], [18, -56], [40, -65], [54, -73], [66, -74], [82, -56], [84, -36], [76, -14], [62, -2, 'corner'], [-40, -1]])}
        coat={coat}
        shade="M-110 -30Q-90 -22 -60 -22Q-20 -16 20 -18Q50 -18 70 -34L90 -20V10H-110Z"
        light="M-94 -48Q-76 -62 -58 -61Q-36 -55 -8 -53Q20 -58 44 -68Q60 -76 74 -70Q84 -56 84 -36Q74 -54 58 -60Q36 -52 14 -46Q-20 -42 -50 -50Q-76 -52 -94 -40Z"
      >
        <path d={centres} fill={tan} />
        <path d={rings} fill={spot} />
        <path d={form([[78, -50], [84, -36], [76, -14], [64, -6], [68, -26]])} fill={cream} opacity={0.8} />
      </Body>
      <path d={form([[-94, -4], [-99, -24], [-88, -42], [-66, -47], [-46, -36], [-38, -18], [-34, -6], [-50, -1]])} fill={mix(coat, dark, 0.16)} />
      <path d={form([[-88, -42], [-66, -47], [-46, -36], [-38, -18], [-50, -30], [-68, -38]])} fill={lit} opacity={0.7} />
      <path d={limb([[-62, -8, 13], [-40, -5, 10], [-18, -4, 8]]) + oval(-13, -4, 9, 4.4)} fill={coat} />
      <path d={dots([[-86, -30, 3], [-78, -20, 3.2], [-84, -14, 2.6], [-68, -30, 3.4], [-64, -18, 3], [-56, -28, 2.8], [-52, -14, 2.6], [-72, -10, 2.6], [-44, -8, 2.2], [-34, -6, 2], [-76, -38, 2.8], [-62, -40, 2.6], [-46, -20, 2.4]])} fill={spot} />
      <path d={limb([[52, -30, 22], [62, -12, 14], [90, -5, 10.5]]) + oval(97, -5, 11, 5.4)} fill={mix(coat, lit, 0.3)} />
      <path d={dots([[46, -34, 2.6], [54, -38, 2.4], [60, -28, 2.6], [50, -24, 2.6], [58, -18, 2.4], [66, -14, 2.2], [74, -10, 2], [82, -8, 1.8], [66, -22, 2.2]])} fill={spot} />
      <path d={`M92 -3v-3.4M97 -2.4v-3.6M102 -3v-3`} stroke={dark} strokeWidth={1.1} />
      {/* The head is a fifth of the body: larger, and the cat becomes a teddy bear. */}
      <path d={form([[48, -66], [54, -82], [62, -95], [74, -101], [86, -100], [95, -93], [104, -89], [112, -85], [115, -78], [112, -70], [104, -65], [94, -62], [82, -52], [70, -48], [58, -54]])} fill={coat} />
      <path d={form([[62, -95], [74, -101], [86, -100], [95, -93], [104, -89], [111, -86], [98, -86.4], [88, -92], [76, -94]])} fill={lit} />
      <path d={form([[92, -76], [101, -80], [111, -80], [114, -76], [111, -69.6], [103, -65], [94, -62], [84, -56], [86, -66]])} fill={cream} />
      <path d={form([[50, -66], [58, -74], [66, -66], [74, -56], [70, -48], [58, -54]])} fill={underside(coat, 0.16)} opacity={0.5} />
      <path d={form([[107, -87], [113, -85], [115.4, -80], [110.4, -79.4]])} fill="#6b3a34" />
      <path d={band([[113, -78, 0.6], [109, -73.4, 1.8], [98, -71, 0.5]])} fill={spot} />
      <path d={form([[88, -85.5], [93, -88], [97.4, -86], [93, -83.4]])} fill="#f2d24a" />
      <path d={oval(93.6, -85.9, 1.7, 2)} fill="#1a1010" />
      <path d={band([[86, -86, 0.6], [92, -89.4, 2], [98.6, -86, 0.8]]) + band([[95, -83, 1.6], [99, -79, 1.2], [100, -75, 0.4]])} fill={spot} />
      <path d={oval(65, -97, 6, 6.6) + oval(77, -101, 4, 4.4)} fill={mix(coat, spot, 0.55)} />
      <path d={oval(66.4, -96.4, 3, 3.8)} fill={mix(coat, '#e9a6a0', 0.35)} />
      <path d={dots([[76, -96, 1.7], [82, -97, 1.5], [87, -94, 1.5], [80, -91, 1.6], [73, -89, 1.9], [78, -84, 1.7], [84, -80, 1.5], [72, -80, 2], [66, -84, 2.1], [78, -74, 1.8], [66, -74, 2.2], [72, -67, 2.1], [60, -68, 2.3], [84, -72, 1.4], [58, -78, 2], [64, -60, 2.2], [74, -60, 1.8], [97, -76, 0.9], [101, -77, 0.9], [99, -73.6, 0.8], [54, -60, 2.2]])} fill={spot} />
      <path d="M100 -75.5L118 -72M99 -74L116 -67M98 -77L117 -77" stroke="#fff6e0" strokeWidth={0.7} opacity={0.85} />
    </At>
  );
}
