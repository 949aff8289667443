/** The background colour of every page, for browser bars and the splash screen: --raw-paper in app/styles/app.css. */
export const PAPER = '#fffbf4';

/** The size of the preview image of shared links, in pixels. Some chats crop images wider than 1.91 to 1. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
