/** A walking peacock, his train behind him; its eye-spots are in rows and get bigger towards the end. */
import { random } from '../../../kit/random.ts';
import { form } from '../../../scenery/animal.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** Where the train starts on his back, and its length, when he is drawn 104 high. */
const ROOT: Spot = [-14, -47];
const LONG = 186;
/** A point on the train: `along` from 0 to 1, `across` from −1 (upper edge) to 1. The train sinks towards its end and is widest at 0.75. */
const onTrain = (along: number, across: number): Spot => {
  const half = 7 + 20 * Math.sin(Math.min(1, along * 1.08) * Math.PI * 0.62);
  return [ROOT[0] - along * LONG * (1 - across * across * 0.07), ROOT[1] + 34 * along ** 0.8 + across * half * (across > 0 ? 0.42 : 1)];
};
const TONES = ['#14503f', '#1f7a56', '#4f9f52', '#a3b04a'] as const;

function Train() {
  const r = random('train');
  const plumes = TONES.map(() => '');
  // Feathers get lighter towards the upper edge; the light ones are drawn last, so that they overlap the others.
  for (let i = 0; i < 90; i += 1) {
    const across = 1 - (i / 89) * 2;
    const [tone, along] = [Math.min(3, Math.max(0, Math.round(1.3 - across * 1.5 + r.between(-0.9, 0.9)))), r.between(0.04, 0.8)];
    const [[x, y], [tx, ty]] = [onTrain(along, across * 0.92), onTrain(Math.min(1, along + 0.22), across)];
    plumes[tone] += leaf(x, y, Math.hypot(tx - x, ty - y), 3.4, Math.atan2(ty - y, tx - x));
  }
  const eyes = [0.28, 0.42, 0.56, 0.7, 0.84, 0.97].flatMap((along, row) => {
    const count = 2 + Math.ceil(row * 0.6);
    return Array.from({ length: count }, (_, i) => { const [x, y] = onTrain(along - (i % 2) * 0.06, ((i + 0.5) / count) * 1.7 - 0.85); return { x, y, size: 1.9 + row * 0.42 }; });
  });
  const outline = form([ROOT, ...[0.2, 0.45, 0.7, 0.9].map((t) => onTrain(t, -1)), onTrain(1, -0.7), onTrain(1.03, 0), onTrain(1, 0.7), ...[0.9, 0.7, 0.45, 0.2].map((t) => onTrain(t, 1)), [-10, -30]]);
  return (
    <>
      <path d={outline} fill="#195c48" />
      {plumes.map((d, i) => <path key={i} d={d} fill={TONES[i]} />)}
      <path d={eyes.map(({ x, y, size }) => oval(x, y, size * 1.5, size)).join('')} fill="#d9a84a" />
      <path d={eyes.map(({ x, y, size }) => oval(x - size * 0.1, y, size, size * 0.68)).join('')} fill="#2fa0b0" />
      <path d={eyes.map(({ x, y, size }) => oval(x - size * 0.2, y, size * 0.54, size * 0.42)).join('')} fill="#1d2350" />
    </>
  );
}

/** (x, y) is the ground under his feet; `height` is measured from there to the tip of his crest. */
export const Peacock = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <At x={x} y={y} scale={height / 104}>
    <path d={lens(-96, -2, 220, 9) + lens(34, 1, 120, 5)} fill="#122b26" opacity={0.5} />
    <path d={band([[2, -26, 5], [-6, -14, 2.4], [-2, 0, 2]]) + band([[-3, 0, 1.8], [8, 0.6, 1]])} fill="#6f5f48" />
    <path d={band([[11, -26, 5], [17, -13, 2.4], [14, -1, 2]]) + band([[13, 0, 1.8], [24, 0.8, 1]])} fill="#9a8a66" />
    <Train />
    <path d={form([[-20, -38], [-22, -44], [-8, -54], [8, -55], [15, -64], [18, -76], [20, -83], [25, -88], [31, -85.5], [32.5, -81], [30, -76], [28.5, -62], [28, -48], [22, -34], [10, -25], [-4, -26], [-14, -31]])} fill="#1f5fae" />
    <path d={form([[30, -76], [28.5, -62], [28, -48], [22, -34], [10, -25], [-4, -26], [-12, -30], [6, -32], [18, -42], [23, -56], [26, -70]])} fill="#17336f" />
    <path d={form([[8, -55], [15, -64], [18, -76], [20.5, -82], [22, -74], [20, -62], [15, -53]])} fill="#3f9fd0" />
    <path d={form([[-30, -40], [-18, -50], [-2, -53], [10, -48], [8, -38], [-6, -32], [-22, -34]])} fill="#d9c09a" />
    <path d={[[-2, -50], [-8, -49], [-14, -47], [4, -48]].map(([bx = 0, by = 0]) => band([[bx + 2, by, 0.6], [bx - 2, by + 7, 2], [bx - 9, by + 12, 0.6]])).join('')} fill="#6f5238" />
    <path d={form([[-38, -33], [-22, -37], [-6, -34], [-12, -30], [-26, -30]])} fill="#a5552e" />
    <path d="M31 -85L39.5 -81.6L31.6 -80.6Z" fill="#d9cfb8" />
    <path d={lens(27, -86, 7, 1.5) + lens(28, -81, 6, 1.7)} fill="#f7f0e0" />
    <path d={oval(28, -83.6, 1.2)} fill="#10131f" />
    {[-34, -22, -10, 2, 14].map((turn) => <path key={turn} d={`M24 -87l${Math.sin((turn * Math.PI) / 180) * 15} ${-Math.cos((turn * Math.PI) / 180) * 15}`} stroke="#17336f" strokeWidth={0.8} />)}
    <path d={[-34, -22, -10, 2, 14].map((turn) => oval(24 + Math.sin((turn * Math.PI) / 180) * 16, -87 - Math.cos((turn * Math.PI) / 180) * 16, 1.7)).join('')} fill="#2f8fc0" />
  </At>
);
