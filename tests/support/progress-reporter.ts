import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { progress } from '../../tools/progress.ts';

/** Tells how many journeys have been walked, for whoever waits while the list is kept back. */
export default class ProgressReporter implements Reporter {
  #onWalked = () => {};

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#onWalked = progress('journeys', suite.allTests().length);
  }

  onTestEnd(): void {
    this.#onWalked();
  }
}
