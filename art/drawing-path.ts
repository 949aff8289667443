/** The drawing file of a picture key, relative to art/. Portraits are kept apart from the shared code that draws people. */
export function drawingPath(key: string): string {
  return `${key.replace(/^people\//, 'people/portraits/')}.tsx`;
}
