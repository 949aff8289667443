/**
 * A writing hand, seen from above by the writer. Forefinger and thumb hold the pen, and the middle finger supports it from below.
 * The other two fingers are curled up behind, each a step lower.
 */
import type { ReactNode } from 'react';
import { clothFold, clothLight, clothShade, mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { At, Gradient } from '../scenery/canvas.tsx';
import { band, oval, type Spot } from '../scenery/shapes.ts';
import { Piece, shape } from './body.tsx';
import { skinTones } from './dress.ts';

type Finger = readonly (readonly [x: number, y: number, width: number])[];

/** Fingers from knuckle to tip. The pen's point is at (−10, −11), its other end at the lower right. */
const FINGERS = {
  index: [[152, 118, 26], [141, 80, 39], [114, 46, 38], [86, 32, 32], [64, 27, 31], [40, 26, 24]],
  middle: [[174, 150, 42], [172, 72, 37], [148, 28, 36], [108, 6, 30], [80, 3, 29], [42, 11, 22]],
  ring: [[186, 170, 36], [200, 92, 35], [184, 42, 35], [152, 7, 29], [124, -9, 28], [94, -9, 22]],
  little: [[188, 196, 30], [218, 120, 31], [214, 72, 31], [190, 36, 26], [168, 18, 25], [146, 10, 20]],
  thumb: [[106, 214, 12], [68, 178, 56], [42, 134, 44], [30, 100, 41], [28, 73, 35], [36, 50, 26]],
} as const satisfies Record<string, Finger>;

const BACK = shape([[74, 252], [50, 206], [44, 160], [54, 128], [76, 122], [98, 109], [114, 92], [126, 80], [152, 90], [182, 106], [206, 132], [214, 166], [204, 202], [180, 230], [160, 256], [118, 268]]);
const FOREARM = band([[156, 1160, 196], [132, 440, 132], [118, 310, 94], [116, 258, 84], [122, 214, 96]]);

/** A finger with a round tip. */
const digit = (finger: Finger) => {
  const [x, y, width] = finger[finger.length - 1] ?? [0, 0, 0];
  return band(finger) + oval(x, y, width / 2);
};

/** The nail at the end of a finger; `aside` moves it across the finger, as a fraction of the finger's width. */
function Nail({ finger, aside, colour }: { finger: Finger; aside: number; colour: string }) {
  const [[ax, ay] = [0, 0], [bx, by, width] = [0, 0, 0]] = finger.slice(-2);
  return (
    <At x={bx} y={by} turn={(Math.atan2(by - ay, bx - ax) * 180) / Math.PI}>
      <path d={oval(width * 0.04, aside * width, width * 0.42, width * 0.29)} fill={mix(colour, '#3a1a24', 0.4)} />
      <path d={oval(width * 0.1, aside * width, width * 0.38, width * 0.25)} fill={colour} />
      <path d={oval(width * 0.1, (aside - 0.08) * width, width * 0.2, width * 0.07)} fill="#ffffff" opacity={0.3} />
    </At>
  );
}

/** Glass bangles round the wrist, and the sleeve with its border. */
function Dressed({ id, sleeve, bangles, flip }: { id: string; sleeve: string; bangles: readonly string[]; flip: boolean }) {
  const hoop = (i: number) => `M${74 - i * 1.2} ${286 + i * 15}Q${116 + i * 0.5} ${258 + i * 15} ${158 + i * 2} ${286 + i * 15}`;
  return (
    <>
      {bangles.map((colour, i) => (
        <g key={i} fill="none" strokeLinecap="round">
          <path d={hoop(i)} stroke={mix(colour, '#3a1638', 0.4)} strokeWidth={10} />
          <path d={hoop(i)} transform="translate(-1 -2)" stroke={colour} strokeWidth={6.5} />
          <path d={hoop(i)} transform="translate(0 -3)" stroke="#fff3dc" strokeWidth={2.4} strokeDasharray="0 26 20 12 5 400" opacity={0.85} />
        </g>
      ))}
      <Piece id={`${id}-sleeve`} outline={shape([[36, 486, 'corner'], [78, 460], [128, 450], [176, 460], [214, 486, 'corner'], [238, 700], [290, 1160], [0, 1160], [26, 700]])} fill={sleeve}>
        {/* On a left arm the other side is lit. */}
        <g transform={flip ? 'translate(252 0) scale(-1 1)' : undefined}>
          <path d={shape([[150, 430], [176, 600], [186, 800], [180, 1170], [320, 1170], [260, 440]])} fill={clothShade(sleeve)} />
          <path d={band([[60, 470, 6], [56, 600, 26], [52, 800, 30], [50, 1160, 30]])} fill={clothLight(sleeve)} />
          <path d={band([[104, 470, 2], [116, 560, 13], [104, 680, 2]]) + band([[190, 500, 2], [150, 620, 22], [140, 760, 3]]) + band([[80, 620, 2], [98, 720, 14], [92, 860, 2]])} fill={clothFold(sleeve)} opacity={0.7} />
        </g>
        <path d="M30 504Q126 438 220 504" fill="none" stroke={mix(sleeve, '#f6d58a', 0.8)} strokeWidth={20} />
        <path d="M28 522Q126 456 222 522" fill="none" stroke={mix(sleeve, '#f6d58a', 0.8)} strokeWidth={3} />
      </Piece>
    </>
  );
}

type Props = { id: string; x: number; y: number; turn?: number; size?: number; flip?: boolean; skin: string; sleeve: string; bangles?: readonly string[]; nails?: string; tool: ReactNode; reach: number };

/**
 * A right hand, or a left one with `flip`. (x, y): the tool's point; `turn` 0: the forearm comes from below; `size` 1: a hand 280 long.
 * `tool` is drawn along x with its point at (65, 0), like `Crayon`; its shadow on the hand ends at `reach`. Light is from the upper left.
 */
export function WritingHand({ id, x, y, turn = 0, size = 1, flip = false, skin, sleeve, bangles = [], nails = mix(skin, '#f6c4ae', 0.6), tool, reach }: Props) {
  const { base, shade } = skinTones(skin);
  const [lit, deep] = [mix(base, '#ffd9a0', 0.2), mix(shade, '#3a1a24', 0.42)];
  /** A translation by `by` in a direction given for the picture (degrees, 0 is right), converted to the hand's own coordinates. */
  const shift = (degrees: number, by: number) => {
    const angle = ((degrees - turn) * Math.PI) / 180;
    return `translate(${n(Math.cos(angle) * by * (flip ? -1 : 1))} ${n(Math.sin(angle) * by)})`;
  };
  const towardsSun = (by: number) => shift(200, by);
  /** A part of the hand in three tones, with its shadow on the part below. `root`: where it fades into the back of the hand. */
  const flesh = (name: string, outline: string, thick: number, root?: { from: Spot; to: Spot }) => {
    const tone = (kind: string, colour: string) => (root ? `url(#${id}-${name}-${kind})` : colour);
    return (
      <>
        {root && Object.entries({ shade, lit, deep }).map(([kind, colour]) => <Gradient key={kind} id={`${id}-${name}-${kind}`} {...root} stops={[[0, colour], [1, kind === 'shade' ? base : colour, kind === 'shade' ? 1 : 0]]} />)}
        <path d={outline} transform={towardsSun(-6)} fill={tone('deep', deep)} opacity={0.8} />
        <Piece id={`${id}-${name}`} outline={outline} fill={tone('shade', shade)}>
          <path d={outline} transform={towardsSun(thick * 0.28)} fill={base} />
          <path d={outline} transform={towardsSun(thick * 0.66)} fill={tone('lit', lit)} />
        </Piece>
      </>
    );
  };
  const posed = `rotate(${turn}) scale(${flip ? -size : size} ${size})`;
  return (
    <>
      <g transform={`translate(${x + 20 * size} ${y + 24 * size}) ${posed}`} fill="#3a1a24" opacity={0.32}>
        {[FOREARM, BACK, ...Object.values(FINGERS).map(digit)].map((part) => <path key={part} d={part} />)}
      </g>
      <g transform={`translate(${x} ${y}) ${posed} translate(10 11)`}>
        {flesh('little', digit(FINGERS.little), 28, { from: [219, 104], to: [212, 146] })}
        {flesh('ring', digit(FINGERS.ring), 32, { from: [198, 80], to: [202, 122] })}
        {flesh('middle', digit(FINGERS.middle), 34, { from: [170, 60], to: [176, 104] })}
        {/* The hollow between thumb and forefinger, where the pen rests. */}
        <path d={shape([[34, 40], [74, 34], [116, 60], [132, 96], [100, 140], [60, 150], [28, 100]])} fill={deep} />
        {flesh('arm', FOREARM, 70, { from: [124, 330], to: [120, 262] })}
        <Piece id={`${id}-back`} outline={BACK} fill={base}>
          <path d={BACK} transform={towardsSun(-84)} fill={shade} opacity={0.5} />
          <path d={band([[150, 122, 2], [145, 162, 13], [132, 226, 2]]) + band([[180, 130, 2], [168, 176, 11], [148, 230, 2]])} fill={lit} opacity={0.7} />
          <path d={band([[166, 122, 1], [157, 168, 9], [142, 224, 1]]) + band([[196, 142, 1], [180, 186, 8], [160, 228, 1]])} fill={shade} opacity={0.7} />
          <path d={band(([[90, 9], [reach * 0.5 + 45, 12], [reach, 8]] as const).map(([along, thick]) => [along * 0.67, along * 0.74, thick] as const))} transform={shift(62, 17)} fill={deep} opacity={0.55} />
        </Piece>
        <g transform="rotate(-132) translate(-50 0)">{tool}</g>
        {flesh('index', digit(FINGERS.index), 36, { from: [126, 62], to: [148, 106] })}
        {flesh('thumb', digit(FINGERS.thumb), 46, { from: [48, 142], to: [86, 206] })}
        <Nail finger={FINGERS.index} aside={0.06} colour={nails} />
        <Nail finger={FINGERS.thumb} aside={-0.16} colour={nails} />
        <g fill="none" stroke={deep} strokeWidth={2.6} strokeLinecap="round" opacity={0.7}>
          <path d="M116 36Q124 42 128 52M109 40Q116 46 119 54M18 94Q26 102 36 102M19 102Q26 108 34 108M66 20Q71 26 71 33M152 14Q160 20 163 29M190 30Q197 36 199 45" />
        </g>
        <path d="M56 478Q128 414 194 478L198 500H52Z" fill={deep} opacity={0.6} />
        <Dressed id={id} sleeve={sleeve} bangles={bangles} flip={flip} />
      </g>
    </>
  );
}
