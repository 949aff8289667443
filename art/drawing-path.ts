/** The file that draws the picture of a key, below art/: the portrait of a person stands apart from how people are drawn. */
export function drawingPath(key: string): string {
  return `${key.replace(/^people\//, 'people/portraits/')}.tsx`;
}
