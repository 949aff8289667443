/** The people in the jeep and auto-rickshaw of vehicles.tsx, where a vehicle is 100 long. The bodywork, drawn over them, hides their legs. */
import { DRESS, SKIN } from '../people/dress.ts';
import { Posed, POSE } from '../people/posed.tsx';
import { band } from './shapes.ts';

const DRIVER = { base: '#c9b48a', trim: '#8a7450', second: '#5a4a44' };

/** A driver, and up to three `guests` behind him: a mother, a girl who points ahead, and a boy. */
export function JeepGuests({ id, guests }: { id: string; guests: number }) {
  const seats = [
    <Posed key="mother" id={`${id}-mother`} x={-37} y={-32} height={54} isSeated pose={{ ...POSE.sit, near: [30, 84], far: [34, 76], nod: -4 }} dress={DRESS.crimson} skin={SKIN.honey} hair="bun" />,
    <Posed key="girl" id={`${id}-girl`} x={-22} y={-34} height={56} isSeated age={7} wears="frock" pose={{ ...POSE.sit, lean: 8, near: [34, 66], far: [104, 116], nod: -6 }} dress={DRESS.marigold} skin={SKIN.honey} hair="bob" />,
    <Posed key="boy" id={`${id}-boy`} x={-8.5} y={-34} height={54} isSeated age={11} wears="shorts" face="front" turn={0.4} pose={{ ...POSE.sit, near: [-10, 60], far: [30, 70] }} dress={DRESS.indigo} skin={SKIN.honey} hair="crop" />,
  ];
  return (
    <>
      <Posed id={`${id}-driver`} x={5} y={-31} height={52} isSeated age={17} wears="shorts" pose={{ ...POSE.sit, near: [26, 72], far: [34, 70] }} dress={DRIVER} hasStripes={false} skin={SKIN.coffee} hair="crop" />
      <path d={band([[15, -34, 1.2], [17.4, -38, 1.6], [20, -44, 1.2]])} fill="#241f2b" />
      {seats.slice(0, guests)}
    </>
  );
}

/** An auto-rickshaw driver with his hands on the handlebar, and a woman behind him who looks out and waves. */
export const AutoRiders = ({ id }: { id: string }) => (
  <>
    <Posed id={`${id}-guest`} x={-20} y={-30} height={56} isSeated face="front" turn={0.5} pose={{ ...POSE.sit, lean: -4, near: [50, 142], far: [20, 70] }} dress={{ ...DRESS.magenta, trim: '#f6d58a' }} skin={SKIN.honey} hair="bun" />
    <path d={band([[29, -30, 2], [26, -40, 1.8], [23, -41, 1.4]])} fill="#2a2430" />
    <Posed id={`${id}-driver`} x={6} y={-29} height={58} isSeated age={17} wears="shorts" pose={{ ...POSE.sit, near: [34, 70], far: [42, 76] }} dress={DRIVER} hasStripes={false} skin={SKIN.coffee} hair="crop" />
  </>
);
