import { content } from '#app/content/content.server.ts';
import { pictureData } from '#app/content/pictures.server.ts';
import { TRIPS_A_PAGE } from '#app/domain/page-window.ts';
import { pastCardData } from '#app/features/trip-card/card-data.ts';

/** A file and no page: the cards of past trips after the list's first page, fetched by app/features/trip-list. */
export function loader() {
  const later = content().lists.past.slice(TRIPS_A_PAGE);
  return Response.json(later.map((trip) => pastCardData(trip, pictureData(trip.image))));
}
