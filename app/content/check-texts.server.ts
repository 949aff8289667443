/**
 * Checks the text in content/ against the glossary in content/README.md, the numbers in content/terms.yaml and trips' prices, and
 * finds misindented list items. Definite errors stop a build; npm run doctor lists possible errors.
 */
import { isScalar } from 'yaml';
import { rupees } from '#app/domain/price-text.ts';
import { type ContentFile, nodesOf, textsOf } from './content-files.server.ts';
import type { ContentProblem } from './problem.server.ts';
import { type Terms, valueAt } from './terms.server.ts';

/** A piece of text in a content file. In the body of a Markdown file, `field` is the line number. */
type Text = { file: string; field: string; text: string };

/** A word that the glossary replaces with `say`; fields that match `skips` are not checked. */
type WordRule = { found: RegExp; say: string; why: string; isSure: boolean; skips?: RegExp };

/** How sentences state a number from the terms. The groups of `found` capture the number, or the two ends of a range. */
type NumberRule = { found: RegExp; names: readonly string[] };

const ONE_WORD = 'Readers would wonder whether two words mean two things.';

/** Capitalised words that may be part of a name are not matched, or are only possible errors. */
const WORDS: readonly WordRule[] = [
  { found: /\bjourneys?\b/g, say: 'trip', why: ONE_WORD, isSure: true },
  { found: /\bJourneys?\b/g, say: 'trip', why: ONE_WORD, isSure: false },
  { found: /\be-mails?\b/gi, say: 'email', why: ONE_WORD, isSure: true },
  { found: /\btelephones?\b/g, say: 'phone', why: ONE_WORD, isSure: false },
  {
    found: /\b(?:trip (?:mothers?|organi[sz]ers?|managers?)|tour (?:leaders?|managers?))\b/gi,
    say: 'trip leader',
    why: ONE_WORD,
    isSure: true,
  },
  {
    found: /\btravel(?:ers?|ing|ed)\b/g,
    say: 'traveller, travelling, travelled',
    why: 'We use British spelling, which Indian schools teach.',
    isSure: true,
  },
  { found: /\bDiwali\b(?! [A-Z])/g, say: 'Deepavali', why: 'People in Chennai say Deepavali.', isSure: true },
  { found: /\bPooja\b/g, say: 'Puja', why: `${ONE_WORD} A person may be called Pooja.`, isSure: false },
  {
    found: /\bMysore\b(?! (?:Palace|pak|silk|sandal|masala|dosa|Dasara|Zoo))/g,
    say: 'Mysuru',
    why: 'The city has been called Mysuru since 2014. Names such as Mysore Palace stay.',
    isSure: false,
    skips: /(?:^|\.)(?:title|subtitle|metaTitle)$/,
  },
  {
    found: /(?<!\bper )\bmoms?\b(?! (?:& child|& kids|and kids))(?=.*\.$)/gis,
    say: 'mother',
    why: "'Mom' is for labels such as 'per mom & child'; a sentence says 'mother'.",
    isSure: false,
  },
];

const NUMBERS: readonly NumberRule[] = [
  { found: /\b(?:deposit|advance)(?: payment)? of (\d+) ?%|\b(\d+) ?% (?:deposit|advance)\b/gi, names: ['payment.depositPercent'] },
  { found: /\bbalance\b[^.\n]{0,60}?\b(\d+) days\b/gi, names: ['payment.balanceDueDays'] },
  { found: /\bprice\b[^.\n]{0,20}\b(?:rises?|increases?)\b[^.\n]{0,30}?\b(\d+) ?%/gi, names: ['payment.priceRiseCancelPercent'] },
  { found: /\b(?:reply|replies|answers?|answered|responds?)\b[^.\n]{0,40}\bwithin (\d+) hours\b/gi, names: ['support.replyHours'] },
  { found: /\bvoucher\b[^.\n]{0,60}?\b(\d+) months\b/gi, names: ['ifWeCancel.voucherMonths'] },
  { found: /\bcredit note\b[^.\n]{0,60}?\b(\d+) months\b/gi, names: ['creditNote.months'] },
  { found: /\badmin(?:istrative|istration)? charge of (\d+) ?%/gi, names: ['ifWeCancel.adminPercent'] },
  { found: /(?:₹|Rs\.? ?|rupees )([\d,]+) (?:is|are|will be) deducted\b/gi, names: ['ifWeCancel.naturalCauses'] },
  { found: /\btransfer fee\b[^.\n]{0,20}(?:₹|Rs\.? ?|rupees )([\d,]+)/gi, names: ['transfer.fee'] },
  { found: /\b(\d+) to (\d+) families\b/gi, names: ['groups.familiesFrom', 'groups.familiesTo'] },
];

/** Fields that are not checked: quotes from mothers, names, ids, addresses and notes to ourselves. */
const NOT_OURS = new Set([
  'quote',
  'name',
  'id',
  'url',
  'siteUrl',
  'embedUrl',
  'openUrl',
  'instagram',
  'linkedin',
  'supportEmail',
  'stillToCheck',
]);
const NO_TEXTS = new Set(['terms.yaml', 'lists.yaml']);

/** Finds definite and possible errors in the text of content files. */
export function textFindings(files: readonly ContentFile[], terms: Terms): { mistakes: ContentProblem[]; doubts: ContentProblem[] } {
  const texts = files.filter(({ name }) => !NO_TEXTS.has(name)).flatMap(ourTexts);
  const company = terms.company.name;
  const ofEach = texts.flatMap((text) => {
    const words = text.text.replaceAll(company, '');
    return [...wordProblems({ ...text, text: words }), ...numberProblems(text, terms)];
  });
  const found = [...ofEach, ...priceDoubts(files, texts), ...runTogether(files)];
  const only = (isSure: boolean) => found.filter((each) => each.isSure === isSure).map(({ problem }) => problem);
  return { mistakes: only(true), doubts: only(false) };
}

type Found = { isSure: boolean; problem: ContentProblem };

function wordProblems({ file, field, text }: Text): Found[] {
  return WORDS.filter(({ skips }) => !skips?.test(field)).flatMap(({ found, say, why, isSure }) =>
    [...new Set([...text.matchAll(found)].map(([word]) => word))].map((word) => ({
      isSure,
      problem: { file, field, what: `The text says '${word}'.`, why, fix: `Write '${say}'.` },
    })),
  );
}

function numberProblems({ file, field, text }: Text, terms: Terms): Found[] {
  const isTrip = file.startsWith('content/trips/');
  return NUMBERS.flatMap(({ found, names }) =>
    [...text.matchAll(found)].flatMap(([sentence, ...groups]) => {
      const said = groups.filter((group) => group !== undefined).map((group) => Number(group.replaceAll(',', '')));
      const ours = names.map((name) => valueAt(terms, name));
      if (ours.includes(undefined)) return [];
      const isSame = said.join() === ours.join();
      const braces = names.map((name) => `{${name}}`).join(' to ');
      return {
        // A trip may have its own terms, because of a hotel for example; a policy or an answer applies to all trips.
        isSure: !isSame && !isTrip,
        problem: {
          file,
          field,
          what: isSame
            ? `'${sentence}' has a number from content/terms.yaml typed out.`
            : `'${sentence}' says ${said.join(' to ')}, but content/terms.yaml says ${ours.join(' to ')}.`,
          why: isSame
            ? 'When the number changes in content/terms.yaml, this text would keep the old one.'
            : 'The site would state two numbers for one rule.',
          fix: `Write ${braces} instead of the number${isTrip && !isSame ? ', or keep it if this trip has its own rule' : ''}.`,
        },
      };
    }),
  );
}

/** List items indented too far: YAML reads them as part of the item above. */
function runTogether(files: readonly ContentFile[]): Found[] {
  return files.flatMap(({ name, yaml, document }) =>
    [...nodesOf(document)].flatMap(({ node, field }) => {
      // A literal block keeps its lines, so a list inside it is fine.
      if (!isScalar(node) || !['PLAIN', 'BLOCK_FOLDED'].includes(node.type ?? '') || !node.range) return [];
      const [second] = /(?<=\n\s*)- .*/.exec(yaml.slice(node.range[0], node.range[1])) ?? [];
      // A blank line above it, or a literal block, keeps it on a line of its own.
      if (!second || String(node.value).includes(`\n${second}`)) return [];
      return {
        isSure: true,
        problem: {
          file: `content/${name}`,
          field,
          what: `'${second}' is read as part of the text above it.`,
          why: 'The line is indented further than the other items of the list.',
          fix: 'Indent it with as many spaces as the other items.',
        },
      };
    }),
  );
}

/** Finds amounts in an upcoming trip's text that are at least half its lowest price but not one of its prices. Ignores flight costs. */
function priceDoubts(files: readonly ContentFile[], texts: readonly Text[]): Found[] {
  return files
    .filter(({ name }) => name.startsWith('trips/upcoming/'))
    .flatMap(({ name, document }) => {
      const file = `content/${name}`;
      const prices = [...nodesOf(document)].flatMap(({ node, field }) =>
        /^price(?:\.from|\.to|\[\d+\]\.amount)?$/.test(field) && isScalar(node) ? [Number(node.value)] : [],
      );
      const isDoubtful = (amount: number) => amount >= Math.min(...prices) / 2 && !prices.includes(amount);
      return texts
        .filter((text) => text.file === file && !text.field.startsWith('goodToKnow.flights'))
        .flatMap(({ field, text }) =>
          [...text.matchAll(/₹([\d,]+)/g)]
            .filter(([, amount = '']) => isDoubtful(Number(amount.replaceAll(',', ''))))
            .map(([amount]) => ({
              isSure: false,
              problem: {
                file,
                field,
                what: `The text says ${amount}, which is not a price of this trip.`,
                why: 'A price in a sentence does not change when the price field changes.',
                fix: `Write the price from 'price' (${prices.map(rupees).join(', ')}), or keep the amount if it is something else.`,
              },
            })),
        );
    });
}

/** The text in a content file, except fields that are not checked. */
function ourTexts({ name, document, body, bodyLine }: ContentFile): Text[] {
  const file = `content/${name}`;
  const lines = body ? body.split('\n').map((text, index) => ({ field: `line ${bodyLine + index}`, text })) : [];
  return [...textsOf(document, NOT_OURS), ...lines].map((text) => ({ file, ...text }));
}
