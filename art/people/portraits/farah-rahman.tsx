/** A founder: short hair, round glasses, indigo kurta. */
import { Bust } from '../bust.tsx';
import { DRESS, SKIN } from '../dress.ts';

export const focus: [number, number] = [0.5, 0.45];

export default function FarahRahman() {
  return <Bust skin={SKIN.wheat} dress={DRESS.indigo} field="#f7dcd6" disc="#e9a6a0" hair="bob" wears="kurta" hasGlasses />;
}
