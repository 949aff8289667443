/** The promenade after a shower, under monsoon clouds: the old lighthouse and its reflection, breaking waves, and a family of three. */
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
import { LampPost, Umbrella } from '../../../scenery/props.tsx';
import { blob, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Bicycle } from '../../../scenery/vehicles.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';
import { at, Breakers, SeaWall } from './sea-wall.tsx';

export const focus: [number, number] = [0.46, 0.5];

const WHITE = stone('#e6dfcf', { sun: '#ffffff', night: '#5a6a86', dark: '#4a5a6c' });
const strip = (left: number, right: number, near: number, far: number, up = 0) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);

/** Puddles on the wet ground; they reflect the sky, the lighthouse and the bicycle. */
const PUDDLES: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [[322, 894, 146, 42], [226, 906, 96, 24], [402, 916, 64, 14], [262, 764, 112, 13], [190, 958, 60, 8]];

function Puddles() {
  const r = random('puddle-edges');
  return (
    <>
      <clipPath id="puddle-form">
        <path d={PUDDLES.map(([x, y, rx, ry]) => blob(r, x, y, rx, ry, 12, 0.14)).join('')} />
      </clipPath>
      <g clipPath="url(#puddle-form)">
        <Gradient id="puddle-sky" from={[0, 600]} to={[0, 960]} stops={[[0, '#efe9d4'], [0.6, '#cbd6d2'], [1, '#9db6bf']]} />
        <rect y={600} width={560} height={400} fill="url(#puddle-sky)" />
        <g transform="translate(0 1104) scale(1 -1)" opacity={0.85}>
          <Lighthouse id="lighthouse-mirror" x={330} y={552} height={386} stripes={0} stripe="#b8c4c4" />
        </g>
        <g transform="translate(0 1492) scale(1 -1)" opacity={0.6}>
          <ParkedBicycle />
        </g>
      </g>
    </>
  );
}

/** A flower seller's bicycle, parked during the shower. */
const ParkedBicycle = () => <Bicycle x={250} y={746} length={150} frame="#b8432f" flowers="#f5b72f" />;

/** A mother holds an umbrella over herself and a girl; her other hand holds a boy's. */
const FamilyOfThree = ({ id }: { id: string }) => (
  <>
    <Posed id={`${id}-mother`} x={532} y={828} height={190} view="back" wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" turn={0.7} pose={{ near: [24, 176], far: [-14, -6], nearLeg: [3, 0], farLeg: [-3, 0] }} inHand={<Umbrella x={6} y={0} width={300} rod={0.31} colour="#f5b72f" tilt={-9} />} />
    <Child id={`${id}-boy`} x={487} y={830} height={190} age={5} wears="shorts" dress={DRESS.cream} flip />
    <Child id={`${id}-girl`} x={588} y={832} height={190} age={6} dress={DRESS.teal} isHeld={false} />
  </>
);

export default function PondicherryAugust() {
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
      <Breakers />

      {/* The town side: the white customs house, a yellow house, trees behind them, and the lighthouse above. */}
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
      <Ripples id="puddles" x={120} y={640} width={800} height={350} count={40} colour="#e9ece4" opacity={0.3} size={1.4} />
      <Puddles />
      <ParkedBicycle />

      <SeaWall />
      {[40, 22, 13.4, 8.6].map((z, i) => {
        const [x, y] = at(2.7, 0, z);
        return <LampPost key={z} id={`lamp-${i}`} x={x} y={y} height={(900 / z) * 3.9} glow="#ffe2a0" iron="#2b3440" isCast={z < 20} />;
      })}
      {/* The palm in its ring of kerbstones. */}
      <path d={oval(64, 804, 74, 17)} fill="#8f8c82" />
      <path d={oval(64, 799, 74, 17)} fill="#d9d2c2" />
      <path d={oval(64, 800, 60, 12)} fill="#7a5f4a" />
      <CoconutPalm id="palm" x={64} y={804} height={580} lean={0.14} dark="#2b5f50" lit="#86a868" />
      <FamilyOfThree id="family" />
    </Canvas>
  );
}
