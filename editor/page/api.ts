import type { ContentProblem } from '#app/content/problem.server.ts';
import type { EditableFile } from '../editable-files.ts';

type Fields = Record<string, unknown>;

/** A file as its form reads it. */
export type FormFile = { file: EditableFile; hash: string; data: Fields; schema: Fields };

/** What is told of a draft: the mistakes in it, and what it changes. */
export type DraftReport = { problems: readonly ContentProblem[]; sentences: readonly string[]; message?: string };

/** An answer other than the wanted one, with words for the editor. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Asks the server of the screen. A file is sent as it is. @throws Refused */
export async function request<T>(route: `GET /${string}` | `POST /${string}`, body?: unknown): Promise<T> {
  const [method = 'GET', address = '/'] = route.split(' ');
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  const init = { method, headers: { 'x-edit-token': meta('edit-token') }, ...(sent !== undefined && { body: sent }) };
  const response = await fetch(address, init).catch(() => {
    throw new RequestError(
      0,
      'The editing screen does not answer: has npm run edit ended? What you typed stays in this window. Start it again.',
    );
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new RequestError(response.status, answer.message ?? `The answer was ${response.status}.`);
  return answer;
}

/** What the server wrote into the head of the page. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
