/** A mother: teal headscarf, head a little to one side. */
import { Bust } from '../bust.tsx';
import { DRESS, SKIN } from '../dress.ts';

export const focus: [number, number] = [0.5, 0.45];

export default function Nusrat() {
  return <Bust skin={SKIN.wheat} dress={DRESS.teal} field="#f4e4cf" disc="#e8b98a" hair="scarf" wears="kurta" />;
}
