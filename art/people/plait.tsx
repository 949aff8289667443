/** Plaits of posed people: a row of beads for the strands, a ribbon, and the loose end. */
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { alongLine, oval, rounded, type Spot } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { HAIR } from './dress.ts';
import type { Body } from './pose.ts';

type Looks = { isGrey?: boolean | undefined; tie: string; wind?: number | undefined };

/** A plait of `beads` beads that hangs from (x, y), in the head's coordinates. */
export function Plait({ x, y, beads, isGrey = false, tie, wind = 0 }: Looks & { x: number; y: number; beads: number }) {
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  return (
    <g transform={`rotate(${Math.round(wind * 50)} ${x} ${y})`}>
      {Array.from({ length: beads }, (_, bead) => (
        <path key={bead} d={oval(x + Math.sin(bead) * 2, y + bead * 14, 11.5 - bead * 0.5, 10)} fill={bead % 2 ? mix(dark, sheen, 0.6) : dark} />
      ))}
      <At x={x} y={y + beads * 14}>
        <LooseEnd tie={tie} dark={dark} />
      </At>
    </g>
  );
}

/**
 * A plait from `nape` down the back of somebody seen from the side, in the body's coordinates.
 * It lies on a back that leans forward, and hangs straight down from one that leans back.
 */
export function PlaitDownBack({ nape, body: { at, size }, beads, isGrey = false, tie, wind = 0 }: Looks & { nape: Spot; body: Body; beads: number }) {
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const unit = size.head / 100;
  const shoulder = at(0.94, -18);
  const back = [0.75, 0.5, 0.25, 0].map((up): Spot => {
    const [x, y] = at(up, -20);
    return [Math.min(x, shoulder[0] - 1), y];
  });
  const line = rounded([nape, shoulder, ...back]);
  const length = Math.hypot(nape[0] - shoulder[0], nape[1] - shoulder[1]) + size.trunk * 0.95;
  const beadAt = (bead: number) => alongLine(line, ((bead * 13 + 4) * unit) / length);
  const end = beadAt(beads);
  return (
    <g transform={`rotate(${Math.round(wind * 50)} ${nape.map(n).join(' ')})`}>
      {Array.from({ length: beads }, (_, bead) => {
        const { x, y } = beadAt(bead);
        return <path key={bead} d={oval(x + Math.sin(bead) * 2 * unit, y, (12.5 - bead * 0.5) * unit, 10 * unit)} fill={bead % 2 ? mix(dark, sheen, 0.6) : dark} />;
      })}
      <At x={end.x} y={end.y} scale={unit}>
        <LooseEnd tie={tie} dark={dark} />
      </At>
    </g>
  );
}

/** The ribbon and the loose end below the last bead, at (0, 0). */
const LooseEnd = ({ tie, dark }: { tie: string; dark: string }) => (
  <>
    <path d={shape([[-5, 0], [5, 0], [4, 18], [0, 24, 'corner'], [-5, 16]])} fill={dark} />
    <path d={oval(0, 0, 9, 7.5)} fill={tie} />
  </>
);
