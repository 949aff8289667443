import { spokenForm } from '#app/domain/spoken-form.ts';
import { SpokenText } from './spoken-text.tsx';

type Props = {
  /** The amounts; where the price goes by age, each with its ages as `note`. */
  lines: readonly { amount: string; note?: string }[];
  /** What one price pays for. */
  basis: string;
  amountClassName: string;
};

/** A price with what it pays for: one amount, a range, or an amount for each age band. */
export function Price({ lines, basis, amountClassName }: Props) {
  return (
    <>
      {lines.map(({ amount, note }) => (
        <span key={amount} className={amountClassName}>
          <SpokenText>{amount}</SpokenText>
          {note && (
            <span className="font-text text-small font-normal tracking-normal">
              {' '}
              <SpokenText as={`ages ${spokenForm(note)},`}>{`ages ${note}`}</SpokenText>
            </span>
          )}
        </span>
      ))}
      <span className="block text-small text-muted">{basis}</span>
    </>
  );
}
