/** Every drawing by picture key: art/trips/past/phuket-beach/gallery-3.tsx has the key trips/past/phuket-beach/gallery-3. */
import type { FunctionComponent } from 'react';
import { drawingPath } from './drawing-path.ts';
import { placeholderDrawing } from './placeholder/placeholder.tsx';

/** The module of a drawing: a component without props that returns an <svg>, and the focal point that crops keep (x and y, 0 to 1). */
type DrawingFile = { default: FunctionComponent; focus?: readonly [number, number] };

// Other files in a trip's folder are parts of its drawings, not pictures.
const files = import.meta.glob<DrawingFile>(['./home/*.tsx', './how-it-works/*.tsx', './not-found/*.tsx', './pages/*.tsx', './people/portraits/*.tsx', './trips/**/{hero,gallery-*}.tsx'], { eager: true });

/** The drawing for a picture key, or a placeholder landscape unique to that key if it has no drawing yet. */
export function drawingOf(key: string): { drawing: FunctionComponent; focus: readonly [number, number]; isPlaceholder: boolean } {
  const file = files[`./${drawingPath(key)}`];
  if (!file) return { drawing: placeholderDrawing(key), focus: [0.5, 0.55], isPlaceholder: true };
  return { drawing: file.default, focus: file.focus ?? [0.5, 0.5], isPlaceholder: false };
}
