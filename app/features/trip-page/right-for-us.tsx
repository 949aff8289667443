import type { TripPageData } from './trip-data.ts';

/** 'Is this trip right for us?': whom it does not suit, and what is known. */
export function RightForUs({ data }: { data: TripPageData }) {
  if (!data.rightForUs) return null;
  const { notFor, facts } = data.rightForUs;
  return (
    <section aria-labelledby="right-for-us" className="right-for-us">
      <h2 id="right-for-us" className="text-heading">
        Is this trip right for us?
      </h2>
      {notFor.length > 0 && (
        <>
          <h3 className="mt-6 text-title">Who it does not suit</h3>
          <ul className="bullet-list mt-3 max-w-[60ch]">
            {notFor.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <h3 className="mt-9 text-title">What to expect</h3>
        </>
      )}
      {facts.length > 0 && (
        <dl className="mt-5 border-t border-line">
          {facts.map(({ label, time, text }) => (
            <div key={label} className="gap-x-7 border-b border-line py-4 sm:grid sm:grid-cols-[11rem_1fr] lg:block xl:grid">
              <dt className="font-semibold">{label}</dt>
              <dd className="max-w-[56ch]">
                {time && <span className="block font-display text-[1.3125rem] leading-snug lining-nums">{time}</span>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
