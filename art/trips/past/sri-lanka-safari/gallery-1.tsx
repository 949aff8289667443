/** Late sun at Udawalawe: an elephant family by the reservoir, dead trees in the water, a mother and children at the jeep's side. */
// The reservoir drowned a forest; painted storks rest on the dead trees. Sri Lankan cow elephants have no tusks; they surround their calf.
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { NearChild, NearWoman } from '../../../people/near.tsx';
import { BareTree, growBareTree } from '../../../scenery/bare-tree.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { box, lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.58];

const SHORE = 470;

/** Drowned trees in the reservoir, clear of the elephants' heads; `perch` lists the twigs where painted storks rest. */
const DROWNED = [
  { id: 'drowned-1', x: 936, y: 566, height: 250, lean: 0.06, perch: [1, 6, 11] },
  { id: 'drowned-2', x: 1480, y: 572, height: 264, lean: -0.1, perch: [3, 9] },
  { id: 'drowned-3', x: 372, y: 556, height: 190, lean: -0.12, perch: [4] },
  { id: 'drowned-4', x: 1070, y: 516, height: 104, lean: 0.1, perch: [] },
  { id: 'drowned-5', x: 232, y: 520, height: 96, lean: 0.12, perch: [] },
] as const;

/** A painted stork resting on a twig: on one leg, its neck drawn in and its heavy bill down. */
const Stork = ({ x, y, size, flip }: { x: number; y: number; size: number; flip: boolean }) => (
  <At x={x} y={y} scale={size / 50} flip={flip}>
    <path d="M0 0V-18" stroke="#a8604c" strokeWidth={2.4} />
    <path d={shape([[-15, -8, 'corner'], [-11, -24], [-2, -36], [6, -42], [12, -40], [12, -32], [9, -24], [4, -16], [-6, -14]])} fill="#f3ddc4" />
    <path d={shape([[-15, -8, 'corner'], [-12, -22], [-4, -32], [2, -26], [-2, -16], [-8, -13]])} fill="#4f3a48" />
    <path d={shape([[8, -42], [13, -41], [16, -37], [26, -26, 'corner'], [13, -33], [8, -36]])} fill="#e59a3c" />
  </At>
);

/** One drowned tree, its storks, and its reflection in the water. */
function Drowned({ id, x, y, height, lean, perch }: (typeof DROWNED)[number]) {
  const form = { id, x, y, height, lean, forks: height > 150 ? 4 : 3, spread: 0.56, girth: 0.08 };
  const { tips } = growBareTree(form);
  return (
    <>
      <g transform={`translate(0 ${y * 1.5}) scale(1 -.5)`} opacity={0.3}>
        <BareTree {...form} bark="#8a6862" shade="#6a4a58" />
      </g>
      <BareTree {...form} bark="#a5816f" shade="#755660" />
      {perch.map((tip, i) => {
        const [px, py] = tips[tip % tips.length] ?? [x, y - height];
        return <Stork key={tip} x={px} y={py + 2} size={height * 0.15} flip={i % 2 === 1} />;
      })}
      <path d={lens(x, y, height * 0.34, 3)} fill="#fff0c8" opacity={0.7} />
    </>
  );
}

export default function SriLankaSafari1() {
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#7fa3bf'], [0.36, '#e8cfa8'], [0.72, '#ffc77e'], [1, '#ffae62']]} />
      <Sun id="sun" x={470} y={318} r={52} colour="#fffae0" glow="#ffe08a" reach={12} />
      <Stratus x={1120} y={130} width={620} colour="#fff0cc" opacity={0.5} />
      <Flock id="pelicans" x={960} y={210} width={320} height={90} count={8} size={17} colour="#9a7268" />
      <Ridge id="hills-far" anchors={[[-40, 400], [240, 350], [520, 392], [820, 320], [1060, 372], [1300, 300], [1640, 380]]} colour="#d9a27c" mist="#ffd596" bottom={500} />
      <Ridge id="hills" anchors={[[-40, 440], [300, 410], [640, 444], [1000, 404], [1320, 430], [1640, 396]]} colour="#b9836c" mist="#ffcf90" bottom={500} />
      <Mist id="haze" y={456} height={60} colour="#ffe0a8" opacity={0.7} />
      <Water id="water" y={SHORE} bottom={660} stops={[[0, '#ffd798'], [0.5, '#e8b07c'], [1, '#a58078']]} />
      <SunPath id="sun-path" x={470} y={SHORE} height={170} width={300} colour="#fff6cc" />
      <Ripples id="ripples" y={480} height={150} count={90} colour="#fff0c4" opacity={0.5} />
      {DROWNED.map((tree) => <Drowned key={tree.id} {...tree} />)}
      <Gradient id="bank" from={[0, 590]} to={[0, 1000]} stops={[[0, '#c9a04e'], [0.3, '#a8863c'], [1, '#5f5430']]} />
      <Land crest={[[-60, 590], [200, 604], [480, 630], [800, 622], [1100, 604], [1400, 620], [1660, 596]]} fill="url(#bank)" />
      <Thicket id="reeds-edge" line={[[-40, 602], [300, 622], [520, 634]]} count={20} radius={18} tones={faded(leaves('#5a5a34', '#b9a04c', '#ffe08a'), '#ffd08a', 0.15)} />
      <TallGrass id="grass-back" x={-20} y={676} width={1640} height={52} dark="#7a6430" mid="#b0903e" light="#ecc96a" density={0.5} />
      <Elephant id="aunt" x={1330} y={694} height={188} tusks={false} pose="walk" flip hide="#7d6a6c" />
      <Elephant id="young" x={906} y={690} height={150} tusks={false} pose="walk" flip hide="#857074" trunk="raised" />
      <Elephant id="matriarch" x={620} y={752} height={272} tusks={false} pose="walk" hide="#75646a" />
      <Elephant id="baby" x={836} y={768} height={122} calf pose="walk" flip hide="#8a767a" />
      <Elephant id="sister" x={1120} y={776} height={240} tusks={false} hide="#6f5e66" flip />
      <Halo id="dust" x={960} y={770} rx={420} ry={50} colour="#ffdc9a" opacity={0.6} />
      <TallGrass id="grass-front" x={420} y={812} width={900} height={62} dark="#6a5a2c" mid="#a5883a" light="#e8c766" density={0.7} />
      {[470, 560, 700, 860, 1000, 1160, 1290].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={850 + (i % 3) * 16} size={60 + (i % 3) * 14} dark="#5a5028" light="#d9b85a" />
      ))}
      <JeepRail />
    </Canvas>
  );
}

/** Our jeep from inside: canvas above, posts, the side panel, and three people looking out. */
function JeepRail() {
  const canvas = '#4a4a38';
  return (
    <>
      <path d={`M-20 -20H1620V34Q1200 62 800 62Q400 62 -20 34Z`} fill={canvas} />
      <path d={`M-20 22Q400 50 800 50Q1200 50 1620 22V34Q1200 62 800 62Q400 62 -20 34Z`} fill={mix(canvas, '#ffd08a', 0.35)} />
      {[46, 1530].map((x) => (
        <g key={x}>
          <path d={box(x, 20, 26, 1000)} fill="#2f2d2c" />
          <path d={box(x, 20, 8, 1000)} fill="#b58a5c" />
        </g>
      ))}
      <path d={box(-20, 876, 1640, 140)} fill="#3f4434" />
      <path d={box(-20, 868, 1640, 26)} fill="#6f7450" />
      <path d={box(-20, 866, 1640, 8)} fill="#c9b06a" />
      <path d={box(-20, 926, 1640, 6)} fill="#2a2d26" />
      <NearWoman id="mother" x={250} y={1050} size={0.8} dress={{ ...DRESS.crimson, trim: '#f6d58a' }} skin={SKIN.honey} look={1} right={{ elbow: [128, -160], hand: [196, -220] }} />
      <NearChild id="girl" x={452} y={1056} size={0.84} dress={DRESS.teal} skin={SKIN.honey} hair="plaits" look={1} right={{ elbow: [116, -190], hand: [190, -250], isPointing: true }} />
      <NearChild id="boy" x={1390} y={1060} size={0.86} dress={{ ...DRESS.cream, trim: '#2c3e73' }} skin={SKIN.honey} hair="crop" look={-1} left={{ elbow: [-110, -200], hand: [-46, -290], isBeyondBody: true }} right={{ elbow: [120, -190], hand: [60, -290], isBeyondBody: true }} />
    </>
  );
}
