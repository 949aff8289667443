/** Palace fronts of Rajasthan: the jharokha bay, the honeycomb of Hawa Mahal, a wing with chhatris. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Arcade, archPath, Chhatri, Dome, Eave, type ArchKind, type StoneTones } from './architecture.tsx';
import { box, type Light } from './shapes.ts';

/**
 * A three-sided bay window with corbel, eave and curved cap. (x, y): middle of its sill; `width`: without the eave; `height`: sill to eave.
 * `shutter`: colour of a shutter standing ajar; `glass`: colour of the panes. By default it has neither.
 */
function Jharokha({ x, y, width, height, tones, light = 'left', kind = 'ogee', shutter, glass, gold }: { x: number; y: number; width: number; height: number; tones: StoneTones; light?: Light; kind?: ArchKind; shutter?: string; glass?: string; gold?: string }) {
  const w = width / 2;
  const sunny = light === 'left' ? -1 : 1;
  const top = y - height;
  const side = (s: number, colour: string) => <path d={polygon([[x + s * w * 0.5, y], [x + s * w, y - height * 0.05], [x + s * w, top + height * 0.03], [x + s * w * 0.5, top]])} fill={colour} />;
  const slit = (s: number) => archPath(kind, x + s * w * 0.75, y - height * 0.24, w * 0.26, height * 0.5);
  return (
    <>
      <path d={`M${n(x - w * 0.92)} ${n(y)}Q${n(x - w * 0.4)} ${n(y + height * 0.1)} ${n(x - w * 0.2)} ${n(y + height * 0.26)}L${n(x + w * 0.2)} ${n(y + height * 0.26)}Q${n(x + w * 0.4)} ${n(y + height * 0.1)} ${n(x + w * 0.92)} ${n(y)}Z`} fill={tones.shade} />
      <path d={polygon([[x - w * 0.5, y], [x - w * 0.2, y + height * 0.26], [x + w * 0.2, y + height * 0.26], [x + w * 0.5, y]])} fill={tones.mid} />
      {side(sunny, tones.high)}
      {side(-sunny, tones.shade)}
      <path d={box(x - w * 0.5, top, w, height)} fill={tones.lit} />
      <path d={slit(-1) + slit(1)} fill={tones.dark} />
      <path d={archPath(kind, x, y - height * 0.19, w * 0.86, height * 0.66)} fill={tones.line} />
      <path d={archPath(kind, x, y - height * 0.2, w * 0.66, height * 0.57)} fill={tones.dark} />
      {glass && <path d={archPath(kind, x, y - height * 0.48, w * 0.6, height * 0.28)} fill={glass} />}
      {shutter && <path d={polygon([[x - w * 0.33, y - height * 0.2], [x - w * 0.12, y - height * 0.16], [x - w * 0.12, y - height * 0.46], [x - w * 0.33, y - height * 0.5]])} fill={shutter} />}
      <path d={box(x - w * 0.5, y - height * 0.14, w, height * 0.035) + polygon([[x - w, y - height * 0.05], [x - w * 0.5, y], [x + w * 0.5, y], [x + w, y - height * 0.05], [x + w, y - height * 0.09], [x + w * 0.5, y - height * 0.04], [x - w * 0.5, y - height * 0.04], [x - w, y - height * 0.09]])} fill={tones.line} />
      <path d={polygon([[x - w * 1.14, top + height * 0.06], [x - w * 0.9, top - height * 0.05], [x + w * 0.9, top - height * 0.05], [x + w * 1.14, top + height * 0.06]])} fill={tones.high} />
      <path d={polygon([[x - w * 1.14, top + height * 0.06], [x + w * 1.14, top + height * 0.06], [x + w * 0.96, top + height * 0.11], [x - w * 0.96, top + height * 0.11]])} fill={tones.shade} opacity={0.75} />
      <Dome x={x} y={top - height * 0.03} width={width * 0.86} height={height * 0.36} kind="bangla" tones={tones} light={light} drum={0} finial={0.5} {...(gold ? { gold } : {})} />
    </>
  );
}

/**
 * The front of Hawa Mahal: five tiers of jharokhas, stepping in at the ends. (x, y): middle of its base; `width`: the lowest tier's.
 * Its height is about .47 of its width. About one bay in six has a shutter ajar; some have coloured glass, some are darker.
 */
export function HoneycombFacade({ id, x, y, width, tones, light = 'left', shutters = ['#2f7a6a', '#c2452f'], glass = ['#e8a83a', '#3f8f9a', '#c2452f'] }: { id: string; x: number; y: number; width: number; tones: StoneTones; light?: Light; shutters?: readonly [string, ...string[]]; glass?: readonly [string, ...string[]] }) {
  const r = random(id);
  const pitch = width / 15.6;
  const tiers = [15, 15, 13, 9, 5];
  let floor = y;
  const drawn = tiers.map((bays, tier) => {
    const storey = pitch * 1.4 * 0.935 ** tier;
    const half = (bays * pitch) / 2 + pitch * 0.25;
    const next = ((tiers[tier + 1] ?? 4) * pitch) / 2 + pitch * 0.25;
    const base = floor;
    floor -= storey;
    // A curve, not a step, leads to the narrower tier above. People recognise the palace by it.
    const step = half - next;
    const shoulder = (s: number) => (step > pitch * 0.6 ? `M${n(x + s * (half - pitch * 0.5))} ${n(base - storey)}Q${n(x + s * (half - pitch * 0.6))} ${n(base - storey * 1.6)} ${n(x + s * next)} ${n(base - storey * 1.7)}V${n(base - storey)}Z` : '');
    const bayRow = Array.from({ length: bays }, (_, i) => {
      const big = (i + tier) % 2 === 0;
      const bx = x + (i - (bays - 1) / 2) * pitch;
      const chance = r.next();
      const rest = r.next() < 0.3;
      const own: StoneTones = rest ? { ...tones, lit: mix(tones.lit, tones.shade, 0.28), high: mix(tones.high, tones.lit, 0.4) } : tones;
      return <Jharokha key={i} x={bx} y={base - storey * 0.19} width={pitch * 0.84 * (big ? 1 : 0.82)} height={storey * 0.57 * (big ? 1 : 0.88)} tones={own} light={light} {...(chance < 0.17 ? { shutter: r.pick(shutters) } : {})} {...(chance > 0.72 ? { glass: r.pick(glass) } : {})} />;
    });
    const slits = Array.from({ length: bays - 1 }, (_, i) => archPath('ogee', x + (i + 1 - bays / 2) * pitch, base - storey * 0.16, pitch * 0.1, storey * 0.2) + archPath('ogee', x + (i + 1 - bays / 2) * pitch, base - storey * 0.52, pitch * 0.1, storey * 0.2)).join('');
    return (
      <g key={tier}>
        <path d={shoulder(-1) + shoulder(1)} fill={tones.mid} />
        <path d={box(x - half, base - storey, half * 2, storey)} fill={mix(tones.lit, tones.mid, 0.35)} />
        <path d={box(light === 'left' ? x + half - pitch * 0.2 : x - half, base - storey, pitch * 0.2, storey)} fill={tones.shade} />
        <path d={slits} fill={tones.dark} />
        {bayRow}
        <path d={box(x - half - 4, base - storey - 4, half * 2 + 8, 6)} fill={tones.line} />
        {step > pitch * 0.6 && [-1, 1].map((s) => <Chhatri key={s} x={x + s * (half - pitch * 0.24)} y={base - storey - 4} width={pitch * 0.42} tones={tones} light={light} columns={2} />)}
      </g>
    );
  });
  const crown = [0.7, 0.84, 1.04, 0.84, 0.7].map((size, i) => {
    const cx = x + (i - 2) * pitch * 0.94;
    return (
      <g key={i}>
        <path d={box(cx - pitch * 0.44 * size, floor - pitch * 0.36 * size, pitch * 0.88 * size, pitch * 0.36 * size)} fill={tones.mid} />
        <path d={archPath('ogee', cx, floor, pitch * 0.42 * size, pitch * 0.32 * size)} fill={tones.dark} />
        <Dome x={cx} y={floor - pitch * 0.34 * size} width={pitch * 0.92 * size} kind="cap" tones={tones} light={light} drum={0.05} finial={0.5} />
      </g>
    );
  });
  return (
    <>
      {drawn}
      {crown}
    </>
  );
}

/** A palace wing: arcades, eaves, a jharokha, chhatris on the roof. (x, y): lower left corner. `tones` and `kind` set the style. */
export function PalaceWing({ id, x, y, width, storey, storeys = 2, bays, tones, kind = 'cusped', light = 'left', glow, chhatris = [0.08, 0.5, 0.92], bay = true, gold = '#e8b04a' }: { id: string; x: number; y: number; width: number; storey: number; storeys?: number; bays: number; tones: StoneTones; kind?: ArchKind; light?: Light; glow?: string; chhatris?: readonly number[]; bay?: boolean; gold?: string }) {
  const top = y - storey * storeys;
  return (
    <>
      {Array.from({ length: storeys }, (_, s) => (
        <g key={s}>
          <Arcade id={`${id}-${s}`} x={x} y={y - storey * s} width={width} height={storey} bays={bays} tones={tones} kind={kind} {...(glow ? { glow } : {})} wall={s % 2 ? tones.lit : mix(tones.lit, tones.mid, 0.4)} />
          {s > 0 && <Eave x={x} y={y - storey * s} width={width} tones={tones} height={storey * 0.12} out={storey * 0.1} />}
        </g>
      ))}
      <path d={box(light === 'left' ? x + width * 0.82 : x, top, width * 0.18, storey * storeys)} fill={tones.shade} opacity={0.34} />
      <Eave x={x} y={top} width={width} tones={tones} height={storey * 0.14} out={storey * 0.12} />
      <path d={box(x, top - storey * 0.26, width, storey * 0.14)} fill={tones.mid} />
      <path d={Array.from({ length: bays * 2 }, (_, i) => archPath('ogee', x + (width * (i + 0.5)) / (bays * 2), top - storey * 0.26, (width / bays) * 0.34, storey * 0.16)).join('')} fill={tones.lit} />
      {chhatris.map((at, i) => (
        <Chhatri key={i} x={x + width * at} y={top - storey * 0.24} width={storey * (Math.abs(at - 0.5) < 0.1 ? 0.9 : 0.62)} tones={tones} light={light} gold={gold} />
      ))}
      {bay && <Jharokha x={x + width / 2} y={y - storey * 0.9} width={storey * 0.9} height={storey * 0.72} tones={tones} light={light} />}
    </>
  );
}

