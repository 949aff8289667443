/** Trains on a track: each vehicle is drawn flat, in metres, and set between two points of the track, so that the train bends with it. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import type { Track } from './perspective.ts';
import { box, scallop } from './shapes.ts';

/** Places a flat drawing (metres; x along the track, y up) on the track, from `at` to `at + length`. */
function OnTrack({ track, at, length, aside = 0, children }: { track: Track; at: number; length: number; aside?: number; children: ReactNode }) {
  const a = track(at, aside);
  const b = track(at + length, aside);
  const size = (a.size + b.size) / 2;
  // A negative length turns the vehicle round: it faces back along the track.
  const metres = Math.abs(length);
  const four = (v: number) => Math.round(v * 1e4) / 1e4;
  return <g transform={`matrix(${four((b.x - a.x) / metres)} ${four((b.y - a.y) / metres)} 0 ${four(-size)} ${n(a.x)} ${n(a.y)})`}>{children}</g>;
}

// Coordinates in metres need two decimals; `n` would round them to one.
const rect = (x: number, y: number, w: number, h: number) => `M${x.toFixed(2)} ${y.toFixed(2)}h${w.toFixed(2)}v${h.toFixed(2)}h${(-w).toFixed(2)}Z`;
const disc = (x: number, y: number, r: number) => `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(r * 2).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-r * 2).toFixed(2)} 0Z`;

/** The colours of a coach. */
export type Livery = { body: string; band: string; roof: string; window: string; line: string };
/** Nilgiri Mountain Railway: blue and cream. */
export const NILGIRI: Livery = { body: '#1f5fa6', band: '#fbeccb', roof: '#dfe6e6', window: '#23375a', line: '#f2b02b' };
/** The old main-line maroon of Indian Railways. */
export const MAROON: Livery = { body: '#b8402c', band: '#e9c48a', roof: '#c9cbbf', window: '#3a1c22', line: '#f4dfae' };

/** One coach, `length` metres long (toy train 9, main line 17). Some of its windows are lit, and some have people at them. */
export function Coach({ id, track, at, length, height = 2.9, aside = 0, livery, windows = Math.round(length / 1.15) }: { id: string; track: Track; at: number; length: number; height?: number; aside?: number; livery: Livery; windows?: number }) {
  const r = random(id);
  const shade = mix(livery.body, '#1d1636', 0.38);
  const sill = 0.62 + height * 0.42;
  const head = 0.62 + height * 0.8;
  const pitch = (length - 1.3) / windows;
  let panes = '';
  let lamps = '';
  let heads = '';
  for (let i = 0; i < windows; i += 1) {
    const x = 0.65 + pitch * i + pitch * 0.16;
    const pane = rect(x, sill, pitch * 0.68, head - sill);
    if (r.next() < 0.2) lamps += pane;
    else panes += pane;
    if (r.next() < 0.5) heads += disc(x + pitch * 0.34, sill + (head - sill) * 0.34, pitch * 0.2);
  }
  const wheels = [1.1, 2.5, length - 2.5, length - 1.1].map((x) => disc(x, 0.42, 0.42)).join('');
  return (
    <OnTrack track={track} at={at} length={length} aside={aside}>
      <path d={wheels} fill="#1d1826" />
      <path d={rect(0.1, 0.44, length - 0.2, 0.34)} fill="#2a2233" />
      <path d={rect(0, 0.62, length, height)} fill={livery.body} />
      <path d={rect(0, 0.62, length, height * 0.24)} fill={shade} opacity={0.62} />
      <path d={rect(0, sill - 0.16, length, head - sill + 0.3)} fill={livery.band} />
      <path d={rect(0, sill - 0.3, length, 0.1) + rect(0, head + 0.2, length, 0.08)} fill={livery.line} />
      <path d={panes} fill={livery.window} />
      <path d={lamps} fill="#ffd98a" />
      <path d={heads} fill="#4a2a22" />
      <path d={rect(0, 0.62, 0.26, height) + rect(length - 0.26, 0.62, 0.26, height)} fill={shade} />
      <path d={`M-.12 ${(0.62 + height).toFixed(2)}Q${(length * 0.04).toFixed(2)} ${(1.12 + height).toFixed(2)} ${(length * 0.12).toFixed(2)} ${(1.16 + height).toFixed(2)}H${(length * 0.88).toFixed(2)}Q${(length * 0.96).toFixed(2)} ${(1.12 + height).toFixed(2)} ${(length + 0.12).toFixed(2)} ${(0.62 + height).toFixed(2)}Z`} fill={livery.roof} />
      <path d={rect(-0.12, 0.6 + height, length + 0.24, 0.17)} fill={mix(livery.roof, '#1d1636', 0.4)} />
    </OnTrack>
  );
}

/** The Nilgiri tank engine (8 m), which pushes from the downhill end. `towards` 1: the coaches are further along the track. */
export function NilgiriEngine({ track, at, towards = 1, body = '#1b4f8f' }: { track: Track; at: number; towards?: 1 | -1; body?: string }) {
  const shade = mix(body, '#150f2b', 0.48);
  const light = mix(body, '#cfe6f2', 0.34);
  const steel = '#2b2735';
  const brass = '#e8b04a';
  const wheel = (x: number, r: number) => (
    <g key={x}>
      <path d={disc(x, r, r)} fill={steel} />
      <path d={disc(x, r, r * 0.72)} fill="#a83a2c" />
      <path d={disc(x, r, r * 0.3)} fill={steel} />
    </g>
  );
  return (
    <OnTrack track={track} at={towards > 0 ? at : at + 8} length={8 * towards}>
      <path d={rect(0.1, 0.72, 7.8, 0.4)} fill="#a83a2c" />
      <path d={rect(0.1, 0.72, 7.8, 0.14)} fill="#6d1f1f" />
      {[1.3, 2.7, 4.1, 5.5].map((x) => wheel(x, 0.56))}
      {wheel(6.9, 0.4)}
      <path d={rect(1.2, 0.48, 4.5, 0.16)} fill="#c9c3bd" />
      <path d={rect(2.4, 1.12, 5, 1.86)} fill={shade} />
      <path d={rect(2.4, 1.9, 5.1, 1.02)} fill={body} />
      <path d={rect(2.4, 2.54, 5.1, 0.3)} fill={light} />
      <path d={rect(2.3, 1.12, 3.5, 1.24)} fill={body} />
      <path d={rect(2.3, 1.12, 3.5, 0.36)} fill={shade} />
      <path d={rect(2.45, 1.3, 3.2, 0.09) + rect(2.45, 2.1, 3.2, 0.09)} fill={brass} />
      <path d={rect(7.3, 1.4, 0.5, 1.5)} fill={steel} />
      <path d={disc(7.62, 2.5, 0.24)} fill="#fff0c2" />
      <path d={`M6.62 2.9h.62l.1 1.1h.16v.24h-1.14v-.24h.16Z`} fill={steel} />
      <path d={`M4.7 2.9h.9v.44q-.45 .42 -.9 0Z`} fill={brass} />
      <path d={rect(3.7, 2.9, 0.3, 0.46)} fill={brass} />
      <path d={rect(0.2, 1.12, 2.3, 2.5)} fill={body} />
      <path d={rect(0.2, 1.12, 2.3, 0.7)} fill={shade} />
      <path d={rect(0.55, 2.2, 1.0, 1.05)} fill="#ffd98a" />
      <path d={disc(1.15, 2.5, 0.26) + rect(0.92, 2.2, 0.5, 0.2)} fill="#4a2a22" />
      <path d={rect(1.75, 2.2, 0.5, 1.05)} fill="#23375a" />
      <path d={`M-.1 3.6h2.9v.12q-1.4 .5 -2.9 0Z`} fill="#dfe6e6" />
      <path d={rect(-0.1, 3.52, 2.9, 0.14)} fill={steel} />
    </OnTrack>
  );
}

/** A main-line diesel (17 m) with its cab at the end further along the track; `towards` −1 turns it round. */
export function DieselEngine({ track, at, towards = 1, body = '#2d6a4f', stripe = '#f2c14e', aside = 0 }: { track: Track; at: number; towards?: 1 | -1; body?: string; stripe?: string; aside?: number }) {
  const shade = mix(body, '#150f2b', 0.46);
  const grilles = Array.from({ length: 6 }, (_, i) => rect(2 + i * 1.5, 2.1, 1, 1)).join('');
  return (
    <OnTrack track={track} at={towards > 0 ? at : at + 17} length={17 * towards} aside={aside}>
      <path d={[1.6, 3.3, 5, 12, 13.7, 15.4].map((x) => disc(x, 0.46, 0.46)).join('')} fill="#1d1826" />
      <path d={rect(0.2, 0.5, 16.6, 0.5)} fill="#2a2233" />
      <path d="M0 .9H17V2.5L16.4 3.9H0Z" fill={body} />
      <path d="M0 .9H17V1.6H0Z" fill={shade} />
      <path d={grilles} fill={shade} />
      <path d="M0 1.62H17V1.94H0Z" fill={stripe} />
      <path d="M13.2 2.5h1.1v1h-1.1ZM14.9 2.5h1.9l-.4 1h-1.5Z" fill="#bfe0e0" />
      <path d={disc(16.7, 2.1, 0.26)} fill="#fff3c4" />
      <path d="M0 3.8H16.5V4.12Q9 4.4 0 4.12Z" fill="#c9cbbf" />
    </OnTrack>
  );
}

/** Coaches coupled in a row along the track, starting at `at`. */
export function Train({ id, track, at, coaches, length, gap = 0.7, height, aside = 0, livery }: { id: string; track: Track; at: number; coaches: number; length: number; gap?: number; height?: number; aside?: number; livery: Livery }) {
  return Array.from({ length: coaches }, (_, i) => {
    const place = at + i * (length + gap);
    const link = track(place - gap, aside, 0.9);
    const end = track(place, aside, 0.9);
    return (
      <g key={i}>
        {i > 0 && <path d={polygon([[link.x, link.y], [end.x, end.y], [end.x, end.y + end.size * 1.2], [link.x, link.y + link.size * 1.2]].map(([x, y]) => [x ?? 0, (y ?? 0) - end.size * 0.6] as const))} fill="#1d1826" />}
        <Coach id={`${id}-${i}`} track={track} at={place} length={length} aside={aside} livery={livery} {...(height === undefined ? {} : { height })} />
      </g>
    );
  });
}

/** Rails and sleepers under a track; one sleeper per `every` metres. */
export function Rails({ track, from = 0, to = track.span, rail = '#4a3a3a', bed = '#8a6a55', every = 2 }: { track: Track; from?: number; to?: number; rail?: string; bed?: string; every?: number }) {
  const steps = Math.max(8, Math.round((to - from) / 3));
  const line = (up: number) => Array.from({ length: steps + 1 }, (_, i) => track(from + ((to - from) * i) / steps, 0, up)).map((p) => [p.x, p.y] as const);
  const sleepers = Array.from({ length: Math.floor((to - from) / every) }, (_, i) => {
    const p = track(from + i * every, 0, -0.05);
    return box(p.x, p.y, p.size * 0.6, p.size * 0.16);
  });
  return (
    <>
      <path d={polygon([...line(-0.05), ...line(-0.6).toReversed()])} fill={bed} />
      <path d={sleepers.join('')} fill={mix(bed, '#1d1636', 0.5)} />
      <path d={polygon([...line(0.08), ...line(-0.06).toReversed()])} fill={rail} />
    </>
  );
}

/** Steam from a chimney at (x, y), drifting by (dx, dy): growing puffs in one plume, shaded below, thinning out. */
export function Smoke({ id, x, y, dx, dy, size = 14, lit = '#fffaf0', shade = '#b9bfc4', puffs = 15 }: { id: string; x: number; y: number; dx: number; dy: number; size?: number; lit?: string; shade?: string; puffs?: number }) {
  const r = random(id);
  let bright = '';
  let dull = '';
  for (let i = 0; i < puffs; i += 1) {
    const u = (i / (puffs - 1)) ** 1.15;
    const radius = size * (0.75 + 3.4 * u) * r.between(0.75, 1.2);
    const px = x + dx * u + r.between(-0.3, 0.3) * radius * u;
    const py = y + dy * u ** 0.7 + r.between(-0.35, 0.35) * radius;
    dull += scallop(r, px + radius * 0.1, py + radius * 0.22, radius, radius * 0.84, 8, 0.2);
    bright += scallop(r, px - radius * 0.06, py - radius * 0.12, radius * 0.84, radius * 0.68, 8, 0.2);
  }
  // One path and one gradient per tone: puffs drawn singly with opacity would show as rings.
  const fade = (colour: string, last: number) => [[0, colour, 1], [0.45, colour, 0.9], [1, colour, last]] as const;
  return (
    <>
      <Gradient id={`${id}-shade`} from={[x, y]} to={[x + dx, y + dy]} stops={fade(shade, 0.12)} />
      <Gradient id={`${id}-lit`} from={[x, y]} to={[x + dx, y + dy]} stops={fade(lit, 0.2)} />
      <path d={dull} fill={`url(#${id}-shade)`} />
      <path d={bright} fill={`url(#${id}-lit)`} />
    </>
  );
}
