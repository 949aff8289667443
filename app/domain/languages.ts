import { type Day, longDay, partsOf } from './days.ts';

/** A language of the site's pages. */
export type Language = 'en-IN' | 'ta';

/** The same page in another language. `link` is the link text, in that language. */
export type OtherLanguage = { language: Language; path: string; link: string };

/** The paths of each translated page, by language. */
const TRANSLATED: readonly Readonly<Record<Language, string>>[] = [{ 'en-IN': '/privacy-policy', ta: '/privacy-policy/ta' }];

const LINKS: Readonly<Record<Language, string>> = { 'en-IN': 'Read in English', ta: 'தமிழில் படிக்க' };

const TAMIL_MONTHS = ['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'] as const;

/** The language of the page at a path: English, except for translations. */
export function languageOf(path: string): Language {
  return TRANSLATED.some(({ ta }) => ta === path) ? 'ta' : 'en-IN';
}

/** The page at a path in other languages, if any. */
export function otherLanguages(path: string): readonly OtherLanguage[] {
  const page = TRANSLATED.find((paths) => Object.values(paths).includes(path));
  if (!page) return [];
  return Object.entries(page)
    .map(([language, other]) => ({ language: language as Language, path: other, link: LINKS[language as Language] }))
    .filter((other) => other.path !== path);
}

/** The labels on a policy page: the title of its table of contents, and the date when it was last updated or reviewed. */
export function policyLabels({ language, lastUpdated, reviewed }: { language: Language; lastUpdated: Day; reviewed?: Day | undefined }): {
  contents: string;
  lastUpdated: string;
} {
  if (language === 'en-IN')
    return { contents: 'On this page', lastUpdated: `Last ${reviewed ? 'reviewed' : 'updated'} ${longDay(lastUpdated)}` };
  const { year, month, dayOfMonth } = partsOf(lastUpdated);
  return { contents: 'இந்தப் பக்கத்தில்', lastUpdated: `கடைசியாக மாற்றிய நாள்: ${dayOfMonth} ${TAMIL_MONTHS[month - 1]} ${year}` };
}
