/** Small travel pictures, 200 × 200 units, and the picture frame and instant print that hold them. */
import type { ReactNode } from 'react';
import { polygon } from '../kit/curves.ts';
import { DRESS, SKIN } from '../people/dress.ts';
import { Family } from '../people/family.tsx';
import { Woman } from '../people/woman.tsx';
import { stone } from './architecture.tsx';
import { Shikara } from './boats.tsx';
import { At, Gradient } from './canvas.tsx';
import { Elephant } from './elephant.tsx';
import { TeaHill } from './fields.tsx';
import { leaves, Thicket } from './foliage.tsx';
import { MysorePalace } from './mysore-palace.tsx';
import { trackAlong } from './perspective.ts';
import { Land, SnowPeaks } from './ridge.tsx';
import { band, box, lens, oval } from './shapes.ts';
import { Halo } from './sky.tsx';
import { NILGIRI, NilgiriEngine, Smoke, Train } from './trains.tsx';
import { Palm } from './trees.tsx';
import { Waterfall } from './water.tsx';

/** `id` must be unique in the scene. */
type Little = { id: string };

const Air = ({ id, stops }: Little & { stops: readonly (readonly [number, string])[] }) => (
  <>
    <Gradient id={`${id}-air`} from={[0, 0]} to={[0, 200]} stops={stops} />
    <rect width={200} height={200} fill={`url(#${id}-air)`} />
  </>
);

export const LittlePalace = ({ id }: Little) => (
  <>
    <Air id={id} stops={[[0, '#3f5f9a'], [0.5, '#e79a86'], [0.72, '#ffd9a0']]} />
    <Halo id={`${id}-sun`} x={100} y={120} rx={110} ry={70} colour="#fff0c0" opacity={0.8} />
    <MysorePalace id={`${id}-palace`} x={100} y={148} width={182} wall={stone('#f0b35a')} dome={stone('#c2452f')} isLit={false} />
    <Land crest={[[-10, 150], [100, 146], [210, 150]]} bottom={210} fill="#4f7a3f" />
    <path d={polygon([[88, 148], [112, 148], [140, 205], [60, 205]])} fill="#e8c890" />
    <Family id={`${id}-us`} x={96} y={184} height={34} mother={{ dress: DRESS.crimson, isWindy: false }} />
  </>
);

export const LittleFalls = ({ id }: Little) => (
  <>
    <Air id={id} stops={[[0, '#bfdcd4'], [1, '#e9f2d8']]} />
    <path d={polygon([[-5, 40], [40, 24], [90, 40], [130, 34], [205, 20], [205, 205], [-5, 205]])} fill="#5f8f78" />
    <path d={polygon([[-5, 84], [60, 60], [84, 66], [80, 205], [-5, 205]]) + polygon([[205, 70], [150, 56], [124, 70], [130, 205], [205, 205]])} fill="#2f6650" />
    <Waterfall id={`${id}-fall`} spine={[[104, 44, 16], [103, 80, 24], [106, 110, 30], [104, 158, 48]]} ribbons={34} />
    <Thicket id={`${id}-leaf`} line={[[-5, 92], [50, 80], [74, 110], [50, 160]]} count={11} radius={16} tones={leaves('#1f4f3a', '#8fb54a')} />
    <Thicket id={`${id}-leaf-2`} line={[[205, 80], [160, 90], [140, 130], [170, 165]]} count={11} radius={16} tones={leaves('#1f4f3a', '#8fb54a')} />
    <path d={polygon([[-5, 158], [205, 158], [205, 205], [-5, 205]])} fill="#6fbcb0" />
    <Halo id={`${id}-mist`} x={104} y={158} rx={70} ry={20} colour="#ffffff" opacity={0.9} />
    <path d={lens(60, 178, 80, 3) + lens(140, 188, 90, 3)} fill="#e9f6ee" />
  </>
);

export const LittleBoat = ({ id }: Little) => (
  <>
    <Air id={id} stops={[[0, '#6fa3cc'], [0.5, '#fdeccb'], [0.52, '#e9dcc0'], [1, '#2f6f96']]} />
    <SnowPeaks id={`${id}-peaks`} base={104} rock="#8fa3c4" snow="#fdfaf2" mist="#e4dfd2" peaks={[{ x: 52, y: 44, left: 70, right: 70 }, { x: 140, y: 34, left: 84, right: 90 }]} />
    <Shikara x={102} y={150} length={170} shadow="#1f4a70" />
    <clipPath id={`${id}-aboard`}>
      <rect width={200} height={140} />
    </clipPath>
    <g clipPath={`url(#${id}-aboard)`}>
      <Woman id={`${id}-mother`} x={108} y={166} height={52} dress={DRESS.teal} isWindy={false} />
    </g>
    <path d={lens(50, 170, 70, 2) + lens(140, 180, 90, 2.4) + lens(96, 160, 150, 2)} fill="#fdf3dc" opacity={0.8} />
  </>
);

export const LittleElephants = ({ id }: Little) => (
  <>
    <Air id={id} stops={[[0, '#f6c277'], [0.6, '#fdeab8']]} />
    <path d={oval(52, 62, 20)} fill="#fff8dc" />
    <Thicket id={`${id}-wood`} line={[[-5, 112], [70, 104], [140, 108], [205, 98]]} count={22} radius={15} tones={leaves('#6f8f4a', '#b9c46a')} />
    <Land crest={[[-10, 124], [100, 118], [210, 126]]} bottom={210} fill="#c79a4a" />
    <Elephant id={`${id}-cow`} x={86} y={168} height={86} pose="walk" />
    <Elephant id={`${id}-calf`} x={162} y={172} height={46} calf pose="walk" />
  </>
);

export const LittleBeach = ({ id }: Little) => (
  <>
    <Air id={id} stops={[[0, '#4f9fc4'], [0.5, '#cdeae0'], [0.51, '#2f93a8'], [0.74, '#5fb9b8']]} />
    <Land crest={[[-10, 148], [70, 152], [140, 140], [210, 150]]} bottom={210} fill="#f0d09a" />
    <path d={band([[-10, 146, 5], [70, 150, 4], [140, 138, 5], [210, 148, 4]])} fill="#ffffff" />
    <Palm id={`${id}-palm`} x={40} y={176} height={150} lean={0.2} />
    {[104, 132, 160].map((x, i) => (
      <Woman key={x} id={`${id}-${i}`} x={x} y={184 + (i % 2) * 2} height={62 - (i % 2) * 4} wears={i === 1 ? 'kurta' : 'sari'} dress={[DRESS.crimson, DRESS.marigold, DRESS.magenta][i] ?? DRESS.teal} skin={[SKIN.honey, SKIN.wheat, SKIN.cocoa][i] ?? SKIN.honey} isWindy={i === 0} arm={i === 2 ? 'wave' : 'down'} />
    ))}
  </>
);

const track = trackAlong([[-100, 142], [400, 142]], 12);

export const LittleTrain = ({ id }: Little) => (
  <>
    <Air id={id} stops={[[0, '#7fb7cf'], [0.5, '#f6efcf']]} />
    <TeaHill id={`${id}-back`} crest={[[-20, 96], [70, 70], [140, 84], [230, 60]]} gap={7} growth={1.1} rows={9} tones={{ lit: '#c3d394', mid: '#9bbb7c', dark: '#74a075' }} bottom={210} />
    <NilgiriEngine track={track} at={9.4} />
    <Train id={`${id}-coach`} track={track} at={18} coaches={1} length={9} livery={NILGIRI} />
    <Smoke id={`${id}-steam`} x={track(16.3).x} y={track(0, 0, 4.2).y} dx={-90} dy={-50} size={6} puffs={9} />
    <TeaHill id={`${id}-front`} crest={[[-20, 142], [80, 146], [230, 138]]} gap={10} growth={1.2} rows={5} tones={{ lit: '#b3cc4c', mid: '#6f9a30', dark: '#1a5230' }} bottom={210} />
  </>
);

/** A framed picture with a mat, centred on (x, y): `children` (200 × 200) scaled to the longer side and cropped to `width` × `height`. */
export function WallPicture({ id, x, y, width, height, turn = 0, wood = '#7a4526', mat = '#fbf1dc', children }: Little & { x: number; y: number; width: number; height: number; turn?: number; wood?: string; mat?: string; children: ReactNode }) {
  const size = Math.max(width, height);
  return (
    <At x={x} y={y} turn={turn}>
      <path d={box(-width / 2 - 12, -height / 2 - 8, width + 44, height + 44)} fill="#2a1a2e" opacity={0.26} />
      <path d={box(-width / 2 - 22, -height / 2 - 22, width + 44, height + 44)} fill={wood} />
      <path d={box(-width / 2 - 22, -height / 2 - 22, width + 44, 5) + box(-width / 2 - 22, -height / 2 - 22, 5, height + 44)} fill="#ffd9a0" opacity={0.5} />
      <path d={box(-width / 2 - 14, -height / 2 - 14, width + 28, height + 28)} fill={mat} />
      <clipPath id={`${id}-cut`}>
        <path d={box(-width / 2, -height / 2, width, height)} />
      </clipPath>
      <g clipPath={`url(#${id}-cut)`}>
        <At x={-size / 2} y={-size / 2} scale={size / 200}>
          {children}
        </At>
      </g>
    </At>
  );
}

/** An instant print, `width` across, hanging from a peg at (x, y). `isPegged` false leaves out the peg, for a print that somebody holds. */
export function Print({ id, x, y, width, turn = 0, peg = '#c79a64', isPegged = true, children }: Little & { x: number; y: number; width: number; turn?: number; peg?: string; isPegged?: boolean; children: ReactNode }) {
  const s = width / 240;
  return (
    <At x={x} y={y} turn={turn} scale={s}>
      <path d={box(-106, 4, 240, 290)} fill="#2a1a2e" opacity={0.2} />
      <path d={box(-120, -14, 240, 290)} fill="#fffdf6" />
      <path d={box(108, -14, 12, 290) + box(-120, 268, 240, 8)} fill="#e2d6c0" />
      <clipPath id={`${id}-cut`}>
        <rect x={-100} y={8} width={200} height={200} />
      </clipPath>
      <g clipPath={`url(#${id}-cut)`}>
        <At x={-100} y={8}>
          {children}
        </At>
      </g>
      {isPegged && (
        <>
          <path d="M-8 -34H8V14H-8Z" fill={peg} />
          <path d="M1 -34H8V14H1Z" fill="#8b6243" />
          <path d="M-9 -12H9V-7H-9Z" fill="#8f8a8a" />
        </>
      )}
    </At>
  );
}
