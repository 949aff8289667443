import { pluralize } from './pluralize.ts';

/**
 * Rewrites text for screen readers: 'Aug 1 to 3 2025' for 'Aug 1-3 2025', '₹58,000 to ₹66,000', '2 to 13 years',
 * '2 nights, 3 days' for '2N/3D'. Screen readers read a hyphen as 'dash' or 'minus', or skip it.
 */
export function spokenForm(text: string): string {
  return text
    .replaceAll(/(\d) ?- ?(?=[\dA-Z₹])/g, '$1 to ')
    .replaceAll(/\b(\d+)N\/(\d+)D\b/g, (_, nights: string, days: string) => `${pluralize(nights, 'night')}, ${pluralize(days, 'day')}`)
    .replaceAll(/\b(\d+)D\b/g, (_, days: string) => pluralize(days, 'day'));
}
