import { picture } from './image-sources.server.ts';
import { foundersSchema, testimonialsSchema } from './schema.server.ts';
import { paragraphs, readYaml, type Source } from './source.server.ts';

/** Reads the founders, with their portraits. */
export function readFounders(source: Source) {
  const file = 'people/founders.yaml';
  return readYaml(source, file, foundersSchema)?.founders.map((founder, index) => ({
    ...founder,
    bio: paragraphs(founder.bio),
    picture: picture(source.reader, `people/${founder.id}`, founder.picture, { namedBy: { file, field: `founders[${index}].id` } }),
  }));
}

/** Reads the home page's testimonials, with their portraits. */
export function readTestimonials(source: Source) {
  const file = 'people/testimonials.yaml';
  return readYaml(source, file, testimonialsSchema)?.testimonials.map((testimonial, index) => ({
    ...testimonial,
    picture: picture(source.reader, `people/${testimonial.id}`, testimonial.picture, {
      namedBy: { file, field: `testimonials[${index}].id` },
    }),
  }));
}
