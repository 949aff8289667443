import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { POLICIES } from './content/page-texts.server.ts';
import { routedRedirects } from './content/site-pages.server.ts';
import { PAST_CARDS_PATH } from './domain/file-paths.ts';

export default [
  route(PAST_CARDS_PATH.slice(1), 'routes/past-cards.ts'),
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('all-trips', 'routes/all-trips.tsx'),
    route('all-upcoming-trips', 'routes/all-upcoming-trips.tsx'),
    route('all-past-trips', 'routes/all-past-trips.tsx'),
    ...routedRedirects().map(({ from }) => route(from.slice(1), 'routes/redirect.tsx', { id: `moved${from}` })),
    route('trips/:tripType/:tripId', 'routes/trip.tsx'),
    route('how-it-works', 'routes/how-it-works.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('faqs', 'routes/faqs.tsx'),
    ...POLICIES.map((slug) => route(slug, 'routes/policy.tsx', { id: slug.replace('/', '-') })),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
