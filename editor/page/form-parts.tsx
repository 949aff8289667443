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

/** Fields whose description speaks of these take more than a line. */
const LONG = /sentence|paragraph|Markdown|Her own words|to be seen in/;
const LONG_TEXT = 60;

/** What the parts of a form know of the file: its path, what its form shows and began with, and the fields that have a problem. */
export type FormContext = { path: string; data: unknown; base: unknown; problemFields: readonly string[] };

/** Text, dates and numbers. Numbers are text to the browser: what is no number is kept, and told by the content reader. */
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

/** Yes or no. What need not be said is left out where it is no. */
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

/** A part of the form that folds away. A problem in it opens it; it stays open once that is mended, for the cursor may be in it. */
function Section({ label, hasProblem, children }: { label: string; hasProblem: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="section" open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** A field with label, hint, problems; what consists of several fields folds away. */
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
          {!required && typeof fieldPathId.path.at(-1) === 'string' && <small> (may be left out)</small>}
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
    ['Take away', hasRemove, onRemoveItem],
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

/** A value of several forms, such as a price: which of them it has, and its fields. */
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

/** 'Departures-2', as the library numbers entries, reads 'Departures 2'. */
export function numbered(title: string): string {
  return title.replace(/-(\d+)$/, ' $1');
}

/** How the library's forms look and speak here. */
export const FORM_PARTS = {
  // Mail and web addresses are texts too: the library's own fields for them say nothing of mistakes.
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
