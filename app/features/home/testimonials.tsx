import type { PictureData } from '#app/domain/picture.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { Stars } from '#app/ui/stars.tsx';

/** A mother's testimonial, with a rating out of five. */
type TestimonialData = { name: string; role: string; quote: string; rating: number; picture: PictureData };

/** Testimonials from mothers: the first one large, the others next to it or below. */
export function Testimonials({ title, lead, testimonials }: { title: string; lead: string; testimonials: readonly TestimonialData[] }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="page-width py-18 lg:py-26">
      <SectionHeading id="testimonials-heading" title={title} lead={lead} />
      <ul className="quote-grid mt-9 lg:mt-13">
        {testimonials.map(({ name, role, quote, rating, picture }, index) => (
          <li key={index}>
            <figure>
              <Stars rating={rating} />
              <blockquote>{quote}</blockquote>
              <figcaption className="mt-6 flex items-center gap-3.5">
                <Avatar name={name} picture={picture} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small text-muted">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
