/** A right hand that writes, seen from above: thumb and forefinger pinch the pen, the middle finger bears it, the other two lie rolled up on the paper. */
import type { ReactNode } from 'react';
import { clothShade, mix } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { band, oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { skinTones } from './dress.ts';

type Finger = readonly (readonly [x: number, y: number, width: number])[];

/** From knuckle to tip, in the hand's own place: the point of what it holds is at (-17, -19). */
const FINGERS = {
  index: [[128, 112, 42], [118, 70, 35], [98, 38, 32], [66, 27, 27], [39, 33, 21]],
  middle: [[146, 112, 38], [136, 56, 33], [112, 16, 31], [76, 4, 26], [50, 16, 20]],
  ring: [[164, 128, 38], [164, 74, 33], [146, 34, 31], [114, 22, 26]],
  little: [[178, 152, 36], [186, 104, 30], [176, 66, 28], [150, 48, 23]],
  thumb: [[76, 194, 58], [38, 148, 42], [17, 104, 34], [16, 70, 30], [27, 46, 21]],
} as const satisfies Record<string, Finger>;

const BACK = shape([[58, 232], [44, 200], [42, 164], [66, 132], [96, 104], [118, 88], [142, 92], [168, 108], [188, 138], [182, 178], [160, 212], [142, 236], [100, 248]]);
const FOREARM: Finger = [[136, 1160, 190], [114, 420, 122], [101, 256, 82], [100, 206, 94]];

/** A finger with a round tip. */
const digit = (finger: Finger) => {
  const [x, y, width] = finger[finger.length - 1] ?? [0, 0, 0];
  return band(finger) + oval(x, y, width / 2);
};
/** The side of a finger that lies away from the light, as a sickle along its inner edge. */
const underside = (finger: Finger) => smooth([...finger.map(([x, y]) => ({ x, y })), ...finger.toReversed().map(([x, y, width]) => ({ x: x - width * 0.3, y: y + width * 0.42 }))]);

type Props = { x: number; y: number; turn?: number; size?: number; skin: string; sleeve?: string; bangles?: readonly string[]; tool: ReactNode };

/**
 * The point of what she holds is at (x, y); `turn` 0 brings the forearm up from below. `size` 1 = a hand 240 long.
 * `tool`: drawn along x with its point at 65, 0 (see `Crayon`); `bangles` and a `sleeve` dress the arm. Light comes from the left of the picture.
 */
export function WritingHand({ x, y, turn = 0, size = 1, skin, sleeve, bangles = [], tool }: Props) {
  const flesh = skinTones(skin);
  const dim = mix(flesh.base, flesh.shade, 0.5);
  const deep = mix(flesh.shade, '#3a1a24', 0.34);
  return (
    <>
      <At x={x + 26 * size} y={y + 22 * size} turn={turn} scale={size}>
        <g fill="#3a1a24" opacity={0.3}>
          {[band(FOREARM), BACK, digit(FINGERS.little), digit(FINGERS.ring), digit(FINGERS.middle)].map((part) => <path key={part} d={part} />)}
        </g>
      </At>
      <At x={x} y={y} turn={turn} scale={size}>
        <At x={17} y={19}>
          <path d={digit(FINGERS.little)} fill={deep} />
          <path d={digit(FINGERS.ring)} fill={flesh.shade} />
          <path d={underside(FINGERS.ring)} fill={deep} />
          <path d={shape([[60, 30], [110, 40], [140, 90], [150, 120], [100, 130], [60, 90]])} fill={deep} />
          <path d={digit(FINGERS.middle)} fill={dim} />
          <path d={underside(FINGERS.middle)} fill={deep} />
          <path d={band(FOREARM)} fill={flesh.base} />
          <path d={band([[196, 1160, 76], [156, 420, 48], [130, 270, 30], [126, 220, 24]])} fill={flesh.shade} />
          <path d={BACK} fill={flesh.base} />
          <path d={shape([[150, 96], [168, 108], [188, 138], [182, 178], [160, 212], [142, 236], [122, 244], [140, 196], [152, 150]])} fill={flesh.shade} opacity={0.75} />
          {/* The hollow between thumb and forefinger, in which the pen lies. */}
          <path d={shape([[22, 52], [60, 38], [96, 66], [108, 104], [84, 138], [52, 150], [32, 108]])} fill={deep} />
          <path d={band([[70, 86, 10], [104, 122, 18], [150, 168, 15]])} fill={deep} opacity={0.45} />
          <At x={26.5} y={29.3} turn={-132}>{tool}</At>
          <path d={digit(FINGERS.index)} fill={flesh.base} />
          <path d={underside(FINGERS.index)} fill={flesh.shade} opacity={0.8} />
          <path d={digit(FINGERS.thumb)} fill={flesh.base} />
          <path d={band([[92, 180, 20], [58, 140, 13], [34, 100, 9], [30, 72, 6]])} fill={flesh.shade} opacity={0.8} />
          <path d={shape([[36, 26], [44, 19], [54, 18], [52, 26], [42, 34]]) + shape([[14, 66], [14, 54], [22, 44], [25, 54], [22, 68]])} fill={mix(flesh.base, '#f6c4ae', 0.7)} />
          <g fill="none" stroke={flesh.shade} strokeWidth={3} strokeLinecap="round">
            <path d="M96 24Q100 32 96 40M112 58Q119 62 124 60M2 100Q8 104 14 102" />
          </g>
          {bangles.map((colour, i) => <path key={i} d={`M${60 - i * 1.6} ${258 + i * 19}Q${100 + i} ${286 + i * 19} ${143 + i * 2.4} ${258 + i * 19}`} fill="none" stroke={colour} strokeWidth={11} />)}
          {sleeve && (
            <>
              <path d="M38 470Q112 506 190 472L262 1160H-20Z" fill={sleeve} />
              <path d="M146 491Q168 482 190 472L262 1160H190Z" fill={clothShade(sleeve)} />
              <path d="M39 480Q112 516 191 483" fill="none" stroke={mix(sleeve, '#f6d58a', 0.8)} strokeWidth={13} />
            </>
          )}
        </At>
      </At>
    </>
  );
}
