/** Pictures painted on the walls of Patrika Gate, in cusped frames: a palace over its lotus lake, and a tree in flower with two peafowl. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';

type Fade = (colour: string) => string;

/** A panel's outline, `inset` metres inside its outer edge, which is 1.3 wide and 2.34 high and has a cusped head. */
const edge = (inset: number): Spot[] => {
  const half = 0.65 - inset;
  return [[-half, inset], [half, inset], [half, 1.7], [half * 0.86, 1.92 - inset * 0.6], [half * 0.62, 1.96 - inset * 0.5], [half * 0.42, 2.14 - inset * 0.8], [half * 0.2, 2.17 - inset * 0.8], [0, 2.34 - inset], [-half * 0.2, 2.17 - inset * 0.8], [-half * 0.42, 2.14 - inset * 0.8], [-half * 0.62, 1.96 - inset * 0.5], [-half * 0.86, 1.92 - inset * 0.6], [-half, 1.7]];
};

/** A framed picture. `at` projects metres, measured from the middle of the panel's base, into the scene. */
export function Miniature({ id, at, sight, frame, field, fade }: { id: string; at: (x: number, y: number) => Spot; sight: 'palace' | 'tree'; frame: string; field: string; fade: Fade }) {
  const outline = (inset: number) => polygon(edge(inset).map(([x, y]) => at(x, y)));
  const unit = at(1, 0)[0] - at(0, 0)[0];
  const [x, y] = at(0, 0);
  const beads = Array.from({ length: 22 }, (_, i) => [-1, 1].map((side) => oval(...at(side * 0.6, 0.06 + i * 0.078), unit * 0.018)).join('')).join('');
  return (
    <>
      <path d={polygon(edge(0).map(([px, py]) => at(px + 0.05, py - 0.05)))} fill="#4a2350" opacity={0.24} />
      <path d={outline(0)} fill={frame} />
      <path d={outline(0.035)} fill={mix(frame, '#8a4a3c', 0.5)} />
      <path d={beads} fill={frame} />
      <path d={outline(0.095)} fill={frame} />
      <clipPath id={id}>
        <path d={outline(0.115)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${x} ${y}) scale(${unit / 100})`}>{sight === 'palace' ? <Palace id={id} fade={fade} /> : <Tree id={id} field={field} fade={fade} />}</g>
      </g>
    </>
  );
}

/** An onion dome. (x, y) is the middle of its base, `r` the radius there. */
const dome = (x: number, y: number, r: number) => shape([[x - r, y, 'corner'], [x - r * 1.1, y - r * 0.6], [x - r * 0.5, y - r * 1.2], [x, y - r * 1.75, 'corner'], [x + r * 0.5, y - r * 1.2], [x + r * 1.1, y - r * 0.6], [x + r, y, 'corner']]);

function Palace({ id, fade }: { id: string; fade: Fade }) {
  const r = random(id);
  return (
    <>
      <Gradient id={`${id}-sky`} from={[0, -230]} to={[0, -70]} stops={[[0, fade('#3f5a80')], [0.5, fade('#b98f92')], [1, fade('#efc894')]]} />
      <path d="M-70 -240H70V0H-70Z" fill={`url(#${id}-sky)`} />
      <path d={shape([[-70, -70, 'corner'], [-52, -128], [-30, -112], [-8, -146], [20, -116], [42, -136], [70, -110, 'corner'], [70, -60, 'corner']])} fill={fade('#7c7390')} />
      <path d={shape([[-70, -60, 'corner'], [-40, -96], [-4, -84], [34, -100], [70, -80, 'corner'], [70, -50, 'corner']])} fill={fade('#6f8068')} />
      <path d={dome(0, -126, 13) + dome(-28, -104, 8) + dome(28, -104, 8) + 'M-13 -128H13V-60H-13ZM-44 -106H44V-58H-44Z'} fill={fade('#f4e3c6')} />
      <path d={'M5 -126H13V-60H5ZM30 -104H44V-58H30Z'} fill={fade('#c9a58f')} />
      <path d={[-36, -22, 22, 36, 0].map((at) => shape([[at - 4, -62, 'corner'], [at - 4, -80], [at, -88, 'corner'], [at + 4, -80], [at + 4, -62, 'corner']])).join('') + 'M-46 -108H46V-104H-46Z'} fill={fade('#8a4a4e')} />
      <Gradient id={`${id}-lake`} from={[0, -60]} to={[0, 0]} stops={[[0, fade('#9fb4a4')], [1, fade('#2f5a68')]]} />
      <path d="M-70 -60H70V0H-70Z" fill={`url(#${id}-lake)`} />
      <path d={Array.from({ length: 14 }, () => lens(r.between(-56, 56), r.between(-46, -8), r.between(10, 20), 3.4)).join('')} fill={fade('#5f8a62')} />
      {[[-34, -14, 20], [-4, -20, 16], [30, -12, 22], [12, -38, 10], [-26, -40, 9]].map(([x = 0, y = 0, s = 0]) => (
        <g key={x}>
          <path d={[-2.5, -0.64, -2.1, -1.04].map((turn) => leaf(x, y, s, s * 0.26, turn)).join('')} fill={fade('#c8727c')} />
          <path d={[-1.8, -1.34, -1.57].map((turn) => leaf(x, y, s, s * 0.26, turn)).join('')} fill={fade('#f3c9b8')} />
        </g>
      ))}
    </>
  );
}

function Tree({ id, field, fade }: { id: string; field: string; fade: Fade }) {
  const r = random(id);
  const twigs = Array.from({ length: 11 }, (_, i): Spot => [Math.sin(i * 2.4) * (18 + i * 2.2), -96 - (i % 6) * 17 - (i > 6 ? 10 : 0)]);
  const flowers = twigs.flatMap(([x, y]) => Array.from({ length: 4 }, (): Spot => [x + r.between(-11, 11), y + r.between(-10, 10)]));
  const bird = (side: number) => ({
    body: shape([[side * 20, -36], [side * 26, -48], [side * 25, -60], [side * 29, -64], [side * 33, -58], [side * 36, -44], [side * 32, -34]]),
    train: shape([[side * 34, -44], [side * 46, -34], [side * 56, -14], [side * 52, -8], [side * 40, -22], [side * 28, -35]]),
  });
  return (
    <>
      <Gradient id={`${id}-field`} from={[0, -230]} to={[0, 0]} stops={[[0, mix(field, '#2a1840', 0.3)], [0.6, field], [1, mix(field, '#e8b080', 0.4)]]} />
      <path d="M-70 -240H70V0H-70Z" fill={`url(#${id}-field)`} />
      <path d={shape([[-70, -22, 'corner'], [-20, -34], [30, -28], [70, -36, 'corner'], [70, 0, 'corner'], [-70, 0, 'corner']])} fill={fade('#8a9a66')} />
      <path d={twigs.map(([x, y]) => band([[0, -62, 3.4], [x * 0.6, y + 22, 2.4], [x, y, 1]])).join('') + band([[-2, -24, 8], [3, -60, 5], [0, -150, 2]])} fill={fade('#6a4038')} />
      <path d={twigs.flatMap(([x, y]) => Array.from({ length: 9 }, () => leaf(x + r.between(-12, 12), y + r.between(-8, 12), r.between(9, 14), 3.4, r.between(-3.1, 0)))).join('')} fill={fade('#74946c')} />
      <path d={flowers.map(([x, y]) => [0, 1, 2, 3, 4].map((petal) => oval(x + Math.cos(petal * 1.256) * 2.6, y + Math.sin(petal * 1.256) * 2.6, 2.1)).join('')).join('')} fill={fade('#e0988e')} />
      <path d={flowers.map(([x, y]) => oval(x, y, 1.6)).join('')} fill={fade('#f8e6b8')} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <path d={bird(side).train} fill={fade('#5f8a68')} />
          <path d={bird(side).body} fill={fade('#3f6a8e')} />
          <path d={[[40, -28], [46, -20], [50, -13]].map(([x = 0, y = 0]) => oval(side * x, y, 2.2)).join('')} fill={fade('#f0cf7c')} />
          <path d={`M${side * 27} -35L${side * 26} -24M${side * 31} -35L${side * 31} -25`} stroke={fade('#5a3a30')} strokeWidth={1.4} />
        </g>
      ))}
    </>
  );
}
