import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '#app/content/content.server.ts';
import { expectAccessible } from '../../tests/support/axe-findings.ts';
import { type EditedContent, expect, loadPreview, test } from './edit-server.ts';

/** A past trip with at least three gallery entries and no photo. */
const { slug, title } = content().lists.past.find(
  ({ picture, gallery }) => gallery.length > 2 && ![picture, ...gallery].some(({ photo }) => photo),
)!;
const FOLDER = `trips/past/${slug}`;
const PATH = `${FOLDER}/trip.yaml`;
const ALT = 'Two children hold up a starfish.';

type Taken = { name: string; mimeType: string; buffer: Buffer };

/** A photo as a phone held upright saves it: rotated by its EXIF orientation, and with a GPS latitude. */
async function taken(name: string, width = 3000, height = 2000, color = 'teal'): Promise<Taken> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitude: '13/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function openPictures(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#${PATH}`);
  await openSections(page);
}

async function openSections(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  for (const section of ['Picture', 'Gallery']) await page.locator('summary', { hasText: new RegExp(`^${section}$`) }).click();
}

const chooser = (page: Page, place: string) => page.getByLabel(new RegExp(`^Choose an?(?:other)? photo: ${place}$`));
const changes = (page: Page) => page.locator('footer li');
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, but not sent: ')).toBeVisible();
};
const files = (edited: EditedContent) =>
  edited
    .git('ls-files', `content/${FOLDER}`)
    .trim()
    .split('\n')
    .map((name) => name.split('/').at(-1));

test('a photo is rotated, shrunk and stripped of metadata, gets alt text and a focus point, and can be published and removed', async ({
  page,
  edited,
  url,
}) => {
  await loadPreview(page);
  const before = edited.read(PATH);
  await openPictures(page, url);
  await chooser(page, 'Picture').setInputFiles(await taken('IMG_0815.JPG'));
  await expect(page.locator('#root_picture_alt__error')).toContainText('missing');
  await expect(page.getByText('Describe what is in the new photo.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  expect(edited.git('status', '--porcelain')).toBe('');
  await page.locator('#root_picture_alt').fill(ALT);

  const picture = page.locator('#root_picture .pointed');
  // The box is smaller until the photo has loaded.
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const box = (await picture.boundingBox())!;
  await picture.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  const fromTheLeft = page.getByLabel('From the left: Picture');
  await expect(fromTheLeft).toHaveValue('0.25');
  await fromTheLeft.press('ArrowRight');
  await expect(changes(page)).toContainText([`Picture, photo of ${title}: added`]);
  await expect(page.frameLocator('iframe').getByAltText(ALT).first()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await openSections(page);
  await expect(fromTheLeft).toHaveValue('0.26');
  await publish(page);
  const photo = join(edited.copy.folder, FOLDER, 'hero.jpg');
  const { width, height, orientation, exif, format } = await sharp(readFileSync(photo)).metadata();
  expect([width, height, orientation, exif, format]).toEqual([1707, 2560, undefined, undefined, 'jpeg']);
  expect(edited.git('status', '--porcelain')).toBe('');
  expect(edited.read(PATH)).toContain(ALT);
  expect(edited.read(PATH)).toMatch(/focus: \[ ?0\.26, 0\.75 ?\]/);

  await page.getByRole('button', { name: 'Remove the photo: Picture' }).click();
  await page.locator('#root_picture_alt').fill('The drawing as it was.');
  await expect(changes(page)).toContainText([/photo.*removed/]);
  await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toHaveCount(0);
  await publish(page);
  expect(existsSync(photo)).toBe(false);
  edited.git('revert', '--no-edit', 'HEAD', 'HEAD~1');
  expect(edited.read(PATH)).toBe(before);
});

test('gallery photos belong to their entries, and removing a new photo restores the drawing and its alt text', async ({
  page,
  edited,
  url,
}) => {
  await openPictures(page, url);
  for (const [place, color] of [
    [1, 'crimson'],
    [2, 'gold'],
  ] as const) {
    const dropped = await taken(`${color}.jpg`, 600, 400, color);
    await drop(page, `#root_gallery_${place - 1} .photo`, dropped);
    await expect(page.getByLabel(`From the top: Gallery ${place}`)).toBeVisible();
    await page.locator(`#root_gallery_${place - 1}_alt`).fill(`A ${color} wall.`);
  }
  await publish(page);
  expect(files(edited)).toEqual(['gallery-1.jpg', 'gallery-2.jpg', 'trip.yaml']);
  const photoAt = (place: number) => readFileSync(join(edited.copy.folder, FOLDER, `gallery-${place}.jpg`));
  const [crimson, gold] = [photoAt(1), photoAt(2)];

  await page.getByRole('button', { name: 'Move down: Gallery 1' }).click();
  await expect(changes(page)).toHaveText([/^Gallery of .*: 'A (?:gold|crimson) wall\.' moved to position [12]$/]);
  await publish(page);
  expect([photoAt(1), photoAt(2)]).toEqual([crimson, gold]);
  expect(edited.read(PATH)).toMatch(/gallery-2\n\s+alt: >-\n\s+A gold wall[^]*gallery-1\n\s+alt: >-\n\s+A crimson wall/);

  await page.getByRole('button', { name: 'Remove: Gallery 1' }).click();
  await expect(changes(page)).toHaveText([`Gallery of ${title}: 'A gold wall.' removed`]);
  await publish(page);
  expect(files(edited)).toEqual(['gallery-1.jpg', 'trip.yaml']);
  expect(photoAt(1)).toEqual(crimson);

  // The entry after the one that was removed has moved up, so its words are elsewhere in the published file.
  const words = await page.locator('#root_gallery_1_alt').inputValue();
  await page.getByRole('button', { name: 'Remove: Gallery 1' }).click();
  await expect(page.locator('#root_gallery_0_alt')).toHaveValue(words);
  await chooser(page, 'Gallery 1').setInputFiles(await taken('by-mistake.jpg', 600, 400));
  await page.getByRole('button', { name: 'Remove the photo: Gallery 1' }).click();
  await expect(page.locator('#root_gallery_0_alt')).toHaveValue(words);
  // Words come before or after the photo.
  await page.getByRole('button', { name: 'Add to gallery' }).click();
  const added = await page.locator('[id^=root_gallery_][id$=_alt]').count();
  const ownWords = page.locator(`#root_gallery_${added - 1}_alt`);
  await ownWords.fill('Written first.');
  await chooser(page, `Gallery ${added}`).setInputFiles(await taken('later.jpg', 600, 400));
  await expect(page.getByLabel(`From the top: Gallery ${added}`)).toBeVisible();
  await expect(ownWords).toHaveValue('Written first.');
  await page.getByRole('button', { name: `Remove the photo: Gallery ${added}` }).click();
  await expect(ownWords).toHaveValue('Written first.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await openPictures(page, url);

  const alt = content().past.get(slug)!.picture.alt;
  await chooser(page, 'Picture').setInputFiles(await taken('by-mistake.jpg', 600, 400));
  await page.getByRole('button', { name: 'Remove the photo: Picture' }).click();
  await expect(page.locator('#root_picture_alt')).toHaveValue(alt);
  await expect(changes(page)).toHaveCount(0);
  edited.git('revert', '--no-edit', 'HEAD', 'HEAD~1', 'HEAD~2');
});

test('a photo goes to the entry it was dropped on, although that was edited and moved during the upload', async ({ page, url }) => {
  const upload = Promise.withResolvers<void>();
  await page.route('**/photo?*', (route) => upload.promise.then(() => route.continue()));
  await openPictures(page, url);
  const alt = (place: number) => page.locator(`#root_gallery_${place}_alt`);
  const second = await alt(1).inputValue();
  await chooser(page, 'Gallery 1').setInputFiles(await taken('gold.jpg', 600, 400));
  await alt(0).fill('Typed meanwhile');
  await page.getByRole('button', { name: 'Move down: Gallery 1' }).click();
  await expect(alt(1)).toHaveValue('Typed meanwhile');
  await page.getByRole('button', { name: 'Remove: Gallery 3' }).click();
  upload.resolve();
  await expect(page.getByLabel('From the left: Gallery 2')).toBeVisible();
  await expect(page.getByLabel(/^From the left: Gallery/)).toHaveCount(1);
  await expect(alt(0)).toHaveValue(second);
  await expect(alt(1)).toHaveValue('Typed meanwhile');
});

test('a photo arrives in a form that was left during the upload, and closing the tab then asks first', async ({ page, url }) => {
  const upload = Promise.withResolvers<void>();
  await page.route('**/photo?*', (route) => upload.promise.then(() => route.continue()));
  await openPictures(page, url);
  await chooser(page, 'Gallery 1').setInputFiles(await taken('gold.jpg', 600, 400));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('link', { name: 'Add a trip' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.locator(`a[href="#${PATH}"]`).click();
  await openSections(page);
  upload.resolve();
  await expect(page.getByLabel('From the left: Gallery 1')).toBeVisible();
  await page.locator('#root_gallery_0_alt').fill(ALT);
  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('region', { name: 'Not published yet' }).getByRole('link', { name: title }).click();
  await openSections(page);
  await expect(page.getByLabel('From the left: Gallery 1')).toBeVisible();
});

test('a photo that arrives late brings back nothing that was discarded meanwhile', async ({ page, url }) => {
  const upload = Promise.withResolvers<void>();
  await page.route('**/photo?*', (route) => upload.promise.then(() => route.continue()));
  await openPictures(page, url);
  const summary = page.locator('#root_summary');
  const before = await summary.inputValue();
  await chooser(page, 'Gallery 1').setInputFiles(await taken('gold.jpg', 600, 400));
  await summary.fill('Discarded');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  upload.resolve();
  await page.getByRole('region', { name: 'Not published yet' }).getByRole('link', { name: title }).click();
  await expect(summary).toHaveValue(before);
});

test('an unreadable photo shows an error at its field, and nothing is written or lost', async ({ page, edited, url }) => {
  await openPictures(page, url);
  await page.locator('#root_location').fill('Typed before');
  await chooser(page, 'Gallery 1').setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(page.locator('#root_gallery_0 .photo')).toContainText('empty.jpg was not added. The file is empty.');
  await expect(page.getByLabel('From the top: Gallery 1')).toHaveCount(0);
  await expect(page.locator('#root_location')).toHaveValue('Typed before');
  await expect(page.locator('#root_gallery_0_alt')).not.toHaveValue('');
  expect(edited.git('status', '--porcelain')).toBe('');
});

test('a readable photo of more than 20 MB is shrunk', async ({ page, url }) => {
  const [width, height] = [4600, 3400];
  const noise = Buffer.from(Uint32Array.from({ length: (width * height * 3) / 4 + 1 }, (_, index) => Math.imul(index, 0x9e3779b1)).buffer);
  const buffer = await sharp(noise.subarray(0, width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(20_000_000);
  await openPictures(page, url);
  await chooser(page, 'Picture').setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  const shown = page.locator('#root_picture .pointed img');
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate(async (image: HTMLImageElement) => (await image.decode(), Math.max(image.naturalWidth, image.naturalHeight))),
  ).toBe(2560);
});

/** Drops a file on an element. */
async function drop(page: Page, selector: string, { name, mimeType, buffer }: Taken): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text!), (letter) => letter.codePointAt(0)!)], fileName!, { type: type! }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType],
  );
  await page.dispatchEvent(selector, 'drop', { dataTransfer: transfer });
}
