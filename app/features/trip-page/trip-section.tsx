import type { Section } from '#app/domain/trip-sections.ts';

type Props = React.ComponentProps<'section'> & { of: Section };

/** A section of a trip page, with its heading. */
export function TripSection({ of, children, ...props }: Props) {
  return (
    <section aria-labelledby={of.id} {...props}>
      <TripHeading of={of} />
      {children}
    </section>
  );
}

/** The heading of a section of a trip page. */
export function TripHeading({ of: { id, title } }: { of: Section }) {
  return (
    <h2 id={id} tabIndex={-1} className="section-heading">
      {title}
    </h2>
  );
}
