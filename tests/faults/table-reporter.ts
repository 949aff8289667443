import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { table } from '../../scripts/bench/table.ts';

/** Prints faults down, pages across: 'ok', or the number of the failure told below the table. */
export default class TableReporter implements Reporter {
  private readonly cells = new Map<string, Map<string, string>>();
  private readonly failures: string[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    console.log(`${suite.allTests().length} pages under faults`);
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const row = this.cells.get(test.parent.title) ?? new Map<string, string>();
    this.cells.set(test.parent.title, row);
    if (status !== test.expectedStatus) this.failures.push(`${test.parent.title}, ${test.title}:\n${error?.message ?? status}`);
    row.set(test.title, status === test.expectedStatus ? 'ok' : `FAIL ${this.failures.length}`);
  }

  onEnd(): void {
    const pages = [...new Set([...this.cells.values()].flatMap((row) => [...row.keys()]))];
    const letters = pages.map((_, index) => String.fromCodePoint(65 + index));
    const rows = [...this.cells].map(([fault, row]) => [fault, ...pages.map((page) => row.get(page) ?? '-')]);
    console.log(`\n${pages.map((page, index) => `${letters[index]}  ${page}`).join('\n')}\n\n${table(['fault', ...letters], rows)}\n`);
    for (const [index, failure] of this.failures.entries()) console.log(`FAIL ${index + 1}: ${failure}\n`);
  }
}
