/** Turns YAML and schema errors into messages for editors: what is wrong, why it matters and how to fix it. */
import type { YAMLParseError } from 'yaml';
import { z } from 'zod';
import { closestMatch } from './closest-match.server.ts';
import type { ContentProblem } from './problem.server.ts';

type Issue = z.core.$ZodIssue;
type Explanation = Omit<ContentProblem, 'file' | 'field'>;

/** Explains a YAML syntax error, with its line number in `source`. */
export function explainYamlError(error: YAMLParseError, source: string): Explanation & { line: number | undefined } {
  const lines = source.split('\n');
  const at = error.linePos?.[0].line;
  const open = error.code === 'MISSING_CHAR' && /closing (["'])/.exec(error.message)?.[1];
  const line = open ? (lineOfOpenQuote(lines, open) ?? at) : at;
  return { line, ...invalidYaml(yamlWords(error, lines[(line ?? 1) - 1] ?? '')) };
}

/** Explains text that begins with *, which YAML takes for an alias. */
export function explainAlias(text: string): Explanation {
  return invalidYaml({ what: 'text without quotes cannot begin with *.', fix: `Put quotes around the text: "${text}"` });
}

function invalidYaml({ what, fix }: Pick<Explanation, 'what' | 'fix'>): Explanation {
  return { what: `The file is not valid YAML: ${what}`, why: 'Until it is fixed, the site can show nothing from the file.', fix };
}

function yamlWords({ code, message }: YAMLParseError, line: string): Pick<Explanation, 'what' | 'fix'> {
  const [, before = '', value = ''] = /^(\s*(?:- )?(?:[\w-]+:(?: |$))?)(.*)$/.exec(line) ?? [];
  const quoted = `Put quotes around the whole text: ${before.trim()} "${value
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll('"', "'")}"`;
  switch (code) {
    case 'TAB_AS_INDENT':
      return { what: 'the line begins with a tab.', fix: 'Indent this line with spaces, two for each level.' };
    case 'DUPLICATE_KEY':
      return { what: `the field ${before.trim().replace(':', '')} is written twice.`, fix: 'Remove one of the two.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (!/:(?: |$)/.test(value)) {
        return {
          what: 'a line below this one has a field and is indented as if it belonged to this text.',
          fix: 'Look at the lines below this one: all fields of a group need the same indentation.',
        };
      }
      return {
        what: 'a colon and a space begin a field, but here they are in the middle of the text.',
        fix: `${quoted}. If it is meant to be a field, write it on its own line.`,
      };
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return { what: `text without quotes cannot begin with ${value.charAt(0)}`, fix: quoted };
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? {
            what: 'a bracket or brace is opened but not closed.',
            fix: 'Look at this line and the one above it: close { with } and [ with ].',
          }
        : {
            what: 'the line is not indented like the other fields of its group.',
            fix: 'Look at this line and the one above it: all fields of a group need the same indentation.',
          };
    case 'MISSING_CHAR':
      return /closing/.test(message)
        ? {
            what: 'the text begins with a quote that is never closed.',
            fix: 'Write the same quote at the end of the text on this line.',
          }
        : {
            what: 'the line is neither a field nor part of the text above it.',
            fix: 'Write name: value, or indent the line to continue the text above it.',
          };
    default:
      return unexpectedWords(message, value, quoted);
  }
}

function unexpectedWords(message: string, value: string, quoted: string): Pick<Explanation, 'what' | 'fix'> {
  if (value.startsWith("'"))
    return { what: 'text in single quotes ends at the next apostrophe.', fix: quoted.replace('quotes', 'double quotes') };
  if (value.startsWith('"'))
    return { what: 'the text continues after its closing quote.', fix: `${quoted}, and write ' for a quote inside it.` };
  if (/^[[{*&]/.test(value)) return { what: `text without quotes cannot begin with ${value.charAt(0)}`, fix: quoted };
  if (/^[>|]/.test(value))
    return {
      what: `text after ${value.charAt(0)} must begin on the next line.`,
      fix: 'Write it on the lines below, each indented by two more spaces.',
    };
  return {
    what: `${message.split('\n')[0]?.replace(/ at line.*$/, '')}.`,
    fix: 'Look at this line and the one above it: indent with two spaces, and put quotes around text that contains ": ".',
  };
}

/** Finds the line with the unclosed quote, because the parser often reports only the end of the file. */
function lineOfOpenQuote(lines: readonly string[], quote: string): number | undefined {
  const index = lines.findLastIndex(
    (line) => line.replace(/^\s*(?:- )?(?:[\w-]+: +)?/, '').startsWith(quote) && line.split(quote).length === 2,
  );
  return index < 0 ? undefined : index + 1;
}

/** Explains a schema error. If the field has a description, the fix usually quotes it. */
export function explainIssue(issue: Issue, schema: z.ZodType): Explanation {
  if (issue.code === 'unrecognized_keys') {
    const names = [...new Set(fieldsAt(schema, issue.path).flatMap(({ properties }) => Object.keys(properties ?? {})))];
    const [key = ''] = issue.keys;
    const near = closestMatch(key, names);
    const isCutNumber = /^\d{1,3}$/.test(key);
    return {
      what: `There is no field called ${issue.keys.map((each) => `'${each}'`).join(', ')}.`,
      why: 'The site never shows an unknown field. Usually it is a typo.',
      fix: isCutNumber
        ? 'Inside braces a comma ends the value: write the number with digits only, such as 31000.'
        : `${near ? `Did you mean '${near}'? ` : ''}Compare the name with the allowed fields: ${names.join(', ')}. docs/fields.md describes them.`,
    };
  }
  const fields = fieldsAt(schema, issue.path);
  const description = fields.find((field) => field.description)?.description;
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined) {
    return {
      what: 'The field is missing.',
      why: 'The page shows it and would have a gap without it.',
      fix: description ? `Add the field: ${description}` : 'Add the field. A similar file shows how.',
    };
  }
  const suggestion = suggestionFor(issue.input, fields);
  return {
    what: `The value ${issue.message}.`,
    why: 'The page would show it wrongly, or not at all.',
    fix:
      suggestion ??
      (description
        ? `Write the value as the field requires: ${description}`
        : 'Write the value as the field requires. A similar file shows how.'),
  };
}

/** Suggests a fix from what the editor most likely meant; undefined if that is unclear. */
function suggestionFor(input: unknown, fields: readonly FieldSchema[]): string | undefined {
  if (typeof input === 'string' && fields.some(({ type }) => type === 'integer' || type === 'number')) {
    const digits = input
      .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
      .replace(/(?:\/-|\.00)$/, '')
      .replaceAll(/[,\s]/g, '');
    if (/^\d+$/.test(digits)) return `Write ${digits}: digits only, without quotes, ₹, commas or spaces.`;
  }
  if (typeof input === 'number' && fields.some(({ type }) => type === 'string')) return `Put quotes around it: "${input}".`;
  if (typeof input === 'string' && fields.some(({ pattern }) => pattern?.includes(String.raw`\d{4}-\d{2}`))) return dateSuggestion(input);
  if (typeof input === 'object' && input !== null && !Array.isArray(input) && fields.some(({ type }) => type === 'string')) {
    const [[name, value] = [], ...others] = Object.entries(input);
    if (name !== undefined && others.length === 0)
      return `A colon and a space begin a field. Put quotes around the whole text: "${name}: ${String(value ?? '')}".`;
  }
  return undefined;
}

/** The date formats that suggestions recognise: day first, as is usual in India, and year first, as the fields require. */
const DATES = [/^(?<day>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4})$/, /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/];

function dateSuggestion(input: string): string | undefined {
  const { day = '', month = '', year = '' } = DATES.map((form) => form.exec(input)?.groups).find(Boolean) ?? {};
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!year || m < 1 || m > 12) return undefined;
  const last = new Date(Date.UTC(y, m, 0));
  const name = last.toLocaleDateString('en-IN', { month: 'long', timeZone: 'UTC' });
  if (d < 1 || d > last.getUTCDate()) return `Write a day that exists: ${name} ${y} has ${last.getUTCDate()} days.`;
  return `Write ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} if you mean ${d} ${name}.`;
}

/** The parts of a JSON Schema that this module reads. */
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

/** The JSON Schemas for the field at a path: the field's own first, then each member of a union or intersection. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly FieldSchema[] {
  const forms = (field: FieldSchema): FieldSchema[] => [field, ...[...(field.anyOf ?? []), ...(field.allOf ?? [])].flatMap(forms)];
  const inside = (field: FieldSchema, part: PropertyKey) =>
    typeof part === 'number' ? (field.prefixItems?.[part] ?? field.items) : field.properties?.[String(part)];
  const whole = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
  return path.reduce<FieldSchema[]>((fields, part) => fields.flatMap((field) => forms(inside(field, part) ?? {})), forms(whole));
}
