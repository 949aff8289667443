import { audienceLabel } from '#app/domain/audience.ts';
import { aheadFirst, datesText, hasDeparted, haveAllDeparted, startDates } from '#app/domain/departures.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { startSharedElementTransition } from '#app/navigation/shared-element-transition.ts';
import { LadiesIcon, MomAndKidsIcon } from '#app/ui/icon.tsx';
import { Picture, type PictureSizes } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import { useToday } from '#app/ui/use-today.ts';
import type { UpcomingCardData } from './card-data.ts';

/**
 * An upcoming trip's card, for the home page and the list. Its link covers the entire card.
 * `sizes` lists the picture's rendered widths. The card's five rows align with its neighbours' rows.
 */
export function UpcomingCard({ data, sizes, priority = false }: { data: UpcomingCardData; sizes: PictureSizes; priority?: boolean }) {
  const {
    slug,
    title,
    subtitle,
    picture,
    badge,
    isForLadies,
    duration,
    startsFrom,
    departures,
    schoolDays,
    ages,
    highlights,
    price,
    basis,
    fares,
    misfit,
  } = data;
  const audience = audienceLabel(isForLadies);
  const headingId = `trip-${slug}`;
  const href = `/trips/upcoming/${slug}`;
  return (
    <article data-trip={isForLadies ? 'ladies' : 'family'} aria-labelledby={headingId} className="trip-card">
      <div className="trip-cover">
        <div className="card-picture">
          <Picture picture={picture} sizes={sizes} className="aspect-4/3 w-full" priority={priority} />
        </div>
        <p className="duration-tab">
          <SpokenText>{duration}</SpokenText>
        </p>
        {badge && <p className="trip-badge">{badge}</p>}
        <div className="trip-rule mt-1.5" />
      </div>
      <div>
        <p className="card-type">
          {isForLadies ? <LadiesIcon /> : <MomAndKidsIcon />}
          {startsFrom ? `${audience}, starts in ${startsFrom}` : audience}
        </p>
        <h3 id={headingId} className="mt-2 text-title">
          {title}
        </h3>
        {subtitle && <p className="text-muted">{subtitle}</p>}
      </div>
      <div className="pt-4">
        <Dates departures={departures} />
        {schoolDays && <p className="text-small text-balance">{schoolDays}</p>}
        <p>
          Ages: <SpokenText>{ages}</SpokenText>
        </p>
        {misfit && <p className="font-semibold">{misfit}</p>}
      </div>
      <ul className="bullet-list pt-4">
        {highlights.map((highlight, index) => (
          <li key={index}>{highlight}</li>
        ))}
      </ul>
      <div className="card-footer">
        <p>
          <Price lines={price} basis={`${basis}${fares}`} amountClassName="card-price" />
        </p>
        <PageLink
          to={href}
          onClick={startSharedElementTransition}
          aria-label={`View Details: ${title}`}
          className="button covers-card min-h-12 px-4"
        >
          View Details
        </PageLink>
      </div>
    </article>
  );
}

/** The departure dates, those ahead first. The trip stays in the list until it is removed from the catalogue. */
function Dates({ departures }: Pick<UpcomingCardData, 'departures'>) {
  const today = useToday();
  return (
    <p className="font-semibold">
      {aheadFirst(departures, today).map((departure, index) => {
        const isLeft = hasDeparted(departure.start, today);
        const schoolDays = !isLeft && departure.schoolDays;
        return (
          <span key={departure.start} data-left={isLeft || undefined} className={schoolDays ? 'block' : undefined}>
            <SpokenText>{`${datesText(departure, today)}${schoolDays || index === departures.length - 1 ? '' : ', '}`}</SpokenText>
            {schoolDays && <span className="block text-small font-normal text-balance">{schoolDays}</span>}
          </span>
        );
      })}
      {haveAllDeparted(startDates({ departures }), today) && <span className="block">Next dates: ask us</span>}
    </p>
  );
}
