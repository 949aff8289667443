import type { BadgeFlags } from './trip.ts';

/** The one word on a card that says what is special about a trip. */
export type Badge = 'Popular' | 'New' | 'Limited';

/** Of several flags one badge is shown, in the order Popular, New, Limited. */
export function listBadge({ isPopular, isNew, isLimited }: BadgeFlags): Badge | undefined {
  if (isPopular) return 'Popular';
  if (isNew) return 'New';
  return isLimited ? 'Limited' : undefined;
}

/** Home's cards never show Limited. */
export function homeBadge(flags: BadgeFlags): Badge | undefined {
  return listBadge({ ...flags, isLimited: false });
}
