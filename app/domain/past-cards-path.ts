/** Where the cards of past trips are that do not fit on the list's first page. */
export const PAST_CARDS_PATH = '/all-past-trips.json';
