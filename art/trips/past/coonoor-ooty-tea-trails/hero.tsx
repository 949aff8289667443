/** Tea pickers with baskets in a green slope at the edge of a misty shola, a mother and two children on the path between the rows. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Wisps } from '../../../scenery/sky.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

const TEA = { lit: '#a9c24e', mid: '#6a9232', dark: '#1c5233' };
const TEA_FAR = { lit: '#b3c98a', mid: '#8aae72', dark: '#5c946c' };
const SHOLA = leaves('#1f4f40', '#6f9a60', '#eef0c0');

const PICKERS = [
  { x: 980, y: 724, dress: DRESS.crimson, skin: SKIN.coffee },
  { x: 1110, y: 706, dress: DRESS.marigold, skin: SKIN.cocoa },
  { x: 1260, y: 716, dress: DRESS.teal, skin: SKIN.coffee },
  { x: 1400, y: 700, dress: DRESS.magenta, skin: SKIN.cinnamon },
];

/** A picker's basket, slung from her forehead: (x, y) is the middle of its rim. */
function Basket({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <path d="M-20 0L-14 44Q0 50 14 44L20 0Z" fill="#a8713a" />
      <path d="M4 2L2 47Q10 47 14 44L20 0Z" fill="#7d4f2a" />
      <ellipse cx={0} cy={0} rx={20} ry={7} fill="#8fb54a" />
    </g>
  );
}

export default function CoonoorOotyTeaTrails() {
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#b9cdc8'], [0.6, '#dfe6d4'], [1, '#f3f0d8']]} />
      <Halo id="light" x={420} y={260} rx={520} ry={240} colour="#fffbe6" opacity={0.8} />
      <Ridge id="hill" anchors={[[-40, 340], [240, 290], [520, 340], [860, 270], [1200, 330], [1640, 280]]} colour="#b3c9c0" mist="#eef2de" />
      <WoodedSlope id="shola-far" crest={[[-40, 400], [260, 360], [620, 410], [1000, 350], [1340, 380], [1660, 330]]} tones={faded(SHOLA, '#dfe8d6', 0.6)} mist="#eff3e2" radius={26} groups={5} />
      <Wisps id="wisps-1" x={200} y={450} width={900} colour="#fbfcf2" opacity={0.8} />
      <WoodedSlope id="shola" crest={[[-40, 330], [180, 360], [400, 440], [560, 540], [700, 640]]} tones={faded(SHOLA, '#cfdccb', 0.2)} mist="#e6eedb" radius={36} groups={4} fleck={5} />
      <TeaHill id="far" crest={[[400, 640], [700, 560], [1000, 500], [1300, 470], [1660, 480]]} gap={12} growth={1.07} rows={15} tones={TEA_FAR} tilt={0.2} bottom={860} />
      <SilverOak id="oak-1" x={1180} y={520} height={190} tones={faded(leaves('#2b5b3c', '#8fb07a'), '#dfe8d2', 0.3)} />
      <SilverOak id="oak-2" x={1410} y={500} height={230} tones={faded(leaves('#2b5b3c', '#8fb07a'), '#dfe8d2', 0.3)} />
      <Mist id="mist" y={560} height={110} colour="#f6f8ec" opacity={0.6} />
      <TeaHill id="middle" crest={[[-80, 640], [240, 650], [560, 690], [900, 660], [1240, 620], [1680, 610]]} gap={20} growth={1.1} rows={12} tones={{ lit: '#aac565', mid: '#76a049', dark: '#2f6b42' }} sun={0.3} bottom={940} />
      {PICKERS.map(({ x, y, dress, skin }) => (
        <g key={x}>
          <Woman id={`picker-${x}`} x={x} y={y + 30} height={128} dress={dress} skin={skin} hair="covered" isWindy={false} />
          <Basket x={x} y={y - 58} size={34} />
        </g>
      ))}
      <TeaHill id="near" crest={[[-100, 800], [260, 770], [640, 800], [980, 760], [1340, 742], [1700, 750]]} gap={34} growth={1.15} rows={9} tones={TEA} tilt={-0.2} sun={0.3} />
      <g clipPath="url(#near-hill)">
        <path d={band([[430, 1100, 380], [470, 980, 220], [540, 880, 110], [610, 800, 50], [650, 760, 30]])} fill="#9c5836" />
        <path d={band([[380, 1100, 170], [430, 980, 96], [516, 880, 46], [600, 790, 16]])} fill="#c98a56" />
      </g>
      <Family id="family" x={470} y={944} height={170} mother={{ wears: 'kurta', dress: DRESS.cream, hair: 'plait', skin: SKIN.honey }} kids={[{ age: 5, wears: 'raincoat', dress: DRESS.marigold }, { age: 8, wears: 'raincoat', dress: DRESS.crimson }]} />
      <SilverOak id="oak-near" x={1510} y={1010} height={620} tones={leaves('#173f2f', '#5f8a58', '#f0e6b0')} trunk="#2a262a" />
    </Canvas>
  );
}
