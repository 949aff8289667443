import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { changesBetween, humanize } from '../changes.ts';
import type { NewTrip } from '../create-trip.ts';
import { mergeEdits } from '../merge.ts';
import { request, type FormFile } from './api.ts';
import { FORM_PARTS } from './form-parts.tsx';
import { errorsOf } from './form-schema.ts';
import { upcomingPath } from './open-file.ts';
import { readUnsaved, saveUnsaved, type UnsavedEdits } from './unsaved-edits.ts';
import { validator } from './validator.ts';

const ADDRESS = { type: 'string', title: 'Address' } as const;
const NEW_TRIP: RJSFSchema = {
  type: 'object',
  required: ['kind', 'title', 'slug'],
  properties: {
    kind: {
      type: 'string',
      title: 'Kind',
      default: 'upcoming',
      oneOf: [
        { const: 'upcoming', title: 'Upcoming: dates and a price' },
        { const: 'past', title: 'Past: a year and a gallery' },
      ],
    },
    title: { type: 'string', title: 'Name', description: 'As shown on its card.' },
    slug: {
      ...ADDRESS,
      description: 'The last part of the page’s address: lowercase letters, digits and hyphens. It cannot be changed here later.',
    },
  },
};
const MOVE: RJSFSchema = {
  type: 'object',
  required: ['slug'],
  properties: { slug: { ...ADDRESS, description: 'The last part of the new page’s address. The old address will redirect to it.' } },
};

type Asked = { kind?: 'upcoming' | 'past'; title?: string; slug?: string };

/** Asks for the kind, name and address of a new trip. */
export function AddTrip() {
  return (
    <main className="list">
      <a href="/#">All content</a>
      <h1>Add a trip</h1>
      <p className="hint">The trip's form opens next. The trip is not on the site until you have filled in the form and published it.</p>
      <NewTripForm
        schema={NEW_TRIP}
        given={{ kind: 'upcoming' }}
        button="Create the trip"
        newTripOf={({ kind = 'upcoming', title = '', slug = '' }) => ({ kind, title, slug })}
      />
    </main>
  );
}

/** Asks for the new address when an upcoming trip moves to the past trips. */
export function MoveTrip({ slug }: { slug: string }) {
  return (
    <details className="section">
      <summary>Is this trip over?</summary>
      <p className="hint">
        Its text, photos and list entries move to the past trips. Then its form opens, so that you can add the gallery and describe how the
        trip went.
      </p>
      <NewTripForm
        schema={MOVE}
        given={{ slug }}
        button="Move to the past trips"
        newTripOf={(asked) => ({ kind: 'moved', from: slug, slug: asked.slug ?? '' })}
      />
    </details>
  );
}

type Props = { schema: RJSFSchema; given: Asked; button: string; newTripOf: (asked: Asked) => NewTrip };

/** Drafts a new or moved trip and opens its form. Shows errors at the address field. */
function NewTripForm({ schema, given, button, newTripOf }: Props) {
  const [asked, setAsked] = useState(given);
  const [wrong, setWrong] = useState('');
  const create = async () => {
    const chosen = newTripOf(asked);
    try {
      const { file, schema: fields, hash, data: base } = await request<FormFile>('POST /new-trip', chosen);
      const there = readUnsaved(file.path);
      if (there && !window.confirm(`You have begun ${there.title} at this address already. Replace what you have written there?`)) return;
      const typed = chosen.kind === 'moved' ? readUnsaved(upcomingPath(chosen.from)) : undefined;
      const data = withTyped(base, fields, typed);
      const changed = typed ? changesBetween(typed.base, typed.data).map(({ path: [name] }) => String(name)) : [];
      const lost = [...new Set(changed)].filter((name) => !(name in (fields['properties'] as object))).map(humanize);
      if (lost.length > 0 && !window.confirm(`A past trip has no ${lost.join(', ')}. What you typed there goes. Move the trip?`)) return;
      saveUnsaved(file.path, { title: file.title, hash, base, data, newTrip: chosen, ...(typed && { moved: typed.data }) });
      window.location.hash = file.path;
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
      document.querySelector<HTMLElement>('#new-trip_slug')?.focus();
    }
  };
  return (
    <Form
      idPrefix="new-trip"
      schema={schema}
      formData={asked}
      validator={validator}
      noValidate
      noHtml5Validate
      showErrorList={false}
      extraErrors={wrong ? errorsOf([{ field: 'slug', what: wrong, fix: '' }]) : {}}
      onChange={({ formData }) => {
        const next = formData as Asked;
        // Suggest an address from the name until the editor types her own.
        const isProposed = schema === NEW_TRIP && (asked.slug ?? '') === slugOf(asked.title) && next.slug === asked.slug;
        setAsked(isProposed ? { ...next, slug: slugOf(next.title) } : next);
        setWrong('');
      }}
      onSubmit={() => void create()}
      {...FORM_PARTS}
    >
      <button className="primary">{button}</button>
    </Form>
  );
}

/** A past trip's data, with what was typed for the upcoming trip in fields that both have. */
function withTyped(past: UnsavedEdits['base'], schema: FormFile['schema'], typed: UnsavedEdits | undefined): UnsavedEdits['data'] {
  const merged = typed ? (mergeEdits(typed.base, typed.data, past).data as UnsavedEdits['data']) : past;
  return Object.fromEntries(Object.entries(merged).filter(([name]) => name in (schema['properties'] as object)));
}

/** Turns a name into an address: 'Sikkim in März' becomes 'sikkim-in-marz'. */
function slugOf(title = ''): string {
  const letters = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
