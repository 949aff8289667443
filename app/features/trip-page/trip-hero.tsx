import { audienceLabel } from '#app/domain/audience.ts';
import { BackLink } from '#app/navigation/back-link.tsx';
import { useSharedElementTransition } from '#app/navigation/shared-element-transition.ts';
import { LadiesMark, MomAndKidsMark } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Amount } from '#app/ui/price.tsx';
import { Spoken } from '#app/ui/spoken.tsx';
import type { TripPageData } from './trip-data.ts';

/** Back, title and picture. A solid block holds the words, so that they read the same over every picture. */
export function TripHero({ data, back }: { data: TripPageData; back: { to: string; label: string } }) {
  const { title, subtitle, picture, isForLadies, offer } = data;
  const label = audienceLabel(isForLadies);
  const hero = useSharedElementTransition<HTMLDivElement>();
  return (
    <div ref={hero} data-theme="dark" data-trip={isForLadies ? 'ladies' : 'family'} className="trip-hero trip-ground text-on-dark">
      <Picture
        picture={picture}
        sizes={{ phone: 'max(100vw, 38.5rem)', wide: '(min-width: 40rem) max(100vw, 42rem)' }}
        priority
        className="trip-hero-picture"
      />
      <div className="page-width pb-8 lg:pb-10">
        <div className="trip-title-block">
          <BackLink
            fallback={back.to}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-on-dark/50 underline-offset-6 hover:decoration-current"
          >
            {back.label}
          </BackLink>
          <h1 tabIndex={-1} className="mt-2 text-page tracking-[-0.032em]">
            {title}
          </h1>
        </div>
        <p className="mt-3 flex items-center gap-3 text-lead">
          <span className="text-accent">{isForLadies ? <LadiesMark /> : <MomAndKidsMark />}</span>
          {subtitle ? `${label}: ${subtitle}` : label}
        </p>
        {offer && <FactsStrip offer={offer} />}
      </div>
    </div>
  );
}

function FactsStrip({ offer }: { offer: NonNullable<TripPageData['offer']> }) {
  const { dates, ages, duration, departures, price, basis } = offer;
  const [first] = departures;
  const slots = [...new Set(departures.map(({ totalSlots }) => totalSlots))].join(' or ');
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-on-dark/25 pt-5 lg:grid-cols-[1.7fr_.9fr_.9fr_.9fr_1.4fr]">
      <Fact label="Dates" className="col-span-2 lg:col-span-1">
        <Spoken>{dates}</Spoken>
      </Fact>
      <Fact label="Ages">
        <Spoken>{ages}</Spoken>
      </Fact>
      <Fact label="Length">
        <Spoken>{duration}</Spoken>
      </Fact>
      {first && <Fact label="Group">{slots} slots</Fact>}
      <Fact label="Price">
        {price.map(({ amount, note }) => (
          <span key={amount} className="block">
            <Amount amount={amount} note={note} />
          </span>
        ))}
        <span className="block font-text text-small">{basis}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, className = '', children }: { label: string; className?: string; children: React.ReactNode }) {
  return (
    <div className={`lg:border-s lg:border-on-dark/25 lg:ps-5 lg:first:border-s-0 lg:first:ps-0 ${className}`}>
      <dt className="text-small text-on-dark-muted">{label}</dt>
      <dd className="font-display text-[1.375rem] leading-tight lining-nums">{children}</dd>
    </div>
  );
}
