/** A browser of one engine, started once for many windows. */
export type Browser = { openWindow: () => Promise<BrowserWindow>; close: () => Promise<void> };

/** One window with its own storage and cache. Tests build the rest from these few methods, so every engine is driven the same way. */
export type BrowserWindow = {
  /** Loads a page, as if its URL had been typed in. */
  open: (url: string) => Promise<void>;
  /** Goes back, without waiting for a load event, because a page from the back/forward cache fires none. */
  back: () => Promise<void>;
  /** Goes forward, without waiting either. */
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It may use only its arguments and the page's globals; arguments and result must be JSON. */
  evaluate: <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Moves the mouse to a point of the viewport, in CSS pixels. */
  movePointer: (x: number, y: number) => Promise<void>;
  /** Clicks there with the mouse. In Chromium, taps there if the window is as narrow as a phone. */
  press: (x: number, y: number) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A screenshot of the viewport, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** The errors and warnings that the browser has logged since the window was opened, except WebKit's usual warnings. */
  problems: readonly string[];
  close: () => Promise<void>;
  /**
   * What only Chromium can do here: stop its clock at a time, lose or slow down the network, block addresses with a part of these
   * letters, and run a script in each document before the document's own.
   */
  setTime?: (time: string) => Promise<void>;
  setNetwork?: (network: Network) => Promise<void>;
  block?: (part: string) => Promise<void>;
  addScript?: (script: () => void) => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab';
export type Network = 'fast' | 'slow' | 'none';
