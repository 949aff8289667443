import { pluralize } from './pluralize.ts';

/**
 * Rewrites text for screen readers, such as 'Aug 1-3 2025' as 'Aug 1 to 3 2025', '2-13 years' as '2 to 13 years' and '2N/3D' as
 * '2 nights, 3 days'. Screen readers read a hyphen as 'dash' or 'minus', or skip it.
 */
export function spokenForm(text: string): string {
  return text
    .replaceAll(/(\d) ?- ?(?=[\dA-Z₹])/g, '$1 to ')
    .replaceAll(/\b(\d+)N\/(\d+)D\b/g, (_, nights: string, days: string) => `${pluralize(nights, 'night')}, ${pluralize(days, 'day')}`)
    .replaceAll(/\b(\d+)D\b/g, (_, days: string) => pluralize(days, 'day'));
}
