/** Papers (calendar, ticket, child's drawing) and a crayon on a table, from high up; all centred on (0, 0). `OnTable` places papers. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { box, oval } from './shapes.ts';

/** Places its children on the table at (x, y), turned in the table's plane, over a sheet's shadow. `slant`: the plane's vertical scale. */
export function OnTable({ x, y, turn = 0, slant = 0.8, width, height, lift = 8, children }: { x: number; y: number; turn?: number; slant?: number; width: number; height: number; lift?: number; children: ReactNode }) {
  const lay = `scale(1 ${slant}) rotate(${turn})`;
  return (
    <>
      <g transform={`translate(${n(x + lift * 1.4)} ${n(y + lift)}) ${lay}`}>
        <path d={box(-width / 2, -height / 2, width, height)} fill="#3a1a24" opacity={0.32} />
      </g>
      <g transform={`translate(${n(x)} ${n(y)}) ${lay}`}>{children}</g>
    </>
  );
}

/** A spiral-bound calendar, 560 × 520: hills, a grid, dashes for dates. `ringed`: column and row of the ringed day, from 0. */
export function Calendar({ id, ringed: [column, row], paper = '#fffaf0', head = '#1e5a49' }: { id: string; ringed: readonly [number, number]; paper?: string; head?: string }) {
  const r = random(id);
  const [left, top, wide, high] = [-252, -70, 72, 62];
  const days = Array.from({ length: 31 }, (_, i) => i + 2);
  const dash = (at: number, size: number) => box(left + (at % 7) * wide + 14, top + Math.floor(at / 7) * high + 14, size, 9);
  const [cx, cy] = [left + (column + 0.5) * wide, top + (row + 0.5) * high];
  const ring = (grow: number, turn: number) => `M${n(cx - (40 + grow) * Math.cos(turn))} ${n(cy - 30 - grow * 0.6)}C${n(cx + 46 + grow)} ${n(cy - 42 - grow)} ${n(cx + 52 + grow)} ${n(cy + 34 + grow)} ${n(cx + 2)} ${n(cy + 36 + grow)}C${n(cx - 54 - grow)} ${n(cy + 34 + grow)} ${n(cx - 50)} ${n(cy - 36)} ${n(cx + 12)} ${n(cy - 38 - grow)}`;
  return (
    <>
      <path d={box(-276, -252, 560, 520)} fill={mix(paper, '#8a6a55', 0.4)} />
      <path d={box(-280, -258, 560, 520)} fill={paper} />
      <clipPath id={`${id}-strip`}>
        <path d={box(-262, -226, 524, 112)} />
      </clipPath>
      <g clipPath={`url(#${id}-strip)`}>
        <path d={box(-262, -226, 524, 112)} fill="#fbdc9c" />
        <path d={oval(120, -170, 30)} fill="#fff6d8" />
        <path d="M-270 -150Q-180 -210 -90 -160Q0 -206 90 -150Q180 -196 270 -150V-100H-270Z" fill="#e39a6c" />
        <path d="M-270 -134Q-140 -176 -20 -130Q120 -166 270 -128V-100H-270Z" fill="#3f8f7a" />
        <path d="M-270 -118Q-100 -146 40 -116Q160 -136 270 -114V-100H-270Z" fill={head} />
      </g>
      <path d={Array.from({ length: 7 }, (_, i) => box(left + i * wide + 22, -98, 28, 10)).join('')} fill={mix(head, paper, 0.3)} />
      <path d={box(left + column * wide + 4, top + row * high + 4, wide * Math.min(3, 7 - column) - 8, high - 8)} fill="#f6c85f" opacity={0.75} />
      <path d={Array.from({ length: 6 }, (_, i) => box(left, top + i * high - 1, wide * 7, 2.4)).join('') + Array.from({ length: 8 }, (_, i) => box(left + i * wide - 1, top, 2.4, high * 5)).join('')} fill="#d9c9ae" />
      <path d={days.filter((at) => at % 7 !== 6).map((at) => dash(at, at - 1 < 10 ? 9 : 18)).join('')} fill="#5f574d" />
      <path d={days.filter((at) => at % 7 === 6).map((at) => dash(at, at - 1 < 10 ? 9 : 18)).join('')} fill="#d2432f" />
      <path d={days.filter(() => r.next() < 0.16).map((at) => oval(left + (at % 7) * wide + 52, top + Math.floor(at / 7) * high + 44, 5)).join('')} fill="#3f8f9a" />
      <g fill="none" stroke="#d2332a" strokeLinecap="round">
        <path d={ring(0, 0)} strokeWidth={7} />
        <path d={ring(7, 0.3)} strokeWidth={4} opacity={0.8} />
      </g>
      {Array.from({ length: 15 }, (_, i) => -245 + i * 35).map((at) => (
        <g key={at}>
          <path d={oval(at, -240, 6)} fill="#6b5a50" />
          <path d={`M${at} -240q-7 -30 5 -34q9 4 4 30`} fill="none" stroke="#a8a0a4" strokeWidth={4.4} />
        </g>
      ))}
    </>
  );
}

/** A railway ticket, 330 × 150, with a coloured band, a punched hole and a torn edge; the words are dashes. */
export function Ticket({ tint = '#f9d9c8', band: stripe = '#b8402c' }: { tint?: string; band?: string }) {
  const teeth = Array.from({ length: 11 }, (_, i): [number, number] => [i % 2 ? 158 : 165, -75 + i * 15]);
  return (
    <>
      <path d={polygon([[-165, -75], ...teeth, [-165, 75]])} fill={tint} />
      <path d={box(-165, -75, 323, 30)} fill={stripe} />
      <path d={box(-148, -66, 110, 12)} fill={mix(stripe, '#ffffff', 0.75)} />
      <path d={box(-148, -30, 90, 9) + box(-148, -12, 150, 9) + box(-148, 6, 120, 9) + box(-148, 46, 200, 7)} fill="#8a5f58" />
      <path d={box(30, -30, 46, 46)} fill="none" stroke="#8a5f58" strokeWidth={4} />
      <path d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(34 + (i % 4) * 11, -26 + Math.floor(i / 4) * 20 + (i % 3) * 4, 7, 8)).join('')} fill="#8a5f58" />
      <path d={box(96, -75, 3, 150)} fill="#ffffff" opacity={0.7} />
      <path d={box(110, -24, 34, 8) + box(110, -6, 26, 8) + box(110, 12, 34, 8)} fill="#8a5f58" />
      <path d="M-20 16q26 -22 40 4t36 -8l-8 -7m8 7l-9 8" fill="none" stroke={stripe} strokeWidth={4} strokeLinecap="round" opacity={0.8} />
      <path d={oval(128, 48, 10)} fill="#a8653f" />
    </>
  );
}

/** A child's crayon drawing, 420 × 320: a train with two faces at its windows, in front of hills. Most of the lines waver. */
export function CrayonTrain({ id, paper = '#fffdf4' }: { id: string; paper?: string }) {
  const r = random(id);
  const waver = (spots: readonly (readonly [number, number])[]) => spots.map(([x, y], i) => (i ? `Q${n((x + (spots[i - 1]?.[0] ?? x)) / 2 + r.between(-4, 4))} ${n((y + (spots[i - 1]?.[1] ?? y)) / 2 + r.between(-4, 4))} ${n(x)} ${n(y)}` : `M${n(x)} ${n(y)}`)).join('');
  /** Crayon strokes back and forth inside a box. */
  const scribble = (x: number, y: number, w: number, h: number, lines: number) => waver(Array.from({ length: lines * 2 }, (_, i) => [x + (i % 2 ? w : 0) + r.between(-5, 5), y + (h * i) / (lines * 2)] as const));
  const ring = (x: number, y: number, size: number) => waver(Array.from({ length: 10 }, (_, i) => [x + Math.cos(i * 0.72) * size * r.between(0.92, 1.08), y + Math.sin(i * 0.72) * size * r.between(0.92, 1.08)] as const));
  const face = (x: number, y: number) => `${ring(x, y, 12)}M${x - 4} ${y - 2}v1M${x + 4} ${y - 2}v1M${x - 5} ${y + 4}q5 5 10 0`;
  return (
    <>
      <path d={box(-210, -160, 420, 320)} fill={paper} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={`${ring(-150, -112, 30)}${ring(-150, -112, 22)}${ring(-150, -112, 14)}${ring(-150, -112, 6)}`} stroke="#f7c13c" strokeWidth={9} />
        <path d="M-104 -106l24 3M-112 -84l20 14M-134 -70l8 24M-162 -68l-6 24M-108 -132l22 -8M-186 -84l-16 14" stroke="#f2a51b" strokeWidth={6} />
        <path d={waver([[-204, 40], [-130, -36], [-60, 20], [20, -60], [110, 10], [160, -30], [204, 16]])} stroke="#3f9a5a" strokeWidth={8} />
        <path d={scribble(-190, 40, 370, 34, 5)} stroke="#8cc46a" strokeWidth={7} opacity={0.75} />
        <path d={scribble(-164, 46, 118, 52, 8)} stroke="#2f7fc4" strokeWidth={9} />
        <path d={scribble(-20, 40, 92, 58, 8)} stroke="#d2432f" strokeWidth={9} />
        <path d={scribble(98, 40, 92, 58, 8)} stroke="#e88a2c" strokeWidth={9} />
        <path d={scribble(-160, 6, 44, 36, 6)} stroke="#2f7fc4" strokeWidth={8} />
        <path d={waver([[-74, 44], [-74, 8], [-54, 8], [-54, 44]])} stroke="#3a3440" strokeWidth={8} />
        <path d={`${ring(-58, -22, 15)}${ring(-30, -48, 20)}${ring(8, -84, 26)}${ring(60, -112, 30)}`} stroke="#9fb4c4" strokeWidth={6} />
        <path d={[-140, -92, 2, 48, 120, 166].map((x) => ring(x, 112, 15)).join('')} stroke="#3a3440" strokeWidth={7} />
        <path d={waver([[-200, 134], [-60, 130], [80, 135], [200, 131]])} stroke="#8a5a3c" strokeWidth={7} />
        <path d={box(2, 48, 44, 32) + box(122, 48, 44, 32)} fill={paper} />
        <path d={face(24, 64) + face(144, 64)} stroke="#5a2f24" strokeWidth={4.4} />
        <path d="M138 -70q0 -14 11 -14q11 2 9 14q-3 14 -20 24q-17 -10 -20 -24q-2 -12 9 -14q11 0 11 14Z" stroke="#e0559a" strokeWidth={7} />
      </g>
    </>
  );
}

/** A wax crayon, about 130 long, lying along the x axis. */
export const Crayon = ({ colour }: { colour: string }) => (
  <>
    <path d="M-64 2H64V16H-64Z" fill="#3a1a24" opacity={0.3} />
    <path d="M-65 -11H44L62 -4Q68 0 62 4L44 11H-65Z" fill={colour} />
    <path d="M-65 3H44L62 2Q66 2 62 4L44 11H-65Z" fill={mix(colour, '#3a1638', 0.34)} />
    <path d="M-50 -11H30V11H-50Z" fill={mix(colour, '#fff3dc', 0.4)} />
    <path d="M-50 3H30V11H-50Z" fill={mix(colour, '#3a1638', 0.1)} />
    <path d="M-44 -11H-40V11H-44ZM20 -11H24V11H20Z" fill={mix(colour, '#3a1638', 0.3)} />
  </>
);
