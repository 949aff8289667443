import { existsSync } from 'node:fs';
import type { FunctionComponent } from 'react';
import { drawingPath } from './drawing-path.ts';

/** The module of a drawing: a component without props that returns an <svg>, and the focal point that crops keep (x and y, 0 to 1). */
type DrawingFile = { default: FunctionComponent; focus?: readonly [number, number] };

/**
 * Loads the drawing for a picture key: art/trips/past/phuket-beach/gallery-3.tsx has the key trips/past/phuket-beach/gallery-3.
 * Returns a placeholder landscape unique to the key if it has no drawing yet.
 */
export async function drawingOf(key: string): Promise<{ drawing: FunctionComponent; focus: readonly [number, number]; isPlaceholder: boolean }> {
  const file = new URL(drawingPath(key), import.meta.url);
  if (!existsSync(file)) {
    const { placeholderDrawing } = await import('./placeholder/placeholder.tsx');
    return { drawing: placeholderDrawing(key), focus: [0.5, 0.55], isPlaceholder: true };
  }
  const { default: drawing, focus = [0.5, 0.5] } = (await import(file.href)) as DrawingFile;
  return { drawing, focus, isPlaceholder: false };
}
