import { picture } from './image-sources.server.ts';
import { foundersSchema, testimonialsSchema } from './schema.server.ts';
import { checkIds, paragraphs, readYaml, type Source } from './source.server.ts';

/** Reads the founders, with their portraits. */
export function readFounders(source: Source) {
  const file = 'people/founders.yaml';
  const founders = readYaml(source, file, foundersSchema)?.founders;
  if (!founders) return undefined;
  checkIds(source, file, 'founders', founders);
  return founders.map((founder) => ({
    ...founder,
    bio: paragraphs(founder.bio),
    picture: picture(source.reader, `people/${founder.id}`, founder.picture),
  }));
}

/** Reads the home page's testimonials, with their portraits. */
export function readTestimonials(source: Source, founders: readonly { id: string }[] = []) {
  const file = 'people/testimonials.yaml';
  const testimonials = readYaml(source, file, testimonialsSchema)?.testimonials;
  if (!testimonials) return undefined;
  checkIds(source, file, 'testimonials', testimonials);
  testimonials.forEach(({ id }, index) => {
    if (founders.some((founder) => founder.id === id))
      source.reader.report(file, `testimonials[${index}].id`, {
        what: `'${id}' is also a founder's id.`,
        why: 'A portrait is found by its id, so both would have the same face.',
        fix: 'Give the testimonial another id.',
      });
  });
  return testimonials.map((testimonial) => ({
    ...testimonial,
    picture: picture(source.reader, `people/${testimonial.id}`, testimonial.picture),
  }));
}
