import { type BandPrices, bandPriceTexts } from '#app/domain/band-prices.ts';
import { childrenText, type HasAgeRange, misfitText } from '#app/domain/children-ages.ts';
import { listUrl } from '#app/domain/list-url.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { useChildrenAges } from '#app/navigation/use-children-ages.ts';

/** What there is to say of a trip once children's ages are known. */
export type ChildrenFitData = HasAgeRange & { bands: BandPrices };

/** Whether the trip suits the children whose ages were given in this tab, and what each pays where the price goes by age. */
export function ChildrenFit({ data, basis }: { data: ChildrenFitData; basis: string }) {
  const children = useChildrenAges();
  if (!children) return null;
  return (
    <div className="mb-6 border-s-3 border-accent ps-4">
      <p className="font-semibold">{misfitText(data, children) || `Fits your ${childrenText(children)}.`}</p>
      {bandPriceTexts(data.bands, basis, children).map((sentence) => (
        <p key={sentence} className="text-balance lining-nums">
          {sentence}
        </p>
      ))}
      <PageLink to={listUrl('/all-upcoming-trips', { ages: children })} className="text-link">
        Change the ages
      </PageLink>
    </div>
  );
}
