import { expect, test } from 'vitest';
import { drawnNote } from './drawn-note.ts';

const drawing = { photo: undefined };
const photo = { photo: 'trips/past/a-hill/gallery-1.jpg' };

test.each([
  { pictures: [drawing, drawing], note: 'These pictures are drawn.' },
  { pictures: [photo, drawing], note: 'Some of these pictures are drawn.' },
  { pictures: [photo, photo], note: undefined },
  { pictures: [], note: undefined },
])('the note about drawings among $pictures.length pictures is: $note', ({ pictures, note }) => {
  expect(drawnNote(pictures)).toBe(note);
});
