import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  DescriptionFieldProps,
  FieldErrorProps,
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  TitleFieldProps,
  WidgetProps,
} from '@rjsf/utils';
import { errorId } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { describePath, humanize } from '../changes.ts';

/** Text fields whose description matches this get a textarea. */
const LONG = /sentence|paragraph|Markdown|Her own words|the picture shows/;
/** Text fields that open with more characters than this get a textarea. */
const LONG_TEXT = 60;

/** Context for the form's parts: the file's path, its current and initial data, and its top-level fields with a problem. */
export type FormContext = {
  path: string;
  data: unknown;
  base: unknown;
  problemFields: readonly string[];
  /** Makes a change that began on earlier data: to the same entries, wherever they are now. What was typed since wins. */
  onLateChange: (before: unknown, after: unknown) => void;
};

/** The input for text, dates and numbers. Numbers are text inputs, so that invalid input stays and the content loader reports it. */
function TextWidget({ id, value, schema, required, onChange, rawErrors = [] }: WidgetProps) {
  const [isLong] = useState(
    () => schema.type === 'string' && (LONG.test(schema.description ?? '') || String(value ?? '').length > LONG_TEXT),
  );
  const field = {
    id,
    value: String(value ?? ''),
    'aria-describedby': `${id}__error ${id}__description`,
    'aria-invalid': rawErrors.length > 0,
    'aria-required': required,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value === '' ? undefined : target.value),
  };
  if (isLong) return <textarea {...field} rows={3} />;
  return <input {...field} type="text" inputMode={schema.type === 'string' ? 'text' : 'decimal'} />;
}

/** A checkbox. An optional field that is unticked is left out of the file. */
function CheckboxWidget({ id, label, value, schema, required, onChange }: WidgetProps) {
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          checked={value === true}
          aria-describedby={`${id}__error ${id}__description`}
          onChange={({ target }) => onChange(target.checked || (required ? false : undefined))}
        />
        {label}
      </label>
      <p className="hint" id={`${id}__description`}>
        {schema.description}
      </p>
    </>
  );
}

/** A disclosure, opened by a problem in its fields. It stays open once the problem is fixed, because the cursor may be in it. */
function Section({ label, hasProblem, children }: { label: string; hasProblem: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="section" open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** A field with its label, hint and errors. A top-level group is a disclosure. */
function FieldTemplate({
  id,
  label,
  children,
  errors,
  description,
  displayLabel,
  required,
  schema,
  fieldPathId,
  rawErrors,
  registry,
}: FieldTemplateProps) {
  const isGroup = schema.type === 'object' || schema.type === 'array';
  const [name] = fieldPathId.path;
  if (isGroup && fieldPathId.path.length === 1 && !schema['isOption']) {
    const { problemFields } = registry.formContext as FormContext;
    return (
      <Section label={label} hasProblem={problemFields.includes(String(name))}>
        {children}
        {errors}
      </Section>
    );
  }
  const isCheckbox = schema.type === 'boolean';
  return (
    <div className="field" data-invalid={Boolean(rawErrors?.length) || undefined}>
      {displayLabel && !isCheckbox && (
        <label htmlFor={id}>
          {numbered(label)}
          {!required && typeof fieldPathId.path.at(-1) === 'string' && <small> (optional)</small>}
        </label>
      )}
      {displayLabel && !isCheckbox && description}
      {children}
      {errors}
    </div>
  );
}

function TitleField({ id, title }: TitleFieldProps) {
  return <legend id={id}>{numbered(title)}</legend>;
}

function DescriptionField({ id, description }: DescriptionFieldProps) {
  return (
    <p className="hint" id={id}>
      {description}
    </p>
  );
}

function FieldErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  return (
    <div className="problem" id={errorId(fieldPathId)}>
      {errors.map((error) => (
        <p key={String(error)}>{error}</p>
      ))}
    </div>
  );
}

function ItemButtons({
  fieldPathId,
  hasMoveUp,
  hasMoveDown,
  hasRemove,
  onMoveUpItem,
  onMoveDownItem,
  onRemoveItem,
}: ArrayFieldItemButtonsTemplateProps) {
  const entry = describePath(fieldPathId.path);
  const buttons = [
    ['Move up', hasMoveUp, onMoveUpItem],
    ['Move down', hasMoveDown, onMoveDownItem],
    ['Remove', hasRemove, onRemoveItem],
  ] as const;
  return buttons
    .filter(([, isPossible]) => isPossible)
    .map(([words, , onClick]) => (
      <button type="button" key={words} aria-label={`${words}: ${entry}`} onClick={onClick}>
        {words}
      </button>
    ));
}

function AddButton({ id = '', onClick, disabled }: IconButtonProps) {
  const [name = ''] = /[^_]+(?=__add$)/.exec(id) ?? [];
  return (
    <button type="button" id={id} className="add" onClick={onClick} disabled={disabled}>
      Add to {/^\d+$/.test(name) ? 'this list' : humanize(name)}
    </button>
  );
}

function ArrayItem({ children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps) {
  return (
    <div className="entry">
      {children}
      {hasToolbar && (
        <div className="entry-buttons">
          <ItemButtons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

/** A field that accepts several kinds of value, such as a price: a select for the kind, and the fields for that kind. */
function FormChoice({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      <label className="choice">
        <span>Kind of {humanize(String(schema.title ?? '')).trim()}</span>
        {selector}
      </label>
      {optionSchemaField}
    </>
  );
}

/** Rewrites the library's entry titles: 'Departures-2' becomes 'Departures 2'. */
export function numbered(title: string): string {
  return title.replace(/-(\d+)$/, ' $1');
}

/** Our widgets and templates for the form library. */
export const FORM_PARTS = {
  // The library's own widgets for email and web addresses do not set aria-invalid.
  widgets: { TextWidget, EmailWidget: TextWidget, URLWidget: TextWidget, CheckboxWidget },
  templates: {
    FieldTemplate,
    TitleFieldTemplate: TitleField,
    DescriptionFieldTemplate: DescriptionField,
    FieldErrorTemplate: FieldErrors,
    ArrayFieldItemTemplate: ArrayItem,
    MultiSchemaFieldTemplate: FormChoice,
    ButtonTemplates: { AddButton },
  },
};
