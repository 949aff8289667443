/**
 * Aru in the morning: a girl on a pony led by its owner, her mother pointing at the peak, a second pony grazing, watched by a small boy.
 * The ponies are small and stout, with saddle cloths and red halters.
 */
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { handsOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, blob, heightAt, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Sky, Stratus } from '../../../scenery/sky.tsx';
import { Boulder } from '../../../scenery/stone.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Bracken, Kolahoi, Meadow, STONE, Stream, StreamStones, TurfHut, WoodEdge, Woods } from './aru-valley.tsx';
import { Pony } from './pony.tsx';
import { Flock, type SheepAt } from './sheep.tsx';

export const focus: [number, number] = [0.5, 0.6];

const OWNER = { base: '#6f6a5c', trim: '#d9c5a0', second: '#4a4650' };
const NEAR: Spot[] = [[-60, 850], [160, 836], [380, 806], [640, 786], [1000, 772], [1300, 790], [1660, 760]];
const SHEEP: readonly SheepAt[] = [[1330, 690, 34, 'grazes'], [1384, 686, 32, 'grazes', 'left'], [1424, 694, 34, 'looks'], [1492, 700, 37, 'grazes', 'left'], [1358, 704, 38, 'grazes', 'left'], [1456, 716, 40, 'grazes'], [1560, 712, 40, 'looks', 'left']];
/** The middle of the pony track. */
const PATH: Spot[] = [[-80, 1010], [180, 968], [420, 930], [640, 912], [900, 908], [1180, 888], [1380, 884], [1660, 868]];
const SHADE = '#23402c';

const OWNER_AT = { x: 1236, y: 918, height: 350, pose: { ...POSE.walk, near: [-48, -66], far: [22, 44] } } as const;
const [HAND_X, HAND_Y] = handsOf(OWNER_AT).near;
/** The slack lead rope, from the halter ring to the owner's hand. */
const ROPE = `M1056 684Q1096 ${HAND_Y + 46} ${HAND_X} ${HAND_Y}`;

/** The foreground: the worn pony track strewn with pebbles, and the grass on both sides of it. */
function Track() {
  const r = random('track');
  const line = rounded(NEAR);
  const pebbles = (count: number, low: number, high: number) => Array.from({ length: count }, () => {
    const x = r.between(-20, 1620);
    return blob(r, x, heightAt(PATH, x) + r.between(low, high), r.between(3, 12), r.between(2, 5), 7);
  }).join('');
  return (
    <>
      <Gradient id="near" from={[0, 770]} to={[0, 1000]} stops={[[0, '#a3b656'], [0.35, '#7c9f46'], [1, '#35693a']]} />
      <Land crest={NEAR} fill="url(#near)" />
      <path d={Array.from({ length: 46 }, () => {
        const x = r.between(-20, 1620);
        return lens(x, heightAt(line, x) + r.between(14, 90), r.between(60, 240), r.between(2, 6));
      }).join('')} fill="#5c8840" opacity={0.55} />
      <path d={band([[1660, 868, 104], [1380, 884, 84], [1180, 888, 92], [900, 908, 88], [640, 912, 102], [420, 930, 110], [180, 968, 150], [-80, 1010, 220]])} fill="#a99664" />
      <path d={band([[1660, 866, 70], [1380, 886, 52], [1180, 890, 66], [900, 910, 56], [640, 914, 70], [420, 934, 74], [180, 970, 100], [-80, 1010, 150]])} fill="#d8c390" />
      <path d={band([[1660, 862, 1], [1380, 876, 12], [1100, 886, 20], [760, 902, 14], [520, 914, 1]])} fill="#ecdcb0" />
      <path d={Array.from({ length: 30 }, () => lens(r.between(-20, 1620), r.between(886, 930), r.between(16, 60), r.between(1.4, 4))).join('')} fill="#a08a5a" opacity={0.7} />
      <path d={pebbles(30, -44, 44)} fill="#8f8676" />
      <path d={pebbles(22, -40, 24)} fill="#f0e6cc" />
    </>
  );
}

/** The last flowers of the year, in drifts. */
function Flowers() {
  const r = random('flowers');
  const drifts: readonly (readonly [number, number, string])[] = [[420, 838, '#6f63c8'], [1430, 820, '#fff2d4'], [1540, 836, '#6f63c8'], [180, 886, '#fff2d4'], [1080, 806, '#f0b83c']];
  return drifts.map(([x, y, colour]) => <path key={x} d={Array.from({ length: 13 }, () => oval(x + r.between(-1, 1) * r.between(10, 90), y + r.between(-16, 18), r.between(2.4, 4.4), r.between(1.8, 3.2))).join('')} fill={colour} />);
}

export default function KashmirLakesTour3() {
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#3f8fcb'], [0.6, '#a9d3e6'], [1, '#f2efdc']]} />
      <Stratus x={1180} y={92} width={520} height={9} colour="#ffffff" opacity={0.6} />
      <Kolahoi />
      <Woods />
      <Meadow />
      <WoodEdge />
      <TurfHut x={1562} y={640} width={130} />
      <TurfHut x={1404} y={660} width={206} />
      <Flock sheep={SHEEP} />
      <Stream />
      <StreamStones />
      <Pony id="grazing" x={452} y={790} height={138} base="#cfc6ba" hair="#6f665f" cloth="#2f7f8a" isGrazing flip />
      <path d={lens(284, 800, 80, 7)} fill={SHADE} opacity={0.5} />
      <Posed id="boy" x={270} y={800} height={196} age={4} wears="pheran" dress={DRESS.terracotta} skin={SKIN.wheat} hair="crop" cap="#2c3e73" pose={{ near: [62, 82], far: [10, 20], nearLeg: [5, 0], farLeg: [-5, 0] }} />

      <Track />
      <Flowers />
      <Turf id="meadow-grass" crest={NEAR} bottom={880} size={34} dark="#557f3a" light="#c9cf72" count={420} />
      <Bracken spots={[[1500, 838, 150], [1604, 850, 130], [60, 900, 180]]} />
      <path d={lens(626, 912, 210, 12) + lens(1262, 922, 220, 12)} fill={SHADE} opacity={0.5} />
      <Posed id="mother" x={600} y={906} height={332} wears="kurta" dress={DRESS.crimson} skin={SKIN.wheat} hair="plait" pose={{ ...POSE.walk, near: [-20, 4], far: [112, 124], nod: -12 }} />
      <Pony id="pony" x={886} y={928} height={246} base="#9a5d34" cloth="#2c3e73" hasBlaze />
      <Posed id="rider" x={872} y={688} height={320} isSeated age={7} wears="pheran" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" cap="#d2432f" pose={{ ...POSE.astride, near: [36, 66], far: [44, 76] }} />
      <path d="M909 728V745M900 766C899 752 904 745 909 745C914 745 919 752 918 766Z" stroke="#3a2a26" strokeWidth={3} strokeLinejoin="round" fill="none" />
      <path d={ROPE} stroke="#e3cf9c" strokeWidth={4} fill="none" />
      <Posed id="owner" {...OWNER_AT} wears="pheran" dress={OWNER} skin={SKIN.honey} hair="crop" cap="#8f8a80" />
      <Boulder id="front-stone" x={1490} y={986} width={250} height={104} tones={STONE} />
      <Boulder id="front-stone-2" x={1340} y={992} width={110} height={46} tones={STONE} />
      <Turf id="front" crest={[[-60, 1000], [180, 990], [480, 968], [800, 962], [1160, 958], [1660, 940]]} bottom={1020} size={66} dark="#2a5a36" light="#a9bb58" count={300} />
      {[1396, 1412, 1580, 1606].map((x) => <GrassTuft key={x} id={`stone-${x}`} x={x} y={996} size={60} dark="#2a5a36" light="#b9c465" />)}
    </Canvas>
  );
}
