/** The pages' background colour, for example for the browser's bars and the manifest. It matches --raw-paper in app/styles/app.css. */
export const PAPER = '#fffbf4';

/** The size of preview images for shared links, in pixels. Some chat apps crop images with an aspect ratio above 1.91. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
