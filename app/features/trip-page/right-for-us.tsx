import type { RightForUs as RightForUsData } from '#app/domain/good-to-know.ts';
import { RIGHT_FOR_US } from '#app/domain/trip-sections.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import { MarkedList } from './marked-list.tsx';
import { TripSection } from './trip-section.tsx';

/** The 'Is this trip right for us?' section: whom the trip suits and whom not, the main facts, and more facts in a disclosure. */
export function RightForUs({ data: { goodFor, notFor, first, more } }: { data: RightForUsData }) {
  return (
    <TripSection of={RIGHT_FOR_US}>
      <MarkedList icon="tick" items={goodFor} className="max-w-[60ch]" />
      <MarkedList icon="cross" items={notFor} className="max-w-[60ch]" />
      {first.length > 0 && (
        <dl className="first-facts mt-5">
          {first.map(({ label, short, said, note }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd className="font-display text-[1.1875rem] leading-tight font-medium text-balance lining-nums">
                <SpokenText as={said}>{short}</SpokenText>
              </dd>
              {note && <dd className="mt-0.5 text-small text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {more.length > 0 && (
        <Disclosure title="More about this trip" opensOnWide className="mt-4">
          <FactList facts={more} />
        </Disclosure>
      )}
    </TripSection>
  );
}
