/** The Matrimandir seen near by: a slightly flattened globe of large golden discs, each a shallow dish, among red sandstone petals. */
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { oval } from './shapes.ts';

/** (x, y) is where the globe meets the ground, `r` its radius. Lit from the left; a smaller `GoldenSphere` is enough far away. */
export function Matrimandir({ id, x, y, r, gold = '#eab13e', earth = '#b4553a' }: { id: string; x: number; y: number; r: number; gold?: string; earth?: string }) {
  const cy = y - r * 0.82;
  const ry = r * 0.9;
  // Low evening sun: from the left, a little above, a little in front.
  const [lx, ly, lz] = [-0.68, 0.46, 0.57];
  const ramp = [mix(gold, '#4a1f14', 0.66), mix(gold, '#5a2a14', 0.46), mix(gold, '#7a3f1c', 0.24), gold, mix(gold, '#fff0b0', 0.5), '#fff6d0'] as const;
  const tone = (light: number) => ramp[Math.max(0, Math.min(5, Math.floor(light * 4.9 + 0.5)))] ?? gold;
  const dishes: { light: number; d: string; hollow: string; glint: string }[] = [];
  const rows = 13;
  for (let row = 0; row < rows; row += 1) {
    const up = ((row + 0.5) / rows - 0.5) * Math.PI * 0.94;
    const around = Math.max(6, Math.round(Math.cos(up) * 29));
    for (let col = 0; col < around; col += 1) {
      const turn = ((col + (row % 2 ? 0.5 : 0)) / around) * Math.PI * 2 - Math.PI / 2;
      const [dx, dy, dz] = [Math.cos(up) * Math.sin(turn), Math.sin(up), Math.cos(up) * Math.cos(turn)];
      if (dz < 0.1) continue;
      const wide = r * 0.105 * (Math.sqrt(Math.max(0, 1 - dx * dx)) * 0.95 + 0.03) * (dy > 0.9 || dy < -0.9 ? 0.8 : 1);
      const tall = r * 0.098 * (Math.sqrt(Math.max(0, 1 - dy * dy)) * 0.94 + 0.03);
      const [px, py] = [x + dx * r * 0.985, cy - dy * ry * 0.985];
      const light = Math.max(0, dx * lx + dy * ly + dz * lz);
      dishes.push({ light, d: oval(px, py, wide, tall), hollow: oval(px + wide * 0.1, py + tall * 0.08, wide * 0.66, tall * 0.66), glint: light > 0.7 ? oval(px - wide * 0.24, py - tall * 0.26, wide * 0.3, tall * 0.26) : '' });
    }
  }
  const groups = ramp.map((colour) => ({ colour, dishes: dishes.filter(({ light }) => tone(light) === colour) }));
  // Petals: mounds of red stone round the globe's foot, steep towards it, running out long; the near ones lower.
  const petal = (from: number, to: number, lift: number, colour: string, low = 0.1) => (
    <path d={`M${n(x + from * r)} ${n(y + low * r)}C${n(x + (from * 0.6 + to * 0.4) * r)} ${n(y - lift * 0.4 * r)} ${n(x + (from * 0.3 + to * 0.7) * r)} ${n(y - lift * r)} ${n(x + (from * 0.16 + to * 0.84) * r)} ${n(y - lift * r)}Q${n(x + to * r)} ${n(y - lift * 0.9 * r)} ${n(x + to * r)} ${n(y + low * r)}Z`} fill={colour} />
  );
  return (
    <>
      {petal(-2.1, -0.86, 0.2, mix(earth, '#ffc890', 0.34))}
      {petal(2.1, 0.86, 0.2, mix(earth, '#3a1638', 0.42))}
      <radialGradient id={id} cx={0.3} cy={0.28} r={0.8}>
        <stop offset={0} stopColor={mix(gold, '#8a4a1c', 0.16)} />
        <stop offset={0.6} stopColor={mix(gold, '#6a3418', 0.5)} />
        <stop offset={1} stopColor={mix(gold, '#3a1620', 0.72)} />
      </radialGradient>
      <path d={oval(x, cy, r, ry)} fill={`url(#${id})`} />
      {groups.map(({ colour, dishes: own }) => (
        <g key={colour}>
          <path d={own.map(({ d }) => d).join('')} fill={colour} />
          <path d={own.map(({ hollow }) => hollow).join('')} fill={mix(colour, '#8a4a1c', 0.17)} />
        </g>
      ))}
      <path d={dishes.map(({ glint }) => glint).join('')} fill="#fffbe4" opacity={0.85} />
      {petal(-2, -0.62, 0.2, mix(earth, '#ffc890', 0.2), 0.13)}
      {petal(2, 0.62, 0.2, mix(earth, '#3a1638', 0.3), 0.13)}
      {petal(-1.5, -0.16, 0.13, earth, 0.17)}
      {petal(1.5, 0.16, 0.13, mix(earth, '#3a1638', 0.16), 0.17)}
    </>
  );
}
