/**
 * Rain in the French Quarter: a mother and boy keep dry under a rickshaw's hood, the driver under a sheet; a girl jumps into a puddle.
 * The limewashed wall has white mouldings, a grey base, roof spouts and a blue street sign; an open door lights the wet road.
 */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { handsOf, type Place } from '../../../people/pose.ts';
import { Posed } from '../../../people/posed.tsx';
import { At, Canvas } from '../../../scenery/canvas.tsx';
import { Umbrella } from '../../../scenery/props.tsx';
import { band, lens, oval, rounded } from '../../../scenery/shapes.ts';
import { Reflection, Ripples } from '../../../scenery/water.tsx';
import { Rickshaw } from './cycle-rickshaw.tsx';
import { ROAD, Street } from './rain-street.tsx';

export const focus: [number, number] = [0.5, 0.6];

const PUDDLE = { x: 1130, y: 896 };
const COAT = { base: '#f2b02b', trim: '#d4881c', second: '#c8322a' };

/** A girl in a raincoat, a rain hat and red boots, in the air over the puddle, arms flung up. */
const Jumper = ({ id }: { id: string }) => (
  <Posed id={id} x={PUDDLE.x} y={PUDDLE.y - 44} height={392} flip age={7} wears="pheran" dress={COAT} skin={SKIN.wheat} hair="plaits" hat="#f2b02b" shoe="#c8322a" wind={0.5} pose={{ lean: 5, nod: -8, near: [128, 152], far: [-112, -150], nearLeg: [44, -24], farLeg: [-24, -72] }} />
);

/** Water thrown up round the puddle: two unequal sheets leaning outwards with torn edges, thin tongues between them, and drops. */
function Splash() {
  const r = random('splash');
  const { x, y } = PUDDLE;
  const sheet = (side: number, wide: number, up: number) => {
    const tips = Array.from({ length: 7 }, (_, i) => { const t = i / 6; const top = up * (0.35 + 0.65 * Math.sin(Math.PI * (0.15 + t * 0.7))) * r.between(0.6, 1.1); return [[x + side * (34 + wide * (0.5 + t * 0.7)), y - top], [x + side * (40 + wide * (0.4 + t * 0.62)), y - top * r.between(0.4, 0.66)]] as const; }).flat();
    return polygon(rounded([[x + side * 26, y + 2], ...tips, [x + side * (wide + 44), y + 3], [x + side * 26, y + 2]], 5));
  };
  const tongues = Array.from({ length: 13 }, () => {
    const from = r.between(-120, 124);
    const [far, up] = [from * r.between(0.2, 0.7), 8 + 52 * r.next() ** 2];
    return band([[x + from, y, r.between(5, 15)], [x + from + far * 0.55, y - up * 0.72, r.between(2, 6)], [x + from + far, y - up, 0.8]]);
  });
  const drops = Array.from({ length: 34 }, () => { const angle = r.between(0.1, 3.04); const far = r.between(80, 180); return oval(x + Math.cos(angle) * far, y - Math.sin(angle) * far * 0.62, r.between(1.2, 4)); });
  return (
    <>
      <path d={sheet(-1, 92, 84)} fill="#cfdfe8" opacity={0.75} />
      <path d={sheet(1, 66, 58)} fill="#cfdfe8" opacity={0.75} />
      <path d={sheet(-1, 60, 54)} fill="#f6fbfc" opacity={0.8} />
      <path d={tongues.join('') + drops.join('')} fill="#f6fbfc" opacity={0.92} />
    </>
  );
}

const WAITING: Place = { x: 1372, y: 792, height: 296, flip: true, pose: { near: [34, 142], far: [46, 78], nearLeg: [3, 0], farLeg: [-5, -3] } };

/** The girl's mother at the kerb under her umbrella, holding out a hand. */
function Mother() {
  const [x, y] = handsOf(WAITING).near;
  return (
    <>
      <path d={lens(1380, 793, 190, 13)} fill="#1d2634" opacity={0.55} />
      <Umbrella x={x + 2} y={y + 30} width={250} colour="#3f9a94" tilt={4} rod={0.54} />
      <Posed id="mother" {...WAITING} wears="kurta" dress={DRESS.magenta} skin={SKIN.wheat} hair="plait" />
    </>
  );
}

export default function PondicherryHeritage5() {
  const r = random('rain');
  const drops = (count: number, long: number, top: number) => Array.from({ length: count }, () => { const [x, y, l] = [r.between(-40, 1700), r.between(top, 1000), long * r.between(0.6, 1.3)]; return `M${n(x)} ${n(y)}l${n(-l * 0.2)} ${n(l)}`; }).join('');
  const rings = Array.from({ length: 40 }, () => { const [x, y] = [r.between(0, 1600), r.between(800, 990)]; const w = (y - 740) * 0.12 * r.between(0.4, 1.2); return oval(x, y, w, w * 0.3); }).join('');
  return (
    <Canvas>
      <Reflection id="wet" line={ROAD} squash={0.62} depth={230} veil="#2f3c50" opacity={0.72} waves={30}>
        <Street />
      </Reflection>
      <Ripples id="sheen" y={ROAD + 6} height={200} count={46} colour="#d7e2e8" opacity={0.28} />
      <Ripples id="glow" x={700} y={ROAD + 4} width={270} height={190} count={34} colour="#ffd48a" opacity={0.6} size={0.8} />
      <path d={rings} fill="none" stroke="#e3ecee" strokeWidth={2} opacity={0.55} />
      <Mother />
      <g opacity={0.4} transform="translate(520 876) scale(1.26 -.5)">
        <Rickshaw id="mirrored" />
      </g>
      <path d={lens(500, 876, 760, 22)} fill="#1d2634" opacity={0.55} />
      <At x={520} y={876} scale={1.26}>
        <Rickshaw id="rickshaw" />
      </At>
      <path d={lens(330, 880, 190, 9) + lens(780, 880, 150, 8)} fill="#eaf3f6" opacity={0.6} />
      <path d={lens(PUDDLE.x, PUDDLE.y + 4, 420, 56)} fill="#b9c9d4" opacity={0.55} />
      <g opacity={0.4} transform={`translate(0 ${PUDDLE.y * 1.5}) scale(1 -.5)`}>
        <Jumper id="mirrored-girl" />
      </g>
      <path d={lens(PUDDLE.x, PUDDLE.y + 4, 170, 18)} fill="#1d2634" opacity={0.4} />
      <Jumper id="girl" />
      <Splash />
      <path d={[70, 120, 180].map((w) => oval(PUDDLE.x, PUDDLE.y + 4, w, w * 0.15)).join('')} fill="none" stroke="#f4fafb" strokeWidth={3} opacity={0.6} />
      <path d={drops(150, 46, -60)} stroke="#f4f8f8" strokeWidth={2} opacity={0.42} />
      <path d={drops(60, 80, -60)} stroke="#ffffff" strokeWidth={3} opacity={0.34} />
      <path d={Array.from({ length: 30 }, () => { const x = r.between(0, 1600); const y = r.between(860, 996); return `M${n(x)} ${n(y)}l-7 -12M${n(x)} ${n(y)}l7 -12M${n(x)} ${n(y)}v-15`; }).join('')} stroke="#f4f8f8" strokeWidth={2} opacity={0.6} />
    </Canvas>
  );
}
