import { spokenForm } from '#app/domain/spoken-form.ts';
import { SpokenText } from './spoken-text.tsx';

type Props = {
  /** The amounts. If prices depend on age, `note` gives the ages. */
  lines: readonly { amount: string; note?: string }[];
  /** The line under the price that says what it covers. */
  basis: string;
  amountClassName: string;
};

/** A price and what it covers: one amount, a range, or an amount for each age band. */
export function Price({ lines, basis, amountClassName }: Props) {
  return (
    <>
      {lines.map(({ amount, note }, index) => (
        <span key={index} className={amountClassName}>
          <SpokenText>{amount}</SpokenText>{' '}
          {note && (
            <span className="inline-block font-text text-small font-normal tracking-normal">
              <SpokenText as={`ages ${spokenForm(note)},`}>{note}</SpokenText>
            </span>
          )}
        </span>
      ))}
      <span className="block text-small text-muted">{basis}</span>
    </>
  );
}
