/** Every drawing, by the key of its picture: art/trips/past/phuket-beach/gallery-3.tsx has the key trips/past/phuket-beach/gallery-3. */
import type { FunctionComponent } from 'react';
import { drawingPath } from './drawing-path.ts';
import { placeholderDrawing } from './placeholder/placeholder.tsx';

/** A drawing's file: a component without properties that returns an <svg>, and the point that crops keep (0 to 1). */
type DrawingFile = { default: FunctionComponent; focus?: readonly [number, number] };

// Beside a trip's drawings lie the parts of those that would be too long in one file: they are no pictures.
const files = import.meta.glob<DrawingFile>(['./home/*.tsx', './how-it-works/*.tsx', './not-found/*.tsx', './pages/*.tsx', './people/portraits/*.tsx', './trips/**/{hero,gallery-*}.tsx'], { eager: true });

/** The drawing of a key; for a picture that nobody has drawn yet, a calm landscape that is its own. */
export function drawingOf(key: string): { drawing: FunctionComponent; focus: readonly [number, number]; isPlaceholder: boolean } {
  const file = files[`./${drawingPath(key)}`];
  if (!file) return { drawing: placeholderDrawing(key), focus: [0.5, 0.55], isPlaceholder: true };
  return { drawing: file.default, focus: file.focus ?? [0.5, 0.5], isPlaceholder: false };
}
