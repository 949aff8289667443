import type { PictureData } from '#app/domain/picture.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { useError } from '#app/ui/use-error.ts';

/** The data shown for a founder. */
type FounderData = {
  name: string;
  role: string;
  bio: readonly string[];
  picture: PictureData;
  instagram: string;
  linkedin: string;
};

/** The founders section, and the target of the header's 'About Us' link. */
export function Founders({ title, lead, founders }: { title: string; lead: string; founders: readonly FounderData[] }) {
  return (
    <section id="about-us" aria-labelledby="about-us-heading" className="page-width py-18 lg:py-26">
      <SectionHeading id="about-us-heading" title={title} lead={lead} />
      <ul className="mt-9 space-y-11 lg:mt-13 lg:space-y-8">
        {founders.map((founder, index) => (
          <li key={index}>
            <Founder founder={founder} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Founder({ founder: { name, role, bio, picture, instagram, linkedin } }: { founder: FounderData }) {
  const [hasFailed, fail] = useError();
  return (
    <article className="founder">
      {!hasFailed && (
        <Picture
          picture={picture}
          sizes={{ phone: '92vw', wide: '(min-width: 62.5rem) 30rem, (min-width: 40rem) 42vw' }}
          onError={fail}
          className="founder-portrait"
        />
      )}
      <div className="max-w-[48ch]">
        <h3 className="text-name">{name}</h3>
        <p className="mt-1 font-semibold text-action">{role}</p>
        {bio.map((paragraph, index) => (
          <p key={index} className="mt-4 text-lead">
            {paragraph}
          </p>
        ))}
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Profile href={instagram} name={name} network="Instagram" />
          <Profile href={linkedin} name={name} network="LinkedIn" />
        </p>
      </div>
    </article>
  );
}

function Profile({ href, name, network }: { href: string; name: string; network: string }) {
  return (
    <ExternalLink href={href}>
      {/* One text, as in <Stars>. */}
      <span className="sr-only">{`${name} on `}</span>
      {network}
    </ExternalLink>
  );
}
