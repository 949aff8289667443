/** An Indian tourist coach seen from its door side. It faces left; the open door is ahead of the front wheel. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { At, Gradient } from './canvas.tsx';
import { box, lens, oval } from './shapes.ts';

const Wheel = ({ x }: { x: number }) => (
  <>
    <path d={`M${x - 15} -9a15 15 0 0 1 30 0Z`} fill="#1d1826" />
    <path d={oval(x, -11.5, 11.5)} fill="#241f2b" />
    <path d={oval(x, -11.5, 6.6)} fill="#cfc8c2" />
    <path d={oval(x + 1.2, -11, 5)} fill="#8f8790" />
    <path d={oval(x, -11.5, 2.6)} fill="#3a3440" />
  </>
);

/**
 * (x, y): the road under the front bumper; `height`: road to top. A coach is 2.5 times as long as it is high, and its emblem is a banyan.
 * `children`: passengers, drawn for a coach 100 high: sill at y −53, panes 33 high from x 52 to 247, window posts every 38.6 from x 50.
 */
export function Coach({ id, x, y, height, body = '#fbf1dc', stripe = '#1e5a49', second = '#f2a51b', inside = '#ffdf9a', children }: { id: string; x: number; y: number; height: number; body?: string; stripe?: string; second?: string; inside?: string; children?: ReactNode }) {
  const outline = 'M5 -9Q1 -10 1.4 -22Q2 -44 6 -62Q9 -80 12 -88Q14 -95 24 -95.6H238Q250 -95 250 -84V-9Z';
  return (
    <At x={x} y={y} scale={height / 100}>
      <path d={lens(136, 0, 300, 8)} fill="#2a1a2e" opacity={0.32} />
      <Gradient id={`${id}-body`} from={[0, 0]} to={[250, 0]} stops={[[0, mix(body, '#ffffff', 0.4)], [0.3, body], [1, mix(body, '#5a2350', 0.22)]]} />
      <clipPath id={`${id}-form`}>
        <path d={outline} />
      </clipPath>
      <path d={box(60, -99.5, 62, 6) + box(160, -98.5, 40, 5)} fill={mix(body, '#3a2450', 0.3)} />
      <path d={outline} fill={`url(#${id}-body)`} />
      <g clipPath={`url(#${id}-form)`}>
        <path d="M0 -30Q70 -20 120 -34Q180 -50 256 -50V0H0Z" fill={stripe} />
        <path d="M0 -34Q70 -24 120 -38Q180 -54 256 -54V-50Q180 -50 120 -34Q70 -20 0 -30Z" fill={second} />
        <path d={box(0, -16, 256, 16)} fill={mix(stripe, '#150f2b', 0.44)} />
        <path d={box(0, -93, 256, 4)} fill={stripe} />
        {/* Inside: light from the far windows, luggage rack, seats, passengers; the glass has a sheen only near the top of each pane. */}
        <Gradient id={`${id}-cabin`} from={[0, -86]} to={[0, -53]} stops={[[0, '#3a4a5c'], [0.3, '#5f7480'], [1, '#8fa39c']]} />
        <path d="M52 -86H244Q247 -86 247 -82V-56Q247 -53 244 -53H52Z" fill={`url(#${id}-cabin)`} />
        <clipPath id={`${id}-panes`}>
          <path d={box(52, -86, 195, 33)} />
        </clipPath>
        <g clipPath={`url(#${id}-panes)`}>
          <path d={box(52, -78, 195, 12)} fill="#cfe0d6" opacity={0.5} />
          <path d={box(52, -83, 195, 2.2)} fill="#2b3644" />
          {Array.from({ length: 10 }, (_, i) => (
            <g key={i}>
              <path d={`M${n(64 + i * 19.3)} -50v-15q0 -4 5 -4q5 0 5 4v15Z`} fill="#7a3f52" />
              <path d={`M${n(64 + i * 19.3)} -60v-5q0 -4 5 -4q5 0 5 4v5Z`} fill="#f4e6cf" />
            </g>
          ))}
          {children}
        </g>
        <path d={Array.from({ length: 5 }, (_, i) => polygon([[77 + i * 38.6, -86], [82 + i * 38.6, -86], [76 + i * 38.6, -75], [73.6 + i * 38.6, -79.8]])).join('')} fill="#e6f6f4" opacity={0.4} />
        <path d={Array.from({ length: 6 }, (_, i) => box(50 + i * 38.6, -87, 3.4, 35)).join('')} fill={mix(body, '#3a2450', 0.2)} />
        <path d={Array.from({ length: 5 }, (_, i) => `M${n(53.4 + i * 38.6)} -86h8q-1 12 -7 17h-1Z`).join('')} fill="#d9774a" />
        <path d="M4 -56Q8 -76 12.6 -88H25V-52H4Z" fill="#39566e" />
        <path d="M8 -56Q12 -76 16 -88H21L13 -54Z" fill="#cfe9ee" opacity={0.5} />
        <path d={box(252, -95, -6, 90)} fill={mix(body, '#3a2450', 0.4)} />
      </g>
      {/* The open door, lit from within, and its steps. */}
      <path d={box(28, -86, 19, 78)} fill={mix(stripe, '#150f2b', 0.5)} />
      <path d={box(30, -84, 15, 75)} fill={inside} />
      <path d={polygon([[37, -84], [45, -84], [45, -9], [40, -9]])} fill={mix(inside, '#8a4a2c', 0.4)} />
      <path d={box(30, -30, 15, 21)} fill="#6b4a3c" />
      <path d={box(30, -30, 15, 2.6) + box(30, -20, 15, 2.6) + box(30, -11, 15, 2.6)} fill={second} />
      <path d="M43 -56L36 -30" stroke="#cfc8c2" strokeWidth={1.3} />
      <path d={polygon([[28, -86], [24.6, -83], [24.6, -5], [28, -8]])} fill={stripe} />
      <path d={polygon([[24.6, -83], [22.6, -84.6], [22.6, -7], [24.6, -5]]) + polygon([[27.2, -80], [25.4, -78.4], [25.4, -46], [27.2, -47]])} fill={mix(stripe, '#ffe3ae', 0.3)} />
      {/* The banyan emblem. */}
      <path d={oval(100, -41.4, 9, 4.6) + oval(94, -38.6, 5, 3.4) + oval(106.6, -38.8, 5.4, 3.4)} fill={second} />
      <path d="M98.8 -40H101.2L102 -29H98ZM93 -37h1l-.2 7h-.6ZM106 -37h1l.2 6h-.8Z" fill={second} />
      <path d={oval(6.4, -27, 3, 4)} fill="#fff6cf" />
      <path d={box(2.4, -20, 3, 3.6)} fill="#f2a51b" />
      <path d="M12 -86Q2 -90 -2 -82V-70Q0 -68 2.6 -70V-80Q6 -86 12 -84Z" fill="#241f2b" />
      <path d={box(1, -13, 22, 5)} fill="#3a3440" />
      <Wheel x={66} />
      <Wheel x={198} />
    </At>
  );
}
