import { speakable } from '#app/domain/speakable.ts';
import { Spoken } from './spoken.tsx';

type Props = {
  /** The amounts; where the price goes by age, each with its ages as `note`. */
  lines: readonly { amount: string; note?: string }[];
  /** What one price pays for. */
  basis: string;
  amountClassName: string;
  noteClassName?: string;
  basisClassName?: string;
};

/** A price with what it pays for: one amount, a range, or an amount for each age band. */
export function Price({ lines, basis, amountClassName, noteClassName = '', basisClassName = 'text-small' }: Props) {
  return (
    <>
      {lines.map(({ amount, note }) => (
        <span key={amount} className={amountClassName}>
          <Amount amount={amount} note={note} noteClassName={`font-normal tracking-normal ${noteClassName}`} />
        </span>
      ))}
      <span className={`block text-muted ${basisClassName}`}>{basis}</span>
    </>
  );
}

/** One amount of a price, and where the price goes by age, the ages that pay it. */
export function Amount({ amount, note, noteClassName = '' }: { amount: string; note?: string | undefined; noteClassName?: string }) {
  return (
    <>
      <Spoken>{amount}</Spoken>
      {note && (
        <span className={`font-text text-small ${noteClassName}`}>
          {' '}
          <Spoken as={`ages ${speakable(note)},`}>{`ages ${note}`}</Spoken>
        </span>
      )}
    </>
  );
}
