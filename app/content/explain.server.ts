/** What an editor is told of a file that cannot be read, and of a value that its field does not take: what is wrong, and how to fix it. */
import type { YAMLParseError } from 'yaml';
import { z } from 'zod';
import { closestMatch } from './closest-match.server.ts';
import type { ContentProblem } from './problem.server.ts';

type Issue = z.core.$ZodIssue;
type Explanation = Omit<ContentProblem, 'file' | 'field'>;

/** What is wrong with a text that is no YAML, and on which line of it. */
export function explainYamlError(error: YAMLParseError, source: string): Explanation & { line: number | undefined } {
  const lines = source.split('\n');
  const at = error.linePos?.[0].line;
  const open = error.code === 'MISSING_CHAR' && /closing (["'])/.exec(error.message)?.[1];
  const line = open ? (lineOfOpenQuote(lines, open) ?? at) : at;
  const { what, fix } = yamlWords(error, lines[(line ?? 1) - 1] ?? '');
  return { line, what: `The file cannot be read as YAML: ${what}`, why: 'Nothing of the file can be shown until it can be read.', fix };
}

function yamlWords({ code, message }: YAMLParseError, line: string): Pick<Explanation, 'what' | 'fix'> {
  const [, before = '', value = ''] = /^(\s*(?:- )?(?:[\w-]+:(?: |$))?)(.*)$/.exec(line) ?? [];
  const quoted = `Put quotes round the whole text: ${before.trim()} "${value
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll('"', "'")}"`;
  switch (code) {
    case 'TAB_AS_INDENT':
      return { what: 'the line begins with a tab.', fix: 'Look at the line named: indent it with spaces, two for each step in.' };
    case 'DUPLICATE_KEY':
      return { what: `the field ${before.trim().replace(':', '')} is written twice.`, fix: 'Take one of the two away.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (!/:(?: |$)/.test(value)) {
        return {
          what: 'a line below this one has a field and is indented as if it belonged to this text.',
          fix: 'Look at the lines below the one named: fields of one group stand exactly below each other.',
        };
      }
      return {
        what: 'a colon and a space begin a field, and here they stand in the middle of a text.',
        fix: `${quoted}. If it is meant to be a field, write it on a line of its own.`,
      };
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return { what: `a text without quotes cannot begin with ${value.charAt(0)}`, fix: quoted };
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? {
            what: 'a bracket or brace is opened and not closed.',
            fix: 'Look at the line named and the one above it: close { with } and [ with ].',
          }
        : {
            what: 'the line begins at another column than the fields beside it.',
            fix: 'Look at the line named and the one above it: fields of one group stand exactly below each other.',
          };
    case 'MISSING_CHAR':
      return /closing/.test(message)
        ? {
            what: 'a text begins with a quote and never ends.',
            fix: 'Look at the line named: write the same quote at the end of the text.',
          }
        : {
            what: 'the line is neither a field nor a part of the text above it.',
            fix: 'Look at the line named: write name: value, or indent the line below the text that it belongs to.',
          };
    default:
      return unexpectedWords(message, value, quoted);
  }
}

function unexpectedWords(message: string, value: string, quoted: string): Pick<Explanation, 'what' | 'fix'> {
  if (value.startsWith("'"))
    return { what: 'a text in single quotes ends at its next apostrophe.', fix: quoted.replace('quotes', 'double quotes') };
  if (value.startsWith('"'))
    return { what: 'a text goes on after its closing quote.', fix: `${quoted}, and write ' for a quote inside it.` };
  if (/^[[{*&]/.test(value)) return { what: `a text without quotes cannot begin with ${value.charAt(0)}`, fix: quoted };
  if (/^[>|]/.test(value))
    return {
      what: `a text after ${value.charAt(0)} begins on the next line.`,
      fix: 'Write it on the lines below, each indented by two spaces more.',
    };
  return {
    what: `${message.split('\n')[0]?.replace(/ at line.*$/, '')}.`,
    fix: 'Look at the line named and the one above it: indent with two spaces, and put quotes round a text with ": " in it.',
  };
}

/** The parser notices a quote that is never closed at the end of the file; this is where it was opened. */
function lineOfOpenQuote(lines: readonly string[], quote: string): number | undefined {
  const index = lines.findLastIndex(
    (line) => line.replace(/^\s*(?:- )?(?:[\w-]+: +)?/, '').startsWith(quote) && line.split(quote).length === 2,
  );
  return index < 0 ? undefined : index + 1;
}

/** What is wrong with a value. The fix says what the field's own description asks for. */
export function explainIssue(issue: Issue, schema: z.ZodType): Explanation {
  if (issue.code === 'unrecognized_keys') {
    const names = [...new Set(fieldsAt(schema, issue.path).flatMap(({ properties }) => Object.keys(properties ?? {})))];
    const [key = ''] = issue.keys;
    const near = closestMatch(key, names);
    const isCutNumber = /^\d{1,3}$/.test(key);
    return {
      what: `There is no field called ${issue.keys.map((each) => `'${each}'`).join(', ')}.`,
      why: 'What stands in an unknown field would never be shown: most often it is a typing mistake.',
      fix: isCutNumber
        ? 'Between braces a comma ends a value: write the number with digits alone, such as 31000.'
        : `${near ? `Did you mean '${near}'? ` : ''}Compare the name with the fields that may stand here: ${names.join(', ')}. What each is for: docs/fields.md.`,
    };
  }
  const fields = fieldsAt(schema, issue.path);
  const description = fields.find((field) => field.description)?.description;
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined) {
    return {
      what: 'The field is missing.',
      why: 'The page shows it and would have a hole without it.',
      fix: description ? `Add the field: ${description}` : 'Add the field; a neighbouring file shows how it looks.',
    };
  }
  const suggestion = suggestionFor(issue.input, fields);
  return {
    what: `The value ${issue.message}.`,
    why: 'The page would show it wrongly, or not at all.',
    fix:
      suggestion ??
      (description
        ? `Write the value as the field asks: ${description}`
        : 'Write the value as the field asks; a neighbouring file shows how it looks.'),
  };
}

/** What the value was most likely meant to be; undefined where nobody could tell. */
function suggestionFor(input: unknown, fields: readonly FieldSchema[]): string | undefined {
  if (typeof input === 'string' && fields.some(({ type }) => type === 'integer' || type === 'number')) {
    const digits = input
      .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
      .replace(/(?:\/-|\.00)$/, '')
      .replaceAll(/[,\s]/g, '');
    if (/^\d+$/.test(digits)) return `Write ${digits}, as the field asks: digits alone, without quotes, ₹, commas or spaces.`;
  }
  if (typeof input === 'string' && fields.some(({ pattern }) => pattern?.includes(String.raw`\d{4}-\d{2}`))) return dateSuggestion(input);
  if (typeof input === 'object' && input !== null && !Array.isArray(input) && fields.some(({ type }) => type === 'string')) {
    const [[name, value] = [], ...others] = Object.entries(input);
    if (name !== undefined && others.length === 0)
      return `A colon and a space begin a field. Put quotes round the whole text, as the field asks: "${name}: ${String(value ?? '')}".`;
  }
  return undefined;
}

/** As Indians write a date, and as the field asks for it. */
const DATES = [/^(?<day>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4})$/, /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/];

function dateSuggestion(input: string): string | undefined {
  const { day = '', month = '', year = '' } = DATES.map((form) => form.exec(input)?.groups).find(Boolean) ?? {};
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!year || m < 1 || m > 12) return undefined;
  const last = new Date(Date.UTC(y, m, 0));
  const name = last.toLocaleDateString('en-IN', { month: 'long', timeZone: 'UTC' });
  if (d < 1 || d > last.getUTCDate()) return `Write a day that there is, as the field asks: ${name} ${y} has ${last.getUTCDate()} days.`;
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}, as the field asks, if you mean ${d} ${name}.`;
}

/** The part of a JSON Schema that is looked at. */
type FieldSchema = {
  description?: string;
  type?: string;
  pattern?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  prefixItems?: FieldSchema[];
  anyOf?: FieldSchema[];
  allOf?: FieldSchema[];
};

/** What the schema says of the field at a path: one entry for each form that it may take, the field's own description first. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly FieldSchema[] {
  const forms = (field: FieldSchema): FieldSchema[] => [field, ...[...(field.anyOf ?? []), ...(field.allOf ?? [])].flatMap(forms)];
  const inside = (field: FieldSchema, part: PropertyKey) =>
    typeof part === 'number' ? (field.prefixItems?.[part] ?? field.items) : field.properties?.[String(part)];
  const whole = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
  return path.reduce<FieldSchema[]>((fields, part) => fields.flatMap((field) => forms(inside(field, part) ?? {})), forms(whole));
}
