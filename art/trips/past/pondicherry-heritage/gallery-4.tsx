/**
 * The Basilica of the Sacred Heart at noon, monsoon clouds heaped behind; a flower seller and pigeons on the forecourt, a mother and children going in.
 * Gothic in red plaster with every edge white: a gabled centre between two square towers of three storeys with pinnacles, the Sacred Heart in a niche on top, three pointed doors, a round window, a line of Latin over the doors.
 */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { Head } from '../../../people/heads.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { band, box, leaf, lens, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { AutoRickshaw } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.52];

const RED = { lit: '#d95a45', mid: '#c4473a', shade: '#8f2f3c', deep: '#6b2434' };
const WHITE = { lit: '#fffaf0', shade: '#d3c3cc' };
const FOOT = 800;
const MID = 830;

/** A pointed opening with its white frame, a mullion and what lies behind. */
const Lancet = ({ x, y, width, height, glass = '#3a2440' }: { x: number; y: number; width: number; height: number; glass?: string }) => (
  <>
    <path d={archPath('pointed', x + 5, y, width + 22, height + 16)} fill={RED.deep} opacity={0.5} />
    <path d={archPath('pointed', x, y, width + 20, height + 14)} fill={WHITE.lit} />
    <path d={archPath('pointed', x, y, width, height)} fill={glass} />
    <path d={box(x - 2, y - height * 0.94, 4, height * 0.94) + box(x - width / 2, y - height * 0.5, width, 4)} fill={WHITE.shade} />
    <path d={box(x - width / 2 - 16, y, width + 32, 9)} fill={WHITE.lit} />
  </>
);

/** A white band round the building and its shade below. */
const Band = ({ x, y, width, height = 14 }: { x: number; y: number; width: number; height?: number }) => (
  <>
    <path d={box(x, y, width, height)} fill={WHITE.lit} />
    <path d={box(x, y + height, width, height * 0.6)} fill={RED.deep} opacity={0.6} />
  </>
);

/** A pinnacle of eight sides with crockets and a cross; (x, y) is its foot. */
const Pinnacle = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <>
    <path d={box(x - height * 0.15, y - height * 0.34, height * 0.3, height * 0.34)} fill={WHITE.lit} />
    <path d={box(x + height * 0.02, y - height * 0.34, height * 0.13, height * 0.34)} fill={WHITE.shade} />
    <path d={polygon([[x - height * 0.2, y - height * 0.34], [x + height * 0.2, y - height * 0.34], [x, y - height]])} fill={WHITE.lit} />
    <path d={polygon([[x + height * 0.03, y - height * 0.34], [x + height * 0.2, y - height * 0.34], [x, y - height]])} fill={WHITE.shade} />
    <path d={[0.5, 0.68].map((up) => oval(x - height * 0.2 * (1 - up) * 1.5, y - height * up, height * 0.035) + oval(x + height * 0.2 * (1 - up) * 1.5, y - height * up, height * 0.035)).join('')} fill={WHITE.shade} />
    <path d={box(x - 2, y - height * 1.16, 4, height * 0.2) + box(x - 7, y - height * 1.1, 14, 4)} fill={WHITE.lit} />
  </>
);

/** One of the two towers: three storeys, corner strips, paired lancets, pinnacles on the corners. */
function Tower({ x, shaded }: { x: number; shaded: boolean }) {
  const [left, width] = [x - 108, 216];
  const storeys = [FOOT, 590, 410, 236];
  return (
    <>
      <path d={box(left, 236, width, FOOT - 236)} fill={shaded ? RED.mid : RED.lit} />
      <path d={box(left + width * 0.66, 236, width * 0.34, FOOT - 236)} fill={RED.shade} opacity={0.55} />
      {[left, left + width - 30].map((strip, i) => (
        <g key={strip}>
          <path d={box(strip, 236, 30, FOOT - 236)} fill={i ? WHITE.shade : WHITE.lit} />
          <path d={box(strip + 30, 236, 8, FOOT - 236)} fill={RED.deep} opacity={i ? 0 : 0.4} />
        </g>
      ))}
      {storeys.slice(1).map((y) => (
        <Band key={y} x={left - 10} y={y - 8} width={width + 20} />
      ))}
      {[340 + 46, 564].map((y) => [-38, 38].map((dx) => <Lancet key={`${y}${dx}`} x={x + dx} y={y} width={38} height={112} />))}
      <Lancet x={x} y={FOOT - 18} width={74} height={146} glass="#4a2440" />
      <path d={Array.from({ length: 6 }, (_, i) => box(left + 8 + i * 38, 204, 22, 26)).join('') + box(left - 6, 224, width + 12, 14)} fill={WHITE.lit} />
      {[left + 14, left + width - 14].map((px) => (
        <Pinnacle key={px} x={px} y={232} height={118} />
      ))}
    </>
  );
}

function Church() {
  const spokes = Array.from({ length: 12 }, (_, i) => `M${MID} 420l${n(Math.cos(i * 0.5236) * 62)} ${n(Math.sin(i * 0.5236) * 62)}`).join('');
  return (
    <>
      <path d={polygon([[MID - 196, FOOT], [MID - 196, 316], [MID, 128], [MID + 196, 316], [MID + 196, FOOT]])} fill={RED.lit} />
      <path d={polygon([[MID + 60, FOOT], [MID + 60, 188], [MID + 196, 316], [MID + 196, FOOT]])} fill={RED.shade} opacity={0.4} />
      <path d={polygon([[MID - 212, 318], [MID, 108], [MID + 212, 318], [MID + 212, 344], [MID, 136], [MID - 212, 344]])} fill={WHITE.lit} />
      <path d={polygon([[MID, 108], [MID + 212, 318], [MID + 212, 344], [MID, 136]])} fill={WHITE.shade} />
      <path d={Array.from({ length: 9 }, (_, i) => oval(MID - 192 + i * 21, 322 - i * 21, 6) + oval(MID + 192 - i * 21, 322 - i * 21, 6)).join('')} fill={WHITE.lit} />
      {/* The niche with the statue, arms open. */}
      <path d={archPath('pointed', MID, 306, 92, 128)} fill={WHITE.lit} />
      <path d={archPath('pointed', MID, 302, 68, 106)} fill="#5f8fa8" />
      <path d={shape([[MID - 15, 302, 'corner'], [MID - 13, 256], [MID - 26, 250], [MID - 25, 243], [MID - 8, 238], [MID + 8, 238], [MID + 25, 243], [MID + 26, 250], [MID + 13, 256], [MID + 15, 302, 'corner']])} fill="#fff3dc" />
      <path d={oval(MID, 228, 9, 10)} fill="#d9b08c" />
      <path d={oval(MID, 252, 4)} fill="#c8322a" />
      <path d={oval(MID + 5, 426, 98)} fill={RED.deep} opacity={0.5} />
      <path d={oval(MID, 420, 96)} fill={WHITE.lit} />
      <path d={oval(MID, 420, 72)} fill="#2c4f8a" />
      {['#e8b04a', '#c9453a', '#3f9a8a', '#e8b04a', '#c9453a', '#3f9a8a', '#e8b04a', '#c9453a', '#3f9a8a', '#e8b04a', '#c9453a', '#3f9a8a'].map((glass, i) => (
        <path key={i} d={oval(MID + Math.cos(i * 0.5236 + 0.26) * 48, 420 + Math.sin(i * 0.5236 + 0.26) * 48, 11)} fill={glass} />
      ))}
      <path d={spokes} stroke={WHITE.lit} strokeWidth={5} />
      <path d={oval(MID, 420, 22)} fill={WHITE.lit} />
      <path d={oval(MID, 420, 13)} fill="#e8b04a" />
      <Band x={MID - 196} y={536} width={392} />
      <path d={box(MID - 176, 558, 352, 40)} fill={WHITE.lit} />
      <path d={Array.from({ length: 31 }, (_, i) => i % 6 === 5 ? '' : box(MID - 164 + i * 10.6, 570, i % 4 === 1 ? 3 : 7, 17)).join('')} fill={RED.shade} opacity={0.75} />
      <Band x={MID - 196} y={610} width={392} height={10} />
      {[-122, 0, 122].map((dx) => (
        <g key={dx}>
          <path d={archPath('pointed', MID + dx + 6, FOOT, 112, dx ? 168 : 184)} fill={RED.deep} opacity={0.5} />
          <path d={archPath('pointed', MID + dx, FOOT, 110, dx ? 166 : 182)} fill={WHITE.lit} />
          <path d={archPath('pointed', MID + dx, FOOT, 84, dx ? 142 : 158)} fill={dx ? '#4a1f2c' : '#2f1826'} />
          {dx !== 0 && <path d={box(MID + dx - 38, FOOT - 84, 36, 84) + box(MID + dx + 2, FOOT - 84, 36, 84)} fill="#7a4428" />}
          {dx !== 0 && <path d={[-30, 10].map((at) => box(MID + dx + at, FOOT - 74, 20, 28) + box(MID + dx + at, FOOT - 38, 20, 28)).join('')} fill="#5a2f20" />}
        </g>
      ))}
      <Halo id="altar" x={MID} y={FOOT - 70} rx={40} ry={66} colour="#ffc25a" opacity={0.8} />
      <path d={[-14, 0, 14].map((dx) => leaf(MID + dx, FOOT - 58, 14, 4, -Math.PI / 2)).join('')} fill="#fff3c0" />
      {[[196, 16], [216, 14], [238, 14]].map(([half = 0, rise = 0], i) => (
        <g key={half}>
          <path d={box(MID - half, FOOT + i * 15, half * 2, rise)} fill={i % 2 ? '#e3cdb8' : '#f3e3cc'} />
          <path d={box(MID - half, FOOT + i * 15 + rise - 4, half * 2, 5)} fill="#a8888c" />
        </g>
      ))}
    </>
  );
}

/** The flower seller on her mat: strings of jasmine on a basket's lid, her knee up; she faces right. */
function FlowerSeller({ x, y }: { x: number; y: number }) {
  const sari = tonesOf('#2f7a4f');
  const flesh = skinTones(SKIN.coffee);
  return (
    <At x={x} y={y} scale={0.62}>
      <path d={lens(40, 4, 300, 20)} fill="#4b2f4c" opacity={0.35} />
      <path d={polygon([[-80, -4], [150, -4], [180, 12], [-96, 12]])} fill="#c98a4a" />
      <path d={shape([[-60, -2, 'corner'], [-66, -50], [-40, -86], [0, -84], [44, -78], [66, -50], [70, -8], [40, 4], [-20, 4]])} fill={sari.base} />
      <path d={shape([[0, -70], [44, -60], [52, -30], [40, 4], [-6, 4]])} fill={sari.shade} />
      <path d={shape([[-44, -80], [-50, -120], [-34, -152], [-2, -156], [20, -136], [22, -98], [10, -76]])} fill="#b5342c" />
      <path d={shape([[-50, -80], [-52, -124], [-36, -154], [-18, -156], [-4, -120], [20, -92], [10, -74]])} fill={sari.base} />
      <path d="M-18 -156Q-4 -116 20 -90" stroke="#f2c14e" strokeWidth={6} fill="none" />
      <path d={band([[10, -132, 20], [40, -104, 15], [84, -88, 10]]) + oval(88, -86, 8)} fill={flesh.base} />
      <Head view="side" x={-6} y={-190} size={68} tilt={8} skin={SKIN.coffee} hair="bun" isGrey eyes="down" hasNeck />
      <path d={`M92 -86q6 30 -4 52M96 -86q14 26 6 54`} stroke="#fffaf0" strokeWidth={7} strokeDasharray="5 4" fill="none" />
      <path d={shape([[60, -34], [150, -34], [140, 6], [70, 6]])} fill="#a8713a" />
      <path d={lens(105, -34, 104, 14)} fill="#7a4a24" />
      <path d={Array.from({ length: 26 }, (_, i) => oval(66 + ((i * 31) % 78), -42 - ((i * 17) % 16), 8)).join('')} fill="#fff6e2" />
      <path d={Array.from({ length: 9 }, (_, i) => oval(74 + i * 8, -52 - ((i * 7) % 10), 7)).join('')} fill="#f2a51b" />
    </At>
  );
}

export default function PondicherryHeritage4() {
  const r = random('pigeons');
  const tiles = [826, 852, 884, 924, 972].map((y) => box(-10, y, 1620, 2)).join('') + Array.from({ length: 23 }, (_, i) => polygon([[MID + (i - 11) * 84, 808], [MID + (i - 11) * 84 + 2, 808], [MID + (i - 11) * 200 + 4, 1010], [MID + (i - 11) * 200, 1010]])).join('');
  return (
    <Canvas>
      <Sky id="sky" height={800} stops={[[0, '#3f86bd'], [0.5, '#8fc4da'], [1, '#e6efe2']]} />
      <Cumulus id="cloud-left" x={300} y={560} width={900} height={330} lit="#ffffff" shade="#a8c0d0" opacity={0.96} />
      <Cumulus id="cloud-right" x={1400} y={500} width={700} height={280} lit="#fffdf6" shade="#9fb6ca" opacity={0.96} />
      <Cumulus id="cloud-low" x={900} y={640} width={1300} height={180} lit="#f6f8f4" shade="#b5c8d2" opacity={0.8} />
      <path d={box(-10, 690, 1620, 110)} fill="#2a5a40" />
      <Mass id="trees-left" lobes={[...lobesIn('tl', 90, 660, 240, 130, 16), ...lobesIn('tm', 330, 710, 160, 90, 9)]} tones={leaves('#2a5a40', '#8fb452')} fleck={9} />
      <Mass id="trees-right" lobes={[...lobesIn('tr', 1500, 680, 220, 120, 15), ...lobesIn('ts', 1290, 724, 120, 74, 8)]} tones={leaves('#2a5a40', '#8fb452')} fleck={9} />
      <Gradient id="court" from={[0, 790]} to={[0, 1000]} stops={[[0, '#f3dcb4'], [0.4, '#e3b98c'], [1, '#b08070']]} />
      <path d={box(-10, 792, 1620, 220)} fill="url(#court)" />
      <path d={tiles} fill="#8f6460" opacity={0.28} />
      {/* Noon: short shade, a little to the right. */}
      <path d={polygon([[MID - 330, FOOT + 4], [MID + 330, FOOT + 4], [MID + 400, FOOT + 44], [MID - 240, FOOT + 44]])} fill="#5a2f4c" opacity={0.3} />
      <Tower x={MID - 292} shaded={false} />
      <Tower x={MID + 292} shaded />
      <Church />
      <CoconutPalm id="palm" x={236} y={846} height={560} lean={-0.1} />
      <CoconutPalm id="palm-right" x={1452} y={836} height={470} lean={0.1} />
      <path d={lens(250, 848, 150, 12)} fill="#5a2f4c" opacity={0.35} />
      <Women id="parish" x={1090} y={868} height={112} count={2} />
      <AutoRickshaw x={1340} y={904} length={210} flip />
      <Family id="family" x={780} y={912} height={178} mother={{ wears: 'sari', dress: DRESS.teal, skin: SKIN.cinnamon }} kids={[{ age: 6, dress: DRESS.marigold, arm: 'point' }]} />
      <FlowerSeller x={430} y={944} />
      {Array.from({ length: 13 }, (_, i) => {
        const [x, y] = [960 + ((i * 67) % 250) + r.between(-10, 10), 916 + ((i * 29) % 64)];
        return (
          <At key={i} x={x} y={y} scale={0.8 + (y - 900) / 160} flip={i % 3 === 0}>
            <path d={lens(2, 1, 30, 4)} fill="#5a2f4c" opacity={0.4} />
            <path d={shape([[-16, -6], [-8, -14], [4, -15], [9, -22], [15, -24], [18, -20], [14, -14], [10, -5], [0, -1], [-8, -3]])} fill={['#6b7490', '#8f94a8', '#5a6280'][i % 3]} />
            <path d={shape([[-16, -6], [-6, -10], [4, -8], [-4, -3]])} fill="#434a68" />
            <path d="M0 -2v3M4 -2v3" stroke="#c9604a" strokeWidth={1.4} />
          </At>
        );
      })}
      <Flock id="flying" x={1010} y={744} width={150} height={50} count={4} size={17} colour="#5a6280" />
      <LeafShade id="shade" x={130} y={950} rx={300} ry={56} opacity={0.34} />
      <LeafShade id="shade-right" x={1540} y={966} rx={260} ry={50} opacity={0.34} />
    </Canvas>
  );
}
