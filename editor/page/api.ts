import type { ContentProblem } from '#app/content/problem.server.ts';
import type { EditableFile } from '../editable-files.ts';

type Fields = Record<string, unknown>;

/** A file as the server sends it to its form. */
export type FormFile = { file: EditableFile; hash: string; data: Fields; schema: Fields };

/**
 * The server's report on a draft: its problems, a sentence for each change, and the paths of other drafts that go with it. `message`
 * is set once it is published.
 */
export type DraftReport = {
  problems: readonly ContentProblem[];
  sentences: readonly string[];
  partners?: readonly string[];
  message?: string;
};

/** A failed request, with a message for the editor. `status` is 0 if the server did not answer. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Sends a request to the editing screen's server. A Blob is sent as is, other bodies as JSON. @throws RequestError */
export async function request<T>(route: `GET /${string}` | `POST /${string}`, body?: unknown): Promise<T> {
  const [method = 'GET', address = '/'] = route.split(' ');
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  const init = { method, headers: { 'x-edit-token': meta('edit-token') }, ...(sent !== undefined && { body: sent }) };
  const response = await fetch(address, init).catch(() => {
    throw new RequestError(
      0,
      'The editing screen is not answering. Start it again in the terminal: npm run edit. Then reload this window: what you typed stays in it.',
    );
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new RequestError(response.status, answer.message ?? `The editing screen answered with error ${response.status}.`);
  return answer;
}

/** Reads a <meta> value that the server wrote into the page; empty if there is none. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
