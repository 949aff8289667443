/** The ground of every page, for the browser's own bars and the opening screen: --raw-paper of app/styles/app.css. */
export const PAPER = '#fffbf4';
