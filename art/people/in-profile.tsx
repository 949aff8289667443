/**
 * People from the side, in any pose: they walk, run, kneel, crouch, sit and ride. Drawn in a box 300 high, facing right; `flip` turns them.
 * Poses are in pose.ts; a scene can make its own.
 */
import { mix } from '../kit/colour.ts';
import { At, Shadow } from '../scenery/canvas.tsx';
import { band, oval, type Light, type Spot } from '../scenery/shapes.ts';
import { BOX, shape } from './body.tsx';
import { DRESS, type Dress, HAIR, SKIN, skinTones, tonesOf } from './dress.ts';
import { go, heightOf, on, type Place, type Posed, skeleton, turn } from './pose.ts';

/** How somebody from the side looks. Without an `age` it is a grown woman. */
export type ProfileLooks = Posed & { wears?: 'kurta' | 'sari' | 'frock' | 'shorts'; dress?: Dress; skin?: string; hair?: 'bun' | 'plait' | 'bob' | 'crop'; hat?: string; wind?: number };

/** (x, y): under the hip, on the ground; with `hangs` the hip itself (a saddle, a bench). `height` is that of a grown woman in the same place. */
export function Profile({ x, y, height, flip = false, hangs = false, light = 'left', hasShadow = !hangs, pose, age, wears = age === undefined ? 'kurta' : 'frock', dress = DRESS.marigold, skin = SKIN.honey, hair = age === undefined ? 'plait' : 'bob', hat, wind = 0 }: Place & ProfileLooks & { light?: Light; hasShadow?: boolean }) {
  const { size, lean, hip, neck, shoulder, legs, arms, drop } = skeleton({ pose, ...(age !== undefined && { age }) }, hangs);
  const s = size.stout;
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const second = tonesOf(wears === 'shorts' && dress.second === dress.base ? '#3F4A5A' : dress.second);
  const sunIsBehind = (light === 'left') !== flip;
  const scale = heightOf(height, age) / BOX;
  const inTrunk = (across: number, up: number): Spot => {
    const [px, py] = go(hip, 180 - lean, up * size.trunk);
    const [dx, dy] = turn(90 - lean);
    return [px + across * dx * s, py + across * dy * s];
  };
  const leg = (which: 0 | 1) => {
    const { knee, ankle, shin } = legs[which]!;
    const bare = wears === 'frock' || wears === 'shorts';
    const tone = bare ? flesh : second;
    const colour = which ? tone.shade : tone.base;
    const toe = go(ankle, Math.abs(shin) > 60 ? shin + 22 : shin + 84, 20 * s);
    return (
      <g key={which}>
        <path d={band([[...hip, 27 * s], [...on(hip, knee, 0.5), 23 * s], [...knee, 17 * s]]) + oval(knee[0], knee[1], 8.6 * s) + band([[...knee, 17 * s], [...on(knee, ankle, 0.34), 16 * s], [...ankle, 9.6 * s]])} fill={colour} />
        <path d={band([[...go(ankle, shin + 180, 5), 9 * s], [...on(ankle, toe, 0.3), 12 * s], [...toe, 7 * s]]) + oval(toe[0], toe[1], 3.6 * s) + oval(ankle[0], ankle[1], 6 * s)} fill={wears === 'sari' || wears === 'kurta' ? mix(dress.trim, '#3a1638', which ? 0.4 : 0.15) : mix(dress.trim, '#3a1638', which ? 0.36 : 0.05)} />
        {wears === 'shorts' && <path d={band([[...hip, 34 * s], [...on(hip, knee, 0.8), 29 * s]])} fill={which ? second.shade : second.base} />}
      </g>
    );
  };
  const arm = (which: 0 | 1) => {
    const { elbow, hand, fore } = arms[which]!;
    const colour = which ? flesh.shade : flesh.base;
    const sleeve = on(shoulder, elbow, wears === 'kurta' ? 0.86 : 0.52);
    const top = wears === 'sari' ? second : cloth;
    const finger = go(hand, fore, 11 * s);
    return (
      <g key={which}>
        <path d={band([[...shoulder, 15 * s], [...elbow, 11.5 * s]]) + oval(elbow[0], elbow[1], 5.7 * s) + band([[...elbow, 11.4 * s], [...hand, 7.6 * s]]) + band([[...hand, 8.4 * s], [...on(hand, finger, 0.5), 10 * s], [...finger, 5 * s]])} fill={colour} />
        <path d={oval(shoulder[0], shoulder[1], 9.4 * s) + band([[...shoulder, 19 * s], [...sleeve, 17 * s]])} fill={which ? top.fold : mix(top.base, top.shade, 0.4)} />
      </g>
    );
  };
  const trunk = [inTrunk(-17, -0.06), inTrunk(-12, 0.38), inTrunk(-18, 0.74), inTrunk(-8, 0.99), inTrunk(7, 0.99), inTrunk(17, 0.72), inTrunk(12, 0.4), inTrunk(17, -0.06)] as const;
  const shadeStrip = sunIsBehind ? [inTrunk(4, -0.06), inTrunk(2, 0.4), inTrunk(6, 0.72), inTrunk(4, 0.98), inTrunk(8, 0.96), trunk[5], trunk[6], trunk[7]] : [trunk[0], trunk[1], trunk[2], trunk[3], inTrunk(-4, 0.96), inTrunk(-7, 0.7), inTrunk(-4, 0.4), inTrunk(-6, -0.06)];
  return (
    <>
      {hasShadow && <Shadow x={x + (light === 'left' ? 1 : -1) * scale * 22} y={y + 1} width={scale * 78} height={scale * 11} />}
      <At x={x} y={y} scale={scale} flip={flip}>
        <g transform={`translate(0 ${Math.round(-drop * 10) / 10})`}>
          {arm(1)}
          {leg(1)}
          {leg(0)}
          {(wears === 'sari' || wears === 'kurta') && wind > 0 && <path d={shape([[...inTrunk(4, 0.98)], [...inTrunk(-26, 0.86)], [neck[0] - 62 * wind - 20, neck[1] + 30], [neck[0] - 110 * wind - 24, neck[1] + 22, 'corner'], [neck[0] - 104 * wind - 24, neck[1] + 62, 'corner'], [neck[0] - 60 * wind - 20, neck[1] + 62], [...inTrunk(-20, 0.6)], [...inTrunk(-8, 0.9)]])} fill={wears === 'sari' ? cloth.shade : mix(dress.trim, '#3a1638', 0.12)} />}
          <path d={shape(trunk.map(([px, py]) => [px, py] as const))} fill={wears === 'sari' ? flesh.base : cloth.base} />
          {wears === 'sari' && <path d={shape([inTrunk(-16, 0.56), inTrunk(-18, 0.74), inTrunk(-8, 0.95), inTrunk(8, 0.93), inTrunk(18, 0.72), inTrunk(14, 0.52)].map(([px, py]) => [px, py] as const))} fill={second.base} />}
          <path d={shape(shadeStrip.map(([px, py]) => [px, py] as const))} fill={wears === 'sari' ? flesh.shade : cloth.shade} opacity={wears === 'sari' ? 0.5 : 0.8} />
          {wears !== 'shorts' && <Skirt legs={legs} hip={hip} waist={[inTrunk(-14, 0.34), inTrunk(14, 0.36)]} to={wears === 'sari' ? 1.92 : wears === 'kurta' ? 1.16 : 0.86} flare={(wears === 'frock' ? 20 : wears === 'kurta' ? 14 : 9) * s} dress={dress} sunIsBehind={sunIsBehind} wind={wind} />}
          {wears === 'sari' && <path d={shape([[...inTrunk(14, 0.34)], [...inTrunk(16, 0.6)], [...inTrunk(4, 0.99)], [...inTrunk(-10, 0.97)], [...inTrunk(-17, 0.7)], [...inTrunk(-19, 0.2), 'corner'], [...inTrunk(-7, 0.16), 'corner'], [...inTrunk(0, 0.7)], [...inTrunk(4, 0.34), 'corner']])} fill={cloth.base} />}
          {wears === 'kurta' && <path d={shape([[...inTrunk(-12, 0.96)], [...inTrunk(10, 1)], [...inTrunk(18, 0.7)], [...inTrunk(10, 0.74)], [...inTrunk(0, 0.9)], [...inTrunk(-17, 0.84)]])} fill={dress.trim} />}
          <At x={neck[0]} y={neck[1]} scale={size.head / 43} turn={lean * 0.5 + (pose.nod ?? 0)}>
            <Head skin={flesh} hair={hair} trim={dress.trim} wind={wind} sunIsBehind={sunIsBehind} {...(hat && { hat })} />
          </At>
          {arm(0)}
        </g>
      </At>
    </>
  );
}

/** Cloth from the waist over both thighs; `to` 1 ends at the knee, 1.9 at the ankle. */
function Skirt({ legs, hip, waist, to, flare, dress, sunIsBehind, wind }: { legs: readonly { knee: Spot; ankle: Spot }[]; hip: Spot; waist: readonly [Spot, Spot]; to: number; flare: number; dress: Dress; sunIsBehind: boolean; wind: number }) {
  const cloth = tonesOf(dress.base);
  const ends = legs.map(({ knee, ankle }) => (to <= 1 ? on(hip, knee, to) : on(knee, ankle, to - 1)));
  const knees = legs.map(({ knee }) => on(hip, knee, Math.min(1, to)));
  const rest = (list: Spot[], side: 1 | -1) => list.reduce((a, b) => (b[0] * side > a[0] * side ? b : a));
  const [front, back] = [rest(ends, 1), rest(ends, -1)];
  const [frontKnee, backKnee] = [rest(knees, 1), rest(knees, -1)];
  const hemFront: Spot = [front[0] + flare, front[1] + 2];
  const hemBack: Spot = [back[0] - flare - wind * 26, back[1] - wind * 10];
  const middle: Spot = [(hemFront[0] + hemBack[0]) / 2, (hemFront[1] + hemBack[1]) / 2 + 5];
  const bulge = to > 1 ? 11 : 8;
  const outline = shape([[...waist[0], 'corner'], [hip[0] - 20, hip[1] - 4], [Math.min(backKnee[0] - bulge, hip[0] - 14), backKnee[1] - 6], [...hemBack, 'corner'], [...middle], [...hemFront, 'corner'], [frontKnee[0] + bulge, frontKnee[1] - bulge], [hip[0] + 22, hip[1] - 12], [...waist[1], 'corner']]);
  const [shadeTop, shadeHem] = sunIsBehind ? [waist[1], hemFront] : [waist[0], hemBack];
  return (
    <>
      <path d={outline} fill={cloth.base} />
      <path d={shape([[...shadeTop, 'corner'], [...on(shadeTop, shadeHem, 0.5)], [...shadeHem, 'corner'], [...on(middle, shadeHem, 0.3), 'corner'], [...on(on(waist[0], waist[1], 0.5), on(middle, shadeHem, 0.3), 0.5)]])} fill={cloth.shade} opacity={0.85} />
      <path d={`M${hemBack[0].toFixed(1)} ${hemBack[1].toFixed(1)}Q${middle[0].toFixed(1)} ${(middle[1] + 3).toFixed(1)} ${hemFront[0].toFixed(1)} ${hemFront[1].toFixed(1)}`} stroke={dress.trim} strokeWidth={8} fill="none" />
    </>
  );
}

/** A head that looks right, on the neck's foot at (0, 0), 43 high. */
function Head({ skin, hair, hat, trim, wind, sunIsBehind }: { skin: { base: string; shade: string }; hair: NonNullable<ProfileLooks['hair']>; hat?: string; trim: string; wind: number; sunIsBehind: boolean }) {
  const [dark, sheen] = HAIR.black;
  return (
    <>
      <path d={shape([[-8, 6], [-8, -10], [8, -10], [8, 6]])} fill={skin.shade} />
      {hair === 'plait' && (
        <g transform={`rotate(${10 + wind * 50} -15 -14)`}>
          {Array.from({ length: 7 }, (_, bead) => <ellipse key={bead} cx={-16 + (bead % 2)} cy={-10 + bead * 9} rx={5.6 - bead * 0.3} ry={6} fill={bead % 2 ? sheen : dark} />)}
          <circle cx={-16} cy={53} r={4.4} fill={trim} />
        </g>
      )}
      <path d={shape([[-8, -6], [-12, -24], [-8, -38], [4, -44], [14, -40], [16.6, -31], [16.4, -26], [20.4, -19.6], [17.2, -17], [17.6, -12.4], [16, -6.4], [9, -2.4], [2, -3]])} fill={skin.base} />
      {sunIsBehind && <path d={shape([[12, -38], [16.6, -31], [16.4, -26], [20.4, -19.6], [17.2, -17], [17.6, -12.4], [16, -6.4], [9, -2.4], [12, -12], [12, -24]])} fill={skin.shade} opacity={0.45} />}
      <path d={oval(11.6, -22.6, 1.5, 2.1)} fill="#1c0d0c" />
      <path d="M11 -9.6Q13.6 -7.6 16.4 -10" stroke="#1c0d0c" strokeWidth={1.5} strokeLinecap="round" fill="none" />
      <path d={oval(8, -14, 3.6, 2.6)} fill="#d2432f" opacity={0.25} />
      <path d={shape([[16.6, -34], [10, -33], [3, -26], [0, -18], [-2, -10], [-10, -5], [-19, -14], [-22, -28], [-15, -42], [0, -49], [12, -46], [17, -39]])} fill={dark} />
      <path d={shape([[4, -46], [-9, -43], [-16, -30], [-12, -32], [-4, -41]])} fill={sheen} />
      {hair === 'bob' && <path d={shape([[2, -28], [0, -12], [-1, -1, 'corner'], [-20, 0, 'corner'], [-24, -18], [-18, -36]])} fill={dark} />}
      <path d={shape([[-3, -22], [1, -24], [3, -19], [1, -14], [-2, -14]])} fill={skin.base} />
      {hair === 'bun' && (
        <>
          <path d={oval(-22, -18, 10.5, 10)} fill={dark} />
          {Array.from({ length: 8 }, (_, pearl) => <path key={pearl} d={oval(-21 + Math.cos(pearl * 0.55 + 1) * -9.6, -18 + Math.sin(pearl * 0.55 + 1) * -10, 2.7)} fill={pearl % 2 ? '#fff8e8' : '#f3e6c8'} />)}
        </>
      )}
      {hat && (
        <>
          <path d={shape([[-16, -36, 'corner'], [-13, -52], [2, -57], [14, -51], [17, -37, 'corner']])} fill={hat} />
          <path d={shape([[-34, -30, 'corner'], [-16, -39], [17, -40], [32, -35, 'corner'], [16, -32], [-16, -29]])} fill={mix(hat, '#3a1638', 0.14)} />
          <path d="M-16.4 -39Q0 -42 17 -40" stroke={trim} strokeWidth={4} fill="none" />
        </>
      )}
    </>
  );
}
