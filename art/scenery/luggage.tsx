/** Luggage: suitcases and a toy elephant. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { shape } from '../people/body.tsx';
import { At, Shadow } from './canvas.tsx';
import { band, box, oval } from './shapes.ts';

/** A suitcase upright on its wheels, with a tag. (x, y) is the middle of its base; drawn 100 high and scaled. */
export function Suitcase({ x, y, height, colour = '#1f7f86', tag = '#f2a51b' }: { x: number; y: number; height: number; colour?: string; tag?: string }) {
  const dark = mix(colour, '#2a1030', 0.36);
  return (
    <At x={x} y={y} scale={height / 100}>
      <Shadow x={6} y={0} width={40} height={6} />
      <path d={`${box(-11, -100, 3, 26)}${box(8, -100, 3, 26)}${box(-13, -103, 26, 6)}`} fill="#3a3440" />
      <path d={oval(-22, -3, 4) + oval(22, -3, 4)} fill="#241f2b" />
      <path d="M-32 -68Q-32 -78 -22 -78H22Q32 -78 32 -68V-12Q32 -5 24 -5H-24Q-32 -5 -32 -12Z" fill={colour} />
      <path d="M10 -78H22Q32 -78 32 -68V-12Q32 -5 24 -5H10Z" fill={dark} />
      <path d={[-22, -10, 2, 14, 25].map((at) => box(at - 1.4, -74, 2.8, 65)).join('')} fill={mix(colour, '#2a1030', 0.22)} />
      <path d={box(-24, -72, 2, 60)} fill={mix(colour, '#fff0d0', 0.5)} />
      <path d={polygon([[12, -74], [22, -66], [16, -54], [6, -62]])} fill={tag} />
    </At>
  );
}

/** A child's cloth elephant, sitting. (x, y) is the middle of its base; drawn 100 high and scaled. */
export function ToyElephant({ x, y, height, turn = 0, cloth = '#e9a6a0', trim = '#2c3e73', flip = false }: { x: number; y: number; height: number; turn?: number; cloth?: string; trim?: string; flip?: boolean }) {
  const dark = mix(cloth, '#3a1638', 0.26);
  return (
    <At x={x} y={y} scale={height / 100} turn={turn} flip={flip}>
      <path d={oval(0, -26, 30, 28)} fill={cloth} />
      <path d={shape([[8, -54], [32, -34], [28, -8], [6, 2], [14, -26]])} fill={dark} />
      <path d={oval(-20, -6, 16, 11) + oval(22, -6, 16, 11)} fill={cloth} />
      <path d={oval(-26, -6, 8, 9) + oval(30, -6, 8, 9)} fill={trim} />
      <path d={oval(-34, -66, 20, 24) + oval(34, -66, 20, 24)} fill={dark} />
      <path d={oval(-33, -65, 13, 17) + oval(33, -65, 13, 17)} fill={mix(trim, '#ffffff', 0.62)} />
      <path d={oval(0, -68, 27, 26)} fill={cloth} />
      <path d={band([[0, -62, 17], [2, -46, 15], [8, -34, 12], [18, -32, 11]]) + oval(18, -32, 5.5)} fill={mix(cloth, '#3a1638', 0.1)} />
      <path d={oval(-11, -72, 3) + oval(12, -72, 3)} fill="#2a1512" />
      <path d={oval(-17, -62, 5, 3.4) + oval(19, -62, 5, 3.4)} fill="#d2432f" opacity={0.3} />
    </At>
  );
}

/** An open suitcase from the front: lid up behind, folded clothes inside. (x, y): middle of its lower front edge; `width`: of the case. */
export function OpenSuitcase({ x, y, width, colour = '#c9502e', lining = '#f4e2c0', clothes = ['#1f7f86', '#f2a51b', '#e9a6a0', '#2c3e73', '#f4ebdd'] }: { x: number; y: number; width: number; colour?: string; lining?: string; clothes?: readonly string[] }) {
  const w = width / 2;
  const dark = mix(colour, '#2a1030', 0.36);
  const deep = width * 0.26;
  const rim = y - width * 0.2;
  return (
    <>
      <Shadow x={x + 10} y={y} width={w * 1.14} height={width * 0.06} />
      <path d={shape([[x - w * 0.9, rim - deep * 0.9, 'corner'], [x - w * 0.94, rim - width * 0.62], [x - w * 0.84, rim - width * 0.68], [x + w * 0.84, rim - width * 0.68], [x + w * 0.94, rim - width * 0.62], [x + w * 0.9, rim - deep * 0.9, 'corner']])} fill={colour} />
      <path d={polygon([[x - w * 0.84, rim - deep * 0.9], [x - w * 0.86, rim - width * 0.63], [x + w * 0.86, rim - width * 0.63], [x + w * 0.84, rim - deep * 0.9]])} fill={lining} />
      <path d={polygon([[x + w * 0.3, rim - deep * 0.9], [x + w * 0.4, rim - width * 0.63], [x + w * 0.86, rim - width * 0.63], [x + w * 0.84, rim - deep * 0.9]])} fill={mix(lining, '#5a2a40', 0.2)} />
      <path d={polygon([[x - w * 0.84, rim - width * 0.4], [x + w * 0.84, rim - width * 0.4], [x + w * 0.84, rim - deep * 0.9], [x - w * 0.84, rim - deep * 0.9]])} fill={mix(lining, '#8a4a3a', 0.26)} />
      <path d={box(x - w * 0.84, rim - width * 0.41, w * 1.68, 5)} fill={mix(colour, '#ffffff', 0.2)} />
      <path d={polygon([[x - w * 0.9, rim - deep], [x + w * 0.9, rim - deep], [x + w, rim], [x - w, rim]])} fill={mix(lining, '#3a1638', 0.5)} />
      {clothes.map((cloth, i) => {
        const at = x - w * 0.84 + (i % 3) * w * 0.56;
        const base = rim - (i < 3 ? deep * 0.5 : deep * 0.06);
        const high = width * (i % 2 ? 0.17 : 0.13);
        const wide = w * (i < 3 ? 0.56 : 0.62);
        const left = i < 3 ? at : x - w * 0.88 + (i - 3) * w * 1.1;
        return (
          <g key={i}>
            {[0, 1, 2].map((fold) => (
              <g key={fold}>
                <path d={`M${left} ${base - (fold * high) / 3}h${wide}q12 ${-high / 6} 0 ${-high / 3}h${-wide}q-12 ${high / 6} 0 ${high / 3}Z`} fill={mix(cloth, fold % 2 ? '#ffffff' : '#3a1638', fold % 2 ? 0.16 : 0.06)} />
                <path d={box(left, base - (fold * high) / 3 - 3, wide, 3)} fill={mix(cloth, '#3a1638', 0.36)} />
              </g>
            ))}
          </g>
        );
      })}
      <path d={shape([[x - w, rim, 'corner'], [x + w, rim, 'corner'], [x + w * 0.98, y - 14], [x + w * 0.9, y], [x - w * 0.9, y], [x - w * 0.98, y - 14]])} fill={colour} />
      <path d={shape([[x + w * 0.3, rim, 'corner'], [x + w, rim, 'corner'], [x + w * 0.98, y - 14], [x + w * 0.9, y], [x + w * 0.36, y, 'corner']])} fill={dark} />
      <path d={box(x - w - 3, rim - 6, width + 6, 12)} fill={mix(colour, '#ffe3ae', 0.3)} />
      <path d={box(x - w * 0.6, rim - 4, w * 0.12, width * 0.09) + box(x + w * 0.48, rim - 4, w * 0.12, width * 0.09)} fill="#e8c27a" />
      <path d={`M${x - w * 0.16} ${rim + width * 0.08}q0 ${width * 0.05} ${w * 0.08} ${width * 0.05}h${w * 0.16}q${w * 0.08} 0 ${w * 0.08} ${-width * 0.05}`} fill="none" stroke={mix(colour, '#2a1030', 0.6)} strokeWidth={9} />
    </>
  );
}
