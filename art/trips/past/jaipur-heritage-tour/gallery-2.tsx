/**
 * Jantar Mantar from a terrace, at eleven in winter haze: a mother checks her watch against the great sundial; kites over the old city.
 * The Samrat Yantra is a wedge rising at 27° (Jaipur's latitude) with a stair on its back. Before noon it shades the western marble scale.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { heightAtAge } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { handsOf, reachOf } from '../../../people/pose.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { CubeTown } from '../../../scenery/fort.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { type SitePlace } from '../../../scenery/perspective.ts';
import { Kite } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { at, face, MARBLE, metre, SHADOW, shadowOf, WALL, Wedge, WedgeShadow, Wing } from './samrat-yantra.tsx';

export const focus: [number, number] = [0.5, 0.5];

/** The Jai Prakash: a hemisphere sunk in the ground, lined with marble slabs, with gaps between them to walk through. */
function Bowl({ place }: { place: SitePlace }) {
  const [x, y] = at(place);
  const size = metre(place);
  const [rx, ry] = [size * 3.4, size * 1.05];
  return (
    <>
      <path d={oval(x, y, rx * 1.34, ry * 1.4)} fill={WALL.lit} />
      <path d={oval(x, y, rx, ry)} fill={WALL.deep} />
      <path d={Array.from({ length: 6 }, (_, i) => { const [a, b] = [(i + 0.1) * 1.047, (i + 0.66) * 1.047]; return polygon([[x + Math.cos(a) * rx, y + Math.sin(a) * ry], [x + Math.cos(b) * rx, y + Math.sin(b) * ry], [x + Math.cos(b) * rx * 0.24, y + ry * 0.34], [x + Math.cos(a) * rx * 0.24, y + ry * 0.34]]); }).join('')} fill={MARBLE.sun} />
      <path d={oval(x, y, rx * 1.1, ry * 1.12) + oval(x, y, rx, ry)} fill={WALL.edge} fillRule="evenodd" />
    </>
  );
}

/** One of the twelve zodiac dials: a small wedge between two small wings. */
function SmallDial({ place }: { place: SitePlace }) {
  const [x, y, z] = place;
  const top = [[x - 1.8, 1.2, z], [x + 1.8, 1.2, z], [x + 1.8, 1.2, z + 2], [x - 1.8, 1.2, z + 2]] as const;
  return (
    <>
      <path d={face([x - 1.8, 0, z], shadowOf(top[0]), shadowOf(top[3]), shadowOf(top[2]), [x + 1.8, 0, z + 2])} fill={SHADOW} opacity={0.45} />
      <path d={face([x - 0.4, 0, z + 2.6], shadowOf([x - 0.4, 3.4, z + 2.6]), [x + 0.4, 0, z + 2.6])} fill={SHADOW} opacity={0.45} />
      <path d={face([x - 1.8, 0, z], [x - 1.8, 0, z + 2], top[3], top[0])} fill={WALL.shade} />
      <path d={face([x - 1.8, 0, z], [x + 1.8, 0, z], top[1], top[0])} fill={WALL.mid} />
      <path d={[0.4, 0.8].map((high) => face([x - 1.8, high, z], [x + 1.8, high, z], [x + 1.8, high + 0.04, z], [x - 1.8, high + 0.04, z])).join('')} fill="#8a5450" opacity={0.5} />
      <path d={face(...top)} fill={MARBLE.sun} />
      {/* The small wedge also shades part of the western half of its dial. */}
      <path d={face([x - 0.4, 1.2, z], [x - 1.5, 1.2, z + 2], [x - 0.4, 1.2, z + 2])} fill={MARBLE.shade} />
      <path d={[-1.5, -1.1, -0.7, 0.7, 1.1, 1.5].map((dx) => face([x + dx, 1.2, z], [x + dx + 0.05, 1.2, z], [x + dx + 0.05, 1.2, z + 0.5], [x + dx, 1.2, z + 0.5])).join('')} fill={MARBLE.line} />
      <path d={face([x - 0.4, y, z - 0.4], [x - 0.4, 3.4, z + 2.6], [x - 0.4, 0, z + 2.6])} fill={WALL.shade} />
      <path d={face([x - 0.4, 0, z - 0.4], [x + 0.4, 0, z - 0.4], [x + 0.4, 3.4, z + 2.6], [x - 0.4, 3.4, z + 2.6])} fill={WALL.edge} />
      <path d={face([x + 0.1, 0, z - 0.4], [x + 0.4, 0, z - 0.4], [x + 0.4, 3.4, z + 2.6], [x + 0.1, 3.4, z + 2.6])} fill={WALL.lit} />
    </>
  );
}

/** A lawn with mower stripes and single blades of grass. */
function Lawn({ id, from: [x, z], to: [x2, z2] }: { id: string; from: readonly [number, number]; to: readonly [number, number] }) {
  const r = random(id);
  const blades = Array.from({ length: 260 }, () => {
    const place: SitePlace = [r.between(x, x2), 0, r.between(z, z2)];
    const size = metre(place) * r.between(0.16, 0.36);
    return leaf(...at(place), size, size * 0.16, -Math.PI / 2 + r.between(-0.5, 0.5));
  });
  const stripes = Math.round((z2 - z) / 2.4);
  return (
    <>
      <path d={face([x - 0.5, 0, z - 0.5], [x2 + 0.5, 0, z - 0.5], [x2 + 0.5, 0, z2 + 0.5], [x - 0.5, 0, z2 + 0.5])} fill="#fae3b8" />
      <path d={face([x, 0, z], [x2, 0, z], [x2, 0, z2], [x, 0, z2])} fill="#98ac5e" />
      <path d={Array.from({ length: stripes }, (_, i) => z + ((i + 0.5) * (z2 - z)) / stripes).map((row) => face([x, 0, row], [x2, 0, row], [x2, 0, row + 1], [x, 0, row + 1])).join('')} fill="#b3c06c" opacity={0.6} />
      <path d={blades.filter((_, i) => i % 2).join('')} fill="#6d8a48" />
      <path d={blades.filter((_, i) => i % 2 === 0).join('')} fill="#d3d486" />
    </>
  );
}

/** Clipped shrubs on and near the lawns. */
const SHRUBS: readonly SitePlace[] = [[-38, 0, 86], [-30, 0, 87], [-22, 0, 87], [-14, 0, 87], [-34, 0, 61], [-27, 0, 61], [14, 0, 58], [18, 0, 52], [14, 0, 46], [17, 0, 33]];
const VISITORS: readonly { place: SitePlace; dress: keyof typeof DRESS; age?: number }[] = [
  { place: [-7.4, 0, 44], dress: 'magenta' }, { place: [-6.3, 0, 44.4], dress: 'marigold', age: 8 }, { place: [-1.6, 0, 20.6], dress: 'teal' }, { place: [-2.4, 0, 36], dress: 'crimson' }, { place: [-1.5, 0, 36.4], dress: 'indigo' }, { place: [14, 0, 29], dress: 'banyan' }, { place: [15.2, 0, 29.6], dress: 'crimson', age: 6 },
];
/** The first paper kites of Sankranti: x, y, size, tilt, colour. */
const KITES = [[250, 150, 34, 18, '#d2432f'], [420, 236, 24, -16, '#b32e63'], [1120, 110, 30, 22, '#1f7f86'], [1330, 196, 26, -12, '#e0862c'], [1460, 90, 38, 16, '#b32e63'], [1010, 226, 18, 14, '#d2432f'], [610, 120, 22, 20, '#e0862c']] as const;
/** Joints in the paving of the court, every four metres, out to where they would be too thin to see. */
const JOINTS = [...Array.from({ length: 15 }, (_, i) => 12 + i * 4).map((z) => face([-40, 0, z], [44, 0, z], [44, 0, z + 0.09], [-40, 0, z + 0.09])), ...Array.from({ length: 19 }, (_, i) => -32 + i * 4).map((x) => face([x, 0, 8], [x + 0.09, 0, 8], [x + 0.09, 0, 70], [x, 0, 70]))].join('');

export default function JaipurHeritageTour2() {
  const lawns: readonly (readonly [number, number, number, number])[] = [[-40, 68, -17, 88], [-40, 38, -15, 62], [-12, 22, -3.4, 33], [13, 27, 40, 60]];
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#7fabc2'], [0.4, '#b9cfcb'], [0.75, '#f0dfbd'], [1, '#f8e0b4']]} />
      <Halo id="sun" x={1640} y={120} rx={900} ry={560} colour="#fff0c4" opacity={0.9} />
      <Stratus x={330} y={96} width={520} colour="#fff6e0" opacity={0.55} />
      <Stratus x={1180} y={64} width={400} height={8} colour="#fff6e0" opacity={0.5} />
      <Stratus x={130} y={206} width={340} height={7} colour="#fff6e0" opacity={0.4} />
      {/* Nahargarh fort along the crest: a long wall, bastions, and the palace above them. */}
      <path d={box(1080, 286, 330, 40) + [1080, 1140, 1206, 1286, 1352, 1400].map((x, i) => box(x - 12, 274 - (i % 2) * 5, 25, 40)).join('') + box(1214, 258, 76, 40) + box(1232, 246, 26, 20) + Array.from({ length: 33 }, (_, i) => box(1082 + i * 10, 281, 5, 8)).join('')} fill="#b9b4a8" />
      <path d={oval(1245, 245, 11)} fill="#b9b4a8" />
      <Ridge id="nahargarh" anchors={[[-40, 336], [220, 286], [520, 330], [900, 312], [1240, 270], [1640, 330]]} colour="#b3b3ac" mist="#f2dfba" fade={0.8} bottom={520} />
      <Mist id="haze-far" y={372} height={150} colour="#fbe8c2" opacity={0.75} />
      {KITES.map(([x, y, size, tilt, colour]) => <Kite key={x} x={x} y={y} size={size} tilt={tilt} colour={colour} />)}
      <Flock id="pigeons" x={250} y={260} width={220} height={50} count={6} size={12} colour="#8b8f94" />
      <CubeTown id="city" line={[[-40, 404], [400, 392], [900, 404], [1300, 388], [1640, 400]]} bottom={460} rows={3} size={20} walls={['#e3b49a', '#eac3a4', '#d8a48e']} dark="#a56f66" light="right" />
      <Mist id="haze" y={430} height={110} colour="#fbe6c0" opacity={0.6} />
      <Thicket id="garden" line={[[-40, 452], [300, 446], [560, 454]]} count={40} radius={27} tones={faded(leaves('#3a6a3c', '#a5bf5c', '#fff0a8'), '#ecd9ae', 0.34)} light="right" />
      <Thicket id="garden-east" line={[[1020, 452], [1300, 440], [1660, 452]]} count={40} radius={30} tones={faded(leaves('#3a6a3c', '#a5bf5c', '#fff0a8'), '#ecd9ae', 0.3)} light="right" />
      <Gradient id="arcade" from={[0, 444]} to={[0, 488]} stops={[[0, '#e3a68a'], [1, '#cf8a72']]} />
      <path d={box(-10, 444, 1620, 44)} fill="url(#arcade)" />
      <path d={Array.from({ length: 54 }, (_, i) => archPath('ogee', 10 + i * 31, 486, 15, 27)).join('')} fill="#b06d62" />
      <path d={Array.from({ length: 54 }, (_, i) => archPath('ogee', 8 + i * 31, 486, 9, 22)).join('')} fill="#8f5358" opacity={0.7} />
      <path d={box(-10, 441, 1620, 5)} fill="#fbe4c4" />
      <path d={box(-10, 446, 1620, 4)} fill="#a8635c" opacity={0.45} />
      <Gradient id="ground" from={[0, 470]} to={[0, 960]} stops={[[0, '#f2d8a8'], [0.4, '#e8c08a'], [1, '#c98f66']]} />
      <path d={box(-10, 486, 1620, 540)} fill="url(#ground)" />
      <path d={JOINTS} fill="#a86e50" opacity={0.42} />
      <GroundMarks id="dust" y={500} height={500} count={150} colour="#a86e50" opacity={0.28} size={0.8} />
      <GroundMarks id="sweep" y={520} height={480} count={90} colour="#ffe9c0" opacity={0.35} size={1.2} />
      {lawns.map(([x, z, x2, z2]) => <Lawn key={z} id={`lawn-${z}`} from={[x, z]} to={[x2, z2]} />)}
      <WedgeShadow />
      {SHRUBS.map((place, i) => (
        <g key={i}>
          <path d={lens(at(place)[0] - metre(place) * 1.2, at(place)[1], metre(place) * 4.4, metre(place) * 0.5)} fill={SHADOW} opacity={0.3} />
          <Bush id={`shrub-${i}`} x={at(place)[0]} y={at(place)[1]} width={metre(place) * 2.8} height={metre(place) * (i % 3 ? 1.7 : 2.3)} tones={leaves('#2f5a38', '#9fb554', '#ffe28a')} fleck={4} light="right" />
        </g>
      ))}
      <Wing side={1} />
      <Wedge />
      <Wing side={-1} />
      {VISITORS.map(({ place, dress, age = 30 }, i) => (
        <g key={i}>
          <path d={band([[...at(place), metre(place) * 0.3], [...at(shadowOf([place[0], age > 18 ? 1.6 : 1.1, place[2]])), metre(place) * 0.16]])} fill={SHADOW} opacity={0.5} />
          <Posed id={`visitor-${i}`} x={at(place)[0]} y={at(place)[1]} height={metre(place) * 1.7} age={age} light="right" wears={age > 18 ? 'sari' : 'frock'} dress={DRESS[dress]} hair="plait" flip={i % 2 > 0} pose={i % 3 ? POSE.stand : POSE.walk} />
        </g>
      ))}
      {[[-5.4, 29], [-9.5, 25]].map(([x = 0, z = 0]) => <SmallDial key={x} place={[x, 0, z]} />)}
      <Bowl place={[11.6, 0, 18.4]} />
      <Terrace />
    </Canvas>
  );
}

/** The terrace: the mother holds out her watch, the girl takes her wrist to read it, and the boy on the wall points at the shadow. */
function Terrace() {
  const mother = { x: 256, y: 964, height: 360, pose: { ...POSE.stand, lean: 15, nod: 12, near: [22, 62], far: [-4, 18] } } as const;
  const wrist = handsOf(mother).near;
  const girl = { x: 428, y: 970, height: 360, flip: true, age: 8 } as const;
  const hips: Spot = [428, 970 - 360 * heightAtAge(8) * 0.42];
  const hold = reachOf('arm', 8, 360, [hips[0] * -1, hips[1]], [-wrist[0] + 4, wrist[1] + 6], 4);
  return (
    <>
      <Gradient id="terrace" from={[0, 840]} to={[200, 1010]} stops={[[0, '#f4d09a'], [1, '#d3a072']]} />
      <path d="M-10 858L640 848L790 1010H-10Z" fill="url(#terrace)" />
      <path d="M640 848L680 848L840 1010H790Z" fill={WALL.shade} />
      <path d="M-10 926L704 916M120 870L40 1010M330 866L300 1010M540 862L562 1010" stroke="#b9805c" strokeWidth={2.5} fill="none" opacity={0.6} />
      <GroundMarks id="terrace-dust" x={0} y={880} width={640} height={120} count={40} colour="#a86e50" opacity={0.3} />
      {/* The low wall along the edge, in courses, with a dressed stone coping. */}
      <Gradient id="parapet" from={[0, 800]} to={[0, 876]} stops={[[0, '#d79a68'], [1, '#b6755c']]} />
      <path d="M-10 800L660 790V862L-10 874Z" fill="url(#parapet)" />
      <path d="M660 790L690 800V870L660 862Z" fill={WALL.lit} />
      <path d="M-10 838L660 827M80 800V838M200 797V835M320 796V833M440 794V831M560 792V829M20 837V873M140 835V871M260 833V869M380 831V867M500 829V865M610 827V863" stroke="#8a5450" strokeWidth={2} fill="none" opacity={0.5} />
      <path d="M-10 782L666 772L700 784L690 800L664 792L-10 802Z" fill="#e3b27c" />
      <path d="M-10 782L666 772L700 784L664 786L-10 794Z" fill={WALL.edge} />
      <path d="M-10 874L660 862L676 872L640 878L-10 890Z" fill={SHADOW} opacity={0.3} />
      <path d={band([[236, 962, 26], [150, 938, 44], [60, 914, 40], [-20, 894, 16]]) + band([[404, 966, 24], [320, 944, 34], [250, 926, 28], [200, 914, 8]])} fill={SHADOW} opacity={0.42} />
      <path d={band([[560, 776, 30], [500, 778, 22], [440, 780, 6]])} fill={SHADOW} opacity={0.4} />
      <Posed id="boy" x={556} y={770} height={340} isSeated light="right" age={10} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" pose={{ ...POSE.sit, lean: 2, nod: -10, near: [-28, -8], far: [112, 118], nearLeg: [82, -4], farLeg: [90, 10] }} />
      <Posed id="mother" {...mother} light="right" wears="sari" dress={DRESS.indigo} skin={SKIN.honey} hair="bun" carries={<path d="M-20 -7h9v15h-9Z" fill="#f6d58a" />} />
      <Posed id="girl" {...girl} light="right" wears="frock" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, lean: 4, nod: 8, near: hold, far: [20, 60] }} />
    </>
  );
}
