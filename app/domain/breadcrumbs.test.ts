import { expect, test } from 'vitest';
import { breadcrumbsTo } from './breadcrumbs.ts';

test('breadcrumbs start at Home and end at the page; the home page has only the breadcrumb Home', () => {
  const list = { path: '/all-upcoming-trips', name: 'Upcoming Trips' };
  const trip = { path: '/trips/upcoming/goa', name: 'Goa' };
  expect(breadcrumbsTo(trip, [list]).map(({ name }) => name)).toEqual(['Home', 'Upcoming Trips', 'Goa']);
  expect(breadcrumbsTo({ path: '/', name: 'Little Banyan Journeys' }).map(({ name }) => name)).toEqual(['Home']);
});
