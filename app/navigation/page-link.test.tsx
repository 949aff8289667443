import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { hydrate } from '../../tests/support/component.tsx';
import { PageLink } from './page-link.tsx';

test('links to files are left to the browser, and links to pages and sections are not', async () => {
  await hydrate(
    <MemoryRouter>
      {['/trips.ics', '/trips/upcoming/goa-2025-08-22.ics', '/trips.xml', '/faqs', '/trips/upcoming/goa#price', '#price'].map((to) => (
        <PageLink key={to} to={to}>
          {to}
        </PageLink>
      ))}
    </MemoryRouter>,
  );
  const left: string[] = [];
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) left.push((event.target as Element).textContent ?? '');
    event.preventDefault();
  });
  for (const link of document.querySelectorAll('a')) link.click();
  expect(left).toEqual(['/trips.ics', '/trips/upcoming/goa-2025-08-22.ics', '/trips.xml']);
});
