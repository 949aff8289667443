/** Deodars, snow peaks and prayer flags in a clear morning; a mother and two children on the meadow. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { House } from '../../../scenery/houses.tsx';
import { PrayerFlags } from '../../../scenery/props.tsx';
import { Land, Ridge, ridgeLine, SnowPeaks } from '../../../scenery/ridge.tsx';
import { Cumulus, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Pagoda } from '../../../scenery/temple.tsx';
import { Conifer } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

const rows = [
  { y: 690, from: 40, to: 760, gap: 46, height: 130, dark: '#4f7a70', lit: '#8fb49a' },
  { y: 730, from: 900, to: 1600, gap: 52, height: 160, dark: '#3f6b60', lit: '#7fa886' },
] as const;

export default function HimachalAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#5fa6cf'], [0.6, '#bcdde2'], [1, '#f7efd6']]} />
      <Sun id="sun" x={250} y={250} r={42} colour="#fffdf0" glow="#fff2cc" reach={10} />
      <Stratus x={1180} y={140} width={520} colour="#ffffff" opacity={0.55} />
      <SnowPeaks id="dhauladhar" base={620} rock="#7d8aa8" mist="#dbe6e6" peaks={[{ x: 200, y: 300, left: 260, right: 240, snow: 0.6 }, { x: 520, y: 214, left: 300, right: 280, snow: 0.62 }, { x: 820, y: 160, left: 300, right: 300, snow: 0.66 }, { x: 1130, y: 230, left: 260, right: 260, snow: 0.6 }, { x: 1420, y: 280, left: 260, right: 300, snow: 0.6 }]} />
      <Cumulus id="cloud" x={1120} y={430} width={520} height={80} lit="#ffffff" shade="#d2e0e4" opacity={0.85} />
      <Mist id="mist-1" y={560} height={110} colour="#eaf2ea" opacity={0.7} />
      <Ridge id="hill-1" anchors={[[-40, 640], [240, 590], [520, 640], [860, 600], [1200, 640], [1640, 580]]} colour="#86a7a3" mist="#dfeade" />
      {rows.map(({ y, from, to, gap, height, dark, lit }) =>
        Array.from({ length: Math.floor((to - from) / gap) }, (_, tree) => (
          <Conifer key={`${y}-${tree}`} id={`far-${y}-${tree}`} x={from + tree * gap} y={y + (tree % 3) * 14} height={height + (tree % 4) * 16} dark={dark} lit={lit} slim={0.36} />
        )),
      )}
      <Mist id="mist-2" y={720} height={80} colour="#e9f1e4" opacity={0.55} />
      <Land crest={ridgeLine('meadow-far', [[-60, 760], [300, 736], [700, 752], [1100, 730], [1660, 750]], 0.2)} fill="#8db06a" />
      <Pagoda x={1090} y={760} width={190} height={190} tiers={3} />
      <House x={1290} y={770} width={140} height={84} wall="#d9c3a0" roof="#5f6a7a" />
      <Land crest={ridgeLine('meadow', [[-60, 850], [360, 820], [760, 842], [1200, 812], [1660, 840]], 0.2)} fill="#6d9a52" />
      <Conifer id="deodar-1" x={150} y={900} height={700} slim={0.5} />
      <Conifer id="deodar-2" x={330} y={880} height={500} slim={0.48} />
      <Conifer id="deodar-3" x={1470} y={900} height={760} slim={0.52} />
      <Conifer id="deodar-4" x={1320} y={880} height={520} slim={0.46} />
      <PrayerFlags id="flags" line={[[300, 560], [620, 640], [960, 620], [1330, 520]]} size={30} sag={0.16} />
      <Boulder id="boulder" x={1090} y={900} width={160} tones={rock('#8a8f96')} moss="#7f9f5c" />
      <Land crest={ridgeLine('front', [[-60, 960], [500, 930], [1000, 946], [1660, 920]], 0.2)} fill="#4c7d42" />
      {[90, 260, 480, 900, 1180, 1360].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={976} size={44} />
      ))}
      <Family id="family" x={690} y={932} height={164} mother={{ wears: 'kurta', dress: DRESS.crimson, skin: SKIN.wheat, hair: 'plait', isWindy: true }} kids={[{ age: 7, wears: 'shorts', dress: DRESS.marigold, hasPack: true }, { age: 10, dress: DRESS.indigo }]} />
    </Canvas>
  );
}
