/** A mother: long plait over her shoulder, marigold kurta. */
import { Bust } from '../bust.tsx';
import { DRESS, SKIN } from '../dress.ts';

export const focus: [number, number] = [0.5, 0.45];

export default function Divya() {
  return <Bust skin={SKIN.cinnamon} dress={DRESS.marigold} field="#d5e4da" disc="#8fb8a4" hair="plait" wears="kurta" />;
}
