import { Picture, type PictureFacts } from '#app/ui/picture.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { useFailure } from '#app/ui/use-failure.ts';

/** What the page says of a founder. */
export type FounderFacts = {
  id: string;
  name: string;
  role: string;
  bio: readonly string[];
  picture: PictureFacts;
  instagram: string;
  linkedin: string;
};

/** The two women behind the company; the header's 'About Us' leads here. */
export function Founders({ title, lead, founders }: { title: string; lead: string; founders: readonly FounderFacts[] }) {
  return (
    <section id="about-us" aria-labelledby="about-us-heading" className="page-width py-18 lg:py-26">
      <SectionHeading id="about-us-heading" title={title} lead={lead} />
      <ul className="mt-9 space-y-11 lg:mt-13 lg:space-y-8">
        {founders.map((founder) => (
          <li key={founder.id} className="group">
            <Founder founder={founder} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Founder({ founder: { name, role, bio, picture, instagram, linkedin } }: { founder: FounderFacts }) {
  const [hasFailed, fail] = useFailure();
  return (
    <article className="grid items-center gap-x-9 gap-y-5 sm:grid-cols-[2fr_3fr] sm:group-even:grid-cols-[3fr_2fr] lg:gap-x-18 lg:grid-cols-[minmax(0,30rem)_minmax(22rem,1fr)] lg:group-even:grid-cols-[minmax(22rem,1fr)_minmax(0,30rem)]">
      {!hasFailed && (
        <Picture
          picture={picture}
          sizes="(width >= 62.5rem) 30rem, (width >= 40rem) 42vw, 92vw"
          onFail={fail}
          className="aspect-16/11 w-full rounded-small sm:aspect-4/5 sm:group-even:order-1 lg:aspect-square"
        />
      )}
      <div className="max-w-[48ch]">
        <h3 className="text-name">{name}</h3>
        <p className="mt-1 font-semibold text-action">{role}</p>
        {bio.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lead">
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
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      <span className="sr-only">{name} on </span>
      {network}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
