import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PLACEHOLDER_COLORS } from '../../build-tools/images/placeholder-color.ts';
import { nextPaint, hydrate, showBuilt } from '../../tests/support/component.tsx';
import { missingPicture, sampleImage } from '../../tests/support/sample-image.ts';
import { Picture } from './picture.tsx';

const TREE = sampleImage('tree');
const MISSING = missingPicture('missing');

const image = (alt: string) => page.getByRole('img', { name: alt }).element() as HTMLImageElement;

/** Waits until the picture has loaded and returns the name of the file that the browser chose. */
async function chosenFile(alt: string): Promise<string> {
  await expect.poll(() => image(alt).complete && image(alt).naturalWidth > 0).toBe(true);
  return new URL(image(alt).currentSrc).search.slice(1);
}

beforeEach(() => page.viewport(1280, 800));

test('before hydration, a picture loads, has its text alternative and reserves its space', async () => {
  showBuilt(<Picture picture={MISSING} sizes={{ phone: '100vw' }} className="w-full" />);
  const { clientWidth, clientHeight } = image('missing');
  expect(clientHeight / clientWidth).toBeCloseTo(MISSING.height / MISSING.width, 2);
  showBuilt(<Picture picture={TREE} sizes={{ phone: '100vw' }} />);
  expect(await chosenFile('tree')).toMatch(/^tree-\d+\.avif$/);
});

test.each([
  { sizes: { phone: '200px' }, isThumbnail: false, file: 'narrow-320.avif' },
  { sizes: { phone: '200px', wide: '(min-width: 40rem) 700px' }, isThumbnail: false, file: 'wide-780.avif' },
  { sizes: { phone: '60px' }, isThumbnail: true, file: 'small-112.avif' },
])('with sizes $sizes and isThumbnail $isThumbnail, the smallest sufficient file loads: $file', async ({ file, ...drawnAs }) => {
  const [name = ''] = file.split('-');
  showBuilt(<Picture picture={sampleImage(name)} {...drawnAs} />);
  expect(await chosenFile(name)).toBe(file);
});

test.each(Object.entries(PLACEHOLDER_COLORS))('while loading, a picture shows its placeholder colour %s', (placeholderColor, rgb) => {
  showBuilt(<Picture picture={{ ...MISSING, placeholderColor }} sizes={{ phone: '200px' }} />);
  expect(getComputedStyle(image('missing')).backgroundColor).toBe(`rgb(${rgb.join(', ')})`);
});

test('phones held upright show the upright picture', async () => {
  const upright = { picture: sampleImage('upright'), sizes: { phone: '200px' } };
  showBuilt(<Picture picture={TREE} upright={upright} sizes={{ phone: '200px' }} />);
  expect(await chosenFile('tree')).toMatch(/^tree/);
  await page.viewport(400, 800);
  await expect.poll(() => chosenFile('tree')).toMatch(/^upright/);
});

test('a priority picture loads eagerly with high priority, and others are lazy-loaded', () => {
  showBuilt(<Picture picture={TREE} sizes={{ phone: '200px' }} priority />);
  expect(image('tree')).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
  showBuilt(<Picture picture={sampleImage('bush')} sizes={{ phone: '200px' }} />);
  expect(image('bush')).toMatchObject({ loading: 'lazy', fetchPriority: 'auto' });
});

test('Picture does not call onError for a file that loads before or after hydration', async () => {
  const onError = vi.fn<() => void>();
  const place = showBuilt(<Picture picture={TREE} sizes={{ phone: '200px' }} onError={onError} />);
  await chosenFile('tree');
  const render = await hydrate(<Picture picture={TREE} sizes={{ phone: '200px' }} onError={onError} />, place);
  render(<Picture key="later" picture={sampleImage('bush')} sizes={{ phone: '200px' }} onError={onError} />);
  await expect.poll(() => chosenFile('bush')).toMatch(/^bush/);
  await nextPaint();
  expect(onError).not.toHaveBeenCalled();
});

test('Picture calls onError for a file that failed to load before hydration', async () => {
  const onError = vi.fn<() => void>();
  const place = showBuilt(<Picture picture={MISSING} sizes={{ phone: '200px' }} onError={onError} />);
  await expect.poll(() => image('missing').complete).toBe(true);
  await hydrate(<Picture picture={MISSING} sizes={{ phone: '200px' }} onError={onError} />, place);
  expect(onError).toHaveBeenCalled();
});

test('Picture calls onError for a file that fails to load after hydration', async () => {
  const onError = vi.fn<() => void>();
  const render = await hydrate(<Picture picture={TREE} sizes={{ phone: '200px' }} onError={onError} />);
  await chosenFile('tree');
  render(<Picture picture={MISSING} sizes={{ phone: '200px' }} onError={onError} />);
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
});
