/**
 * Jantar Mantar at eleven, from a terrace: the great sundial stands whole among the smaller instruments; on the terrace a mother holds her watch against it.
 * Samrat Yantra: a wedge of 27 metres whose edge points at the pole (27 degrees, Jaipur's latitude), a stair on its back, a kiosk on its head. Two quarter circles faced with marble rise on both sides, tilted like the equator; before noon the wedge's shadow creeps down the western one, a hand's breadth a minute.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath, Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { CubeTown } from '../../../scenery/fort.tsx';
import { cameraAt, type SitePlace } from '../../../scenery/perspective.ts';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.5];

const EYE: SitePlace = [-19, 11, -2];
const at = cameraAt({ eye: EYE, turn: 0.36, focal: 1240, vanishing: [800, 400] });
const face = (...corners: readonly SitePlace[]) => polygon(corners.map(at));
const metre = (place: SitePlace) => at(place)[1] - at([place[0], place[1] + 1, place[2]])[1];

const EAST = 5;
const WEST = 1.6;
const FOOT = 19;
const LENGTH = 44;
const [SIN, COS] = [Math.sin((27 * Math.PI) / 180), Math.cos((27 * Math.PI) / 180)];
const SLOPE = SIN / COS;
const RADIUS = 14.4;
const HUB = 29;
const WALL = { lit: '#f4c67c', mid: '#e0a661', shade: '#a5666c', deep: '#71405a', edge: '#fff0d0' };
const MARBLE = { sun: '#fdf6e6', shade: '#8f83b0', line: '#8a6a6a' };
const SHADOW = '#6a3a58';

/** On a quarter circle: `t` 0 is its horn, 1 its lowest point; `aside` runs along the polar axis; `out` lies behind the marble. */
const onScale = (side: 1 | -1, t: number, aside: number, out = 0): SitePlace => {
  const angle = (t * Math.PI) / 2;
  const r = RADIUS + out;
  const drop = Math.sin(angle) * r;
  return [(side > 0 ? EAST : WEST) + side * Math.cos(angle) * r, Math.max(0, HUB * SLOPE - drop * COS + aside * SIN), FOOT + HUB + drop * SIN + aside * COS];
};
const STEPS = Array.from({ length: 31 }, (_, i) => i / 30);
const strip = (side: 1 | -1, [from, to]: readonly [number, number], [a, b]: readonly [number, number]) => polygon([...STEPS.map((t) => at(onScale(side, from + (to - from) * t, a))), ...STEPS.map((t) => at(onScale(side, from + (to - from) * t, b))).toReversed()]);

/** One wing: masonry with arches, a stair along its southern rim, the marble scale; `shade` is where the wedge's shadow begins. */
function Wing({ side, shade = 1 }: { side: 1 | -1; shade?: number }) {
  const rim = (out: number) => STEPS.map((t) => onScale(side, t, -1.5, out));
  const outer = rim(1.5)[0] ?? EYE;
  const far = onScale(side, 0, 1.5, 1.5);
  const ground = ([x, , z]: SitePlace): SitePlace => [x, 0, z];
  const south = STEPS.map((t) => onScale(side, t, -2.5, 0.2));
  return (
    <>
      <path d={face(outer, far, ground(far), ground(outer))} fill={side < 0 ? WALL.shade : WALL.lit} />
      <path d={strip(side, [0, 1], [-1.5, 1.5])} fill={MARBLE.sun} />
      <path d={strip(side, [shade, 1], [-1.5, 1.5])} fill={MARBLE.shade} />
      <path d={Array.from({ length: 54 }, (_, i) => strip(side, [i / 54, i / 54 + 0.0035], [-1.5, i % 6 ? -0.8 : 0.7])).join('') + strip(side, [0, 1], [-0.78, -0.7])} fill={MARBLE.line} opacity={0.8} />
      <path d={face(onScale(side, 0, -1.5), onScale(side, 0, 1.5), far, outer)} fill={WALL.edge} />
      <path d={face(...rim(0), ...rim(1.5).toReversed())} fill={WALL.mid} />
      <path d={face(...south, ...south.map(ground).toReversed())} fill={WALL.mid} />
      <path d={face(south[0] ?? EYE, outer, ground(outer), ground(south[0] ?? EYE))} fill={WALL.lit} />
      <path d={strip(side, [0, 1], [-2.5, -1.5])} fill="#c9875c" />
      <path d={Array.from({ length: 36 }, (_, i) => strip(side, [i / 36, (i + 0.45) / 36], [-2.5, -1.5])).join('')} fill={WALL.edge} />
      {[0.13, 0.34, 0.5].map((t, i) => {
        const foot = ground(onScale(side, t, -2.5, 0.2));
        return <path key={t} d={archPath('pointed', at(foot)[0], at(foot)[1], metre(foot) * 1.5, metre(foot) * (6.6 - i * 2))} fill={WALL.deep} />;
      })}
    </>
  );
}

/** The wedge: its western wall in shade with arches, the stair between two parapets, the kiosk at its head. */
function Wedge() {
  const edge = (along: number, x: number, more = 0): SitePlace => [x, along * SLOPE + more, FOOT + along];
  const head = edge(LENGTH, (EAST + WEST) / 2, 0.6);
  return (
    <>
      <path d={face([WEST, 0, FOOT], edge(LENGTH, WEST), [WEST, 0, FOOT + LENGTH])} fill={WALL.shade} />
      <path d={face([WEST, 0, FOOT], edge(LENGTH, WEST, 0.9), edge(LENGTH, WEST, -0.5), [WEST, 0, FOOT + 1])} fill={mix(WALL.shade, WALL.lit, 0.4)} />
      {[13, 18.5, 25, 32].map((along, i) => {
        const [x, y] = at([WEST, 0, FOOT + along]);
        const size = metre([WEST, 0, FOOT + along]);
        return <path key={along} d={archPath('pointed', x, y, size * (0.7 + i * 0.16), size * (3.2 + i * 2.1))} fill={WALL.deep} />;
      })}
      <path d={[20, 27, 34, 40].map((along) => face([WEST, along * SLOPE - 4.2, FOOT + along - 0.5], [WEST, along * SLOPE - 4.2, FOOT + along + 0.5], [WEST, along * SLOPE - 2.6, FOOT + along + 0.5], [WEST, along * SLOPE - 2.6, FOOT + along - 0.5])).join('')} fill={WALL.deep} />
      <path d={face(edge(0, WEST), edge(LENGTH, WEST), edge(LENGTH, EAST), edge(0, EAST))} fill={WALL.lit} />
      {Array.from({ length: 60 }, (_, i) => (i / 60) * LENGTH).map((along, i) => (
        <path key={along} d={face(edge(along, WEST + 0.6), edge(along, EAST - 0.6), edge(along + LENGTH / 120, EAST - 0.6), edge(along + LENGTH / 120, WEST + 0.6))} fill={i % 2 ? '#b8785c' : '#c58a62'} />
      ))}
      {[[WEST, WEST + 0.6], [EAST - 0.6, EAST]].map(([a = 0, b = 0]) => (
        <g key={a}>
          <path d={face(edge(0, b), edge(LENGTH, b), edge(LENGTH, b, 0.9), edge(0, b, 0.9))} fill={WALL.mid} />
          <path d={face(edge(0, a, 0.9), edge(0, b, 0.9), edge(LENGTH, b, 0.9), edge(LENGTH, a, 0.9))} fill={WALL.edge} />
          <path d={face([a, 0, FOOT], [b, 0, FOOT], edge(0, b, 0.9), edge(0, a, 0.9))} fill={WALL.lit} />
        </g>
      ))}
      <Chhatri x={at(head)[0]} y={at(head)[1]} width={metre(head) * 4.4} tones={stone('#e0ae6a', { sun: '#fff4d2', night: '#7a4a6a' })} light="right" />
    </>
  );
}

/** A hemisphere sunk in the ground, marble slabs and gaps to walk in: the Jai Prakash. */
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

/** One of the twelve small dials of the zodiac: a little wedge with two little wings. */
function SmallDial({ place }: { place: SitePlace }) {
  const [x, y, z] = place;
  return (
    <>
      <path d={face([x + 3, 0, z + 1], [x - 3.5, 0, z + 3.4], [x - 3.5, 0, z + 4.4], [x + 3, 0, z + 3])} fill={SHADOW} opacity={0.4} />
      <path d={face([x - 1.8, 0, z], [x + 1.8, 0, z], [x + 1.8, 1.2, z], [x - 1.8, 1.2, z])} fill={WALL.mid} />
      <path d={face([x - 1.8, 1.2, z], [x + 1.8, 1.2, z], [x + 1.8, 1.2, z + 2], [x - 1.8, 1.2, z + 2])} fill={MARBLE.sun} />
      <path d={face([x - 0.4, y, z - 0.4], [x - 0.4, 3.4, z + 2.6], [x - 0.4, 0, z + 2.6])} fill={WALL.shade} />
      <path d={face([x - 0.4, 0, z - 0.4], [x + 0.4, 0, z - 0.4], [x + 0.4, 3.4, z + 2.6], [x - 0.4, 3.4, z + 2.6])} fill={WALL.edge} />
    </>
  );
}

/** Clipped shrubs along the edges of the lawns. */
const SHRUBS: readonly SitePlace[] = [[-38, 0, 86], [-30, 0, 87], [-22, 0, 87], [-14, 0, 87], [-36, 0, 61], [-31, 0, 61], [-26, 0, 61], [-21, 0, 61], [-16, 0, 42], [14, 0, 58], [18, 0, 52], [14, 0, 46], [17, 0, 33]];
const VISITORS: readonly { place: SitePlace; dress: keyof typeof DRESS; age?: number }[] = [
  { place: [-7.4, 0, 44], dress: 'magenta' }, { place: [-6.3, 0, 44.4], dress: 'marigold', age: 8 }, { place: [-1.6, 0, 20.6], dress: 'teal' }, { place: [-1.2, 0, 36], dress: 'crimson' }, { place: [-0.2, 0, 36.4], dress: 'indigo' }, { place: [14, 0, 29], dress: 'banyan' }, { place: [15.2, 0, 29.6], dress: 'crimson', age: 6 },
];

export default function JaipurHeritageTour2() {
  const lawns: readonly (readonly [number, number, number, number])[] = [[-40, 38, -15, 62], [-12, 22, -3.4, 33], [13, 27, 40, 60], [-40, 68, -6, 88]];
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#2f86c0'], [0.6, '#8cc6de'], [1, '#f2efd8']]} />
      <Cumulus id="cloud" x={330} y={300} width={420} height={110} lit="#ffffff" shade="#c3dbe6" opacity={0.9} />
      <Stratus x={1280} y={120} width={460} colour="#ffffff" opacity={0.6} />
      <Flock id="pigeons" x={360} y={180} width={260} height={80} count={7} size={13} colour="#4f7a98" />
      <Ridge id="nahargarh" anchors={[[-40, 350], [220, 300], [520, 340], [900, 322], [1240, 286], [1640, 340]]} colour="#a8a894" mist="#f0dcc0" bottom={520} />
      <CubeTown id="city" line={[[-40, 404], [400, 392], [900, 404], [1300, 388], [1640, 400]]} bottom={460} rows={3} size={20} walls={['#dd9c84', '#e6b096', '#cf8a76']} dark="#7a3f48" light="right" />
      <Thicket id="garden" line={[[-40, 470], [300, 460], [700, 470], [1200, 460], [1660, 470]]} count={70} radius={20} tones={faded(leaves('#3a6a3c', '#a5bf5c', '#fff0a8'), '#e8d8b0', 0.2)} light="right" />
      <path d={box(-10, 444, 1620, 44)} fill="#d98f78" />
      <path d={Array.from({ length: 54 }, (_, i) => archPath('ogee', 10 + i * 31, 486, 15, 27)).join('')} fill="#b56a5c" />
      <path d={box(-10, 441, 1620, 5)} fill="#fbe4c4" />
      <Gradient id="ground" from={[0, 470]} to={[0, 900]} stops={[[0, '#f0d09c'], [0.5, '#e6b880'], [1, '#c98f62']]} />
      <path d={box(-10, 486, 1620, 540)} fill="url(#ground)" />
      {lawns.map(([x, z, x2, z2]) => <path key={x} d={face([x, 0, z], [x2, 0, z], [x2, 0, z2], [x, 0, z2])} fill="#9db85e" stroke="#f6dfae" strokeWidth={5} />)}
      <path d={face([WEST, 0, FOOT], [WEST - 9, 0, 88], [WEST, 0, 66])} fill={SHADOW} opacity={0.45} />
      {SHRUBS.map((place, i) => (
        <g key={i}>
          <path d={lens(at(place)[0] - metre(place) * 1.2, at(place)[1], metre(place) * 4.4, metre(place) * 0.5)} fill={SHADOW} opacity={0.3} />
          <Bush id={`shrub-${i}`} x={at(place)[0]} y={at(place)[1]} width={metre(place) * 2.8} height={metre(place) * (i % 3 ? 1.7 : 2.3)} tones={leaves('#2f5a38', '#9fb554', '#ffe28a')} fleck={4} light="right" />
        </g>
      ))}
      <Palm id="palm" x={at([-24, 0, 58])[0]} y={at([-24, 0, 58])[1]} height={190} lean={-0.06} light="right" />
      <Wing side={1} />
      <Wedge />
      <Wing side={-1} shade={0.83} />
      {[[-9.5, 25], [-5.4, 29]].map(([x = 0, z = 0]) => <SmallDial key={x} place={[x, 0, z]} />)}
      <Bowl place={[11.6, 0, 18.4]} />
      {VISITORS.map(({ place, dress, age = 30 }, i) => (
        <g key={i}>
          <path d={band([[...at(place), 3], [at(place)[0] - metre(place) * 0.9, at(place)[1] - metre(place) * 0.24, metre(place) * 0.12]])} fill={SHADOW} opacity={0.45} />
          <Posed id={`visitor-${i}`} x={at(place)[0]} y={at(place)[1]} height={metre(place) * 1.62} age={age} wears={age > 18 ? 'sari' : 'frock'} dress={DRESS[dress]} hair="plait" flip={i % 2 > 0} pose={i % 3 ? POSE.stand : POSE.walk} />
        </g>
      ))}
      <Terrace />
    </Canvas>
  );
}

/** The terrace, and those who compare the time: she looks at her watch, the girl at the shadow, the boy calls out the minute. */
function Terrace() {
  return (
    <>
      <path d="M-10 858L640 848L790 1010H-10Z" fill="#eec48c" />
      <path d="M-10 858L640 848L652 861L-10 872Z" fill={WALL.edge} />
      <path d="M640 848L680 848L840 1010H790Z" fill={WALL.shade} />
      <path d="M-10 926L704 916M120 870L40 1010M330 866L300 1010M540 862L562 1010" stroke="#b9805c" strokeWidth={2.5} fill="none" opacity={0.6} />
      <path d={[[214, 934], [366, 944], [520, 930]].map(([x = 0, y = 0]) => lens(x - 70, y + 4, 190, 7)).join('')} fill={SHADOW} opacity={0.45} />
      {/* Drawn mirrored, since the sun stands on the right. */}
      <g transform="matrix(-1 0 0 1 740 0)">
        <Posed id="mother" x={526} y={936} height={330} flip wears="sari" dress={DRESS.indigo} skin={SKIN.honey} hair="bun" pose={{ ...POSE.stand, near: [34, 152], far: [6, 20], nod: 14 }} inHand={<path d="M-6 3L6 8L4 13L-8 8Z" fill="#f6d58a" />} />
        <Posed id="girl" x={374} y={946} height={330} age={8} wears="frock" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, near: [112, 122], far: [8, 24], nod: -8 }} />
        <Posed id="boy" x={220} y={932} height={330} flip age={10} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" pose={{ ...POSE.stand, near: [84, 190], far: [4, 14], nod: -6 }} />
      </g>
    </>
  );
}
