import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readContent } from '#app/content/content.server.ts';
import { createTrip, type NewTrip } from './create-trip.ts';
import { type Draft, DraftFolders } from './drafts.ts';
import { newTrip } from './new-trip.ts';
import { Editor, Remote } from './tests/two-editors.ts';
import { finishMove } from './versions.ts';

const FAQS = 'faqs.yaml';
const TRIP = 'trips/upcoming/four-departures/trip.yaml';
const UNLISTED = 'trips/upcoming/unlisted/trip.yaml';
const NEW = 'trips/upcoming/new/trip.yaml';
const DEPARTED = 'trips/upcoming/departed/trip.yaml';
const POLICY = 'policies/cancellation-policy.md';
const OTHER_POLICY = 'policies/terms-and-conditions.md';

let open: Editor[] = [];
afterEach(() => {
  for (const editor of open) editor.close();
  open = [];
  delete process.env['EDIT_GIT_LIMIT'];
});

function editors(): { remote: Remote; amma: Editor; banu: Editor } {
  const remote = new Remote();
  const [amma, banu] = [new Editor('amma', remote), new Editor('banu', remote)];
  open = [amma, banu];
  return { remote, amma, banu };
}

const lead = (text: string) => (data: Record<string, unknown>) => void (data['lead'] = text);
const questionsOf = (data: Record<string, unknown>) => data['questions'] as Record<string, unknown>[];
const last = async (editor: Editor) => (await editor.publishing.state()).published[0]!;
const commit = (editor: Editor, path: string, text: string) => {
  writeFileSync(join(editor.root, path), text);
  editor.git('add', path);
  editor.git('commit', '--quiet', '--message', 'By hand');
};

async function publishLead(editor: Editor, text: string): Promise<string> {
  editor.type(FAQS, lead(text));
  return editor.publish(FAQS);
}

describe('undo', () => {
  test('reverts the chosen change once, and says what the next press would undo', async () => {
    const { amma } = editors();
    const before = amma.read(FAQS);
    await publishLead(amma, 'One.');
    await publishLead(amma, 'Two.');
    const { id, sentence } = await last(amma);
    expect(sentence).toBe('Lead of FAQs: One. → Two.');
    expect(await amma.undo(id)).toContain(`Undone: ${sentence}. It was sent to origin.`);
    expect(await amma.undo(id)).toContain('undone already');
    const next = await last(amma);
    expect(next.sentence).toContain('→ One.');
    await amma.undo(next.id);
    expect(amma.read(FAQS)).toBe(before);
  });

  test("marks a colleague's change as hers", async () => {
    const { amma, banu } = editors();
    await publishLead(banu, 'By Banu.');
    await amma.send();
    expect(await last(amma)).toMatchObject({ by: 'banu', isOwn: false });
  });

  test('is in the list, however many colleagues have made since', async () => {
    const { amma, banu } = editors();
    await publishLead(amma, 'By Amma.');
    await banu.send();
    for (let count = 1; count <= 11; count += 1) await publishLead(banu, `By Banu, ${count}.`);
    await amma.send();
    const { published } = await amma.publishing.state();
    expect(published.filter(({ isOwn }) => isOwn).map(({ sentence }) => sentence)).toEqual([expect.stringContaining('By Amma.')]);
  });

  test('knows a change by its id, also after a rebase', async () => {
    const { remote, amma, banu } = editors();
    remote.set('refuses');
    await publishLead(amma, 'One.');
    const { id } = await last(amma);
    remote.set('takes');
    banu.type(POLICY, (data) => void (data['text'] = `${String(data['text'])}\nA line.\n`));
    await banu.publish(POLICY);
    expect(await amma.send()).toContain('combined with what others have changed');
    expect(await amma.undo(id)).toContain('Undone');
    expect((await amma.publishing.state()).published.filter(({ isOwn }) => isOwn)).toEqual([]);
  });

  test('that conflicts with a later change says so and changes nothing', async () => {
    const { amma } = editors();
    await publishLead(amma, 'One.');
    const { id } = await last(amma);
    commit(amma, FAQS, amma.read(FAQS).replace('One.', 'By hand.'));
    expect(await amma.undo(id)).toContain("is not undone, because the same place was changed by amma: 'By hand'");
    expect(amma.read(FAQS)).toContain('lead: By hand.');
    expect(amma.git('status', '--porcelain')).toBe('');
  });

  test('that would leave content that does not load says which file stands against it', async () => {
    const { amma } = editors();
    amma.type(FAQS, (data) => {
      const questions = data['questions'] as object[];
      questions.push({ id: 'new-one', question: 'Is this new?', answer: 'Yes.' });
    });
    await amma.publish(FAQS);
    const { id } = await last(amma);
    amma.type(POLICY, (data) => void (data['text'] = `${String(data['text'])}\nSee [this](/faqs#new-one).\n`));
    await amma.publish(POLICY);
    expect(await amma.undo(id)).toMatch(
      /cannot be undone now, because without it there is a problem in content\/policies\/cancellation-policy\.md/,
    );
    expect(amma.git('status', '--porcelain')).toBe('');
    expect(amma.read(FAQS)).toContain('new-one');
  });

  test("leaves a gallery's pictures their names, which its first change wrote", async () => {
    const { amma } = editors();
    const past = 'trips/past/many-photographs/trip.yaml';
    const gallery = (data: Record<string, unknown>) => data['gallery'] as Record<string, unknown>[];
    const names = () => gallery(amma.form(past)).map(({ picture, alt }) => [picture, alt]);
    const before = new Map(names() as [string, string][]);
    amma.type(past, (data) => void gallery(data).shift());
    await amma.publish(past);
    const { id } = await last(amma);
    amma.type(past, (data) => void gallery(data).push(gallery(data).shift()!));
    await amma.publish(past);
    expect(await amma.undo(id)).toContain('Undone');
    expect(new Map(names() as [string, string][])).toEqual(before);
  });

  test.each(['at once', 'later'])(
    "that a colleague's change stands against is not made, and says so, and nothing was typed (sent %s)",
    async (when) => {
      const { remote, amma, banu } = editors();
      await publishLead(amma, 'One.');
      await banu.send();
      await publishLead(banu, 'Two.');
      const { id } = await last(amma);
      if (when === 'later') amma.git('remote', 'set-url', 'origin', '/nowhere');
      let said = await amma.undo(id);
      if (when === 'later') {
        expect(said).toMatch(/^Undone.*It could not be sent to origin: There is no connection to the place that it is sent to/);
        amma.git('remote', 'set-url', 'origin', remote.folder);
        said = await amma.send();
      }
      expect(said).toMatch(
        /'.*One\.' (?:is not undone|was not sent), because the same place was changed by banu: '.*One\. → Two\.'\. Their version stands\./,
      );
      expect(amma.read(FAQS)).toContain('lead: Two.');
      expect([...amma.forms.keys()]).toEqual([]);
      expect(amma.git('rev-parse', 'HEAD')).toBe(banu.git('rev-parse', 'HEAD'));
    },
  );
});

test('a change that was undone before it was sent does not come back, whatever others have changed', async () => {
  const { remote, amma, banu } = editors();
  remote.set('refuses');
  amma.type(FAQS, lead('Of Amma.'));
  amma.type(FAQS, (data) => void (questionsOf(data)[2]!['answer'] = 'Also of Amma.'));
  await amma.publish(FAQS);
  expect(await amma.undo((await last(amma)).id)).toContain('Undone');
  remote.set('takes');
  await publishLead(banu, 'Of Banu.');
  expect(await amma.send()).toBe('What others have sent to origin is here now.');
  expect([amma.forms.size, amma.read(FAQS)]).toEqual([0, banu.read(FAQS)]);
});

describe('sending', () => {
  test("in a conflict the others' version stands, and what was typed becomes an edit again", async () => {
    const { remote, amma, banu } = editors();
    remote.set('refuses');
    expect(await publishLead(amma, 'Of Amma.')).toMatch(
      /or with 'Send again'\. .*: The place that it is sent to refused it\. Ask an engineer why\./,
    );
    remote.set('takes');
    await publishLead(banu, 'Of Banu.');
    banu.type(FAQS, (data) => void (questionsOf(data)[0]!['answer'] = 'Later, and not in the way.'));
    await banu.publish(FAQS);
    amma.type(FAQS, (data) => void (questionsOf(data)[4]!['answer'] = 'Typed since.'));
    expect(await amma.send()).toContain("was not sent, because the same place was changed by banu: 'Lead of FAQs");
    expect(amma.read(FAQS)).toContain('lead: Of Banu.');
    expect(amma.form(FAQS)['lead']).toBe('Of Amma.');
    expect(questionsOf(amma.form(FAQS))[4]!['answer']).toBe('Typed since.');
    expect(await amma.publish(FAQS)).toContain('Of Banu. → Of Amma.');
  });

  test('brings back every entry that gave way, although entries have moved', async () => {
    const { amma, banu } = editors();
    for (const place of [1, 4]) amma.type(FAQS, (data) => void (questionsOf(data)[place]!['answer'] = `Of Amma ${place}.`));
    await amma.publish(FAQS);
    banu.type(FAQS, (data) => void (questionsOf(data)[4]!['answer'] = 'Of Banu.'));
    banu.type(FAQS, (data) => void questionsOf(data).splice(1, 1));
    expect(await banu.publish(FAQS)).toMatch(/^Not published.*Their version stands, and yours is in the form again/);
    expect(banu.read(FAQS)).toMatch(/Of Amma 1[^]*Of Amma 4/);
    const form = questionsOf(banu.form(FAQS));
    expect(form.map(({ id }) => id)).toEqual(['question-1', 'question-3', 'question-4', 'question-5']);
    expect(form[3]!['answer']).toBe('Of Banu.');
  });

  test('takes back into the forms what does not load together with the changes of others', async () => {
    const ROOMY = 'trips/upcoming/one-price/trip.yaml';
    const { remote, amma, banu } = editors();
    const departure = (data: Record<string, unknown>) => (data['departures'] as Record<string, unknown>[])[0]!;
    amma.type(ROOMY, (data) => void Object.assign(departure(data), { totalSlots: Number(departure(data)['slotsLeft']) }));
    remote.set('refuses');
    await banu.publishing.publish(new Map([[NEW, banu.read(UNLISTED)]]), 'New', ['A new trip']);
    remote.set('takes');
    await amma.publish(ROOMY);
    banu.type(ROOMY, (data) => void Object.assign(departure(data), { slotsLeft: departure(data)['totalSlots'] }));
    const typed = departure(banu.form(ROOMY))['slotsLeft'];
    expect(await banu.publish(ROOMY)).toMatch(/^Not published: .*it does not fit.*slotsLeft/);
    expect(readContent(banu.root).problems).toEqual([]);
    expect(departure(banu.form(ROOMY))['slotsLeft']).toBe(typed);
    expect(banu.forms.get(NEW)).toMatchObject({ data: { title: 'Unlisted' }, newTrip: { kind: 'upcoming', slug: 'new' } });
  });

  test('brings back the move of a trip as a move', async () => {
    const { amma, banu } = editors();
    await publishLead(amma, 'Of Amma.');
    // Its location and gallery are placeholders, so it does not load.
    const { path, files, sentences } = createTrip(banu.root, { kind: 'moved', from: 'departed', slug: 'it-was' }, '2027-12-31');
    expect(await banu.publishing.publish(files, 'Departed', sentences).catch(String)).toContain('it does not fit');
    await banu.send();
    expect(banu.forms.get(path)).toMatchObject({ newTrip: { kind: 'moved', from: 'departed', slug: 'it-was' } });
  });

  test("lists the title of a new trip beside that of somebody else's trip at the same address", async () => {
    const { banu } = editors();
    const begun: NewTrip = { kind: 'past', slug: 'new', title: 'Of Banu' };
    const { path, data } = createTrip(banu.root, begun, '2026-01-10');
    banu.forms.set(path, { title: 'Of Banu', hash: '', base: data, data, newTrip: begun });
    const there = banu.read('trips/past/one-photograph/trip.yaml').replace(/^title: .*/m, 'title: Of Amma');
    await banu.publishing.publish(new Map([[path, there]]), 'New', ['A new trip']);
    expect((await banu.reopen(path))?.merged?.conflicts).toContainEqual({ path: ['title'], typed: 'Of Banu', newer: 'Of Amma' });
  });

  test('lists what others have changed in a trip since it was moved', async () => {
    const { amma, banu } = editors();
    const move: NewTrip = { kind: 'moved', from: 'departed', slug: 'it-was' };
    const { path, data: base } = createTrip(banu.root, move, '2027-12-31');
    const data = { ...structuredClone(base), location: 'Goa', summary: 'Of Banu.', gallery: [{ picture: 'gallery-1', alt: 'A beach.' }] };
    banu.forms.set(path, { title: 'Departed', hash: '', base, data, newTrip: move });
    amma.type(DEPARTED, (trip) => void Object.assign(trip, { summary: 'Of Amma.', title: 'Title of Amma' }));
    expect(await amma.publish(DEPARTED)).toContain('Published');
    expect(await banu.publish(path)).toContain('yours is in the form again');
    expect(banu.forms.get(path)).toMatchObject({
      data: { title: 'Title of Amma', location: 'Goa' },
      merged: { conflicts: [{ path: ['summary'], typed: 'Of Banu.', newer: 'Of Amma.' }] },
    });
    // The files that a move changes besides are no drafts of their own.
    expect([...banu.forms.keys()]).toEqual([path]);
  });

  test('brings back the move of a trip that is not over any more as a new trip', async () => {
    const { amma, banu } = editors();
    const { path, files, sentences } = createTrip(banu.root, { kind: 'moved', from: 'departed', slug: 'it-was' }, '2027-12-31');
    amma.type(DEPARTED, (data) => {
      const [departure] = data['departures'] as Record<string, unknown>[];
      data['departures'] = [departure, { ...departure, start: '2029-10-05', end: '2029-10-07' }];
    });
    expect(await amma.publish(DEPARTED)).toContain('Published');
    await banu.publishing.publish(files, 'Departed', sentences).catch(() => undefined);
    await banu.send();
    expect(banu.forms.get(path)).toMatchObject({ newTrip: { kind: 'past', slug: 'it-was' } });
  });

  test('brings back what gave way, although another file cannot be opened', async () => {
    const { amma, banu } = editors();
    commit(
      amma,
      'home.yaml',
      amma
        .read('home.yaml')
        .replace(/^(metaTitle): (.*)$/m, '$1: &words $2')
        .replace(/^(metaDescription): .*$/m, '$1: *words'),
    );
    await publishLead(amma, 'First.');
    await banu.send();
    await publishLead(amma, 'Of Amma.');
    await publishLead(banu, 'Of Banu.');
    expect(banu.form(FAQS)['lead']).toBe('Of Banu.');
  });

  test('brings back a photo that was changed alone', async () => {
    const { amma, banu } = editors();
    for (const editor of [amma, banu]) {
      const photo = new Map([['home/hero.jpg', Buffer.from(editor.name)]]);
      await editor.publishing.publish(photo, 'Home', ['Another photo']).catch(() => undefined);
    }
    await banu.send();
    expect(banu.read('home/hero.jpg')).toBe('amma');
    expect(banu.form('home.yaml')).toMatchObject({ hero: { picture: { photo: banu.keepPhoto('banu') } } });
  });

  test('keeps what was typed in a file that others have removed', async () => {
    const { amma, banu } = editors();
    await amma.publishing.publish(new Map([[UNLISTED, null]]), 'Unlisted', ['Removed']);
    banu.type(UNLISTED, (data) => void (data['subtitle'] = 'Of Banu.'));
    expect(await banu.publish(UNLISTED)).toContain("the same place was changed by amma: 'Removed'");
    expect(banu.forms.get(UNLISTED)!.data['subtitle']).toBe('Of Banu.');
    expect(await banu.send()).toBe('It was sent to origin.');
  });

  test("leaves a colleague's commit that was made with git, and all of ours, when it conflicts", async () => {
    const { amma, banu } = editors();
    await publishLead(amma, 'Of Amma.');
    commit(banu, FAQS, banu.read(FAQS).replace(/lead: .*/, 'lead: By hand.'));
    banu.type(POLICY, (data) => void (data['text'] = `${String(data['text'])}\nA line.\n`));
    expect(await banu.publish(POLICY)).toContain(
      "'By hand', made without the editing screen, conflicts with what others have sent. Ask an engineer",
    );
    expect(banu.read(FAQS)).toContain('lead: By hand.');
    expect((await banu.publishing.state()).unsent).toBe(2);
  });

  test('waits while what others have sent does not load', async () => {
    const { amma, banu } = editors();
    commit(amma, FAQS, amma.read(FAQS).replace('/contact', '/nowhere'));
    amma.git('push', '--quiet');
    expect(await publishLead(banu, 'Of Banu.')).toMatch(/what others have sent there has a problem: .*nowhere/);
    expect(readContent(banu.root).problems).toEqual([]);
    expect((await banu.publishing.state()).unsent).toBe(1);
  });

  test('gives up on a remote that never answers, and goes on answering meanwhile', async () => {
    const { remote, amma } = editors();
    process.env['EDIT_GIT_LIMIT'] = '1500';
    remote.set('stalls');
    const publishing = publishLead(amma, 'One.');
    await expect.poll(async () => (await amma.publishing.state()).running).toBe('Publishing');
    await expect(amma.publishing.send()).rejects.toThrow('Publishing is not finished yet');
    expect(await publishing).toContain('it gave no answer in time');
    expect((await amma.publishing.state()).unsent).toBe(1);
    remote.set('takes');
    expect(await amma.send()).toBe('It was sent to origin.');
  });

  test('names a failure without what git says of its progress', async () => {
    const { remote, amma } = editors();
    remote.set('refuses');
    const said = await publishLead(amma, 'One.');
    expect(said).toContain('remote rejected');
    expect(said).not.toMatch(/objects|Delta|Total|\r/);
  });

  test('goes on as long as something moves', async () => {
    const { remote, amma } = editors();
    process.env['EDIT_GIT_LIMIT'] = '1500';
    remote.set('is slow');
    expect(await publishLead(amma, 'One.')).toContain('It was sent to origin.');
  });

  test('goes where the branch is set to go, and says where it cannot', async () => {
    const { amma } = editors();
    const other = new Remote();
    amma.git('remote', 'add', 'another', other.folder);
    expect(await publishLead(amma, 'One.')).toContain('It was sent to origin.');
    amma.git('switch', '--quiet', '--create', 'by-side', '--track', 'main');
    amma.git('config', 'branch.by-side.remote', 'origin');
    amma.git('config', 'branch.by-side.merge', 'refs/heads/by-side');
    expect(await publishLead(amma, 'Beside.')).toContain('It is on the branch by-side: visitors see it once an engineer has merged that.');
    amma.git('branch', '--unset-upstream');
    expect(await publishLead(amma, 'Two.')).toContain('there are several places to send it');
    amma.git('switch', '--quiet', '--detach');
    expect(await publishLead(amma, 'Three.')).toContain('Ask an engineer to bring back the newest one');
    expect(amma.read(FAQS)).toContain('lead: Two.');
  });
});

describe('publishing what was changed outside the editing screen', () => {
  test('takes a trip that npm run new:trip has made, with its place on the list', async () => {
    const { amma, banu } = editors();
    const trip = 'trips/past/hampi/trip.yaml';
    await newTrip(amma.root, 'past', 'hampi', new Date());
    const source = amma.read(trip).replace(/'?\[[A-Z].*\]'?$/gm, 'Our own words');
    const said = await amma.publishing.publish(new Map([[trip, source]]), 'Hampi', ['Location']);
    expect(said).toBe(`Published: Location. With what was changed outside this screen in ${trip}, lists.yaml. It was sent to origin.`);
    expect(amma.git('status', '--porcelain')).toBe('');
    await banu.send();
    banu.git('pull', '--quiet');
    expect(banu.read(trip)).toBe(source);
    expect(readContent(banu.root).problems).toEqual([]);
    await amma.publishing.undo((await last(amma)).id);
    expect(amma.git('diff', '--stat', 'HEAD~2')).toBe('');
  });

  test('says so when it takes a text that was changed by hand, and leaves other files alone', async () => {
    const { amma } = editors();
    const typed = amma.read(TRIP).replace(/^title: .*$/m, 'title: By hand');
    writeFileSync(join(amma.root, TRIP), typed);
    expect(await publishLead(amma, 'One.')).not.toContain('outside');
    expect(amma.git('status', '--porcelain')).toBe(` M content/${TRIP}\n`);
    const files = new Map([
      [TRIP, typed.replace('Four', 'Five')],
      ['trips/upcoming/four-departures/hero.jpg', null],
    ]);
    expect(await amma.publishing.publish(files, 'Trip', ['Title'])).toContain(`outside this screen in ${TRIP}`);
    expect(amma.git('show', '--name-only', '--format=')).toBe(`content/${TRIP}\n`);
  });

  test('puts everything back when it fails, and nothing that others send or an undo changes is written over it', async () => {
    const { amma, banu } = editors();
    await publishLead(amma, 'One.');
    const { id } = await last(amma);
    const byHand = amma.read(FAQS).replace('lead: One.', 'lead: By hand.');
    writeFileSync(join(amma.root, FAQS), byHand);
    await expect(amma.publishing.undo(id)).rejects.toThrow(`content/${FAQS} was changed outside the editing screen`);
    await banu.send();
    banu.type(FAQS, (data) => void (questionsOf(data)[4]!['answer'] = 'Of Banu.'));
    await banu.publish(FAQS);
    amma.type(POLICY, (data) => void (data['text'] = `${String(data['text'])}\nA line.\n`));
    expect(await amma.publish(POLICY)).toContain(`content/${FAQS} was changed outside the editing screen`);
    const hook = join(amma.root, '../.git/hooks/reference-transaction');
    writeFileSync(hook, '#!/bin/sh\ngrep -q refs/heads/ && exit 1 || exit 0', { mode: 0o755 });
    const files = new Map([[FAQS, byHand.replace('By hand', 'Typed')]]);
    await expect(amma.publishing.publish(files, 'FAQs', ['Lead'])).rejects.toThrow('git update-ref');
    expect(amma.read(FAQS)).toBe(byHand);
    rmSync(hook);
    expect(await amma.publishing.publish(files, 'FAQs', ['Lead'])).toContain('Published');
  });
});

test('a lock that another program left in git is explained, and nothing is begun', async () => {
  const { amma } = editors();
  const lock = join(amma.root, '../.git/index.lock');
  writeFileSync(lock, '');
  expect(await publishLead(amma, 'One.')).toMatch(/^Another program is changing this folder with git.*Try again in a minute/);
  expect(amma.read(FAQS)).not.toContain('One.');
  rmSync(lock);
  expect(await amma.publish(FAQS)).toContain('Published: Lead of FAQs: Five of them. → One.');
});

/** Takes a step in another process, which is killed (kill -9) at the first git command with these words. 'git restore' gets half way. */
function killAt(words: string, root: string, step: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'git-'));
  const script = `PATH='${process.env['PATH']}'
case "$*" in *'${words}'*)
  [ "$1" != restore ] || git restore "$2" --worktree -- "$6"
  exec kill -9 $PPID
esac
exec git "$@"`;
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const code = `import { Publishing } from './editor/publish.ts'; await new Publishing('${root}').${step}`;
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', code], { env }).signal).toBe('SIGKILL');
  rmSync(folder, { recursive: true });
}

test.each([
  ['publish', 'write-tree', false],
  ['publish', 'restore', true],
  ['publish', 'update-ref -m', true],
  ['publish', 'update-ref -d', true],
  ['undo', 'merge-tree', false],
  ['undo', 'restore', true],
  ['send', 'update-ref refs/edit/step', false],
  ['send', 'restore', true],
])("after %s was killed at 'git %s', the step is made as a whole at the next start: %s", async (step, words, isMade) => {
  const { remote, amma, banu } = editors();
  await publishLead(amma, 'Before.');
  const { id } = await last(amma);
  amma.type(FAQS, lead('After.'));
  if (step === 'send') {
    await banu.send();
    await publishLead(banu, 'Of Banu.');
    amma.git('remote', 'set-url', 'origin', '/nowhere');
    await amma.publish(FAQS);
    amma.git('remote', 'set-url', 'origin', remote.folder);
  }
  const source = JSON.stringify(amma.read(FAQS).replace('Before.', 'After.'));
  const steps = { publish: `publish(new Map([['${FAQS}', ${source}]]), 'FAQs', ['After.'])`, undo: `undo('${id}')`, send: 'send()' };
  killAt(words, amma.root, steps[step as 'send']);
  await finishMove(amma.root);
  expect(amma.git('status', '--porcelain')).toBe('');
  const after = { publish: ['Before.', 'After.'], undo: ['Before.', 'Five of them.'], send: ['After.', 'Of Banu.'] }[step]![
    Number(isMade)
  ]!;
  expect(amma.read(FAQS)).toContain(`lead: ${after}`);
  if (step === 'publish') expect((await last(amma)).sentence).toContain(after);
  amma.type(POLICY, (data) => void (data['text'] = `${String(data['text'])}\nA line.\n`));
  expect(await amma.publish(POLICY)).toContain('Published');
  expect(amma.git('show', '--name-only', '--format=')).not.toContain(FAQS);
  // What was typed is in the form or published.
  expect(amma.form(FAQS)['lead']).toBe('After.');
});

test('a drawing keeps the name of its step when the step gets another id', async () => {
  const { amma } = editors();
  const steps = 'how-it-works.yaml';
  mkdirSync(join(amma.root, '../art/how-it-works'), { recursive: true });
  commit(amma, '../art/how-it-works/book.tsx', '// The drawing.\n');
  amma.type(steps, (data) => void Object.assign((data['steps'] as object[])[1]!, { id: 'reserve', title: 'Reserve' }));
  expect(await amma.publish(steps)).toContain('Published');
  expect(amma.read('../art/how-it-works/reserve.tsx')).toBe('// The drawing.\n');
  await amma.undo((await last(amma)).id);
  expect(amma.read('../art/how-it-works/book.tsx')).toBe('// The drawing.\n');
});

test('a policy with line ends of Windows opens, and keeps them', async () => {
  const { amma } = editors();
  commit(amma, POLICY, amma.read(POLICY).replaceAll('\n', '\r\n'));
  amma.type(POLICY, (data) => void (data['text'] = `${String(data['text'])}\nA line.\n`));
  expect(await amma.publish(POLICY)).toContain('Published');
  expect(amma.read(POLICY)).toMatch(/A line\.\r\n$/);
  expect(amma.read(POLICY).replaceAll('\r\n', '')).not.toContain('\n');
});

test('a new trip begun on an earlier day is the same draft today', () => {
  const { amma } = editors();
  const drafts = new DraftFolders(amma.root);
  const hashes = ['2026-11-28', '2026-11-29'].map(
    (today) => drafts.open({ path: NEW, newTrip: { kind: 'upcoming', slug: 'new', title: 'New' } as NewTrip }, today).hash,
  );
  drafts.remove();
  expect(hashes[0]).toBe(hashes[1]);
});

test('an optional list without entries is left out', async () => {
  const { amma } = editors();
  const path = 'trips/upcoming/one-price/trip.yaml';
  amma.type(path, (data) => void (data['testimonials'] = []));
  expect(await amma.publish(path)).toContain('Published');
  expect(amma.read(path)).not.toContain('testimonials');
  amma.type(path, (data) => void (data['destinations'] = []));
  expect(await amma.publish(path)).toContain('Nothing has changed');
});

test('files that fit only each other are published together', () => {
  const { amma } = editors();
  const HOW = 'how-it-works.yaml';
  commit(amma, POLICY, `${amma.read(POLICY)}\nSee [there](/faqs#question-3).\n`);
  commit(amma, OTHER_POLICY, `${amma.read(OTHER_POLICY)}\nSee [there](/faqs#question-3).\n`);
  amma.type(FAQS, (data) => void (questionsOf(data)[2]!['id'] = 'renamed'));
  for (const path of [POLICY, OTHER_POLICY])
    amma.type(path, (data) => void (data['text'] = String(data['text']).replace('#question-3', '#renamed')));
  amma.type(HOW, (data) => void (data['title'] = ''));
  const drafts = new DraftFolders(amma.root);
  const [faqs, ...others] = [FAQS, POLICY, HOW, OTHER_POLICY].map((path) => ({ ...amma.forms.get(path)!, path }));
  const check = (some: readonly Draft[]) => drafts.check(faqs!, drafts.open(faqs!, '2026-01-10'), '2026-01-10', some);
  expect(
    check([])
      .problems.map(({ file }) => file)
      .toSorted(),
  ).toEqual([POLICY, OTHER_POLICY].map((path) => `content/${path}`));
  const { problems, partners, files, sentences } = check([{ ...others[0]!, path: '../package.json' }, ...others]);
  expect([problems, partners]).toEqual([[], [POLICY, OTHER_POLICY]]);
  expect([...files.keys()]).toEqual(expect.arrayContaining([FAQS, POLICY, OTHER_POLICY]));
  expect(sentences).toHaveLength(3);
  drafts.remove();
});
