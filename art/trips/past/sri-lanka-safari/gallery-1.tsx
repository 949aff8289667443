/** Late gold at Udawalawe, seen from the jeep: an elephant family with its calf at the edge of the reservoir, dead trees standing in the water, the children leaning over the rail. */
// The reservoir drowned a forest when it was filled: grey trunks stand in it still, and cormorants dry their wings there. Cows of the island have no tusks; they walk round their calf.
import { mix } from '../../../kit/colour.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { NearChild, NearWoman } from '../../../people/near.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.58];

const SHORE = 470;
const DEAD: readonly (readonly [x: number, y: number, height: number, lean: number])[] = [[700, 560, 210, 0.1], [830, 520, 120, -0.1], [1010, 548, 180, 0.16], [1290, 526, 150, -0.14], [1420, 570, 240, 0.08], [1130, 508, 80, 0.1]];

/** A drowned tree, bare: (x, y) is where it leaves the water; its image hangs below it. */
function DeadTree({ x, y, height, lean, bird = false }: { x: number; y: number; height: number; lean: number; bird?: boolean }) {
  const limb = (t: number, out: number, up: number) => band([[x + lean * height * t, y - height * t, height * 0.035], [x + lean * height * t + out * height * 0.5, y - height * (t + up * 0.4), height * 0.02], [x + lean * height * t + out * height, y - height * (t + up), 1]]);
  const wood = band([[x, y, height * 0.075], [x + lean * height * 0.4, y - height * 0.5, height * 0.05], [x + lean * height, y - height, 2]]) + limb(0.46, 0.26, 0.24) + limb(0.6, -0.24, 0.2) + limb(0.74, 0.16, 0.18);
  return (
    <>
      <path d={wood} fill="#7a5a5c" />
      <g transform={`translate(0 ${y * 1.6}) scale(1 -.6)`} opacity={0.35}>
        <path d={wood} fill="#6a4a58" />
      </g>
      <path d={lens(x, y, height * 0.3, 3)} fill="#fff0c8" opacity={0.6} />
      {bird && <path d={oval(x + lean * height, y - height - 9, 5, 11) + band([[x + lean * height - 22, y - height - 4, 2], [x + lean * height - 9, y - height - 15, 7], [x + lean * height, y - height - 12, 7], [x + lean * height + 10, y - height - 15, 7], [x + lean * height + 22, y - height - 3, 2]]) + band([[x + lean * height, y - height - 16, 5], [x + lean * height - 5, y - height - 28, 3], [x + lean * height - 13, y - height - 28, 1]])} fill="#4a3440" />}
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
      {DEAD.map(([x, y, height, lean]) => <DeadTree key={x} x={x} y={y} height={height} lean={lean} bird={height > 170} />)}
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

/** The jeep we sit in: canvas above, posts, the padded rail, and the three who look out. */
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
      <NearChild id="boy" x={1390} y={1060} size={0.86} dress={{ ...DRESS.cream, trim: '#2c3e73' }} skin={SKIN.honey} hair="crop" look={-1} left={{ elbow: [-110, -200], hand: [-46, -290], isFront: true }} right={{ elbow: [120, -190], hand: [60, -290], isFront: true }} />
    </>
  );
}
