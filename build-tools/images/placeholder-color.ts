/** The colours shown until a picture loads. app/styles/images.css has the same ones. */
export const PLACEHOLDER_COLORS = {
  sky: [168, 205, 214],
  mist: [226, 222, 200],
  sand: [222, 192, 140],
  gold: [226, 160, 70],
  rose: [208, 140, 122],
  leaf: [112, 148, 92],
  forest: [48, 88, 68],
  sea: [70, 140, 150],
  dusk: [88, 80, 130],
  night: [36, 40, 82],
  earth: [132, 88, 60],
  stone: [160, 148, 132],
} as const;

/** Finds the placeholder colour nearest to the mean colour of a picture, given as RGB bytes. */
export function placeholderColorOf(pixels: Uint8Array): keyof typeof PLACEHOLDER_COLORS {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) for (let part = 0; part < 3; part += 1) sums[part]! += pixels[at + part]!;
  const means = sums.map((sum) => sum / (pixels.length / 3));
  const distance = (placeholderColor: readonly number[]) =>
    placeholderColor.reduce((sum, value, index) => sum + (value - means[index]!) ** 2, 0);
  const [nearest] = (Object.keys(PLACEHOLDER_COLORS) as (keyof typeof PLACEHOLDER_COLORS)[]).toSorted(
    (a, b) => distance(PLACEHOLDER_COLORS[a]) - distance(PLACEHOLDER_COLORS[b]),
  );
  return nearest ?? 'mist';
}
