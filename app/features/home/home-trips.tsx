import { Children } from 'react';
import { Link } from 'react-router';
import { SectionHeading } from '#app/ui/section-heading.tsx';

/** A section of trip cards with the way to all of them. */
export function HomeTrips({ id, title, lead, all, children }: { id: string; title: string; lead: string; all: { to: string; words: string }; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-width py-18 lg:py-26">
      <SectionHeading id={`${id}-heading`} title={title} lead={lead} />
      <ul className="mt-9 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-13 lg:grid-cols-4">
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
      <p className="mt-11">
        <Link to={all.to} className="button" data-kind="quiet">
          {all.words}
        </Link>
      </p>
    </section>
  );
}
