/** A long-tail boat with ribbons on its bow in a green bay of limestone stacks; a mother and two children in the shallows beside it. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { LongTail } from '../../../scenery/boats.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky, Sun } from '../../../scenery/sky.tsx';
import { rock, Stack } from '../../../scenery/stone.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const PALE = rock('#c3c4b4', '#fff6e0', '#6a7f8c');

export default function PhuketBeach() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#4fb6cf'], [0.6, '#bfe6dc'], [1, '#fff3d0']]} />
      <Sun id="sun" x={640} y={330} r={44} colour="#fffde8" glow="#fff2c4" reach={10} />
      <Cumulus id="cloud-1" x={980} y={250} width={520} height={120} lit="#ffffff" shade="#cfe6e4" opacity={0.9} />
      <Cumulus id="cloud-2" x={260} y={220} width={360} height={80} lit="#ffffff" shade="#d6ece6" opacity={0.7} />
      <Flock id="birds" x={760} y={260} width={180} height={60} count={5} size={13} colour="#5f8f9c" />
      <Ridge id="islands" anchors={[[-40, 520], [140, 492], [300, 516], [700, 520], [1100, 500], [1380, 516], [1640, 488]]} colour="#9cc6bc" mist="#d3ece0" bottom={560} />
      <Water id="bay" y={528} stops={[[0, '#8fd6cc'], [0.35, '#2fa69c'], [0.75, '#4fc0ae'], [1, '#b3e6cf']]} />
      <SunPath id="path" x={640} y={534} height={230} width={160} />
      <Stack id="stack-far" x={470} y={552} width={110} height={190} tones={PALE} green={leaves('#5f8f74', '#a3c48a')} fleck={0} />
      <Stack id="stack-far-2" x={880} y={548} width={80} height={150} tones={PALE} green={leaves('#5f8f74', '#a3c48a')} fleck={0} />
      <Stack id="stack" x={1130} y={620} width={230} height={410} />
      <Stack id="stack-left" x={190} y={640} width={280} height={430} lean={-0.05} />
      <Stack id="stack-small" x={1370} y={600} width={120} height={210} />
      <Ripples id="ripples" y={540} height={330} count={130} colour="#eafcf4" opacity={0.55} />
      <LongTail x={900} y={800} length={720} />
      <Land crest={[[-60, 930], [400, 902], [800, 926], [1200, 950], [1660, 930]]} fill="#f6e4b8" />
      <Foam id="foam" line={[[-60, 920], [400, 892], [800, 916], [1200, 940], [1660, 920]]} width={13} />
      <Family id="family" x={420} y={896} height={168} mother={{ wears: 'kurta', dress: DRESS.marigold, hair: 'bob' }} kids={[{ age: 5, dress: DRESS.crimson }, { age: 8, wears: 'shorts', dress: DRESS.indigo }]} />
      <Palm id="palm" x={1500} y={1010} height={760} lean={-0.18} />
    </Canvas>
  );
}
