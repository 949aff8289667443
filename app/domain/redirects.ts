/** Addresses that have moved for good: the site's router, the built pages and every host read them here. */
export const REDIRECTS = [{ from: '/trips/upcoming/golden-triangle', to: '/trips/upcoming/pondicherry' }] as const;
