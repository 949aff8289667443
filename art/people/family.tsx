/** Groups: a family hand in hand, and friends side by side. The figures in a group share one shadow. */
import { random } from '../kit/random.ts';
import { Shadow } from '../scenery/canvas.tsx';
import { Child, type ChildLooks, heightAtAge } from './child.tsx';
import { DRESS, type Dress, SKIN } from './dress.ts';
import { Woman, type WomanLooks } from './woman.tsx';

type Place = { id: string; x: number; y: number; height: number };

/** How far to the side the mother's outstretched hand and the child's held hand are, as fractions of their own heights. */
const HER_HAND = 0.167;
const HELD_HAND = 0.15;

/**
 * A mother with one to three children. She stands at (x, y), `height` high; the first child holds her right hand, the second stands
 * on her other side, and the third walks beside the first.
 */
export function Family({ id, x, y, height, mother = {}, kids = [{ age: 6 }], hasShadow = true }: Place & { mother?: WomanLooks; kids?: readonly ChildLooks[]; hasShadow?: boolean }) {
  const skin = mother.skin ?? SKIN.honey;
  const [first, second, third] = kids;
  const gap = (looks: ChildLooks) => height * (HER_HAND + HELD_HAND * heightAtAge(looks.age ?? 6));
  const right = first ? x + gap(first) : x;
  return (
    <g>
      {hasShadow && <Shadow x={x + height * (first ? 0.14 : 0.03)} y={y + 1} width={height * (0.2 + kids.length * 0.1)} height={height * 0.035} />}
      {second && <Child id={`${id}-2`} x={x - height * 0.3} y={y + height * 0.01} height={height} isHeld={false} skin={skin} {...second} />}
      <Woman id={`${id}-mother`} x={x} y={y} height={height} skin={skin} {...mother} arm={mother.arm ?? (first ? 'hold' : 'down')} isWindy={mother.isWindy ?? !second} />
      {first && <Child id={`${id}-1`} x={right} y={y + height * 0.012} height={height} skin={skin} {...first} />}
      {third && <Child id={`${id}-3`} x={right + height * 0.3} y={y + height * 0.03} height={height} isHeld={false} skin={skin} {...third} />}
    </g>
  );
}

const FRIENDS: readonly (WomanLooks & { size: number })[] = [
  { wears: 'sari', dress: DRESS.lotus, skin: SKIN.cinnamon, hair: 'bun', size: 0.98 },
  { wears: 'kurta', dress: DRESS.marigold, skin: SKIN.wheat, hair: 'plait', size: 1.04 },
  { wears: 'sari', dress: DRESS.teal, skin: SKIN.honey, hair: 'bun', isGrey: true, isWindy: false, size: 0.92 },
  { wears: 'kurta', dress: DRESS.crimson, skin: SKIN.cocoa, hair: 'bob', size: 1 },
  { wears: 'sari', dress: DRESS.magenta, skin: SKIN.wheat, hair: 'plait', isWindy: false, size: 0.97 },
];

/** Two to five friends side by side. `isCovered`: heads covered, as in a gurdwara. `dresses` overrides their own dresses, in order. */
export function Women({ id, x, y, height, count = 3, isCovered = false, dresses = [] }: Place & { count?: number; isCovered?: boolean; dresses?: readonly Dress[] }) {
  const chance = random(id);
  const start = chance.whole(0, FRIENDS.length - 1);
  const friends = Array.from({ length: count }, (_, index) => FRIENDS[(start + index) % FRIENDS.length]!);
  return (
    <g>
      <Shadow x={x + height * 0.04} y={y + 1} width={height * 0.14 * (count + 0.6)} height={height * 0.035} />
      {friends.map(({ size, ...looks }, index) => (
        <Woman
          key={index}
          id={`${id}-${index}`}
          x={x + (index - (count - 1) / 2) * height * 0.27}
          y={y + (index % 2) * height * 0.015}
          height={height * size}
          {...looks}
          isWindy={index === 0 && looks.isWindy !== false}
          {...(dresses[index] && { dress: dresses[index] })}
          {...(isCovered && { hair: 'covered' as const, isWindy: false })}
          arm={index === count - 1 && !isCovered ? 'wave' : 'down'}
        />
      ))}
    </g>
  );
}
