import Form from '@rjsf/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changesBetween, describePath } from '../changes.ts';
import { isSame } from '../fields.ts';
import { namePictures } from '../images.ts';
import { type Conflict, mergeEdits, takeNewer } from '../merge.ts';
import { request, meta, RequestError, type DraftReport } from './api.ts';
import { ConflictList, shown } from './conflict-list.tsx';
import { type FormContext, FORM_PARTS } from './form-parts.tsx';
import { errorsOf, formLook, formSchema, partsOf } from './form-schema.ts';
import { ImageField } from './image-field.tsx';
import { MoveTrip } from './new-trip-forms.tsx';
import { forgetMoved, open as openPath, type OpenFile, readState, unsavedEditsOf } from './open-file.ts';
import { ProblemList } from './problem-list.tsx';
import { discardUnsaved, saveUnsaved, readUnsaved, unsavedPaths, type UnsavedEdits, useUnsavedChanges } from './unsaved-edits.ts';
import { validator } from './validator.ts';

/** Keeps the form library from adding default values. */
const NO_DEFAULTS = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const;
const PAUSE_MS = 500;
const NOTHING: DraftReport = { problems: [], sentences: [] };

type Props = { path: string };

/** Whether the server has refused edits because the file has changed since the form opened it. */
function isNewer(error: unknown): boolean {
  return error instanceof RequestError && error.status === 409;
}

/** A file's draft for the server, with the window's others. A new trip, or one with conflicts, does not go with another file. */
function draftOf(path: string, open: OpenFile): object {
  const others = unsavedPaths().flatMap((each) => (each === path ? [] : [{ path: each, ...readUnsaved(each)! }]));
  return { path, ...unsavedEditsOf(open), others: others.filter(({ newTrip, merged }) => !newTrip && !merged) };
}

/** A file's form with its problems, its changes, and a preview of the page. */
export function Editor({ path }: Props) {
  const [open, setOpen] = useState<OpenFile>();
  const latest = useRef(open);
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    latest.current = open;
  });
  useUnsavedChanges(() => {
    const [now, stored] = [latest.current, readUnsaved(path)];
    if (now && stored && !isSame(stored.data, now.data)) setOpen({ ...now, ...stored });
  });
  const [report, setReport] = useState(NOTHING);
  const [notice, setNotice] = useState({ message: '' });
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    openPath(path).then(setOpen, setNotice);
  }, [path]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      // A check during a publish would find its own change in the file.
      if (!open || isBusy) return;
      try {
        const answer = await request<DraftReport>('POST /check', draftOf(path, open));
        // Ignore reports on outdated drafts.
        if (isLatest) setReport(answer);
      } catch (error) {
        setNotice(error as RequestError);
        if (isLatest && isNewer(error)) openPath(path).then(setOpen, setNotice);
      }
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [path, open, isBusy]);

  const [schema, look] = useMemo(() => [formSchema(open?.schema ?? {}), formLook(open?.schema ?? {})], [open?.schema]);
  const own = useMemo(() => report.problems.filter(({ file }) => file === `content/${path}`), [report, path]);
  const errors = useMemo(() => errorsOf(own), [own]);
  const discard = () => {
    if (!window.confirm(`${readUnsaved(path)?.title ?? path} is not published yet. Discard what you have written?`)) return;
    discardUnsaved(path);
    window.location.hash = '';
  };
  if (!open) {
    const unsaved = readUnsaved(path);
    return (
      <main className="list">
        <a href="/#">All content</a>
        <p role="status">{notice.message || 'Opening the file …'}</p>
        {notice.message && unsaved && (
          <>
            <h2>What you typed in {unsaved.title}</h2>
            <ul>
              {changesBetween(unsaved.base, unsaved.data).map(({ path: place, after }) => (
                <li key={place.join('.')}>
                  {describePath(place)}: {shown(after)}
                </li>
              ))}
            </ul>
            <button type="button" onClick={discard}>
              Discard
            </button>
          </>
        )}
      </main>
    );
  }

  const merged = open.merged ?? { data: undefined, conflicts: [] };
  const takeOther = (conflict: Conflict) => {
    const { taken, ...rest } = conflict;
    // What was typed since stays, in whichever version it was typed.
    const data = taken ? mergeEdits(taken.after, open.data, taken.before).data : takeNewer(merged, conflict, open.data);
    const next = taken ? rest : { ...rest, taken: { before: open.data, after: data } };
    const conflicts = merged.conflicts.map((each) => (each === conflict ? next : each));
    change(data as UnsavedEdits['data'], { ...open, merged: { ...merged, conflicts } });
  };
  const publish = async () => {
    try {
      // The other drafts may go with this one, so they stand on the newest version too.
      for (const other of unsavedPaths().filter((each) => each !== path)) await openPath(other).catch(() => undefined);
      const answer = await request<DraftReport>('POST /publish', draftOf(path, open));
      flushSync(() => setReport(answer));
      if (!answer.message) {
        setNotice({ message: 'Nothing was published: correct the problem first.' });
        document.querySelector<HTMLElement>('#problems')?.focus();
        return;
      }
      // What was typed while this ran belongs to the next change.
      const asPublished = <Edits extends UnsavedEdits>(before: Edits) => {
        const { newTrip: _, moved: __, ...edits } = before;
        return { ...edits, base: open.data };
      };
      saveUnsaved(path, asPublished(readUnsaved(path) ?? open));
      setOpen((now) => now && asPublished(now));
      forgetMoved(open);
      // Nothing is left of the other files' edits but what was typed since.
      for (const partner of answer.partners ?? []) await openPath(partner);
      const { unsent } = await readState();
      setOpen(await openPath(path));
      setNotice({ message: answer.message });
      if (!screen.current && unsent > 0) window.alert(answer.message);
    } catch (error) {
      // All of it may have given way to what others have sent.
      const state = await readState().catch(() => undefined);
      if (isNewer(error) || (state && state.drafts.length > 0)) setOpen(await openPath(path));
      throw error;
    }
  };
  const change = (data: UnsavedEdits['data'], before = open) => {
    namePictures(data, true);
    const next = { ...before, data };
    saveUnsaved(path, unsavedEditsOf(next));
    setOpen(next);
    setNotice({ message: '' });
  };
  const onLateChange = (before: unknown, after: unknown) => {
    // She may have left this form since, published it, or discarded what she had typed.
    const [last, stored] = [latest.current ?? open, readUnsaved(path)];
    if (last.newTrip && !stored) return;
    const now: OpenFile = { ...last, data: last.base, ...stored };
    change(mergeEdits(before, now.data, after).data as UnsavedEdits['data'], now);
  };
  const act = (action: () => Promise<void>) => {
    setBusy(true);
    action()
      .catch((error: Error) => (screen.current ? setNotice(error) : window.alert(error.message)))
      .finally(() => setBusy(false));
  };
  const page = meta('preview-url') + open.file.page;
  const context: FormContext = {
    path,
    data: open.data,
    base: open.base,
    problemFields: own.map(({ field }) => String(partsOf(field)[0])),
    onLateChange,
  };
  return (
    <main className="editor" ref={screen}>
      <header>
        <a href="/#">All content</a>
        <h1>{open.file.title}</h1>
      </header>
      <div className="form">
        {merged.conflicts.length > 0 && <ConflictList conflicts={merged.conflicts} onTake={takeOther} />}
        {report.problems.length > 0 && <ProblemList path={path} problems={report.problems} isNewTrip={open.newTrip !== undefined} />}
        <Form
          tagName="div"
          schema={schema}
          uiSchema={look}
          formData={open.data}
          formContext={context}
          validator={validator}
          noValidate
          extraErrors={errors}
          showErrorList={false}
          experimental_defaultFormStateBehavior={NO_DEFAULTS}
          onChange={({ formData }) => change(formData as UnsavedEdits['data'])}
          fields={{ PictureField: ImageField }}
          {...FORM_PARTS}
        >
          {/* No submit button here: 'Publish' is in the footer, always in view. */}
          <></>
        </Form>
        {open.file.schema === 'upcoming-trip' && !open.newTrip && <MoveTrip slug={path.split('/').at(-2) ?? ''} />}
      </div>
      <section className="preview" aria-label="Preview">
        <p className="hint">
          The page as visitors will see it{report.problems.length > 0 && '. It may not show your latest changes yet'}.{' '}
          <a href={page}>{open.file.page}</a>
        </p>
        <iframe title={`Preview of ${open.file.page}`} src={page} />
      </section>
      <footer>
        <div role="status">
          {(isBusy || notice.message) && <p className="message">{isBusy ? 'Publishing …' : notice.message}</p>}
          {report.sentences.length > 0 ? (
            <ul>
              {report.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            !notice.message && <p>Nothing has changed yet.</p>
          )}
        </div>
        {readUnsaved(path) && (
          <button type="button" onClick={discard} disabled={isBusy}>
            Discard
          </button>
        )}
        <button type="button" className="primary" onClick={() => act(publish)} disabled={isBusy}>
          Publish
        </button>
      </footer>
    </main>
  );
}
