/** A tiger in tall golden grass before a stand of teak in early light; far back on the track an open jeep with a mother and two children. */
import { Canvas } from '../../../scenery/canvas.tsx';
import { Tiger } from '../../../scenery/cats.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Sun } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.34, 0.62];

const DRY = leaves('#5f5a2a', '#b9a24a', '#ffe9a0');

export default function PenchNationalPark() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#b9c6b4'], [0.5, '#f0dcae'], [1, '#ffd48a']]} />
      <Sun id="sun" x={420} y={330} r={50} colour="#fffbe0" glow="#ffdf94" reach={11} />
      <Ridge id="hills" anchors={[[-40, 470], [300, 440], [640, 476], [1000, 430], [1640, 468]]} colour="#b3ad86" mist="#fbe6b8" />
      <Thicket id="forest-far" line={[[-40, 560], [300, 540], [700, 552], [1100, 536], [1660, 556]]} count={90} radius={30} tones={faded(DRY, '#f3dba4', 0.55)} />
      <Mist id="mist" y={560} height={120} colour="#fff0c8" opacity={0.6} />
      {[40, 150, 250, 1010, 1130, 1270].map((x, index) => (
        <Teak key={x} id={`far-${x}`} x={x} y={640 + (index % 2) * 14} height={330 + (index % 3) * 40} tones={faded(DRY, '#f0d79c', 0.3)} trunk="#b39a7c" />
      ))}
      <Land crest={[[-60, 640], [400, 628], [900, 634], [1660, 622]]} fill="#b9984a" />
      <path d={band([[1180, 1080, 300], [1010, 860, 150], [880, 740, 90], [800, 676, 54], [770, 640, 34]])} fill="#d9b27a" />
      <Jeep x={780} y={690} length={150} guests={3} />
      <TallGrass id="grass-back" x={-60} y={800} width={800} height={150} />
      <TallGrass id="grass-back-right" x={900} y={810} width={760} height={150} />
      <Halo id="light" x={480} y={760} rx={420} ry={120} colour="#ffe6a0" opacity={0.4} />
      <Tiger id="tiger" x={520} y={872} height={200} />
      <TallGrass id="grass-front" x={-60} y={906} width={1040} height={96} density={1.2} />
      <TallGrass id="grass-front-right" x={1060} y={960} width={600} height={220} dark="#6f5220" mid="#a5803a" light="#dcb86a" />
      <TallGrass id="grass-near" x={-60} y={1030} width={800} height={190} dark="#5f4620" mid="#94702f" light="#cfa85a" />
      <Teak id="teak-left" x={120} y={940} height={800} tones={DRY} />
      <Teak id="teak-right" x={1470} y={960} height={880} tones={DRY} />
    </Canvas>
  );
}
