import type { PictureData } from '#app/domain/picture.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** The first screen of the home page: a picture with the headline over its sky. */
export function Hero({
  badge,
  headline,
  picture,
  upright,
}: {
  badge: string;
  headline: string;
  picture: PictureData;
  upright: PictureData;
}) {
  return (
    <div className="home-hero relative -mt-16 h-svh max-h-[56rem] min-h-[40rem] lg:-mt-19">
      <Picture
        picture={picture}
        upright={{ picture: upright, sizes: { phone: 'max(100vw, clamp(25rem, 63vh, 35rem))' } }}
        sizes={{ phone: 'max(100vw, clamp(71rem, 178vh, 99rem))' }}
        priority
        className="absolute inset-0 size-full"
      />
      <div className="page-width relative pt-22 text-brand-deep lg:pt-28">
        <p className="w-fit border-y-2 border-current py-1.5 text-small font-bold">{badge}</p>
        <h1 tabIndex={-1} className="mt-4 max-w-[16ch] text-hero lg:max-w-[24ch]">
          {headline}
        </h1>
        <p className="mt-6 flex flex-wrap gap-3">
          <PageLink to="/#upcoming-trips" className="button" data-kind="action">
            Explore Trips
          </PageLink>
          <PageLink to="/how-it-works" className="button" data-kind="secondary">
            How It Works
          </PageLink>
        </p>
      </div>
    </div>
  );
}
