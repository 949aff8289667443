import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020';
import { useEffect, useMemo, useState } from 'react';
import { placeOf } from '../changes.ts';
import { ask, meta, type OpenFile, type Told } from './api.ts';
import { FORM_PARTS } from './form-parts.tsx';
import { errorsOf, formSchema, partsOf, UI_SCHEMA } from './form-schema.ts';
import { forget, keep, kept } from './kept.ts';

/** The library asks it which of several forms a value has, as a price does. What is wrong is told by the content reader. */
const validator = customizeValidator({ AjvClass: Ajv2020 });
/** The form writes no value that nobody has typed. */
const NO_DEFAULTS = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const;
const PAUSE_MS = 500;
const NOTHING: Told = { problems: [], sentences: [] };

type Props = { path: string };

/** A file's form, what is wrong in it, what it changes, and the real page beside it. */
export function Editor({ path }: Props) {
  const [open, setOpen] = useState<OpenFile>();
  const [told, setTold] = useState(NOTHING);
  const [notice, setNotice] = useState({ message: '' });
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    read(path).then(setOpen, setNotice);
  }, [path]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      if (!open) return;
      const answer = await ask<Told>('POST /check', { path, hash: open.hash, data: open.data }).catch(setNotice);
      // An answer that comes after a later change is of no use any more.
      if (answer && isLatest) setTold(answer);
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [path, open]);

  const schema = useMemo(() => formSchema(open?.schema ?? {}), [open?.schema]);
  const own = useMemo(() => told.problems.filter(({ file }) => file === `content/${path}`), [told, path]);
  const errors = useMemo(() => errorsOf(own), [own]);
  if (!open) return <main role="status">{notice.message || 'The file is opened …'}</main>;

  const startAgain = async (message = '') => {
    forget(path);
    setOpen(await read(path));
    setNotice({ message });
  };
  const publish = async () => {
    const answer = await ask<Told>('POST /publish', { path, hash: open.hash, data: open.data });
    setTold(answer);
    if (answer.message) await startAgain(answer.message);
  };
  const act = (action: () => Promise<void>) => {
    setBusy(true);
    action()
      .catch(setNotice)
      .finally(() => setBusy(false));
  };
  const page = meta('preview-url') + open.file.page;
  return (
    <main className="editor">
      <header>
        <a href="/">All that can be changed</a>
        <h1>{open.file.title}</h1>
      </header>
      <div className="form">
        {told.problems.length > 0 && (
          <section className="problems" aria-labelledby="problems">
            <h2 id="problems">
              {told.problems.length === 1 ? 'One mistake' : `${told.problems.length} mistakes`}: nothing can be published yet
            </h2>
            <ul>
              {told.problems.map(({ file, field, what }) => (
                <li key={file + field + what}>
                  {file === `content/${path}` && field ? (
                    <button type="button" className="link" onClick={() => goTo(field)}>
                      {placeOf(partsOf(field))}
                    </button>
                  ) : (
                    `${file} ${field}`
                  )}
                  : {what}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Form
          tagName="div"
          schema={schema}
          uiSchema={UI_SCHEMA}
          formData={open.data}
          formContext={{ problemFields: own.map(({ field }) => partsOf(field)[0]) }}
          validator={validator}
          noValidate
          extraErrors={errors}
          showErrorList={false}
          experimental_defaultFormStateBehavior={NO_DEFAULTS}
          onChange={({ formData }) => {
            const data = formData as Record<string, unknown>;
            keep(path, { hash: open.hash, data });
            setOpen({ ...open, data });
            setNotice({ message: '' });
          }}
          {...FORM_PARTS}
        >
          {/* The button stands in the bar below, whatever part of the form is in view. */}
          <></>
        </Form>
      </div>
      <section className="preview" aria-label="The page">
        <p>
          The page as visitors will see it. <a href={page}>{open.file.page}</a>
        </p>
        <iframe title={`Preview of ${open.file.page}`} src={page} />
      </section>
      <footer>
        <div role="status">
          {notice.message && <p className="message">{notice.message}</p>}
          {told.sentences.length > 0 ? (
            <ul>
              {told.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            !notice.message && <p>Nothing is changed yet.</p>
          )}
        </div>
        <button type="button" onClick={() => act(() => startAgain())} disabled={isBusy}>
          Start again
        </button>
        <button type="button" className="primary" onClick={() => act(publish)} disabled={isBusy}>
          Publish
        </button>
      </footer>
    </main>
  );
}

/** A file, with what was typed into its form before a reload. That belongs to the file as it was then. */
async function read(path: string): Promise<OpenFile> {
  const file = await ask<OpenFile>(`GET /file?path=${encodeURIComponent(path)}`);
  return { ...file, ...kept(path) };
}

/** Opens the part of the form that a problem is in, and puts the cursor there. */
function goTo(field: string): void {
  const parts = partsOf(field);
  const ids = parts.map((_, index) => ['root', ...parts.slice(0, parts.length - index)].join('_'));
  const element = ids.map((id) => document.getElementById(id)).find(Boolean);
  element?.closest('details')?.setAttribute('open', '');
  const input = element?.matches('input, textarea, select')
    ? element
    : element?.querySelector<HTMLElement>('input, textarea, select, button');
  (input as HTMLElement | null | undefined)?.focus();
}
