import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { PAGE_SIZE } from '#app/domain/pagination.ts';
import { pastCardData } from '#app/features/trip-card/card-data.ts';

/** A resource route with the cards for all past trips after the list's first page. app/features/trip-list fetches it. */
export function loader() {
  const later = content().lists.past.slice(PAGE_SIZE);
  return Response.json(later.map((trip) => pastCardData(trip, pictureData(trip.picture))));
}
