/** The path of a picture key's drawing, relative to art/. Portraits have their own folder, apart from the shared code that draws people. */
export function drawingPath(key: string): string {
  return `${key.replace(/^people\//, 'people/portraits/')}.tsx`;
}
