import type { ContentProblem } from '#app/content/problem.server.ts';
import type { EditableFile } from '../editable-files.ts';

/** A file as its form reads it. */
export type OpenFile = { file: EditableFile; hash: string; data: Record<string, unknown>; schema: Record<string, unknown> };

/** What is told of a draft: the mistakes in it, and what it changes. */
export type Told = { problems: readonly ContentProblem[]; sentences: readonly string[]; message?: string };

/** Asks the server of the screen. @throws Error with words for the editor */
export async function ask<T>(route: `GET /${string}` | `POST /${string}`, body?: unknown): Promise<T> {
  const [method = 'GET', address = '/'] = route.split(' ');
  const init = { method, headers: { 'x-edit-token': meta('edit-token') }, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(address, init).catch(() => {
    throw new Error('The editing screen does not answer: has npm run edit ended? What you typed stays in this window. Start it again.');
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `The answer was ${response.status}.`);
  return answer;
}

/** What the server wrote into the head of the page. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
