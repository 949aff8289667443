import { audienceLabel } from '#app/domain/audience.ts';
import { aheadFirst, datesText, hasDeparted } from '#app/domain/departures.ts';
import { BackLink } from '#app/navigation/back-link.tsx';
import { useSharedElementTransition } from '#app/navigation/shared-element-transition.ts';
import { LadiesIcon, MomAndKidsIcon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import { useToday } from '#app/ui/use-today.ts';
import type { TripPageData, UpcomingTripData } from './trip-view-model.ts';
import { useFamily } from './use-family.ts';

/** Picture, back link, title and main facts. The text has a solid background, so it is legible over any picture. */
export function TripHero({ data, back }: { data: TripPageData; back: { to: string; label: string } }) {
  const { title, picture, isForLadies } = data;
  const upcoming = data.kind === 'upcoming' ? data : undefined;
  const label = audienceLabel(isForLadies);
  const hero = useSharedElementTransition<HTMLDivElement>();
  return (
    <div ref={hero} data-theme="dark" data-trip={isForLadies ? 'ladies' : 'family'} className="trip-hero trip-ground text-on-dark">
      <Picture
        picture={picture}
        // The wider of the window and the whole picture at the height set in trip-page.css, with a little to spare.
        sizes={{ phone: 'max(100vw, 1.75 * clamp(8rem, 100svh - 37rem, 19rem))', wide: '(min-width: 40rem) max(100vw, 42rem)' }}
        priority
        className="trip-hero-picture"
      />
      <div className="page-width pb-6 lg:pb-9">
        <div className="trip-title-block">
          <BackLink
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline decoration-on-dark/50 underline-offset-6 hover:decoration-current"
          >
            {back.label}
          </BackLink>
          <h1 tabIndex={-1} className="mt-1 text-page tracking-[-0.032em]">
            {title}
          </h1>
        </div>
        <p className="mt-2 flex items-center gap-3 text-lead">
          <span className="text-accent">{isForLadies ? <LadiesIcon /> : <MomAndKidsIcon />}</span>
          {upcoming?.subtitle ?? label}
        </p>
        {upcoming && <FactsStrip trip={upcoming} audience={label} />}
      </div>
    </div>
  );
}

function FactsStrip({ trip, audience }: { trip: UpcomingTripData; audience: string }) {
  const { ages, length, departures, price, basis, fares, group, families } = trip;
  const { isChosen, family } = useFamily(families);
  const today = useToday();
  return (
    <dl className="hero-facts">
      <Fact label="Dates">
        {aheadFirst(departures, today).map((departure) => (
          <span
            key={departure.start}
            data-left={hasDeparted(departure.start, today) || undefined}
            className="block data-left:text-on-dark-muted"
          >
            <SpokenText>{datesText(departure, today)}</SpokenText>
          </span>
        ))}
      </Fact>
      <Fact label="Length">
        <SpokenText>{length}</SpokenText>
      </Fact>
      <Fact label="Ages">
        <SpokenText>{ages}</SpokenText>
      </Fact>
      <Fact label="Group">
        {group} <span className="inline-block font-text text-small md:block">{audience}</span>
      </Fact>
      <Fact label="Price">
        <SpokenText>{isChosen ? family.total : price}</SpokenText>{' '}
        {/* With the fares on a line of its own, so that a family that is chosen after hydration doesn't add one. */}
        <span className={`${fares ? 'block' : 'inline-block md:block'} font-text text-small text-balance`}>
          {`${isChosen ? family.label : basis}${fares}`}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-small text-on-dark-muted">{label}</dt>
      <dd className="font-display text-[1.1875rem] leading-tight lining-nums lg:text-[1.375rem]">{children}</dd>
    </div>
  );
}
