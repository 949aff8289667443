/** A cycle rickshaw in the rain, with riders and driver: a seat with a hood and painted panels behind the front half of a bicycle. */
import { mix } from '../../../kit/colour.ts';
import { n } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones } from '../../../people/dress.ts';
import { Head } from '../../../people/heads.tsx';
import { Posed } from '../../../people/posed.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, oval } from '../../../scenery/shapes.ts';

/** Raises the hood so that an adult can sit upright under it. */
const RAISED = 'translate(-226 -180) scale(1.08 1.14) translate(226 180)';

const Wheel = ({ x, r }: { x: number; r: number }) => (
  <g fill="none">
    <path d={oval(x, -r, r - 4)} stroke="#23202a" strokeWidth={8} />
    <path d={oval(x, -r, r - 10)} stroke="#b9bcc4" strokeWidth={3} />
    <path d={Array.from({ length: 20 }, (_, i) => `M${x} ${-r}l${n(Math.cos(i * 0.314) * (r - 10))} ${n(Math.sin(i * 0.314) * (r - 10))}`).join('')} stroke="#8d929c" strokeWidth={1.6} />
    <path d={oval(x, -r, 8)} fill="#3a3844" />
  </g>
);

/** A mother leans back on the seat; her boy sits forward and points out at the puddle. */
const Riders = ({ id }: { id: string }) => (
  <>
    <Posed id={`${id}-mother`} x={-124} y={-144} height={288} isSeated wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" pose={{ lean: -5, near: [14, 58], far: [30, 80], nearLeg: [84, -84], farLeg: [80, -84] }} />
    <Posed id={`${id}-boy`} x={-76} y={-134} height={284} isSeated age={6} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" pose={{ lean: 8, nod: -6, near: [82, 96], far: [20, 60], nearLeg: [76, -50], farLeg: [70, -50] }} />
  </>
);

/** The rickshaw, about 540 long, rolling to the right, its wheels at y = 0. */
export function Rickshaw({ id }: { id: string }) {
  const skin = skinTones(SKIN.coffee);
  const sheet = '#3f86c4';
  return (
    <>
      <path d={band([[-156, -64, 8], [70, -66, 8]]) + band([[70, -66, 9], [160, -172, 9]]) + band([[20, -170, 8], [70, -66, 8]]) + band([[20, -156, 8], [164, -164, 8]]) + band([[166, -196, 9], [182, -120, 9], [204, -62, 7]])} fill="#2f6f5a" />
      <Wheel x={204} r={64} />
      <path d={band([[166, -198, 6], [140, -206, 6], [118, -196, 7]])} fill="#23202a" />
      <path d={band([[166, -140, 5], [206, -142, 26], [262, -120, 6]])} fill="#8f2f2a" />
      {/* The far leg. */}
      <path d={band([[30, -190, 30], [84, -160, 22], [58, -92, 14]]) + shape([[46, -96], [64, -96], [84, -82], [46, -82]])} fill={mix('#6b6f7c', '#23202a', 0.4)} />
      {/* From back to front: the hood's inside, the riders, the hood and the seat's painted side. */}
      <At x={-36} y={0}>
        <g transform={RAISED}>
          <path d={shape([[-222, -186], [-232, -262], [-196, -328], [-120, -350], [-30, -334], [-2, -292, 'corner'], [-24, -240], [-30, -100, 'corner'], [-190, -96, 'corner']])} fill="#1f2b2c" />
          <path d={shape([[-206, -190], [-212, -262], [-182, -316], [-120, -334], [-104, -300], [-150, -240], [-152, -150], [-190, -140]])} fill="#33484a" />
        </g>
        <Riders id={id} />
        <g transform={RAISED}>
          <path d={shape([[-226, -180], [-236, -262], [-198, -332], [-120, -354], [-28, -338], [2, -292, 'corner'], [-50, -308], [-118, -308], [-164, -280], [-186, -232], [-188, -176, 'corner']])} fill="#2f6f5a" />
          <path d={shape([[-120, -354], [-28, -338], [2, -292, 'corner'], [-50, -308], [-118, -308], [-124, -330]])} fill="#3f8a70" />
          <path d={shape([[-226, -180], [-236, -262], [-198, -332], [-160, -346], [-196, -290], [-204, -230], [-200, -178]])} fill="#235646" />
          <path d="M-226 -184Q-226 -316 -112 -330M-210 -180Q-206 -318 -60 -318M-189 -176Q-184 -300 -50 -307Q-20 -304 2 -292" stroke="#f2d27a" strokeWidth={4} fill="none" opacity={0.9} />
          <path d={`M2 -292${'q-5 12 -11 1'.repeat(4)}`} fill="#f2d27a" />
        </g>
        {/* The painted side: red with a lotus and a yellow edge. */}
        <path d={shape([[-232, -186], [-206, -180], [-150, -178], [-120, -150], [-70, -132], [-30, -122], [-6, -84], [40, -80, 'corner'], [42, -66, 'corner'], [-30, -64], [-80, -84], [-190, -86], [-226, -110]])} fill="#c8392f" />
        <path d={shape([[-228, -120], [-190, -98], [-80, -96], [-30, -78], [40, -74], [42, -66, 'corner'], [-30, -64], [-80, -84], [-190, -86], [-224, -106]])} fill="#8f2430" />
        <path d="M-230 -184Q-206 -176 -150 -176Q-124 -150 -70 -130Q-32 -120 -8 -84" stroke="#f2b02b" strokeWidth={6} fill="none" />
        {[0, 1, 2, 3, 4].map((i) => (
          <ellipse key={i} cx={-160} cy={-138} rx={6} ry={20} fill={i % 2 ? '#f7c9c0' : '#fff3dc'} transform={`rotate(${(i - 2) * 36} -160 -122)`} />
        ))}
        <path d="M-206 -122q22 14 92 2" stroke="#f2b02b" strokeWidth={4} fill="none" />
        <path d={band([[-192, -86, 6], [-150, -70, 7], [-80, -72, 6], [-40, -64, 5]])} fill="#3a3844" />
        <Wheel x={-120} r={64} />
        <path d={`M-190 -70A72 72 0 0 1 -56 -92`} stroke="#f2b02b" strokeWidth={7} fill="none" />
      </At>
      <path d={oval(70, -66, 15)} fill="#3a3844" />
      <path d={band([[70, -66, 5], [84, -40, 5]])} fill="#23202a" />
      {/* The driver on the saddle, a sheet over his head and shoulders. */}
      <path d={shape([[0, -186], [40, -194], [50, -178], [26, -166], [2, -172]])} fill="#3a2a2a" />
      <path d={band([[34, -192, 34], [98, -150, 25], [86, -76, 16], [86, -46, 13]]) + shape([[72, -48], [94, -48], [114, -34], [70, -33]])} fill="#6b6f7c" />
      <path d={band([[86, -84, 14], [86, -46, 12]])} fill={skin.base} />
      <path d={shape([[72, -46], [94, -46], [116, -33], [70, -32]])} fill="#3a2a2a" />
      <path d={shape([[14, -180], [22, -240], [50, -280], [84, -284], [92, -256], [76, -206], [62, -176]])} fill="#e9dfc8" />
      <path d={band([[84, -266, 18], [112, -226, 14], [124, -204, 10]]) + oval(126, -200, 8)} fill={skin.base} />
      <Head view="side" x={92} y={-308} size={62} tilt={-4} skin={SKIN.coffee} hair="crop" turban={sheet} hasNeck />
      <path d={shape([[76, -340], [58, -322], [50, -286], [26, -256], [2, -196], [-16, -150, 'corner'], [20, -166], [44, -150, 'corner'], [60, -190], [100, -250], [92, -272], [72, -280], [70, -310], [90, -336]])} fill={sheet} />
      <path d={shape([[76, -340], [58, -322], [50, -286], [26, -256], [2, -196], [-16, -150, 'corner'], [10, -168], [30, -230], [58, -276], [64, -310]])} fill="#6fb0e0" />
      <path d="M34 -160Q48 -210 78 -252" stroke="#2b5f96" strokeWidth={4} fill="none" opacity={0.7} />
    </>
  );
}
