/** Dal lake on a still autumn morning: a canopied shikara and its reflection, an island with a copper chinar, mountains with new snow. */
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Shikara } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Lotus } from '../../../scenery/lotus.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';
import { Chinar, Tree } from '../../../scenery/trees.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.6];

const COPPER = { dark: '#7a2f22', mid: '#b34a26', light: '#e07b2c', bright: '#ffc05a' };
const POPLAR = leaves('#7d7a4e', '#d9b65c', '#ffe9a8');
const AIR = '#e4dfd2';
// The snowy range starts behind the nearer hills, rises to its summit right of the middle and falls again towards the right edge.
const SNOW = [[500, 420, 0], [632, 340, -70], [690, 384, -30], [806, 300, -110], [850, 336, -60], [990, 262, -100], [1048, 300, -10], [1086, 290, 50], [1130, 330, 20], [1268, 212, -110], [1330, 262, 40], [1366, 254, 110], [1470, 336, 30], [1550, 280, -60], [1700, 360, 0]] as const;
const SHORE = 548;
const ISLAND = 640;
const BOAT = 776;

const FarShore = () => (
  <g>
    <SnowWall id="snow" base={470} crest={SNOW} tones={{ lit: '#b4aebc', shade: '#8496bd', snow: '#fff4e2', snowShade: '#b4c6e2', mist: AIR }} snow={0.6} />
    <Ridge id="zabarwan-1" anchors={[[0, 300], [180, 262], [330, 330], [500, 366], [700, 408], [880, 380], [1120, 420], [1340, 376], [1600, 400]]} colour="#7f97bb" mist={AIR} rough={0.75} bottom={SHORE} />
    <Ridge id="zabarwan-2" anchors={[[0, 392], [200, 428], [380, 410], [620, 470], [860, 486], [1100, 470], [1340, 492], [1600, 462]]} colour="#6684a4" mist={AIR} bottom={SHORE} />
    <Thicket id="far-trees" line={[[-40, 540], [300, 532], [700, 540], [1100, 534], [1660, 540]]} count={80} radius={16} tones={faded(POPLAR, AIR, 0.4)} />
    {Array.from({ length: 26 }, (_, i) => {
      const x = 760 + i * 33 + ((i * 37) % 19);
      const h = 52 + ((i * 53) % 34);
      return <ellipse key={i} cx={x} cy={SHORE - h / 2 - 2} rx={6.4} ry={h / 2} fill={i % 3 ? '#c3ad68' : '#a89d66'} opacity={0.85} />;
    })}
    {[[1040, 84, '#b98f62'], [1140, 104, '#a87f56'], [1256, 90, '#bf9a6c']].map(([x, w, wall]) => <House key={x} x={Number(x)} y={SHORE} width={Number(w)} height={44} wall={String(wall)} roof="#6f6258" windows={3} />)}
  </g>
);

export default function KashmirLakesTour() {
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#6fa3cc'], [0.5, '#c3d7dc'], [1, '#fdeccb']]} />
      <Halo id="glow" x={150} y={420} rx={620} ry={330} colour="#fff1cd" opacity={0.9} />
      <Stratus x={760} y={126} width={560} colour="#fffaf0" opacity={0.6} />
      <Stratus x={1180} y={190} width={360} height={8} colour="#fffaf0" opacity={0.5} />
      <Flock id="birds" x={880} y={196} width={200} height={50} count={6} size={12} colour="#6d89a8" />
      <Water id="lake" y={SHORE} stops={[[0, '#f4e6c8'], [0.25, '#b9cdd2'], [0.6, '#6f9bb6'], [1, '#2f5f86']]} />
      <Reflection id="far" line={SHORE} squash={0.9} depth={452} veil="#2f6288" opacity={0.75} waves={12}>
        <FarShore />
      </Reflection>
      <Mist id="mist" y={540} height={64} colour="#fff4de" opacity={0.75} />

      <Reflection id="isle" line={ISLAND} squash={0.86} depth={360} veil="#2f6288" opacity={0.8} waves={14}>
        <Land crest={[[150, 640], [190, 628], [300, 616], [430, 614], [540, 624], [590, 640]]} bottom={642} fill="#6d6a3a" />
        <Thicket id="reeds" line={[[170, 634], [330, 622], [470, 622], [574, 634]]} count={22} radius={15} tones={leaves('#6d6a3a', '#b7a852', '#ffe9a0')} fleck={4} />
        <Chinar id="chinar-2" x={480} y={628} height={210} tones={{ dark: '#8a4a24', mid: '#bd7a30', light: '#e8ad48', bright: '#ffe08a' }} />
        <Tree id="willow" x={220} y={632} height={130} tones={leaves('#5f7a48', '#b7b862', '#fff0b0')} />
        <Chinar id="chinar" x={336} y={630} height={352} />
      </Reflection>
      <path d="M140 640H600V643H140Z" fill="#fff2d2" opacity={0.6} />

      <Ripples id="ripples-far" y={566} height={180} count={70} colour="#fff6e2" opacity={0.5} size={0.6} />
      <Reflection id="boat" line={BOAT} squash={0.8} depth={224} veil="#1f4a70" opacity={0.85} waves={14}>
        <Shikara x={900} y={BOAT} length={760} canopy="#c2392f" />
        <clipPath id="under-awning">
          <rect x={802} y={664} width={226} height={74} />
        </clipPath>
        <g clipPath="url(#under-awning)">
          <Child id="boy" x={858} y={792} height={152} isHeld={false} age={9} wears="shorts" dress={DRESS.cream} skin={SKIN.wheat} />
          <Woman id="mother" x={944} y={826} height={146} wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} hair="bun" />
          <Child id="girl" x={996} y={782} height={148} isHeld={false} age={6} dress={DRESS.marigold} skin={SKIN.wheat} arm="point" />
        </g>
      </Reflection>
      <Ripples id="wake" x={560} y={772} width={720} height={26} count={26} colour="#fff6e2" opacity={0.75} size={0.8} />
      <Ripples id="ripples" y={810} height={180} count={60} colour="#dfeef0" opacity={0.35} />
      <Lotus id="lotus" x={-60} y={820} width={560} height={190} count={26} size={170} flowers={4} tone="#2f6652" />
      <Lotus id="lotus-right" x={1230} y={890} width={420} height={130} count={12} size={150} flowers={2} tone="#2f6652" />
      <Petals id="leaves" x={700} y={900} rx={420} ry={70} count={34} colour="#d9702c" size={9} />
      <OverhangingBranch id="branch" line={[[1680, 60], [1520, 96], [1380, 70], [1250, 110]]} radius={50} twigs={8} tones={COPPER} fleck={17} width={26} bark="#5a4438" />
      <OverhangingBranch id="branch-2" line={[[1680, 170], [1580, 210], [1500, 262]]} radius={34} twigs={4} tones={COPPER} fleck={15} width={14} bark="#5a4438" />
    </Canvas>
  );
}
