import type { PictureData } from '#app/domain/picture.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** The invitation to follow the company on Instagram. */
export function InstagramCta({
  title,
  lead,
  button,
  picture,
  href,
}: {
  title: string;
  lead: string;
  button: string;
  picture: PictureData;
  href: string;
}) {
  return (
    <section aria-labelledby="follow-heading" className="bg-accent-soft">
      <div className="page-width grid items-end gap-x-18 lg:grid-cols-[1fr_30rem]">
        <div className="py-12 lg:self-center lg:py-14">
          <h2 id="follow-heading" className="text-heading text-brand-deep">
            {title}
          </h2>
          <p className="mt-3 max-w-[44ch] text-lead">{lead}</p>
          <p className="mt-5">
            <ExternalLink href={href}>
              {button}
              <Icon name="arrow" className="h-2.5 w-4.5" />
            </ExternalLink>
          </p>
        </div>
        <Picture picture={picture} sizes={{ phone: '100vw', wide: '(min-width: 62.5rem) 36rem' }} className="follow-picture" />
      </div>
    </section>
  );
}
