import type { Checks } from './checks.ts';
import { LINKS, type Target, type Visit } from './visit.ts';

/** A step of a walk. Logs what it does, or nothing if the page offers no such step. */
type Step = (visit: Visit, checks: Checks, pick: number) => Promise<void>;

/** Some presses are the keyboard's. */
const isByKeyboard = (pick: number) => pick % 3 === 0;
const pressOf = ({ name }: Target, pick: number) => `${isByKeyboard(pick) ? 'focus and press Enter on' : 'press'} '${name.slice(0, 60)}'`;

/** A step on the page itself, which an open dialog hides. */
const onPage =
  (step: Step): Step =>
  async (visit, checks, pick) => {
    if (!checks.now.dialog) await step(visit, checks, pick);
  };

/** The names of the page's own Back. */
const BACK = /^(Back to|Go Back)/;

/** Presses one of the visible elements for a selector, but not the page's own Back, and waits for what comes of it. Returns false if there is none. */
async function press(visit: Visit, checks: Checks, selector: string, pick: number): Promise<boolean> {
  const target = await visit.choose(selector, pick);
  if (!target || BACK.test(target.name)) return false;
  visit.log(pressOf(target, pick));
  await visit.approach(target);
  await checks.leave();
  await visit.press(target, isByKeyboard(pick));
  await visit.settle();
  return true;
}

/** The 404 page's links load documents. Without a network, the browser can show one only as its own error page. */
const canFollow = (visit: Visit, { now }: Checks) => visit.network !== 'none' || !/not found/i.test(now.headings.join());

const follow = (selector: string): Step =>
  onPage(async (visit, checks, pick) => {
    if (!canFollow(visit, checks)) return;
    if (await press(visit, checks, selector, pick)) await checks.afterLink();
  });

/** Moves through the history, if there is an entry of the site to go to. */
const travel =
  (delta: -1 | 1): Step =>
  async (visit, checks) => {
    const canGo = await visit.evaluate(
      (by, isOnline) => {
        const { navigation } = window as { navigation?: Navigation };
        const next = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + by];
        // Without a network, the browser can show another document only as its own error page.
        if (navigation) return next?.url?.startsWith(location.origin) === true && (isOnline || next.sameDocument);
        // Other browsers do not say whether there is a next entry.
        return by < 0 && ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
      },
      delta,
      visit.network !== 'none',
    );
    if (!canGo) return;
    visit.log(`browser ${delta < 0 ? 'Back' : 'Forward'}`);
    await checks.leave();
    const before = checks.now;
    await visit.travel(delta);
    await visit.until(async () => {
      const { dialog, entry } = await visit.facts();
      return entry !== before.entry || (before.dialog !== '' && dialog === '');
    }, 'the history to move');
    await visit.settle();
    if (before.dialog) await checks.afterBackFromDialog();
    else await checks.afterReturn();
  };

const goBack: Step = async (visit, checks, pick) => {
  const target = await visit.choose('main :is(.trip-title-block a, a.button)', pick);
  if (!target || !BACK.test(target.name)) return;
  const wanted = await checks.wantedBack(target.name);
  if (visit.network === 'none' && !wanted?.isSameDocument) return;
  visit.log(pressOf(target, pick));
  await visit.approach(target);
  await checks.leave();
  await visit.press(target, isByKeyboard(pick));
  await visit.settle();
  await checks.afterBackLink(wanted);
};

const reload: Step = async (visit, checks) => {
  if (visit.network === 'none') return;
  visit.log('reload');
  await checks.leave();
  await visit.reload();
  await checks.afterReload();
};

const fold: Step = async (visit, checks, pick) => {
  if (await press(visit, checks, 'main summary', pick)) await checks.afterStaying();
};

const family: Step = async (visit, checks, pick) => {
  const target = await visit.choose('main fieldset label:has(input[type=radio])', pick);
  if (!target) return;
  visit.log(`choose '${target.name}'`);
  await visit.approach(target);
  await checks.leave();
  await visit.press(target, false);
  await visit.settle();
  await checks.afterStaying();
};

const gallery: Step = async (visit, checks, pick) => {
  const isNext = pick % 2 === 1;
  const target = await visit.choose(`[aria-label="${isNext ? 'Next' : 'Previous'} photo"]`, 0);
  if (!target) return;
  await visit.approach(target);
  const [from = 1, to = 1] = (await visit.facts()).photo.split(' of ').map(Number);
  const presses = 1 + (pick % 4);
  visit.log(`press '${target.name}' ${presses} times quickly`);
  await visit.press(target, isByKeyboard(pick), presses);
  const wanted = `${Math.min(Math.max(from + (isNext ? presses : -presses), 1), to)} of ${to}`;
  // On a busy machine, a smooth scroll begins late. If it never comes, the check says so.
  await visit.until(async () => (await visit.facts()).photo === wanted, 'the photo').catch(() => undefined);
  await visit.settle();
  checks.expectPhoto(wanted, await visit.facts());
  await checks.afterStaying();
};

const menu: Step = async (visit, checks, pick) => {
  const opener = await visit.choose('header summary', 0);
  // It stays open until one of its links is followed.
  if (!opener || !canFollow(visit, checks)) return;
  visit.log('open the menu');
  await visit.press(opener, false);
  await visit.settle();
  if (await press(visit, checks, 'header .menu-link', pick)) await checks.afterLink();
};

const openDialog: Step = async (visit, checks, pick) => {
  const before = await visit.mails();
  if (!(await press(visit, checks, ':is(main, .trip-bar) button[aria-haspopup=dialog]', pick))) return;
  // On a slow network the form comes late. If it cannot be fetched, an email opens instead.
  await visit.until(async () => (await visit.facts()).dialog !== '' || (await visit.mails()) > before, 'the form, or an email');
  await visit.settle();
  await checks.afterOpening(visit);
};

const FIELDS = 'dialog[open] :is(input, textarea)';
const TYPED = ['Lakshmi', 'a', '', '31/02/2031', 'Evenings please.'];

const idOf = (visit: Visit, { selector, index }: Target) =>
  visit.evaluate((selector, index) => document.querySelectorAll(selector)[index]!.id, selector, index);

const type: Step = async (visit, checks, pick) => {
  const target = await visit.choose(FIELDS, pick);
  if (!target) return;
  const text = TYPED[pick % TYPED.length]!;
  visit.log(`type '${text}' into '${target.name}'`);
  await visit.approach(target);
  await visit.fill(target, text);
  checks.note(checks.now.dialog, await idOf(visit, target), text);
  await checks.afterStaying();
};

const CONTACT = { name: 'Lakshmi Raman', email: 'lakshmi@example.com', phone: '9840012345' };

const fillContact: Step = async (visit, checks) => {
  const { dialog } = checks.now;
  if (!dialog) return;
  visit.log('fill in name, email and phone');
  for (const [name, text] of Object.entries(CONTACT)) {
    const target = await visit.choose(`dialog[open] [id$="-${name}"]`, 0);
    if (!target) return;
    await visit.approach(target);
    await visit.fill(target, text);
    checks.note(dialog, await idOf(visit, target), text);
  }
  await checks.afterStaying();
};

const calendar: Step = async (visit, checks) => {
  const target = await visit.choose('dialog[open] [aria-label="Choose from a calendar"]', 0);
  if (!target) return;
  visit.log('open the calendar');
  await visit.approach(target);
  await visit.press(target, false);
  await visit.until(
    async () => (await visit.choose('dialog[open] :is([role=grid], [role=status], [role=alert])', 0)) !== undefined,
    'the calendar, or a line that says that it did not load',
  );
  await visit.settle();
  await checks.afterStaying();
};

const closeDialog: Step = async (visit, checks, pick) => {
  if (!checks.now.dialog) return;
  const cancel = await visit.choose('dialog[open] button[type=button]:not([aria-label])', 0);
  const isByEscape = pick % 2 === 1 || cancel?.name !== 'Cancel';
  visit.log(isByEscape ? 'press Escape' : "press 'Cancel'");
  if (isByEscape) {
    // The first Escape closes only an open calendar.
    if (await visit.choose('dialog[open] [role=grid]', 0)) await visit.pressKey('Escape');
    await visit.pressKey('Escape');
  } else {
    await visit.approach(cancel);
    await visit.press(cancel, false);
  }
  await visit.settle();
  await checks.afterClosing();
};

const submit: Step = async (visit, checks) => {
  const { dialog } = checks.now;
  const target = await visit.choose('dialog[open] button[type=submit]', 0);
  if (!target) return;
  visit.log('submit the form');
  await visit.approach(target);
  await visit.press(target, false);
  const hasProblems = async () => (await visit.choose('dialog[open] .error-summary', 0)) !== undefined;
  const isSent = async () => (await visit.facts()).dialog === '';
  await visit.until(async () => (await hasProblems()) || (await isSent()), 'the request to be sent, or its problems to be listed');
  if (!(await isSent())) {
    await visit.settle();
    await checks.afterStaying();
    return;
  }
  checks.forget(dialog);
  await dismiss(visit);
  await checks.afterClosing();
};

/** Dismisses the panel about an opened email, which may cover what the walk presses next. */
async function dismiss(visit: Visit): Promise<void> {
  await visit.settle();
  const button = await visit.choose('.mail-panel [aria-label=Dismiss]', 0);
  if (button) {
    visit.log('dismiss the panel');
    await visit.press(button, false);
  }
  await visit.settle();
}

const AGES = ['4, 7', '2', '', '12'];

const ages: Step = async (visit, checks, pick) => {
  const target = await visit.choose('#children-ages', 0);
  if (!target) return;
  visit.log(`enter the ages '${AGES[pick % AGES.length]}'`);
  await visit.approach(target);
  await checks.leave();
  await visit.fill(target, AGES[pick % AGES.length]!);
  await visit.pressKey('Enter');
  await visit.settle();
  await checks.afterStaying();
};

const newsletter: Step = async (visit, checks, pick) => {
  const target = await visit.choose('#newsletter-email', 0);
  if (!target) return;
  visit.log(`subscribe with ${pick % 2 ? 'an' : 'half an'} email address`);
  await visit.approach(target);
  await visit.fill(target, pick % 2 ? 'lakshmi@example.com' : 'lakshmi');
  const before = await visit.mails();
  await visit.pressKey('Enter');
  await visit.until(
    async () =>
      (await visit.mails()) > before || visit.evaluate(() => (document.querySelector('#newsletter-error')?.textContent ?? '') !== ''),
    'an email, or a line that says what is wrong',
  );
  await dismiss(visit);
  await checks.afterStaying();
};

const tab: Step = async (visit, checks) => {
  visit.log('press Tab');
  await visit.pressKey('Tab');
  await visit.settle();
  await checks.afterStaying();
};

const scroll: Step = async (visit, checks, pick) => {
  const share = (pick % 10) / 10;
  visit.log(`scroll to ${share * 100} %`);
  await visit.evaluate((by) => scrollTo({ top: document.documentElement.scrollHeight * by, behavior: 'instant' }), share);
  await visit.settle();
  await checks.afterScrolling();
};

const swipe: Step = async (visit, checks, pick) => {
  const row = await visit.choose('main :is(.card-row, .carousel-track)', 0);
  if (!row) return;
  visit.log(`swipe the row of '${row.name.slice(0, 30)}'`);
  await visit.evaluate(
    (selector, index, share) => {
      const element = document.querySelectorAll(selector)[index]!;
      element.scrollTo({ left: element.scrollWidth * share, behavior: 'instant' });
    },
    row.selector,
    row.index,
    (pick % 5) / 5,
  );
  await visit.settle();
  await checks.afterScrolling();
};

const turn: Step = async (visit, checks) => {
  if (checks.now.width > 900) return;
  visit.log('turn the phone');
  await visit.turn();
  await checks.afterScrolling();
};

const mangle: Step = async (visit, checks, pick) => {
  if (visit.network === 'none') return;
  const [path = ''] = checks.now.address.split(/[?#]/);
  const wrong = [path.toUpperCase(), `${path}//`, `${path}.`, `/${path}`, `${path}%20`, `${path}/ஊட்டி`][pick % 6]!;
  if (path === '/' || wrong === path) return;
  visit.log(`open ${wrong}`);
  await checks.leave();
  await visit.open(wrong);
  await checks.afterLoading(wrong);
};

const ADDRESSES = ['/all-past-trips?page=2', '/faqs#price', '/contact', '/all-upcoming-trips?who=ladies', '/'];

const openAddress: Step = async (visit, checks, pick) => {
  if (visit.network === 'none') return;
  const address = ADDRESSES[pick % ADDRESSES.length]!;
  // The browser would only load the page again. Firefox then lists an entry that does not exist.
  if (address === checks.now.address) return;
  visit.log(`open ${address}`);
  await checks.leave();
  await visit.open(address);
  await checks.afterLoading();
};

const network: Step = async (visit, checks, pick) => {
  const wanted = visit.network === 'fast' ? (pick % 2 ? 'none' : 'slow') : 'fast';
  const wasLost = visit.network === 'none';
  // With a network again, an awaited page opens by itself.
  if (wasLost) await checks.leave();
  if (!(await visit.setNetwork(wanted))) return;
  visit.log({ none: 'lose the network', slow: 'get a slow network', fast: 'get a good network again' }[wanted]);
  await visit.settle();
  if (wasLost) await checks.afterReconnecting();
};

/** Every kind of step, with its share of a walk. */
export const STEPS: Readonly<Record<string, [share: number, step: Step]>> = {
  link: [4, follow(LINKS.link)],
  card: [4, follow(LINKS.card)],
  section: [5, follow(LINKS.section)],
  list: [3, follow(LINKS.list)],
  header: [3, follow(LINKS.header)],
  footer: [2, follow(LINKS.footer)],
  back: [7, travel(-1)],
  forward: [3, travel(1)],
  goBack: [3, onPage(goBack)],
  reload: [2, reload],
  fold: [4, onPage(fold)],
  family: [2, onPage(family)],
  gallery: [3, onPage(gallery)],
  menu: [3, onPage(menu)],
  openDialog: [4, onPage(openDialog)],
  type: [3, type],
  fillContact: [2, fillContact],
  calendar: [1, calendar],
  closeDialog: [2, closeDialog],
  submit: [2, submit],
  ages: [1, onPage(ages)],
  newsletter: [1, onPage(newsletter)],
  tab: [2, onPage(tab)],
  scroll: [2, onPage(scroll)],
  swipe: [1, onPage(swipe)],
  turn: [1, onPage(turn)],
  mangle: [1, onPage(mangle)],
  address: [2, onPage(openAddress)],
  network: [1, onPage(network)],
};
