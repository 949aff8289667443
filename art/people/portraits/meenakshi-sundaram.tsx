/** A founder: high bun with jasmine, green sari with a marigold border. */
import { Bust } from '../bust.tsx';
import { DRESS, SKIN } from '../dress.ts';

/** This point is high enough that a wide crop keeps the whole bun in the picture. */
export const focus: [number, number] = [0.5, 0.28];

export default function MeenakshiSundaram() {
  return <Bust skin={SKIN.honey} dress={DRESS.banyan} field="#f6e3bd" disc="#f2b84a" hair="bun" wears="sari" />;
}
