import { type Day, longDay, partsOf } from './days.ts';

/** A language that a page of the site is written in. */
export type Language = 'en-IN' | 'ta';

/** A page that says the same in another language, and the words of the link to it, in that language. */
export type OtherLanguage = { language: Language; path: string; link: string };

/** The pages that stand in more than one language, by language. */
const TRANSLATED: readonly Readonly<Record<Language, string>>[] = [{ 'en-IN': '/privacy-policy', ta: '/privacy-policy/ta' }];

const LINKS: Readonly<Record<Language, string>> = { 'en-IN': 'Read in English', ta: 'தமிழில் படிக்க' };

const TAMIL_MONTHS = ['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'] as const;

/** The language of the page at a path: English, but for translations. */
export function languageOf(path: string): Language {
  return TRANSLATED.some(({ ta }) => ta === path) ? 'ta' : 'en-IN';
}

/** The other languages in which the page at a path can be read. */
export function otherLanguages(path: string): readonly OtherLanguage[] {
  const page = TRANSLATED.find((paths) => Object.values(paths).includes(path));
  if (!page) return [];
  return Object.entries(page)
    .map(([language, other]) => ({ language: language as Language, path: other, link: LINKS[language as Language] }))
    .filter((other) => other.path !== path);
}

/** The words round a policy: over its list of headings, and the day of its last change, or of its last review where it has one. */
export function policyLabels({ language, lastUpdated, reviewed }: { language: Language; lastUpdated: Day; reviewed?: Day | undefined }): {
  contents: string;
  lastUpdated: string;
} {
  if (language === 'en-IN')
    return { contents: 'On this page', lastUpdated: `Last ${reviewed ? 'reviewed' : 'updated'} ${longDay(lastUpdated)}` };
  const { year, month, dayOfMonth } = partsOf(lastUpdated);
  return { contents: 'இந்தப் பக்கத்தில்', lastUpdated: `கடைசியாக மாற்றிய நாள்: ${dayOfMonth} ${TAMIL_MONTHS[month - 1]} ${year}` };
}
