import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Where to press in a box: its middle and near its corners, as parts of its width and height. */
const SPOTS = [
  [0.5, 0.5],
  [0.06, 0.12],
  [0.94, 0.9],
] as const;

// A link may also cover its card, so each element is pressed in the box around it too.
for (const path of SAMPLE_PAGES) {
  test(`on ${path} a press anywhere on a link, button or field reaches it`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const targets = page.locator('main :is(a, button, summary, input, label), header :is(a, summary), footer a').filter({ visible: true });
    // Keeps each click from doing anything.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = true;
      const note = (event: MouseEvent) => {
        Object.assign(window, { pressed: event.target });
        event.preventDefault();
        event.stopPropagation();
      };
      addEventListener('click', note, true);
    });
    const missed: string[] = [];
    for (const target of await targets.all()) {
      const points = await target.evaluate((target: HTMLElement, spots) => {
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const boxes = [target, target.offsetParent ?? target].map((box) => box.getBoundingClientRect());
        const points = boxes.flatMap(({ x, y, width, height }) =>
          spots.map(([right, down]) => [x + right * width, y + down * height] as const),
        );
        return points.filter(([x, y]) => target.contains(document.elementFromPoint(x, y)));
      }, SPOTS);
      for (const [x, y] of points) {
        await page.mouse.click(x, y);
        const isHit = await target.evaluate((target) => {
          const { pressed } = window as { pressed?: Node };
          Object.assign(window, { pressed: undefined });
          return pressed !== undefined && target.contains(pressed);
        });
        if (!isHit) missed.push(`${await target.textContent()} at ${Math.round(x)}, ${Math.round(y)}`);
      }
      if (points.length === 0) missed.push(`${await target.textContent()}: nowhere`);
    }
    expect(missed).toEqual([]);
  });
}
