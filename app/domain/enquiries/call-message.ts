/**
 * The sentence that begins the message when the form is opened from a trip's page.
 * `dates` is the departures' dates as text, such as 'Aug 1-3 2025', or a past trip's year. `who` comes along, if known: 'with my
 * children of 6 and 9' or 'for Mother + 2 children'.
 */
export function callMessageFor(tripTitle: string, dates: string, who?: string): string {
  return `I would like to talk about ${tripTitle} (${dates})${who ? `, ${who}` : ''}.`;
}
