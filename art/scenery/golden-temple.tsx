/** Harmandir Sahib at Amritsar by lamplight (marble below, gold above, a low fluted dome), its causeway and its gateway. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { Arch, archPath, Chhatri, Dome, Eave, stone } from './architecture.tsx';
import { Gradient } from './canvas.tsx';
import { box, oval } from './shapes.ts';

const GOLD = stone('#f0a93a', { sun: '#fff4c0', night: '#7a2f1c', dark: '#6b2f14', line: '#ffe9a6' });
const MARBLE = stone('#f0d9d2', { sun: '#fff6e6', night: '#6a4a86', dark: '#5a3a4c', line: '#fff4e4' });
const LAMP = '#ffd98a';

/** (x, y): middle of the base, at the waterline; `width`: of the walls. Height: about 1.1 × `width`. The platform is 1.2 × `width` wide. */
export function GoldenTemple({ id, x, y, width }: { id: string; x: number; y: number; width: number }) {
  const u = width / 100;
  const at = (h: number) => y - h * u;
  const block = (from: number, to: number, low: number, high: number) => box(x + from * u, at(high), (to - from) * u, (high - low) * u);
  const row = (from: number, to: number, step: number) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  const opening = (key: string, middle: number, foot: number, wide: number, tall: number, tones = GOLD) => <Arch key={key} id={`${id}-${key}`} x={x + middle * u} y={at(foot)} width={wide * u} height={tall * u} kind="cusped" tones={tones} glow={LAMP} inner={0.74} />;
  const oriel = (middle: number, wide: number, arches: number) => (
    <g key={middle}>
      <path d={polygon([[x + (middle - wide * 0.5) * u, at(31.5)], [x + (middle - wide * 0.3) * u, at(29.4)], [x + (middle + wide * 0.3) * u, at(29.4)], [x + (middle + wide * 0.5) * u, at(31.5)]])} fill={GOLD.shade} />
      <path d={block(middle - wide * 0.5, middle + wide * 0.5, 31.5, 46)} fill={GOLD.lit} />
      <path d={block(middle + wide * 0.34, middle + wide * 0.5, 31.5, 46)} fill={GOLD.mid} />
      <path d={block(middle - wide * 0.54, middle + wide * 0.54, 31.2, 33)} fill={GOLD.line} />
      {row(0, arches - 1, 1).map((i) => opening(`oriel-${middle}-${i}`, middle + ((i + 0.5) / arches - 0.5) * wide * 0.94, 34, (wide / arches) * 0.86, 10.4))}
      <Dome x={x + middle * u} y={at(45.6)} width={wide * 1.16 * u} height={4.6 * u} kind="bangla" tones={GOLD} drum={0} finial={0.5} />
    </g>
  );
  return (
    <>
      <Gradient id={`${id}-gold`} from={[x - 50 * u, 0]} to={[x + 50 * u, 0]} stops={[[0, '#ffdf86'], [0.45, '#f6b544'], [1, '#c9762a']]} />
      <Gradient id={`${id}-marble`} from={[x - 50 * u, 0]} to={[x + 50 * u, 0]} stops={[[0, '#fff3e2'], [0.5, '#efd8d6'], [1, '#b695b2']]} />
      <path d={block(-60, 60, 0, 3)} fill={MARBLE.mid} />
      <path d={block(-60, 60, 2.2, 3.2)} fill={MARBLE.line} />
      <path d={block(-50, 50, 3, 27)} fill={`url(#${id}-marble)`} />
      {[-40, -20.5, 20.5, 40].map((middle) => opening(`marble-${middle}`, middle, 3.4, 13, 18.4, MARBLE))}
      {opening('door', 0, 3.4, 18, 21.4, MARBLE)}
      <path d={[-49, -30.2, -11.6, 11.6, 30.2, 49].map((middle) => block(middle - 0.5, middle + 0.5, 4, 25)).join('')} fill={MARBLE.mid} opacity={0.8} />
      {/* Flowers of coloured stone inlaid over the arches. */}
      <path d={row(-46, 46, 4.6).map((middle) => oval(x + middle * u, at(24.9), 0.7 * u)).join('')} fill="#c98a3a" />
      <path d={block(-50, 50, 29, 52)} fill={`url(#${id}-gold)`} />
      <path d={row(-47, 47, 4.7).map((middle) => block(middle - 1.7, middle + 1.7, 47.4, 50.6)).join('') + [-26.6, -21, 21, 26.6].map((middle) => block(middle - 2, middle + 2, 31, 33.6)).join('')} fill={GOLD.mid} opacity={0.75} />
      <path d={block(-50, 50, 46, 46.7) + block(-50, 50, 30, 30.6)} fill={GOLD.line} opacity={0.8} />
      {[-24, 24].map((middle) => opening(`window-${middle}`, middle, 34, 7, 10))}
      {oriel(-40, 13, 2)}
      {oriel(0, 25, 3)}
      {oriel(40, 13, 2)}
      <Eave x={x - 50 * u} y={at(27)} width={100 * u} height={2.6 * u} out={3.4 * u} tones={GOLD} />
      <Eave x={x - 50 * u} y={at(51.6)} width={100 * u} height={3.4 * u} out={5 * u} tones={GOLD} />
      <path d={block(-50, 50, 54.8, 58.6)} fill={`url(#${id}-gold)`} />
      <path d={row(-48, 48, 3).map((middle) => archPath('pointed', x + middle * u, at(55.4), 1.7 * u, 2.6 * u)).join('')} fill={GOLD.shade} />
      <path d={block(-25, 25, 58, 72)} fill={`url(#${id}-gold)`} />
      {row(-20, 20, 10).map((middle) => opening(`attic-${middle}`, middle, 59.4, 7.6, 10.4))}
      {row(-48, 48, 5.33).filter((middle) => Math.abs(middle) > 26 && Math.abs(middle) < 37).map((middle) => (
        <Dome key={middle} x={x + middle * u} y={at(58.6)} width={3.6 * u} kind="onion" tones={GOLD} drum={0.2} finial={0.5} />
      ))}
      <Eave x={x - 25 * u} y={at(71.4)} width={50 * u} height={2.4 * u} out={3 * u} tones={GOLD} />
      <path d={block(-25, 25, 73.6, 76)} fill={GOLD.lit} />
      {[-23, -17.4, 17.4, 23].map((middle) => (
        <Dome key={middle} x={x + middle * u} y={at(76)} width={(Math.abs(middle) > 20 ? 5 : 3.2) * u} kind="onion" tones={GOLD} drum={0.24} finial={0.5} />
      ))}
      {[-44, 44].map((middle) => (
        <Chhatri key={middle} x={x + middle * u} y={at(58.6)} width={14 * u} tones={GOLD} kind="onion" gold="#fff0b0" />
      ))}
      <Dome x={x} y={at(74.6)} width={33 * u} height={21 * u} kind="bulb" tones={GOLD} ribs={13} drum={0.08} finial={0} />
      <Dome x={x} y={at(95.4)} width={10 * u} height={3.6 * u} kind="bangla" tones={GOLD} drum={0} finial={3.2} gold="#fff0b0" />
    </>
  );
}

/** The causeway with its rail and lamps, from x = `from` to x = `to` on the waterline `y`; `size`: a hundredth of the temple's width. */
export function Causeway({ from, to, y, size }: { from: number; to: number; y: number; size: number }) {
  const along = (step: number) => Array.from({ length: Math.floor(Math.abs(to - from) / step) }, (_, i) => Math.min(from, to) + step * (i + 0.5));
  const [left, wide] = [Math.min(from, to), Math.abs(to - from)];
  return (
    <>
      <path d={box(left, y - size * 3, wide, size * 3)} fill={MARBLE.mid} />
      <path d={along(size * 7).map((x) => archPath('flat', x, y, size * 4.6, size * 1.9)).join('')} fill={MARBLE.dark} />
      <path d={box(left, y - size * 3.2, wide, size * 0.8) + box(left, y - size * 7, wide, size * 0.6) + along(size * 2.4).map((x) => box(x - size * 0.18, y - size * 7, size * 0.36, size * 4)).join('')} fill={MARBLE.line} />
      <path d={along(size * 10).map((x) => box(x - size * 0.25, y - size * 13, size * 0.5, size * 10)).join('')} fill={GOLD.shade} />
      <path d={along(size * 10).map((x) => oval(x, y - size * 13.6, size * 2.6)).join('')} fill={LAMP} opacity={0.2} />
      <path d={along(size * 10).map((x) => oval(x, y - size * 13.6, size * 1.1)).join('')} fill="#fff6d0" />
    </>
  );
}

/** The gateway at the landward end of the causeway: a tall arch under three small domes. (x, y) is the middle of its base. */
export function CausewayGate({ id, x, y, width }: { id: string; x: number; y: number; width: number }) {
  const u = width / 100;
  return (
    <>
      <Gradient id={`${id}-wall`} from={[x - 50 * u, 0]} to={[x + 50 * u, 0]} stops={[[0, '#f6e2dc'], [0.6, '#d6bccb'], [1, '#9a83ac']]} />
      <path d={box(x - 50 * u, y - 130 * u, 100 * u, 130 * u)} fill={`url(#${id}-wall)`} />
      <Arch id={`${id}-arch`} x={x} y={y} width={58 * u} height={92 * u} kind="cusped" tones={MARBLE} glow={LAMP} />
      {[-36, 36].map((at) => (
        <g key={at}>
          <Arch id={`${id}-low-${at}`} x={x + at * u} y={y - 8 * u} width={16 * u} height={30 * u} kind="cusped" tones={MARBLE} glow={LAMP} />
          <Arch id={`${id}-high-${at}`} x={x + at * u} y={y - 58 * u} width={16 * u} height={30 * u} kind="cusped" tones={MARBLE} glow={LAMP} />
        </g>
      ))}
      {[-24, -8, 8, 24].map((at) => (
        <Arch key={at} id={`${id}-top-${at}`} x={x + at * u} y={y - 101 * u} width={11 * u} height={20 * u} kind="cusped" tones={MARBLE} glow={LAMP} />
      ))}
      <Eave x={x - 50 * u} y={y - 126 * u} width={100 * u} height={9 * u} out={10 * u} tones={GOLD} />
      <path d={box(x - 50 * u, y - 145 * u, 100 * u, 11 * u)} fill={mix(GOLD.lit, GOLD.mid, 0.4)} />
      {[[-38, 24], [0, 36], [38, 24]].map(([at = 0, size = 0]) => (
        <Dome key={at} x={x + at * u} y={y - 144 * u} width={size * u} kind="onion" tones={GOLD} ribs={9} drum={0.16} finial={0.5} gold="#fff0b0" />
      ))}
    </>
  );
}
