import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { dayFrom } from '#app/content/build-day.server.ts';
import { type CheckedDraft, type Draft, type DraftFolders, readSource } from './drafts.ts';
import { dataOf, editableFiles, schemaOf } from './editable-files.ts';
import { GitError, publish, undo } from './publish.ts';

/** Where the screen's files come from, where the real pages are shown, and what it writes. */
type Settings = { root: string; drafts: DraftFolders; previewUrl: string; pageFiles: ReadonlyMap<string, { type: string; text: string }> };

/** An answer other than the wanted one: its status, and what the editor is told. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const LONGEST_BODY = 2_000_000;
const NEWER =
  'This file was changed since you opened it, perhaps in another window. Nothing was published, and what you typed is still here. Copy what you need, then start again from the file as it is now.';

/**
 * The editing screen's server. Other programs of this machine and other web pages are kept out: the address and the origin
 * must be its own, every question carries the token of its page, and only files of content/ have names here.
 */
export function editServer(settings: Settings): Server {
  const token = randomBytes(32).toString('hex');
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
      if (request.headers['x-edit-token'] !== token) throw new Refusal(403, 'Open the address that npm run edit has printed, again.');
      const answer = await answerTo(settings, `${request.method} ${pathname}`, searchParams.get('path') ?? '', request);
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

/** A web page elsewhere can send requests here under a name of its own (DNS rebinding) or from its own origin. */
function checkAddress(server: Server, { headers: { host, origin }, method }: IncomingMessage): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isOwn = [`127.0.0.1:${port}`, `localhost:${port}`].includes(host ?? '');
  if (!isOwn || (method !== 'GET' && origin !== `http://${host}`) || (origin && origin !== `http://${host}`))
    throw new Refusal(403, 'The editing screen answers only to its own address.');
}

function headers(previewUrl: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // The forms' validator makes functions out of the schemas.
    'Content-Security-Policy': `default-src 'none'; img-src data:; script-src 'self' 'unsafe-eval'; style-src 'self'; connect-src 'self'; frame-src ${previewUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

async function answerTo({ root, drafts }: Settings, route: string, path: string, request: IncomingMessage): Promise<unknown> {
  const today = dayFrom(undefined, new Date());
  const found = (name: string) => {
    const file = editableFiles(root).find((known) => known.path === name);
    if (file) return file;
    throw new Refusal(404, `content/ has no file ${name} that can be changed here.`);
  };
  const sent = async (): Promise<Draft> => {
    const { path, hash, data } = JSON.parse(await bodyOf(request)) as Omit<Draft, 'file'> & { path: string };
    return { file: found(path), hash, data };
  };
  switch (route) {
    case 'GET /files':
      return editableFiles(root);
    case 'GET /file': {
      const file = found(path);
      const { source, hash } = readSource(root, path);
      return { file, hash, data: dataOf(path, source), schema: schemaOf(file) };
    }
    case 'POST /check':
      return told(drafts.check(await sent(), today));
    case 'POST /publish': {
      const draft = await sent();
      if (readSource(root, draft.file.path).hash !== draft.hash) throw new Refusal(409, NEWER);
      const checked = drafts.check(draft, today);
      if (checked.problems.length > 0) return told(checked);
      if (checked.sentences.length === 0) throw new Refusal(422, 'Nothing is changed yet, so there is nothing to publish.');
      return { ...told(checked), message: publish(root, checked.files, draft.file.title, checked.sentences) };
    }
    case 'POST /undo': {
      const message = undo(root);
      drafts.reset();
      return { message };
    }
    default:
      throw new Refusal(404, 'There is nothing at this address.');
  }
}

function told({ problems, sentences }: CheckedDraft) {
  return { problems, sentences };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > LONGEST_BODY) throw new Refusal(413, 'This is more than any file of content/ holds.');
  }
  return body;
}
