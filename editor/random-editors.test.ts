import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '#app/content/content.server.ts';
import { createTrip, type NewTrip } from './create-trip.ts';
import { dataOf } from './editable-files.ts';
import { isFields } from './fields.ts';
import { Editor, Remote, TODAY } from './tests/two-editors.ts';

/** EDITOR_STEPS=20000 EDITOR_SEED=7 npm test -- unit editor/random-editors.test.ts walks on. */
const STEPS = Number(process.env['EDITOR_STEPS'] ?? 60);
const SEED = Number(process.env['EDITOR_SEED'] ?? 38);
/** Each pair of editors starts afresh after so many steps, so that histories stay short. */
const STEPS_TOGETHER = 60;

const TRIP = 'trips/upcoming/four-departures/trip.yaml';
const FAQS = 'faqs.yaml';
const PAST = 'trips/past/many-photographs/trip.yaml';
const POLICY = 'policies/cancellation-policy.md';
const DEPARTED = 'trips/upcoming/departed/trip.yaml';
const MOVED = 'trips/past/it-was/trip.yaml';
const FILES = [TRIP, FAQS, PAST, POLICY, 'home.yaml'];

type Entries = Record<string, unknown>[];
type Step = (editor: Editor, pick: number, world: World) => string | Promise<string>;

/** What was typed: texts, and for each departure the slots that were meant for it. */
class World {
  readonly remote = new Remote();
  readonly editors = ['amma', 'banu'].map((name) => new Editor(name, this.remote));
  /** Each text that must not be lost, and the name of the editor who typed it. */
  readonly texts = new Map<string, string>();
  /** The ids of photos, by their bytes. */
  readonly photos = new Map<string, string>();
  readonly slots = new Map<string, Set<unknown>>();
  /** The texts that everybody had at some time, and those that somebody has knowingly written over, removed or undone. */
  readonly published = new Set<string>();
  readonly removed = new Set<string>();
  #count = 0;

  /** A text that occurs nowhere else. */
  newText({ name }: Editor, owner = ''): string {
    this.#count += 1;
    const text = `zz${this.#count}zz ${owner && `for ${owner}`}`.trim();
    this.texts.set(text, name);
    return text;
  }

  /** A photo that no other picture has. Its bytes are a text that says which picture it is for. */
  newPhoto(editor: Editor, owner: string): string {
    const text = this.newText(editor, owner);
    const id = editor.keepPhoto(text);
    this.photos.set(text, id);
    return id;
  }

  /** She may write over or undo what she has typed herself, and remove what others have. */
  forgetReplaced({ name }: Editor, before: string, after: string): void {
    const isIn = (data: string, text: string) => data.includes(text) || data.includes(this.photos.get(text) ?? text);
    for (const [text, owner] of this.texts) {
      if (!isIn(before, text) || isIn(after, text)) continue;
      this.removed.add(text);
      if (owner === name) this.texts.delete(text);
    }
  }

  /** What was published, and is gone though nobody has removed it. */
  unpublished(): string[] {
    const now = this.remote.content();
    const gone = [...this.published].filter((text) => !now.includes(text) && !this.removed.has(text));
    for (const text of this.texts.keys()) if (now.includes(text)) this.published.add(text);
    return gone.map((text) => `'${text}' was published, and is gone`);
  }

  /** A number that no departure has had. */
  newNumber(): number {
    this.#count += 1;
    return this.#count % 190;
  }
}

const entriesOf = (data: Record<string, unknown>, name: string) => data[name] as Entries;

const STEPS_BY_NAME: Readonly<Record<string, Step>> = {
  answer: words(FAQS, 'questions', 'answer', 'id'),
  removeQuestion: (editor, pick) =>
    change(editor, FAQS, 'questions', (list) => (list.length > 2 ? list.splice(pick % list.length, 1) : [])),
  moveQuestion: (editor, pick) => change(editor, FAQS, 'questions', (list) => list.push(...list.splice(pick % list.length, 1))),
  caption: words(PAST, 'gallery', 'caption', 'picture'),
  photo: (editor, pick, world) => {
    let said = '';
    editor.type(PAST, (data) => {
      const entries = entriesOf(data, 'gallery');
      const entry = entries[pick % entries.length]!;
      entry['photo'] = world.newPhoto(editor, String(entry['picture']));
      said = `drops a photo on ${String(entry['picture'])}`;
    });
    return said;
  },
  removePicture: (editor, pick) => change(editor, PAST, 'gallery', (list) => (list.length > 2 ? list.splice(pick % list.length, 1) : [])),
  movePicture: (editor, pick) => change(editor, PAST, 'gallery', (list) => list.push(...list.splice(pick % list.length, 1))),
  slots: (editor, pick, world) => {
    let said = '';
    editor.type(TRIP, (data) => {
      const departures = entriesOf(data, 'departures');
      const departure = departures[pick % departures.length]!;
      const [start, number] = [String(departure['start']), world.newNumber()];
      world.slots.set(start, new Set([...(world.slots.get(start) ?? []), number]));
      Object.assign(departure, { slotsLeft: number, totalSlots: 200 });
      said = `sets ${number} slots for ${start}`;
    });
    return said;
  },
  removeDeparture: (editor, pick) =>
    change(editor, TRIP, 'departures', (list) => (list.length > 2 ? list.splice(pick % list.length, 1) : [])),
  addDeparture: (editor, pick) =>
    change(editor, TRIP, 'departures', (list) => {
      const start = `2028-0${1 + (pick % 9)}-1${pick % 5}`;
      if (list.some((each) => each['start'] === start)) return;
      const length = Date.parse(String(list[0]!['end'])) - Date.parse(String(list[0]!['start']));
      const end = new Date(Date.parse(start) + length).toISOString().slice(0, 10);
      list.unshift({ start, end, slotsLeft: 0, totalSlots: 20, asOf: '2026-01-02' });
    }),
  title: (editor, _, world) => {
    const text = world.newText(editor);
    editor.type('home.yaml', (data) => void ((data['founders'] as Record<string, unknown>)['title'] = text));
    return `writes '${text}' as a heading`;
  },
  policy: (editor, _, world) => {
    const text = world.newText(editor);
    editor.type(POLICY, (data) => void (data['text'] = `${String(data['text']).trimEnd()}\n\n${text}.\n`));
    return `adds '${text}' to a policy`;
  },
  summary: (editor, _, world) => {
    if (!existsSync(join(editor.root, DEPARTED))) return '';
    const text = world.newText(editor);
    editor.type(DEPARTED, (data) => void (data['summary'] = text));
    return `writes '${text}' as the summary of a trip that is over`;
  },
  move: (editor, _, world) => {
    const [move, path]: [NewTrip, string] = [{ kind: 'moved', from: 'departed', slug: 'it-was' }, MOVED];
    if (editor.forms.has(DEPARTED) || editor.forms.has(path) || !existsSync(join(editor.root, DEPARTED))) return '';
    const { data: base } = createTrip(editor.root, move, TODAY);
    const data = { ...structuredClone(base), location: world.newText(editor), gallery: [{ picture: 'gallery-1', alt: 'A beach.' }] };
    editor.forms.set(path, { title: 'Departed', hash: '', base, data, newTrip: move });
    return 'begins to move a trip that is over';
  },
  publish: async (editor, pick, world) => {
    const open = [...editor.forms.keys()];
    const path = open[pick % Math.max(open.length, 1)];
    if (!path) return '';
    const said = await editor.publish(path);
    if (said.startsWith('Published')) world.forgetReplaced(editor, editor.overruled, '');
    return `publishes ${path}: ${said}`;
  },
  undo: async (editor, _, world) => {
    const before = (await editor.publishing.state()).published.find(({ isOwn }) => isOwn);
    if (!before) return '';
    expect(before.by).toBe(editor.name);
    const source = editor.git('log', '--patch', `--grep=Change-Id: ${before.id}`);
    const said = await editor.undo(before.id);
    if (said.startsWith('Undone')) world.forgetReplaced(editor, source, '');
    return `undoes her last change: ${said}`;
  },
  send: async (editor) => `sends: ${await editor.send()}`,
  remote: (_, pick, { remote }) => {
    const answer = (['takes', 'takes', 'refuses'] as const)[pick % 3]!;
    remote.set(answer);
    return `(the remote ${answer} what it is sent)`;
  },
};

/** Publishing is as frequent as all typing. */
const OFTEN = ['slots', 'answer', 'summary', 'move', 'move'];
const NAMES = [...Object.keys(STEPS_BY_NAME), ...Array<string>(5).fill('publish'), ...OFTEN];

/** Writes a text for an entry of a list into one of its fields. The text says by its name which entry it is for. */
function words(path: string, list: string, field: string, name: string): Step {
  return (editor, pick, world) => {
    let said = '';
    editor.type(path, (data) => {
      const entries = entriesOf(data, list);
      const entry = entries[pick % entries.length]!;
      entry[field] = `${world.newText(editor, String(entry[name]))}.`;
      said = `writes '${String(entry[field])}' as ${field}`;
    });
    return said;
  };
}

function change(editor: Editor, path: string, name: string, what: (list: Entries) => unknown): string {
  editor.type(path, (data) => void what(entriesOf(data, name)));
  return `changes ${name} of ${path}`;
}

const worlds: World[] = [];
afterAll(() => worlds.flatMap(({ editors }) => editors).forEach((editor) => editor.close()));

test(`two editors lose and mix up nothing in ${STEPS} random steps (seed ${SEED})`, async () => {
  const picks = fc.sample(fc.tuple(fc.nat(1), fc.constantFrom(...NAMES), fc.nat(999)), { seed: SEED, numRuns: STEPS });
  let world = new World();
  let path: string[] = [];
  for (const [index, [who, name, pick]] of picks.entries()) {
    if (index % STEPS_TOGETHER === 0) {
      world.editors.forEach((editor) => editor.close());
      world = new World();
      path = [];
    }
    const editor = world.editors[who]!;
    const said = await STEPS_BY_NAME[name]!(editor, pick, world);
    if (!said) continue;
    const isTyping = !['publish', 'undo', 'send'].includes(name);
    const [before, after] = editor.replaced.map((data) => JSON.stringify(data));
    if (isTyping) world.forgetReplaced(editor, before ?? '', after ?? '');
    path.push(`${editor.name} ${said}`);
    const isCombined = /combined with|here now|Undone/.test(said);
    expect(faultsIn(world, editor, !isTyping, isCombined, index % 10 === 9), `after ${index + 1} steps:\n${path.join('\n')}`).toEqual([]);
  }
  world.editors.forEach((editor) => editor.close());
}, 7_200_000);

/** What is wrong after an editor's step. Looking through the history takes long, so only some steps do. */
function faultsIn(world: World, editor: Editor, isStep: boolean, isCombined: boolean, isThorough: boolean): string[] {
  // Other steps have checked the content themselves.
  const problems = !isCombined ? [] : readContent(editor.root).problems.map(({ file, field, what }) => `${file} ${field} ${what}`);
  const gone = isStep ? world.unpublished() : [];
  return [...problems, ...gone, ...faultsOf(editor, world), ...(isThorough ? lostTexts(world) : [])];
}

function faultsOf(editor: Editor, { slots, photos }: World): string[] {
  const versions = FILES.flatMap((file) => [editor.forms.get(file)?.data ?? {}, dataOf(file, editor.read(file))]);
  const entries = (list: string) =>
    versions.flatMap((data) => (Array.isArray(data[list]) ? (data[list] as unknown[]) : [])).filter(isFields);
  const mixed = entries('departures').flatMap(({ start, slotsLeft, totalSlots }) =>
    totalSlots === 200 && !slots.get(String(start))?.has(slotsLeft)
      ? [`${editor.name}: ${String(slotsLeft)} slots stand at ${String(start)}`]
      : [],
  );
  const textOf = new Map([...photos].map(([text, id]) => [id, text]));
  const owned = [
    ...entries('questions').map(({ id, answer }) => [id, answer]),
    ...entries('gallery').map(({ picture, caption }) => [picture, caption]),
    ...entries('gallery').map(({ picture, photo }) => [picture, textOf.get(String(photo))]),
    ...editor.photos(dirname(PAST)),
  ];
  const strayed = owned.flatMap(([name, text]) => {
    const owner = /^zz.* for (\S+?)\.?$/.exec(String(text).trim())?.[1];
    return owner && owner !== name ? [`${editor.name}: the words for ${owner} stand at ${String(name)}`] : [];
  });
  return [...mixed, ...strayed];
}

function lostTexts({ texts, photos, editors, remote }: World): string[] {
  const history = [remote.history(), ...editors.map((editor) => editor.history())].join('\n');
  const forms = editors.map(({ forms }) => JSON.stringify([...forms.values()].map(({ data }) => data))).join('\n');
  const isKept = (text: string) => history.includes(text) || forms.includes(text) || forms.includes(photos.get(text) ?? text);
  return [...texts.keys()].filter((text) => !isKept(text)).map((text) => `'${text}' is lost`);
}
