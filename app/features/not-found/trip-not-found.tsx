import { GoBackLink } from '#app/navigation/back-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import { LostPicture, PageProbablyMeant } from './lost.tsx';

/** The page for a trip that is not in the catalogue, with a picture of a garden gate. */
export function TripNotFound() {
  return (
    <>
      <PageHeading title="Trip Not Found" lead="Sorry, we couldn't find the trip you're looking for.">
        <GoBackLink fallback="/all-trips" className="button">
          Go Back
        </GoBackLink>
        <PageProbablyMeant />
      </PageHeading>
      <LostPicture which="gate" />
    </>
  );
}
