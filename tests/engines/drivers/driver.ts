/** A browser of one engine, started once for many windows. */
export type Browser = { openWindow: () => Promise<BrowserWindow>; close: () => Promise<void> };

/**
 * One window with a visit of its own: nothing is stored or cached from the one before. Small on purpose: what can be built
 * from these few is built once, in ../tab.ts, so that every engine is asked in the same way.
 */
export type BrowserWindow = {
  /** Loads a whole page, as a typed address does. */
  open: (url: string) => Promise<void>;
  /** Asks for the page before, which may be shown as it was left: then it never loads, and nothing waits for that. */
  back: () => Promise<void>;
  /** Runs a function in the page. It may use nothing from outside itself but its arguments; both ways only JSON passes. */
  evaluate: <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** A mouse goes to a point of the viewport, in CSS pixels. */
  movePointer: (x: number, y: number) => Promise<void>;
  /** The mouse's first button goes down and up. */
  pressPointer: () => Promise<void>;
  /** The size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What is seen, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings that the browser has told since the window was opened. */
  problems: readonly string[];
  close: () => Promise<void>;
};
