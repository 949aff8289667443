/** The ground of every page, for the browser's own bars and the opening screen: --raw-paper of app/styles/app.css. */
export const PAPER = '#fffbf4';

/** What chats show when an address is shared, in pixels. Wider crops than 1.91 to 1 are cut by some of them at both ends. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
