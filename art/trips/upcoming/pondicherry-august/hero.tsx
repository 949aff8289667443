/** The promenade after a shower under tall monsoon clouds: the white old lighthouse, waves breaking on black rocks, a mother and two children under one yellow umbrella. */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Lighthouse } from '../../../scenery/houses.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { LampPost, Umbrella } from '../../../scenery/props.tsx';
import { leaf, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Foam, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.46, 0.5];

const BLACK = rock('#39414c', '#b6c6c8', '#10131f');
const WHITE = stone('#e6dfcf', { sun: '#ffffff', night: '#5a6a86', dark: '#4a5a6c' });
const at = projection({ vanishing: [520, 520], eye: 2.6, focal: 900 });
const strip = (left: number, right: number, near: number, far: number, up = 0) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);

/** A wave that has met a rock: a fan of spray, drops above it. (x, y) is where it breaks. */
function Spray({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  const r = random(id);
  let fan = '';
  let drops = '';
  for (let i = 0; i < 26; i += 1) {
    const angle = -Math.PI / 2 + r.between(-1, 0.9);
    const long = size * r.between(0.4, 1) * (1.1 - Math.abs(angle + Math.PI / 2) * 0.5);
    fan += leaf(x + r.between(-0.3, 0.3) * size, y + 6, long, long * 0.13, angle);
    drops += oval(x + Math.cos(angle) * long * r.between(0.9, 1.25), y + Math.sin(angle) * long * r.between(0.9, 1.25), r.between(1.4, 4));
  }
  return (
    <>
      <Halo id={id} x={x} y={Math.round(y - size * 0.3)} rx={Math.round(size * 0.9)} ry={Math.round(size * 0.7)} colour="#ffffff" opacity={0.6} />
      <path d={fan + drops} fill="#f8fcf8" opacity={0.94} />
    </>
  );
}

// Waves come in aslant and end where the rocks begin.
const SEA: readonly (readonly [readonly Spot[], number])[] = [
  [[[640, 560], [820, 552], [1100, 560], [1380, 550], [1640, 556]], 4],
  [[[712, 612], [900, 598], [1180, 612], [1420, 598], [1640, 604]], 7],
  [[[812, 682], [980, 658], [1240, 684], [1480, 662], [1640, 670]], 11],
  [[[1010, 792], [1180, 756], [1420, 790], [1640, 764]], 16],
];

/** A mother who holds an umbrella over herself and a girl, and a boy by the other hand. */
const FamilyOfThree = ({ id }: { id: string }) => (
  <>
    <Posed id={`${id}-mother`} x={532} y={828} height={190} view="back" wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" turn={0.7} pose={{ near: [24, 176], far: [-14, -6], nearLeg: [3, 0], farLeg: [-3, 0] }} inHand={<Umbrella x={6} y={0} width={300} rod={0.31} colour="#f5b72f" tilt={-9} />} />
    <Child id={`${id}-boy`} x={487} y={830} height={190} age={5} wears="shorts" dress={DRESS.cream} flip />
    <Child id={`${id}-girl`} x={588} y={832} height={190} age={6} dress={DRESS.teal} isHeld={false} />
  </>
);

export default function PondicherryAugust() {
  const rocks = Array.from({ length: 16 }, (_, i) => 34 - i * 1.9).filter((z) => z > 5);
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#4f7088'], [0.4, '#86a3ae'], [0.78, '#cfd6cb'], [1, '#f7e6c2']]} />
      <Halo id="light" x={1080} y={480} rx={760} ry={240} colour="#fff0c4" opacity={0.85} />
      <Cumulus id="head" x={930} y={290} width={470} height={230} lit="#e8ebe5" shade="#8ea4b0" opacity={1} />
      <Cumulus id="right" x={1430} y={420} width={620} height={210} lit="#f1ede0" shade="#a3b3b4" opacity={1} />
      <Cumulus id="middle" x={860} y={380} width={760} height={220} lit="#dde4e2" shade="#7f98a6" opacity={1} />
      <Cumulus id="foot" x={1090} y={478} width={1000} height={170} lit="#eceae0" shade="#9fb0b4" opacity={1} />
      <Stratus x={1200} y={482} width={760} height={12} colour="#fff6de" opacity={0.6} />
      <Flock id="gulls" x={520} y={150} width={230} height={80} count={6} size={15} colour="#f4f6f0" />
      <Water id="sea" y={520} stops={[[0, '#a9c6bc'], [0.2, '#5f98a0'], [1, '#23566a']]} />
      <Ripples id="ripples" x={520} y={526} width={1100} height={300} count={140} colour="#eaf4ee" opacity={0.5} />
      {SEA.map(([line, width]) => (
        <g key={width}>
          <Foam id={`swell-${width}`} line={rounded(line.map(([x, y]): Spot => [x + 20, y + width * 0.9]), 4)} width={width} colour="#2f6f7c" opacity={0.5} />
          <Foam id={`wave-${width}`} line={rounded(line, 5)} width={width * 0.8} />
        </g>
      ))}

      {/* Town side: the white customs house, trees behind it, and the lighthouse above them all. */}
      <Thicket id="trees" line={[[-40, 420], [90, 400], [230, 430], [360, 474], [470, 508]]} count={44} radius={34} tones={leaves('#2a5a4c', '#7f9f68')} fleck={6} />
      <PalaceWing id="customs" x={-60} y={566} width={330} storey={66} storeys={2} bays={7} tones={WHITE} kind="round" chhatris={[]} bay={false} />
      <PalaceWing id="house" x={296} y={540} width={150} storey={40} storeys={1} bays={5} tones={stone('#e8b44c', { sun: '#ffe9b0', night: '#6a4a5c', dark: '#4a4a54' })} kind="round" chhatris={[]} bay={false} />
      <Lighthouse id="lighthouse" x={330} y={552} height={386} stripes={0} stripe="#b8c4c4" />
      <Gradient id="road" from={[0, 540]} to={[0, 1000]} stops={[[0, '#c5c0b0'], [0.4, '#8f938f'], [1, '#5c6870']]} />
      <path d={strip(-40, 3.1, 2.9, 90)} fill="url(#road)" />
      <path d={Array.from({ length: 9 }, (_, i) => strip(-8.3, -8.1, 8 + i * 5, 10.6 + i * 5)).join('')} fill="#e9e4d6" opacity={0.7} />
      <Gradient id="wet" from={[0, 530]} to={[0, 1000]} stops={[[0, '#e9e2cc'], [0.3, '#b9bbb2'], [1, '#75838c']]} />
      <path d={strip(-3.6, 3.1, 2.9, 90)} fill="url(#wet)" />
      <path d={strip(-4, -3.6, 2.9, 90)} fill="#e9e4d6" />
      {Array.from({ length: 20 }, (_, i) => 4.2 + i * 1.1 + i * i * 0.16).map((z) => (
        <path key={z} d={strip(-3.6, 3.1, z, z + 0.04)} fill="#66727c" opacity={0.4} />
      ))}
      <path d={[-1.4, 0.8].map((x) => strip(x, x + 0.03, 2.9, 60)).join('')} fill="#66727c" opacity={0.35} />
      <Halo id="shine" x={640} y={640} rx={260} ry={120} colour="#fff4d4" opacity={0.55} />
      <clipPath id="below">
        <rect x={300} y={832} width={500} height={150} />
      </clipPath>
      <g clipPath="url(#below)" opacity={0.34}>
        <g transform="translate(0 1250) scale(1 -.5)">
          <FamilyOfThree id="mirror" />
        </g>
      </g>
      <Ripples id="puddles" x={120} y={640} width={800} height={350} count={40} colour="#e9ecE4" opacity={0.3} size={1.4} />

      <path d={strip(3.1, 3.9, 2.4, 90)} fill="#8f8c8a" />
      <path d={polygon([at(3.1, 0, 2.4), at(3.1, 0.5, 2.4), at(3.1, 0.5, 90), at(3.1, 0, 90)])} fill="#d9d2c2" />
      <path d={polygon([at(3.1, 0.5, 2.4), at(3.7, 0.5, 2.4), at(3.7, 0.5, 90), at(3.1, 0.5, 90)])} fill="#f4eee0" />
      <Foam id="edge" line={rounded([36, 26, 19, 14, 10.6, 8.4, 6.8, 5.6].map((z): Spot => at(6.7, -0.9, z)), 4)} width={11} />
      {rocks.map((z, i) => {
        const places: readonly Spot[] = [at(5.6 + (i % 3) * 0.5, -0.9, z), at(4.5 + (i % 2) * 0.4, -0.5, z - 0.5)];
        return places.map(([x, y], k) => <Boulder key={`${z}-${k}`} id={`rock-${i}-${k}`} x={x} y={y} width={(900 / z) * (k ? 1.7 : 1.35) * (0.8 + ((i * 5 + k * 3) % 7) * 0.08)} height={(900 / z) * (k ? 0.9 : 0.66) * (0.8 + ((i * 3 + k) % 5) * 0.1)} tones={BLACK} wet="#e4efe9" />);
      })}
      <Spray id="spray-1" x={1030} y={770} size={130} />
      <Spray id="spray-2" x={772} y={640} size={62} />
      {[40, 22, 13.4, 8.6].map((z, i) => {
        const [x, y] = at(2.7, 0, z);
        return <LampPost key={z} id={`lamp-${i}`} x={x} y={y} height={(900 / z) * 3.9} glow="#ffe2a0" iron="#2b3440" isCast={z < 20} />;
      })}
      {/* The palm stands in its ring of kerbstones, and the wet road holds its dark. */}
      <path d={oval(64, 804, 74, 17)} fill="#8f8c82" />
      <path d={oval(64, 799, 74, 17)} fill="#d9d2c2" />
      <path d={oval(64, 800, 60, 12)} fill="#7a5f4a" />
      <CoconutPalm id="palm" x={64} y={804} height={580} lean={0.14} dark="#2b5f50" lit="#86a868" />
      <FamilyOfThree id="family" />
    </Canvas>
  );
}
