/** A mother: loose curls, lotus-pink sari. */
import { Bust } from '../bust.tsx';
import { DRESS, SKIN } from '../dress.ts';

export const focus: [number, number] = [0.5, 0.45];

export default function Shanthi() {
  return <Bust skin={SKIN.cocoa} dress={DRESS.lotus} field="#dfe3ee" disc="#aeb9d8" hair="curls" wears="sari" />;
}
