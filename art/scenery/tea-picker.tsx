/** A tea picker from behind: headscarf, basket slung from her forehead down her back, both arms lowered towards the bushes. */
import { clothLight, clothShade, skinShade } from '../kit/colour.ts';
import { shape } from '../people/body.tsx';
import { At } from './canvas.tsx';
import { leaf } from './shapes.ts';

/** (x, y): between her feet; `height`: head to foot. Hide her legs behind a tea row. `reach`: she works to the left (−1) or right (1). */
export function TeaPicker({ id, x, y, height, cloth, scarf, skin, reach = 1 }: { id: string; x: number; y: number; height: number; cloth: string; scarf: string; skin: string; reach?: 1 | -1 }) {
  const shade = clothShade(cloth);
  const cane = '#b98048';
  const arm = (s: number, wide: number, tone: string, sleeve: string) => (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${s * 30} -226L${s * (42 + wide)} -190L${s * (48 + wide * 2)} -${158 - wide * 0.6}`} stroke={tone} strokeWidth={13} />
      <path d={`M${s * 30} -228L${s * (42 + wide)} -192`} stroke={sleeve} strokeWidth={19} />
    </g>
  );
  return (
    <At x={x} y={y} scale={height / 300}>
      {arm(-1, reach < 0 ? 14 : 0, skin, cloth)}
      {arm(1, reach > 0 ? 14 : 0, skinShade(skin), shade)}
      <path d={shape([[-34, -240], [-40, -200], [-30, -160], [-44, -90], [-52, 0, 'corner'], [52, 0, 'corner'], [44, -90], [32, -160], [40, -200], [34, -240], [0, -252]])} fill={cloth} />
      <path d={shape([[10, -250], [12, -160], [8, 0, 'corner'], [52, 0, 'corner'], [44, -90], [32, -160], [40, -200], [34, -240]])} fill={shade} />
      <path d={shape([[-30, -236, 'corner'], [-24, -140], [-22, -100, 'corner'], [22, -100, 'corner'], [24, -140], [30, -236, 'corner']])} fill={cane} />
      <path d={shape([[6, -236, 'corner'], [4, -100, 'corner'], [22, -100, 'corner'], [24, -140], [30, -236, 'corner']])} fill="#8a5830" />
      <g stroke="#6f4526" strokeWidth={2.6} fill="none" opacity={0.7}>
        <path d="M-29 -214Q0 -206 29 -214M-27 -188Q0 -180 27 -188M-25 -162Q0 -154 25 -162M-24 -136Q0 -128 24 -136M-14 -234L-11 -102M0 -232V-100M14 -234L11 -102" />
      </g>
      <path d={shape([[-32, -238], [-18, -252], [0, -256], [18, -252], [32, -238], [16, -230], [0, -228], [-16, -230]])} fill="#4f7f34" />
      <path d={[-24, -14, -4, 6, 16, 24].map((at, i) => leaf(at, -240, 20, 5, -1.57 + (i - 2.5) * 0.28)).join('')} fill="#a9c95a" />
      <path d="M-25 -240Q-26 -276 -17 -284M26 -240Q27 -270 19 -282" fill="none" stroke="#e9d3a0" strokeWidth={4} />
      <path id={id} d={shape([[18, -284], [25, -277], [24, -268], [16, -262], [8, -258], [8, -284]])} fill={skin} />
      <path d={shape([[-10, -254], [-24, -246], [-20, -264], [-23, -282], [-14, -298], [3, -303], [18, -295], [22, -280], [14, -262], [12, -250], [0, -246]])} fill={scarf} />
      <path d={shape([[5, -302], [11, -280], [4, -248], [12, -250], [14, -262], [22, -280], [18, -294]])} fill={clothShade(scarf)} />
      <path d={shape([[-13, -292], [-18, -278], [-11, -270], [-5, -288]])} fill={clothLight(scarf)} />
      <path d="M-22 -284Q0 -292 21 -283" fill="none" stroke={clothShade(scarf)} strokeWidth={3.4} />
    </At>
  );
}
