/** Generates docs/fields.md, the editors' reference to every field in content/, from the schemas. */

/** A kind of file in content/: its files, their purpose, and their schema. */
type FileKind = { title: string; files: string; about: string; schema: FieldSchema };

/** The parts of a JSON Schema that the page uses. */
export type FieldSchema = {
  description?: string;
  type?: string;
  pattern?: string;
  format?: string;
  enum?: readonly string[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  items?: FieldSchema | false;
  prefixItems?: FieldSchema[];
  anyOf?: FieldSchema[];
};

/** A field's row in the table. */
type Row = { path: string; about: string; form: string; isRequired: boolean };

/** Internal marks that many groups may have: the page explains them once, at the top. */
const MARKS = ['sample', 'stillToCheck'];

const HEAD = `# Every field in content/

Generated from \`app/content/schema.server.ts\` by \`npm run format\`: make changes there. For editors. [content/README.md](../content/README.md) explains each task step by step.

- A name after \`›\` is inside the field before it, indented by two more spaces. In a list, each entry begins with \`- \`. The editing screen shows \`slotsLeft\` as 'Slots left'.
- 'needed' applies within a group: an optional group can be left out as a whole.
- Texts may use numbers from our terms and facts about the company in braces, such as \`{payment.depositPercent}\` and \`{company.contact}\`.
- \`sample: true\` marks a fact that somebody made up; most groups can have it. \`stillToCheck\`, a list of sentences, says who must check the fact. No page shows either; the doctor lists both. Remove them once the fact is confirmed.
`;

/** The page's Markdown. A kind that shares more than ten fields with an earlier one lists only the differences. */
export function fieldsPage(kinds: readonly FileKind[]): string {
  return `${[HEAD, ...kinds.map((kind, index) => section(kind, kinds.slice(0, index)))].join('\n')}`;
}

function section({ title, files, about, schema }: FileKind, earlier: readonly FileKind[]): string {
  const like = earlier.find((other) => sharedNames(schema, other.schema).length > 10);
  const shared = like ? sharedNames(schema, like.schema) : [];
  const own = rows(schema).filter(({ path }) => !shared.includes(path.split(' › ')[0]!));
  const left = like ? Object.keys(like.schema.properties ?? {}).filter((name) => !(name in (schema.properties ?? {}))) : [];
  const sharing = like ? `\nAll fields of '${like.title}' except ${left.map((name) => `\`${name}\``).join(', ')}, and:\n` : '';
  return `## ${title}

\`${files}\`: ${about}
${sharing}
| field | what it is for | what to write | needed |
|---|---|---|---|
${own.map(({ path, about: what, form, isRequired }) => `| \`${path}\` | ${what} | ${form} | ${isRequired ? 'yes' : 'no'} |`).join('\n')}
`;
}

function sharedNames(schema: FieldSchema, other: FieldSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    JSON.stringify(other.properties?.[name]) === JSON.stringify(field) ? [name] : [],
  );
}

function rows(group: FieldSchema, path: readonly string[] = []): Row[] {
  const fields = Object.entries(group.properties ?? {}).filter(([name]) => !MARKS.includes(name));
  return fields.flatMap(([name, field]) => {
    const own = [...path, name];
    const row = {
      path: own.join(' › '),
      about: aboutOf(field),
      form: form(field),
      isRequired: group.required?.includes(name) ?? false,
    };
    // A group that contains only text gets no separate rows.
    const inner = group.properties?.[name]?.description && isOnlyText(field) ? [] : insides(field).flatMap((part) => rows(part, own));
    return [row, ...inner];
  });
}

/** The field's description. A list whose entries have no fields also gets the description of its entries. */
function aboutOf({ description = '', items }: FieldSchema): string {
  const each = items && !items.properties && items.description ? ` Each entry: ${items.description}` : '';
  return `${description}${each}`.replaceAll(/[|<]/g, String.raw`\$&`);
}

/** The groups inside a field: the field itself, its list entries, or each of its alternatives. */
function insides(field: FieldSchema): FieldSchema[] {
  if (field.properties) return [field];
  return [...(field.items ? [field.items] : []), ...(field.anyOf ?? [])].flatMap(insides);
}

function isOnlyText({ properties = {} }: FieldSchema): boolean {
  const names = Object.keys(properties).filter((name) => !MARKS.includes(name));
  return names.join() === 'text';
}

/** Describes a value's format, for example 'whole number, 0 to 99'. */
function form(field: FieldSchema): string {
  const { type, anyOf, const: only, enum: names, items, prefixItems, pattern, format } = field;
  if (anyOf) return anyOf.map(shortForm).join('; or ');
  if (only !== undefined) return `\`${String(only)}\`, or left out`;
  if (names) return names.map((name) => `\`${name}\``).join(' or ');
  if (prefixItems) return `\`[${prefixItems.map(() => 'number').join(', ')}]\`, each ${bounds(prefixItems[0] ?? {})}`;
  if (type === 'array') return `list of ${items ? plural(form(items)) : 'values'}${counted(field)}`;
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer' || type === 'number')
    return [type === 'integer' ? 'whole number' : 'number', bounds(field)].filter(Boolean).join(', ');
  if (type === 'object') return isOnlyText(field) ? '`{ text: … }`' : 'group';
  if (format === 'email') return 'email address';
  if (format === 'uri') return 'web address, `https://…`';
  if (pattern?.includes(String.raw`\d{4}-`)) return 'date, `2027-02-05`';
  if (pattern?.startsWith(String.raw`^\/`)) return 'address on this site, `/contact`';
  if (pattern?.startsWith('^[a-z0-9]')) return 'name in lowercase letters, digits and hyphens';
  if (pattern?.includes(String.raw`\d{10,15}`)) return '10 to 15 digits';
  return 'text';
}

/** Describes one of several alternatives by its field names. */
function shortForm(field: FieldSchema): string {
  if (field.properties) return `\`{ ${Object.keys(field.properties).join(', ')} }\``;
  return field.items ? `list of ${shortForm(field.items)}${counted(field)}` : form(field);
}

function plural(words: string): string {
  return words.replace(/^(text|group|date|name)/, '$1s');
}

/** The allowed range. Omits the safe integer limits, which Zod writes if an integer has no limit. */
function bounds({ minimum, exclusiveMinimum, maximum }: FieldSchema): string {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const from = least !== undefined && least > Number.MIN_SAFE_INTEGER ? String(least) : undefined;
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? String(maximum) : undefined;
  if (from && to) return `${from} to ${to}`;
  return from ? `${from} or more` : to ? `at most ${to}` : '';
}

function counted({ minItems, maxItems }: FieldSchema): string {
  if (minItems === undefined && maxItems === undefined) return '';
  if (minItems === maxItems) return `, exactly ${minItems}`;
  return maxItems === undefined ? (minItems ? `, ${minItems} or more` : '') : `, ${minItems ?? 0} to ${maxItems}`;
}
