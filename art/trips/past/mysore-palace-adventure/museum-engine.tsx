/** The Railway Museum's engine in three layers, from back to front: the tender, the engine, and the cab with a girl at its window. */
import { mix } from '../../../kit/colour.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';

/** The y of the rail on our side. */
export const RAIL = 850;
const BLACK = '#2f2c38';
const DEEP = '#191722';
export const RED = '#c2382c';
const BRASS = '#e3ae4a';

/** A spoked wheel of radius `r` on the rail, its hub at `x`. */
function Wheel({ x, r, spokes = 13 }: { x: number; r: number; spokes?: number }) {
  return (
    <At x={x} y={RAIL - r}>
      <circle r={r * 0.9} fill={DEEP} opacity={0.75} />
      <path d={Array.from({ length: spokes }, (_, i) => `M0 0L${Math.round(Math.cos((i / spokes) * 6.2832) * r * 0.9)} ${Math.round(Math.sin((i / spokes) * 6.2832) * r * 0.9)}`).join('')} stroke={RED} strokeWidth={r * 0.1} />
      <circle r={r * 0.86} fill="none" stroke={RED} strokeWidth={r * 0.15} />
      <path d={`M${-r * 0.61} ${r * 0.61}A${r * 0.86} ${r * 0.86} 0 0 0 ${r * 0.86} 0`} fill="none" stroke={mix(RED, '#3a1638', 0.4)} strokeWidth={r * 0.15} />
      <circle r={r * 0.96} fill="none" stroke="#cfc8c4" strokeWidth={r * 0.07} />
      <circle r={r * 0.24} fill={mix(RED, '#3a1638', 0.35)} />
      <circle r={r * 0.1} fill="#cfc8c4" />
    </At>
  );
}

/** The engine without its cab, facing left. */
export function Engine() {
  return (
    <>
      <path d={lens(800, RAIL + 10, 1640, 34)} fill="#2a2230" opacity={0.5} />
      <path d={box(176, 716, 1000, 96)} fill={DEEP} />
      {[488, 676, 864].map((x) => <Wheel key={x} x={x} r={80} />)}
      {[226, 336].map((x) => <Wheel key={x} x={x} r={44} spokes={9} />)}
      <path d={band([[400, 772, 15], [488, 812, 15], [864, 812, 15]])} fill="#cfc8c4" />
      <path d={box(470, 816, 412, 4)} fill="#8a848c" />
      <path d={box(270, 730, 136, 70)} fill={BLACK} />
      <path d={box(270, 730, 136, 16) + box(282, 746, 5, 54) + box(388, 746, 5, 54)} fill="#6a6472" />
      <path d={box(396, 764, 60, 10)} fill="#e6e0dc" />
      <path d={[488, 676, 864].map((x) => oval(x, 812, 13)).join('')} fill="#f2ece6" />
      {/* The running board with its red edge, and its shadow on wheels and frame. */}
      <Gradient id="under" from={[0, 718]} to={[0, 776]} stops={[[0, '#0d0812', 0.86], [0.5, '#0d0812', 0.5], [1, '#0d0812', 0]]} />
      <path d={box(150, 718, 1040, 58)} fill="url(#under)" />
      <path d={box(150, 697, 1040, 7)} fill="#ea7a58" />
      <path d={box(150, 702, 1040, 14)} fill={RED} />
      <path d={box(150, 712, 1040, 8)} fill={mix(RED, '#3a1638', 0.45)} />
      <path d="M126 690H160V812H126Z" fill={RED} />
      <path d="M96 730H126V752H96ZM86 720H98V762H86Z" fill="#55505c" />
      <path d="M60 838L132 812H172L176 838Z" fill={RED} />
      <path d="M76 836L130 814M98 837L142 814M122 838L154 814M148 838L164 814" stroke={mix(RED, '#3a1638', 0.5)} strokeWidth={5} />
      {/* Polished black reflects its surroundings: sky on the shoulder, the tree line below that, pale ground on the belly. */}
      <Gradient id="boiler" from={[0, 494]} to={[0, 700]} stops={[[0, '#33303e'], [0.05, '#54687a'], [0.13, '#a9cbd8'], [0.2, '#dcebea'], [0.25, '#8fb2c2'], [0.31, '#4a5a68'], [0.4, '#2c2a35'], [0.66, DEEP], [0.82, '#2e2a2e'], [0.93, '#5c5146'], [1, '#241f24']]} />
      <Gradient id="smokebox" from={[0, 506]} to={[0, 700]} stops={[[0, '#2a2833'], [0.16, '#6f8594'], [0.24, '#8fa6b0'], [0.38, '#3f3c48'], [0.7, DEEP], [0.92, '#473f3c'], [1, '#241f24']]} />
      <Gradient id="splasher" from={[0, 640]} to={[0, 702]} stops={[[0, '#5f7482'], [0.3, '#35323f'], [1, DEEP]]} />
      <path d={box(182, 686, 960, 14)} fill={DEEP} />
      <path d="M322 520L940 496V690H322Z" fill="url(#boiler)" />
      <path d={`M322 590${Array.from({ length: 26 }, (_, i) => `Q${334 + i * 24} ${565 - i * 0.6 + ((i * 7) % 5) * 3.4} ${346 + i * 24} ${580 - i * 0.7 + ((i * 5) % 4) * 2.6}`).join('')}V606L322 616Z`} fill="#1f2a2a" opacity={0.75} />
      <path d={lens(430, 541, 150, 5) + lens(690, 530, 200, 5) + lens(860, 527, 110, 4)} fill="#ffffff" opacity={0.7} />
      <path d="M182 512H326V696H182Q174 604 182 512Z" fill="url(#smokebox)" />
      <path d={Array.from({ length: 11 }, (_, i) => oval(310, 522 + i * 16.4, 2.4) + oval(196, 522 + i * 16.4, 2.4)).join('')} fill="#8d8a98" opacity={0.8} />
      <path d={box(318, 506, 14, 190)} fill="#55505c" />
      {[470, 610, 760, 920].map((x) => <path key={x} d={box(x, 518 - (x - 322) * 0.04, 9, 182 + (x - 322) * 0.03)} fill={BRASS} opacity={0.95} />)}
      <path d="M340 556L930 540" stroke="#d9d2cc" strokeWidth={5} />
      <path d="M172 540Q160 604 172 668H184V540Z" fill="#6a6472" />
      <path d="M224 514L230 404H218L214 384H288L284 404H272L278 514Z" fill={BLACK} />
      <path d="M226 500L232 404H218L214 384H240L244 500Z" fill="#6a6472" />
      {[488, 676, 864].map((x) => (
        <g key={x}>
          <path d={`M${x - 86} 702A86 62 0 0 1 ${x + 86} 702Z`} fill="url(#splasher)" />
          <path d={`M${x - 84} 698A84 59 0 0 1 ${x + 84} 698`} fill="none" stroke={BRASS} strokeWidth={5} />
          <path d={`M${x - 78} 676A84 59 0 0 1 ${x} 639`} fill="none" stroke="#ffe6a6" strokeWidth={3} />
        </g>
      ))}
      <path d={box(210, 380, 82, 10)} fill={BRASS} />
      <path d="M520 514V470Q522 424 562 422Q602 424 604 470V510Z" fill={BRASS} />
      <path d="M572 423Q602 426 604 470V510L578 511Q592 460 572 423Z" fill="#a5702c" />
      <path d="M534 500V470Q536 440 550 434Q542 460 544 500Z" fill="#ffe6a6" />
      <path d="M690 510V476H706V460H728V476H744V508Z" fill={BRASS} />
      <path d="M812 504L818 470H850L856 502Z" fill={BLACK} />
      <path d="M176 458H222V520H176Z" fill={BLACK} />
      <circle cx={180} cy={484} r={20} fill="#fff3c4" />
      <circle cx={180} cy={484} r={20} fill="none" stroke={BRASS} strokeWidth={6} />
    </>
  );
}

/** Tops (y) of the two steps below the cab door, and the position (x) of the handrail left of it. */
export const STEPS = [752, 790] as const;
export const HANDRAIL = 1143;

/** The tender with its coal, and the plate between it and the cab. Draw it before `Engine` and `CabSide`. */
export function Tender() {
  return (
    <>
      <Gradient id="tender" from={[1230, 500]} to={[1480, 720]} stops={[[0, '#7d95a2'], [0.3, '#4a5460'], [0.36, '#33303c'], [0.75, DEEP], [1, '#453d3c']]} />
      <path d={box(1230, 520, 400, 196)} fill="url(#tender)" />
      <path d={Array.from({ length: 24 }, (_, i) => oval(1242 + i * 16, 540, 2) + oval(1242 + i * 16, 692, 2)).join('')} fill="#8d8a98" opacity={0.6} />
      <path d={box(1230, 520, 400, 12) + box(1230, 700, 400, 16)} fill={RED} />
      <path d={`${box(1256, 550, 380, 4)}${box(1256, 678, 380, 4)}${box(1256, 550, 4, 132)}`} fill={BRASS} />
      <path d="M1240 522Q1270 486 1320 498Q1360 456 1420 478Q1480 444 1540 474Q1590 458 1640 470V522Z" fill={DEEP} />
      <path d="M1290 506l24 -14l20 12ZM1400 492l26 -14l22 16ZM1500 482l22 -12l26 14Z" fill="#55505c" />
      <path d={box(1200, 716, 430, 60)} fill={DEEP} />
      {[1300, 1470, 1640].map((x) => <Wheel key={x} x={x} r={58} spokes={11} />)}
      <Gradient id="under-tender" from={[0, 716]} to={[0, 790]} stops={[[0, '#0d0812', 0.86], [1, '#0d0812', 0]]} />
      <path d={box(1220, 716, 400, 74)} fill="url(#under-tender)" />
      <path d={box(1190, 690, 60, 12)} fill="#55505c" />
    </>
  );
}

export function CabSide() {
  return (
    <>
      <path d="M936 470H1130V706H936Z" fill={BLACK} />
      <path d={box(946, 652, 174, 4) + box(946, 480, 4, 176) + box(1116, 480, 4, 176)} fill={BRASS} />
      <path d="M972 496H1096V604H972Z" fill="#5a4038" />
      <path d="M972 496H1034V604H972Z" fill="#86604a" opacity={0.6} />
      <Posed id="girl" x={1030} y={704} height={232} age={8} pose={{ ...POSE.stand, near: [70, 150], far: [40, 80] }} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" face="front" hat="#2c3e73" flip />
      <path d="M936 604H1130V706H936Z" fill={BLACK} />
      <path d={box(946, 652, 174, 4)} fill={BRASS} />
      <path d="M936 612L1130 612V640L1010 706H936Z" fill="#4a5560" opacity={0.5} />
      <path d={box(936, 470, 194, 24)} fill="#0d0812" opacity={0.5} />
      <path d={box(960, 600, 148, 9)} fill={BRASS} />
      <path d="M1000 624H1076V644H1000Z" fill={RED} />
      <path d="M1008 634H1066" stroke="#ffe6a6" strokeWidth={5} strokeDasharray="9 5" />
      <path d="M904 468Q1040 424 1214 452V474H904Z" fill="#43404c" />
      <path d="M904 468Q1040 424 1214 452L1208 458Q1040 434 912 474H904Z" fill="#8a8594" />
      <path d={box(1150, 706, 6, 90) + box(1202, 706, 6, 90)} fill="#3d3946" />
      <path d={STEPS.map((y) => box(1140, y, 78, 10)).join('')} fill="#4c4855" />
      <path d={STEPS.map((y) => box(1140, y, 78, 3)).join('')} fill="#b8b2b8" />
      <path d={box(1140, 560, 6, 140) + box(1206, 474, 6, 226)} fill="#d9d2cc" />
    </>
  );
}
