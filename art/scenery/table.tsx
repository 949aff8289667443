/** Things on a table: a laptop, and filter coffee in its tumbler and davara. */
import type { ReactNode } from 'react';
import { polygon } from '../kit/curves.ts';
import { At, Gradient } from './canvas.tsx';
import { lens, oval } from './shapes.ts';

/** An open laptop from the front and above. (x, y): middle of its front edge; `width`: of the lid. `children`: the screen, 300 × 190. */
export function Laptop({ id, x, y, width, metal = '#c9c4bf', children }: { id: string; x: number; y: number; width: number; metal?: string; children: ReactNode }) {
  const keys = Array.from({ length: 4 }, (_, row) => Array.from({ length: 13 }, (_k, i) => {
    const [top, low] = [-52 + row * 8.4, -52 + row * 8.4 + 6];
    const at = (u: number, v: number): readonly [number, number] => [(u - 0.5) * (272 + (v + 60) * 0.66), v];
    return polygon([at((i + 0.1) / 13, top), at((i + 0.9) / 13, top), at((i + 0.9) / 13, low), at((i + 0.1) / 13, low)]);
  }).join('')).join('');
  return (
    <At x={x} y={y} scale={width / 320}>
      <path d={lens(12, 4, 420, 16)} fill="#2a1a2e" opacity={0.3} />
      <path d="M-160 -62V-262Q-160 -272 -150 -272H150Q160 -272 160 -262V-62Z" fill="#2b2733" />
      <path d="M-160 -62V-262Q-160 -272 -150 -272H-146V-62Z" fill="#4a4450" />
      <clipPath id={`${id}-screen`}>
        <rect x={-150} y={-262} width={300} height={190} rx={3} />
      </clipPath>
      <g clipPath={`url(#${id}-screen)`}>
        <At x={-150} y={-262}>{children}</At>
      </g>
      <path d={oval(0, -267, 1.8)} fill="#8f8a90" />
      <Gradient id={`${id}-deck`} from={[-170, 0]} to={[180, 0]} stops={[[0, '#efe9df'], [0.5, metal], [1, '#9a8f98']]} />
      <path d={polygon([[-150, -62], [150, -62], [186, -4], [-186, -4]])} fill={`url(#${id}-deck)`} />
      <path d="M-186 -4H186Q186 4 178 4H-178Q-186 4 -186 -4Z" fill="#8a818c" />
      <path d={polygon([[-139, -55], [139, -55], [158, -20], [-158, -20]])} fill="#a89f9f" />
      <path d={keys} fill="#3a3440" />
      <path d={polygon([[-34, -17], [34, -17], [38, -6], [-38, -6]])} fill="#b5acac" />
    </At>
  );
}

/** A steel tumbler of filter coffee in its davara, seen slightly from above. (x, y): middle of the base; `height`: roughly to the rim. */
export function FilterCoffee({ id, x, y, height }: { id: string; x: number; y: number; height: number }) {
  const tip = 0.3;
  const steel = [[0, '#fdfaf2'], [0.2, '#d9d2cc'], [0.42, '#fffdf6'], [0.62, '#a89fa6'], [0.86, '#6f6674'], [1, '#c4b8b8']] as const;
  return (
    <At x={x} y={y} scale={height / 100}>
      <path d={oval(14, -2, 66, 62 * tip * 0.8)} fill="#2a1a2e" opacity={0.28} />
      <Gradient id={`${id}-bowl`} from={[-52, 0]} to={[52, 0]} stops={steel} />
      <Gradient id={`${id}-cup`} from={[-28, 0]} to={[28, 0]} stops={steel} />
      <path d={`M-50 -32Q-46 0 -34 2Q0 ${14 * tip + 6} 34 2Q46 0 50 -32Z`} fill={`url(#${id}-bowl)`} />
      <path d={oval(0, -32, 56, 56 * tip)} fill={`url(#${id}-bowl)`} />
      <path d={oval(0, -32, 49, 48 * tip)} fill="#8f8590" />
      <path d={oval(6, -30, 42, 40 * tip)} fill="#6a606e" />
      <path d={`M-24 -30L-28 -108H28L24 -30Q0 ${-30 + 26 * tip * 0.8} -24 -30Z`} fill={`url(#${id}-cup)`} />
      <path d={oval(0, -108, 32, 32 * tip)} fill={`url(#${id}-cup)`} />
      <path d={oval(0, -107, 27, 26 * tip)} fill="#6b3a22" />
      <path d={oval(-2, -105, 24, 22 * tip)} fill="#c98d56" />
      <path d={oval(-6, -106, 15, 12 * tip)} fill="#e8bd86" />
      <path d={oval(-12, -107, 4, 4 * tip) + oval(4, -103, 3, 3 * tip) + oval(8, -109, 2.4, 2.4 * tip)} fill="#f6dcb0" />
      <path d="M-6 -122Q-16 -138 -4 -150Q6 -160 -2 -176Q10 -162 4 -148Q-6 -136 0 -122ZM12 -120Q6 -132 14 -142Q20 -150 16 -160Q26 -150 21 -139Q14 -130 17 -120Z" fill="#ffffff" opacity={0.5} />
    </At>
  );
}
