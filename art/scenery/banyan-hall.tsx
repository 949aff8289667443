/** An old banyan seen from below its crown: a trunk of fused stems, level limbs, and aerial roots that have thickened into pillars. */
import { mix } from '../kit/colour.ts';
import { random, type Random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { faded } from './foliage.tsx';
import { band, lens, oval } from './shapes.ts';

type Station = readonly [x: number, y: number, width: number];
/** Bark from core to sunlit edge. */
const BARK = ['#2f1d1a', '#54382c', '#7d583f', '#a67a55', '#cf9f70'] as const;

/** A round stem: four nested bands, the lighter ones nearer the left edge, for soft shading. `sun`: 0 in shade, 1 in the sun. */
function Stem({ line, sun, air = 0 }: { line: readonly Station[]; sun: number; air?: number }) {
  const tone = (i: number) => {
    const at = Math.min(3.99, Math.max(0, i - 1.3 + sun * 1.3));
    const colour = mix(BARK[Math.floor(at)] ?? BARK[0], BARK[Math.floor(at) + 1] ?? BARK[4], at % 1);
    return air ? faded({ dark: colour, mid: colour, light: colour, bright: colour }, '#e3e6bc', air).dark : colour;
  };
  const layer = (shift: number, share: number) => band(line.map(([x, y, width]) => [x + shift * width, y, Math.max(1, width * share)] as const));
  return (
    <>
      <path d={layer(0, 1)} fill={tone(0.9)} />
      <path d={layer(-0.07, 0.8)} fill={tone(1.7)} />
      <path d={layer(-0.15, 0.54)} fill={tone(2.4)} />
      <path d={layer(-0.22, 0.26)} fill={tone(3)} />
    </>
  );
}

/** A pillar root: strands that spread along the limb above, twist around each other and split into toes on the ground. */
export function Pillar({ id, x, foot, top, width, air = 0 }: { id: string; x: number; foot: number; top: number; width: number; air?: number }) {
  const r = random(id);
  const count = width > 30 ? 6 : width > 16 ? 4 : 3;
  const strands = Array.from({ length: count }, (_, i) => {
    const side = (i / (count - 1)) * 2 - 1;
    const wide = width * r.between(0.5, 0.86);
    const sway = width * r.between(0.2, 0.5) * (i % 2 ? 1 : -1);
    const at = (t: number) => top + (foot - top) * t;
    return {
      side,
      line: [
        [x + side * width * 3.4, top, wide * 1.5], [x + side * width * 1.9, at(0.05), wide * 1.1], [x + side * width * 1.1 + sway * 0.4, at(0.16), wide * 0.86], [x + side * width * 0.7 + sway, at(0.4), wide * 0.9],
        [x + side * width * 0.62 - sway * 0.6, at(0.68), wide], [x + side * width * 0.8, at(0.9), wide * 1.2], [x + side * width * 1.4, foot - width * 0.1, wide * 0.9], [x + side * width * 2.5, foot + width * r.between(0.06, 0.22), 1],
      ] as Station[],
    };
  }).toSorted((a, b) => Math.abs(b.side) - Math.abs(a.side));
  return (
    <>
      {strands.map(({ line, side }, i) => <Stem key={i} line={line} sun={0.62 - side * 0.34} air={air} />)}
    </>
  );
}

/** A level limb, light on top and dark below. */
export function Limb({ line, air = 0 }: { line: readonly Station[]; air?: number }) {
  const tone = (colour: string) => mix(colour, '#e3e6bc', air);
  const layer = (up: number, share: number) => band(line.map(([x, y, width]) => [x, y - width * up, width * share] as const));
  return (
    <>
      <path d={layer(0, 1)} fill={tone(BARK[1])} />
      <path d={layer(0.1, 0.74)} fill={tone(mix(BARK[1], BARK[2], 0.6))} />
      <path d={layer(0.2, 0.44)} fill={tone(BARK[2])} />
      <path d={layer(0.3, 0.16)} fill={tone(BARK[3])} />
    </>
  );
}

/** The flutes of the trunk. They spread into roots at the bottom and fan out at the top, under the canopy. */
function flutes(r: Random) {
  return Array.from({ length: 15 }, (_, i) => {
    const f = (i / 14) * 2 - 1 + r.between(-0.05, 0.05);
    const wide = r.between(34, 86) * (1.1 - Math.abs(f) * 0.4);
    const lean = r.between(-0.22, 0.22);
    const out = f + r.between(-0.1, 0.1);
    const line: Station[] = [
      [230 + (f + lean) * 300, 130, wide * 0.4], [230 + (f + lean) * 196 + r.between(-8, 8), 270, wide * 0.74], [230 + (f + lean * 0.6) * 142 + r.between(-8, 8), 400, wide * r.between(0.7, 1)], [230 + f * 134 + r.between(-9, 9), 540, wide],
      [230 + f * 166 + r.between(-8, 8), 670, wide * 1.06], [230 + out * 256, 760, wide * 0.86], [230 + out * 372, 800 + (1 - f * f) * 44, wide * 0.42], [230 + out * r.between(430, 560), 812 + (1 - f * f) * 66, 2],
    ];
    return { f, line };
  }).toSorted((a, b) => Math.abs(b.f) - Math.abs(a.f));
}

/** An old trunk around x = 230, with its roots at y 800 to 880; its top is shaded by the canopy. */
export function Trunk({ id = 'old-trunk', shadow = '#3a1420' }: { id?: string; shadow?: string }) {
  const r = random(id);
  const stems = flutes(r);
  const core = oval(230, 800, 212, 36) + band([[230, 800, 424], [230, 750, 420], [230, 620, 316], [230, 400, 306], [230, 240, 430], [230, 130, 560]]);
  // Short cracks and plates of bark break up the long lines.
  const grain = (dark: boolean) => Array.from({ length: 110 }, () => {
    const [x, y] = [230 + r.between(-180, 180), r.between(230, 780)];
    const long = r.between(10, 46);
    return band([[x, y, 0.8], [x + r.between(-3, 3), y + long / 2, dark ? 3.4 : 2.6], [x + r.between(-4, 4), y + long, 0.8]]);
  }).join('');
  return (
    <>
      <path d={lens(290, 826, 980, 62)} fill={shadow} opacity={0.5} />
      <path d={core} fill={BARK[0]} />
      {stems.map(({ f, line }, i) => <Stem key={i} line={line} sun={0.6 - f * 0.62} />)}
      <clipPath id="trunk-outline">
        <path d={core + stems.map(({ line }) => band(line)).join('')} />
      </clipPath>
      <g clipPath="url(#trunk-outline)">
        <path d={grain(true)} fill={BARK[0]} opacity={0.4} />
        <path d={grain(false)} fill={BARK[4]} opacity={0.34} />
        <Gradient id="under-leaves" from={[0, 190]} to={[0, 420]} stops={[[0, '#1c1a1c', 0.66], [1, '#1c1a1c', 0]]} />
        <path d="M-200 100H700V440H-200Z" fill="url(#under-leaves)" />
      </g>
    </>
  );
}
