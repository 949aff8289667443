/**
 * The sentence that begins the message when the form is opened from a trip's page.
 * `dates` is the departures' dates as text, such as 'Aug 1-3 2025', or a past trip's year. `children` is 'children of 6 and 9', if they
 * come and their ages are known.
 */
export function callMessageFor(tripTitle: string, dates: string, children?: string): string {
  return `I would like to talk about ${tripTitle} (${dates})${children ? `, with my ${children}` : ''}.`;
}
