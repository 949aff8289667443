import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ContentProblem } from '#app/content/problem.server.ts';
import { DAY_FIELDS, humanize } from '../changes.ts';

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>;
  items?: Schema | false;
  anyOf?: Schema[];
  prefixItems?: Schema[];
};

/** Whether the editing screen writes the field itself: days of change, and the names of a gallery's pictures, which are texts. */
const isWritten = (field: string, { type }: Schema): boolean =>
  (DAY_FIELDS as readonly string[]).includes(field) || (field === 'picture' && type === 'string');

/** Converts a content schema for the form library. Adds a label to each field, and removes what the editing screen writes. */
export function formSchema({ prefixItems, ...schema }: Schema, name = ''): RJSFSchema {
  const words = humanize(name);
  const result: Record<string, unknown> = { ...schema, ...(words && { title: words.charAt(0).toUpperCase() + words.slice(1) }) };
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(([field, inner]) => !isWritten(field, inner));
    const shown = Object.fromEntries(fields.map(([field, inner]) => [field, formSchema(inner, field)]));
    result['properties'] = shown;
    result['required'] = ((schema['required'] as string[] | undefined) ?? []).filter((field) => field in shown);
  }
  // Both numbers of a pair, such as focus, have the same schema.
  if (prefixItems) result['items'] = formSchema(prefixItems[0] ?? {});
  else if (schema.items) result['items'] = formSchema(schema.items);
  if (schema.anyOf) {
    result['anyOf'] = schema.anyOf.map((option) => ({
      ...formSchema(option),
      title: String(option['description'] ?? '').replace(/\..*/, ''),
      isOption: true,
    }));
  }
  return result;
}

/** Frequently edited fields come first, rarely edited ones last. */
const ORDER = ['title', 'subtitle', 'price', 'perMomAndChild', 'departures', 'questions', 'text', '*', 'sample'];

/** The uiSchema of a file's form: the order of its fields, and which of them are picture fields. */
export function formLook(schema: Schema): UiSchema {
  return { ...fieldLook(schema), 'ui:order': ORDER };
}

function fieldLook({ type, properties, items }: Schema): UiSchema {
  const fields = Object.entries(properties ?? {}).map(([name, inner]) => [name, fieldLook(inner)]);
  const isPicture = type === 'object' && properties && ('focus' in properties || Object.keys(properties).length === 0);
  return { ...Object.fromEntries(fields), ...(items && { items: fieldLook(items) }), ...(isPicture && { 'ui:field': 'PictureField' }) };
}

/** Splits a problem's field, such as 'departures[0].end', into path parts. */
export function partsOf(field: string): (string | number)[] {
  // Problems in a policy's text have a line number instead of a field.
  if (field.startsWith('line ')) return ['text'];
  const parts = field.split(/[.[\]]/).filter(Boolean);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

type Errors = { [field: string]: Errors | string[] };

/** Converts problems into the form library's error schema. */
export function errorsOf(problems: readonly (Pick<ContentProblem, 'field' | 'what' | 'fix'> & { why?: string })[]): ErrorSchema {
  const errors: Errors = {};
  for (const { field, what, why, fix } of problems) {
    let place = errors;
    for (const part of partsOf(field)) place = (place[part] ??= {}) as Errors;
    place['__errors'] = [...((place['__errors'] ?? []) as string[]), [what, why, fix].filter(Boolean).join(' ')];
  }
  return errors as ErrorSchema;
}
