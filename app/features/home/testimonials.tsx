import { Avatar } from '#app/ui/avatar.tsx';
import type { PictureFacts } from '#app/ui/picture.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { Stars } from '#app/ui/stars.tsx';

/** A mother's words with her rating out of five. */
export type TestimonialFacts = { id: string; name: string; role: string; quote: string; rating: number; picture: PictureFacts };

/** What mothers say who have been with us: one quote large, the others beside it. */
export function Testimonials({ title, lead, testimonials }: { title: string; lead: string; testimonials: readonly TestimonialFacts[] }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="page-width py-18 lg:py-26">
      <SectionHeading id="testimonials-heading" title={title} lead={lead} />
      <ul className="mt-9 grid gap-x-18 gap-y-10 lg:mt-13 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        {testimonials.map(({ id, name, role, quote, rating, picture }) => (
          <li
            key={id}
            className="group not-first:border-t not-first:border-line not-first:pt-9 lg:first:row-span-2 lg:nth-2:border-t-0 lg:nth-2:pt-0"
          >
            <figure>
              <Stars rating={rating} />
              <blockquote className="mt-4 font-display text-quote-small leading-snug tracking-[-0.012em] group-first:text-quote group-first:leading-[1.14]">
                {quote}
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-3.5">
                <Avatar name={name} picture={picture} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small text-quiet">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
