import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PictureData } from '#app/domain/picture.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** A link to the page that an unknown address probably means. If its code or the server can't be reached, there is none. */
export function PageProbablyMeant() {
  const { pathname } = useLocation();
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    import('./page-probably-meant.ts').then((module) => module.findPageProbablyMeant(pathname)).then(setMeant, () => setMeant(undefined));
  }, [pathname]);
  return (
    <p role="status" className="w-full wrap-anywhere">
      {meant && (
        <>
          Did you mean{' '}
          <PageLink to={meant} className="text-link">
            {meant}
          </PageLink>
          ?
        </>
      )}
    </p>
  );
}

/** The picture of a page that was not found. These pages also appear when a data request returns 404, so their pictures come from the layout route's data. */
export function LostPicture({ which }: { which: 'kite' | 'gate' }) {
  const frame = useRouteLoaderData<{ notFound: Record<'kite' | 'gate', PictureData> }>('routes/layout');
  return (
    frame && (
      <Picture
        picture={frame.notFound[which]}
        sizes={{ phone: 'max(100vw, 32rem)', wide: '(min-width: 62.5rem) max(100vw, 48rem)' }}
        priority
        className="h-80 w-full lg:h-120"
      />
    )
  );
}
