/** Rows of low apple trees heavy with red fruit in late sun, a ladder against one, a mother and a small boy reaching up. */
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Petals, leaves } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function KashmirLakesTour5() {
  return (
    <Canvas>
      <Sky id="sky" height={420} stops={[[0, '#a3c6d9'], [1, '#ffe6b4']]} />
      <Sun id="sun" x={1320} y={260} r={50} colour="#fff6d0" glow="#ffdc94" reach={10} />
      <Ridge id="hills" anchors={[[-40, 380], [400, 320], [900, 370], [1640, 310]]} colour="#9fb0b8" mist="#fbe9c4" bottom={520} />
      <Land crest={[[-60, 480], [800, 470], [1660, 480]]} fill="#b9b45c" />
      {[[200, 560, 190], [520, 550, 180], [1120, 552, 180], [1420, 562, 190]].map(([x = 0, y = 0, h = 0]) => (
        <Tree key={x} id={`far-${x}`} x={x} y={y} height={h} tones={leaves('#5f7f3a', '#b3bf5c', '#ffe9a0')} />
      ))}
      <Land crest={[[-60, 700], [800, 680], [1660, 704]]} fill="#9c9c44" />
      {[[360, 880, 640], [1240, 890, 660]].map(([x = 0, y = 0, h = 0]) => (
        <g key={x}>
          <Tree id={`near-${x}`} x={x} y={y} height={h} tones={leaves('#3f6a30', '#9cb84c', '#ffe9a0')} />
          {Array.from({ length: 34 }, (_, apple) => (
            <g key={apple}>
              <circle cx={x - h * 0.34 + ((apple * 97) % 100) * h * 0.0068} cy={y - h * 0.94 + ((apple * 61) % 100) * h * 0.0054} r={13} fill="#c9302a" />
              <circle cx={x - h * 0.34 + ((apple * 97) % 100) * h * 0.0068 - 4} cy={y - h * 0.94 + ((apple * 61) % 100) * h * 0.0054 - 4} r={4} fill="#f2907c" />
            </g>
          ))}
        </g>
      ))}
      <g stroke="#a8783c" strokeWidth={14}>
        <path d="M1000 900L1110 430M1080 900L1190 430" />
        {Array.from({ length: 7 }, (_, rung) => (
          <path key={rung} d={`M${1014 + rung * 15} ${840 - rung * 62}H${1094 + rung * 15}`} strokeWidth={10} />
        ))}
      </g>
      <Petals id="leaves" x={700} y={900} rx={620} ry={60} count={40} colour="#c9602f" size={8} />
      <Woman id="mother" x={640} y={940} height={350} wears="kurta" dress={DRESS.lotus} skin={SKIN.wheat} hair="plait" arm="wave" isWindy={false} />
      <Child id="boy" x={780} y={944} height={350} isHeld={false} age={5} wears="shorts" dress={DRESS.teal} arm="up" skin={SKIN.wheat} />
    </Canvas>
  );
}
