import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { dirname, extname } from 'node:path';
import { dayFrom } from '#app/content/build-day.server.ts';
import { readContent } from '#app/content/content.server.ts';
import { ContentError } from '#app/content/problem.server.ts';
import { UnreadablePhoto } from '../build-tools/images/read-photo.ts';
import { type NewTrip, newTripPath } from './create-trip.ts';
import type { CheckedDraft, Draft, DraftFolders } from './drafts.ts';
import { editableFiles, isEditable, schemaOf } from './editable-files.ts';
import { GitError } from './git.ts';
import { imageResponse } from './image-response.ts';
import { type OpenedFile, UnreadableFile } from './opened-file.ts';
import { preparePhoto } from './photos.ts';
import { Publishing } from './publish.ts';
import { forgetNotes, restoredDrafts } from './restored-drafts.ts';

/** The content folder, its drafts, the preview's address, and the files of the editing screen's page by path. */
type Settings = { root: string; drafts: DraftFolders; previewUrl: string; pageFiles: ReadonlyMap<string, { type: string; text: string }> };

/** A draft, and the others of its window. */
type SentDraft = Draft & { others: readonly Draft[] };

/** An error response: its status, and a message for the editor. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const LONGEST_BODY = 2_000_000;
const LARGEST_PHOTO = 100_000_000;
const NEWER =
  'This file has changed since you opened it, perhaps in another window. What you typed has been added to the newer version: read it, then publish.';

const TAKEN = 'A trip with this address already exists. Choose another address, or change that trip: it is in the list.';
const THERE =
  'This trip is there already: it was published in another window, or by somebody else. What you typed has been added to that trip: read it, and publish again.';

/**
 * The editing screen's server. It keeps other web pages out by checking Host, Origin and the page's token. Its forms open only
 * files in content/ and new trips.
 */
export function editServer(settings: Settings): Server {
  const token = randomBytes(32).toString('hex');
  const publishing = new Publishing(settings.root);
  const server = createServer(async (request, response) => {
    try {
      checkAddress(server, request);
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const page = settings.pageFiles.get(pathname);
      if (page) {
        response.writeHead(200, { ...headers(settings.previewUrl), 'Content-Type': page.type });
        response.end(page.text.replace('{token}', token).replace('{previewUrl}', settings.previewUrl));
        return;
      }
      // Images need no token: an <img> cannot send one, and these images are public, or will be.
      const picture = request.method === 'GET' ? imageResponse(pathname, settings.drafts.photos) : undefined;
      if (picture) {
        response.writeHead(200, { ...headers(settings.previewUrl), 'Content-Type': picture.type }).end(picture.bytes);
        return;
      }
      if (request.headers['x-edit-token'] !== token)
        throw new Refusal(
          403,
          'The editing screen was restarted. Reload this window, and do not open a new one: what you typed stays in this window.',
        );
      const answer = await answerTo(settings, publishing, `${request.method} ${pathname}`, searchParams, request);
      response.writeHead(200, { ...headers(settings.previewUrl), 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      if (status === 500 && !(error instanceof GitError)) console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }));
    }
  });
  return server;
}

/** Rejects requests from other web pages: under another host name (DNS rebinding), or from another origin. */
function checkAddress(server: Server, { headers: { host, origin }, method }: IncomingMessage): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isOwn = [`127.0.0.1:${port}`, `localhost:${port}`].includes(host ?? '');
  if (!isOwn || (method !== 'GET' && origin !== `http://${host}`) || (origin && origin !== `http://${host}`))
    throw new Refusal(403, 'The editing screen accepts requests only from its own page.');
}

function headers(previewUrl: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The forms' validator (ajv) compiles schemas into functions.
    'Content-Security-Policy': `default-src 'none'; img-src 'self' data:; script-src 'self' 'unsafe-eval'; style-src 'self'; connect-src 'self'; frame-src ${previewUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

async function answerTo(
  { root, drafts }: Settings,
  publishing: Publishing,
  route: string,
  asked: URLSearchParams,
  request: IncomingMessage,
): Promise<unknown> {
  const today = dayFrom(undefined, new Date());
  const open = (wanted: { path: string; newTrip?: NewTrip }, taken = THERE) => {
    if (wanted.newTrip && isEditable(root, newTripPath(wanted.newTrip))) throw new Refusal(409, taken);
    if (wanted.newTrip || isEditable(root, wanted.path)) return opened(drafts, wanted, today);
    throw new Refusal(404, `content/${wanted.path} is not there any more: ${whatBecameOf(root, wanted.path)}.`);
  };
  const current = (draft: Draft) => {
    const file = open(draft);
    if (file.hash !== draft.hash) throw new Refusal(409, NEWER);
    return file;
  };
  const step = async (made: Promise<string>) => {
    try {
      return { message: await made };
    } finally {
      drafts.reset();
    }
  };
  const sent = async <T>() => JSON.parse((await bodyOf(request, LONGEST_BODY)).toString()) as T;
  switch (route) {
    case 'GET /files':
      return editableFiles(root);
    case 'GET /file':
      return formOf(open({ path: asked.get('path') ?? '' }));
    case 'POST /new-trip':
      return formOf(open({ path: '', newTrip: await sent<NewTrip>() }, TAKEN));
    case 'POST /photo': {
      const ending = extname(asked.get('name') ?? '').toLowerCase();
      return { photo: drafts.photos.keep(await photoOf(await bodyOf(request, LARGEST_PHOTO), ending), '.jpg') };
    }
    case 'POST /check': {
      const { others, ...draft } = await sent<SentDraft>();
      return reportOf(drafts.check(draft, current(draft), today, others));
    }
    case 'POST /publish': {
      const { others, ...draft } = await sent<SentDraft>();
      const file = current(draft);
      const checked = drafts.check(draft, file, today, others);
      if (checked.problems.length > 0) return reportOf(checked);
      if (checked.sentences.length === 0) throw new Refusal(422, 'Nothing has changed, so there is nothing to publish.');
      return { ...reportOf(checked), ...(await step(publishing.publish(checked.files, titleOf(file, checked), checked.sentences))) };
    }
    case 'GET /state':
      return { ...(await publishing.state()), ...(await restoredDrafts(root, drafts.photos, today)) };
    case 'POST /kept-drafts':
      return forgetNotes(root, await sent<string[]>());
    case 'POST /undo':
      return step(publishing.undo((await sent<{ id: string }>()).id));
    case 'POST /send':
      return step(publishing.send());
    default:
      throw new Refusal(404, 'There is nothing at this address.');
  }
}

function opened(drafts: DraftFolders, wanted: { path: string; newTrip?: NewTrip }, today: string): OpenedFile {
  try {
    return drafts.open(wanted, today);
  } catch (error) {
    if (error instanceof ContentError) {
      const mistakes = error.problems.map(({ file, field, what }) => `${file} ${field}: ${what}`);
      throw new Refusal(422, `Fix the problems in the content first. ${mistakes.join(' ')}`);
    }
    if (error instanceof UnreadableFile || (wanted.newTrip && error instanceof Error)) throw new Refusal(422, error.message);
    throw error;
  }
}

async function photoOf(bytes: Buffer, ending: string): Promise<Buffer> {
  try {
    return await preparePhoto(bytes, ending);
  } catch (error) {
    if (error instanceof UnreadablePhoto) throw new Refusal(422, `${error.issue.what} ${error.issue.fix}`);
    throw error;
  }
}

/** Whether somebody has moved a page, and to which address, or removed a file. */
function whatBecameOf(root: string, path: string): string {
  const moved = readContent(root).content?.redirects.find(({ from }) => from === `/${dirname(path)}`);
  return moved ? `somebody has moved it to ${moved.to}` : 'somebody has removed it';
}

function formOf({ file, hash, data }: OpenedFile) {
  return { file, hash, data, schema: schemaOf(file) };
}

/** What a change is called in the history. */
function titleOf({ file: { title } }: OpenedFile, { partners = [] }: CheckedDraft): string {
  return partners.length > 0 ? `${title} and what goes with it` : title;
}

function reportOf({ problems, sentences, partners }: CheckedDraft) {
  return { problems, sentences, partners };
}

async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end, because a browser treats an early response as a broken connection.
    if (size <= largest) chunks.push(chunk);
  }
  if (size > largest) throw new Refusal(413, `The file is ${Math.round(size / 1e6)} MB. The limit is ${largest / 1e6} MB.`);
  return Buffer.concat(chunks);
}
