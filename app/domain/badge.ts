import type { BadgeFlags } from './trip.ts';

/** The badge on a trip's card. */
export type Badge = 'Popular' | 'New' | 'Limited';

/** Chooses the badge for a trip. If several flags are set, the first of Popular, New and Limited wins. */
export function listBadge({ isPopular, isNew, isLimited }: BadgeFlags): Badge | undefined {
  if (isPopular) return 'Popular';
  if (isNew) return 'New';
  return isLimited ? 'Limited' : undefined;
}

/** Chooses the badge for a card on the home page, which never shows Limited. */
export function homeBadge(flags: BadgeFlags): Badge | undefined {
  return listBadge({ ...flags, isLimited: false });
}
