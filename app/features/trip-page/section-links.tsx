import { useEffect, useState } from 'react';
import type { SectionLink } from '#app/domain/trip-sections.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { useRootAttribute } from '#app/ui/use-root-attribute.ts';

/** Root margin for an area that ends a third of the way down the window. The last heading inside it marks the current section. */
const ABOVE_READING_LINE = '1000000px 0px -66% 0px';

/** A bar with links to a trip page's sections. It sticks below the header or replaces it, and marks the current section. */
export function SectionLinks({ sections }: { sections: readonly SectionLink[] }) {
  const current = useCurrentSection(sections);
  // Lets the style sheet hide the header on scrolling down, because the two bars together would cover too much of a small phone's screen.
  useRootAttribute('sectionLinks');
  return (
    <nav aria-label="On this page" className="section-links">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <PageLink to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `sections` must be referentially stable. */
function useCurrentSection(sections: readonly SectionLink[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) above[isIntersecting ? 'add' : 'delete'](target);
        setCurrent(headings.findLast((heading) => above.has(heading))?.id);
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    for (const heading of headings) watcher.observe(heading);
    return () => watcher.disconnect();
  }, [sections]);
  return current;
}
