import { useEffect, useState } from 'react';
import type { PublishedChange } from '../publish.ts';
import { request } from './api.ts';
import { readState, type ServerState } from './open-file.ts';

const PAUSE_MS = 1000;

/** What is published, sent and can be undone. The server holds this state; a step runs until its answer comes. */
export function Published({ onChange }: { onChange: () => void }) {
  const [state, setState] = useState<ServerState>();
  const [notice, setNotice] = useState('');
  const [step, setStep] = useState('');
  const isFollowing = Boolean(state?.running) && step === '';
  useEffect(() => {
    if (state && !isFollowing) return undefined;
    // A step of another window, or of a form that was left, goes on.
    const read = async () => {
      const now = await readState();
      setState(now);
      if (isFollowing && !now.running) onChange();
    };
    const fail = (error: Error) => {
      setNotice(error.message);
      setState((known) => known && { ...known, running: undefined });
    };
    const timer = setTimeout(() => void read().catch(fail), isFollowing ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [state, isFollowing, onChange]);
  const act = async (name: string, route: `POST /${string}`, body?: object) => {
    setStep(name);
    try {
      setNotice((await request<{ message: string }>(route, body)).message);
    } catch (error) {
      setNotice((error as Error).message);
    }
    await readState().then(setState, () => undefined);
    setStep('');
    onChange();
  };
  // Shown once the state is known. Before that, the list could push the buttons away just as they are clicked.
  if (!state) return <p role="status">{notice}</p>;
  const { unsent, published } = state;
  const next = published.find(({ isOwn }) => isOwn);
  const others = published.filter((change) => change !== next);
  const undo = ({ id, sentence }: PublishedChange) => void act(`Undoing: ${sentence}`, 'POST /undo', { id });
  const ask = (change: PublishedChange) => window.confirm(`Undo this change of ${change.by}? ${change.sentence}`) && undo(change);
  const running = step || state.running;
  const isBusy = step !== '';
  return (
    <section>
      <h2>Published</h2>
      {unsent > 0 && (
        <p>
          {unsent === 1 ? 'One change is' : `${unsent} changes are`} saved on this computer and not sent yet.{' '}
          <button type="button" disabled={isBusy} onClick={() => void act('Sending', 'POST /send')}>
            Send again
          </button>
        </p>
      )}
      <p>
        {next ? `Your last change: ${next.sentence.replace(/\.$/, '')}.` : 'You have published nothing that could be undone.'} All other
        changes stay.
      </p>
      {next && (
        <button type="button" disabled={isBusy} onClick={() => undo(next)}>
          Undo the last change
        </button>
      )}
      <p role="status">{running ? `${running} …` : notice}</p>
      {others.length > 0 && (
        <details>
          <summary>Undo an earlier change, or somebody else’s</summary>
          <ul>
            {others.map((change) => (
              <li key={change.id}>
                {change.sentence} ({change.isOwn ? 'you' : change.by}, {change.day}){' '}
                <button type="button" disabled={isBusy} aria-label={`Undo: ${change.sentence}`} onClick={() => ask(change)}>
                  Undo
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
