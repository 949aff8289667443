/**
 * Mysore Palace lit by lamps against a violet dusk and reflected in the tank; elephants and a family on the near bank, backlit.
 * The bank is lit from the palace behind: edges glow, fronts are in shade, and shadows fall towards us.
 */
import type { ReactNode } from 'react';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { Bush, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, Turf } from '../../../scenery/ground.tsx';
import { MysorePalace } from '../../../scenery/mysore-palace.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Reflection, Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.56];

const WALL = stone('#b8733f', { sun: '#ffe0a0', night: '#4a2050', dark: '#4a2244', line: '#ffd98a' });
const ROSE = stone('#b0455e', { sun: '#ffc890', night: '#3a1a50', dark: '#4a1f3c' });
const LAMP = '#ffc27a';
const CREST: readonly Spot[] = [[-60, 748], [160, 744], [380, 778], [580, 806], [790, 820], [1000, 812], [1220, 788], [1430, 762], [1660, 752]];
const PATH: readonly (readonly [number, number, number])[] = [[1680, 846, 30], [1440, 862, 40], [1200, 886, 54], [960, 908, 72], [720, 936, 96], [500, 984, 140], [360, 1060, 190]];

/**
 * A backlit figure: darkened, with a rim of lamplight on the side facing the palace (`side`: 1 right, −1 left) and a shadow towards us.
 * `foot`: y of the ground under the figure; `away`: how far the shadow leans to the right, as a fraction of the figure's height.
 */
function Backlit({ id, side, foot, away, edge = 2.6, children }: { id: string; side: 1 | -1; foot: number; away: number; edge?: number; children: ReactNode }) {
  const rim = (width: number, name: string) => (
    <>
      <feOffset in="SourceAlpha" dx={-side * width} dy={width * 0.7} result={`${name}-away`} />
      <feFlood floodColor={LAMP} />
      <feComposite in2="SourceAlpha" operator="in" />
      <feComposite in2={`${name}-away`} operator="out" result={name} />
    </>
  );
  return (
    <>
      <filter id={id} x="-10%" y="-10%" width="120%" height="120%" colorInterpolationFilters="sRGB">
        <feColorMatrix in="SourceGraphic" values="0.56 0 0 0 0.02  0 0.44 0 0 0.01  0 0 0.5 0 0.07  0 0 0 1 0" result="night" />
        {rim(edge * 4, 'soft')}
        <feGaussianBlur stdDeviation={edge * 1.6} />
        <feComposite in2="SourceAlpha" operator="in" />
        <feComponentTransfer result="sheen">
          <feFuncA type="linear" slope={0.28} />
        </feComponentTransfer>
        {rim(edge, 'edge')}
        <feMerge>
          <feMergeNode in="night" />
          <feMergeNode in="sheen" />
          <feMergeNode in="edge" />
        </feMerge>
      </filter>
      <filter id={`${id}-dark`} x="-20%" y="-20%" width="140%" height="140%" colorInterpolationFilters="sRGB">
        <feColorMatrix values="0 0 0 0 0.04  0 0 0 0 0.03  0 0 0 0 0.14  0 0 0 1 0" />
        <feGaussianBlur stdDeviation={2} />
      </filter>
      <Gradient id={`${id}-fade`} from={[0, foot]} to={[0, foot + 120]} stops={[[0, '#ffffff', 0.8], [1, '#ffffff', 0]]} />
      <mask id={`${id}-ground`} maskUnits="userSpaceOnUse" x={0} y={foot - 10} width={1600} height={170}>
        <rect x={0} y={foot - 10} width={1600} height={170} fill={`url(#${id}-fade)`} />
      </mask>
      <g mask={`url(#${id}-ground)`}>
        <g filter={`url(#${id}-dark)`}>
          <use href={`#${id}-figures`} transform={`matrix(1 0 ${-away} -0.56 ${away * foot} ${foot * 1.56})`} />
        </g>
      </g>
      <g filter={`url(#${id})`}>
        <g id={`${id}-figures`}>{children}</g>
      </g>
    </>
  );
}

/** The near bank: lit along the water, dark towards us, with a worn path across it. */
function Bank() {
  const edge = [...rounded(CREST), ...rounded(CREST.map(([x, y]): Spot => [x, y + 6])).toReversed()];
  return (
    <>
      <Gradient id="bank" from={[0, 740]} to={[0, 1000]} stops={[[0, '#4f3450'], [0.35, '#34284e'], [1, '#17163a']]} />
      <clipPath id="on-bank">
        <path d={polygon([...rounded(CREST), [1660, 1010], [-60, 1010]])} />
      </clipPath>
      <Land crest={CREST} fill="url(#bank)" />
      <g clipPath="url(#on-bank)">
        <Halo id="lit-bank" x={780} y={810} rx={640} ry={120} colour="#f0a05c" opacity={0.75} />
      </g>
      <Gradient id="brink" from={[0, 0]} to={[1600, 0]} stops={[[0, LAMP, 0.1], [0.3, LAMP, 0.7], [0.6, LAMP, 0.7], [1, LAMP, 0.1]]} />
      <path d={polygon(edge)} fill="url(#brink)" />
      <Turf id="turf" crest={CREST} bottom={1000} size={34} dark="#221c42" light="#94645a" count={900} />
      <Gradient id="way" from={[0, 840]} to={[0, 1000]} stops={[[0, '#b5806a'], [0.45, '#7f5a68'], [1, '#3a2f5c']]} />
      <path d={band(PATH)} fill="url(#way)" opacity={0.86} />
      <GroundMarks id="pebbles" x={440} y={884} width={700} height={90} count={46} colour="#e8b48c" opacity={0.3} size={0.6} />
    </>
  );
}

export default function RoyalMysoreBandipur() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#1b1a4a'], [0.42, '#4a3577'], [0.76, '#a35f8a'], [1, '#f0a07a']]} />
      <Stars id="stars" count={70} height={260} />
      <Stratus x={420} y={150} width={520} height={9} colour="#c98aa6" opacity={0.35} />
      <Stratus x={1180} y={214} width={460} height={9} colour="#f0b48a" opacity={0.35} />
      <Reflection id="tank" line={604} squash={0.7} depth={300} veil="#171440" waves={13}>
        <Ridge id="hill" anchors={[[-40, 560], [200, 520], [420, 556], [1100, 560], [1330, 480], [1460, 494], [1640, 550]]} colour="#5f3f78" mist="#c98092" bottom={606} />
        <Halo id="glow" x={790} y={500} rx={800} ry={360} colour="#ffb04a" opacity={0.55} />
        <Thicket id="garden-back" line={[[-40, 586], [160, 566], [300, 580], [1240, 580], [1400, 562], [1660, 584]]} count={80} radius={26} fleck={7} tones={leaves('#33244e', '#6a4a62', '#ffb870')} />
        <MysorePalace id="palace" x={800} y={592} width={1040} turn={0.36} wall={WALL} dome={ROSE} />
        <Halo id="foot" x={770} y={592} rx={600} ry={110} colour="#ffd490" opacity={0.42} />
        <path d={polygon([[-10, 592], [1610, 592], [1610, 605], [-10, 605]])} fill="#8a5548" />
        <Halo id="forecourt" x={780} y={598} rx={620} ry={16} colour="#ffd490" opacity={0.9} />
        <Thicket id="garden" line={[[-40, 598], [240, 592]]} count={22} radius={17} fleck={6} tones={leaves('#29264a', '#6a5a58', '#ffb870')} />
        <Thicket id="garden-right" line={[[1250, 592], [1660, 598]]} count={30} radius={17} fleck={6} tones={leaves('#29264a', '#6a5a58', '#ffb870')} />
        {[330, 452, 610, 900, 1010, 1120, 1196].map((x, i) => <Bush key={x} id={`hedge-${x}`} x={x} y={603} width={64 + (i % 3) * 18} height={26} tones={leaves('#2f2a40', '#8a7450', '#ffd080')} fleck={6} />)}
      </Reflection>
      <rect x={0} y={603} width={1600} height={3} fill="#ffd28a" opacity={0.6} />
      <Ripples id="gold" x={260} y={612} width={1060} height={190} count={90} colour="#ffcf72" opacity={0.5} />
      <Ripples id="dusk" y={612} height={210} count={60} colour="#c58aa8" opacity={0.32} />

      <Bank />
      <Tree id="tree-far" x={1440} y={784} height={420} form="tall" tones={leaves('#232048', '#6a5066', '#f0a870')} trunk="#6a4a58" />
      <Tree id="tree-right" x={1586} y={830} height={780} form="tall" tones={leaves('#1b1c40', '#5f4a64', '#f0a870')} trunk="#5a4054" />
      <Tree id="tree-left" x={-6} y={846} height={830} form="tall" tones={leaves('#1b1c40', '#5f4a64', '#f0a870')} trunk="#5a4054" light="right" />
      <Backlit id="elephants" side={-1} foot={868} away={0.3} edge={3.2}>
        <Elephant id="elephant" x={1060} y={868} height={226} pose="walk" tusks={false} hide="#857488" flip shadow={false} />
        <Elephant id="calf" x={1288} y={866} height={126} calf hide="#907e90" flip shadow={false} />
      </Backlit>
      <Backlit id="family-lit" side={1} foot={890} away={-0.42}>
        <Family id="family" x={500} y={890} height={206} hasShadow={false} mother={{ dress: DRESS.crimson, skin: SKIN.cinnamon }} kids={[{ age: 6, dress: DRESS.marigold }, { age: 9, wears: 'shorts', dress: DRESS.cream, arm: 'point' }]} />
      </Backlit>
      {[[430, 900], [520, 904], [574, 902], [990, 876], [1120, 880], [1260, 872], [1330, 874], [100, 850], [1540, 836], [196, 760], [236, 768], [330, 786], [352, 790], [690, 826], [716, 830], [1390, 784]].map(([x = 0, y = 0], i) => <GrassTuft key={x} id={`foot-${i}`} x={x} y={y} size={24} dark="#221c42" light="#b07a60" blades={9} />)}
      {Array.from({ length: 15 }, (_, tuft) => (tuft * 113.8) % 1600).map((x, tuft) => <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={1004 - (tuft % 3) * 10} size={44 + (tuft % 4) * 14} dark="#100f2c" light="#4f3f62" blades={14} />)}
    </Canvas>
  );
}
