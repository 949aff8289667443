import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

const PROBLEMS: readonly FieldProblem[] = [
  { fieldId: 'name', message: 'Tell us your name' },
  { fieldId: 'phone', message: 'Tell us your number' },
];
const summary = page.getByRole('group', { name: 'There is a problem' });

function Form({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <input id="name" aria-label="Name" />
      <input id="phone" aria-label="Phone" />
    </>
  );
}

test('before hydration, each error in the summary links to its field', () => {
  showBuilt(<Form problems={PROBLEMS} attempt={0} />);
  expect(summary.query()).toBeVisible();
  for (const { fieldId, message } of PROBLEMS) {
    const { hash } = page.getByRole('link', { name: message }).element() as HTMLAnchorElement;
    expect(document.querySelector(hash)?.id).toBe(fieldId);
  }
});

test('an error summary without errors renders nothing', () => {
  showBuilt(<Form problems={[]} attempt={1} />);
  expect(page.getByRole('group').query()).toBeNull();
});

test('the error summary takes focus at every attempt, even if the errors are the same, but not before the first', async () => {
  const render = await hydrate(<Form problems={PROBLEMS} attempt={0} />);
  expect(summary.query()).not.toHaveFocus();
  for (const attempt of [1, 2]) {
    await page.getByLabelText('Phone').click();
    render(<Form problems={PROBLEMS} attempt={attempt} />);
    await expect.element(summary).toHaveFocus();
  }
});

test('the error summary does not take focus when errors change between attempts', async () => {
  const render = await hydrate(<Form problems={PROBLEMS} attempt={1} />);
  await page.getByLabelText('Phone').click();
  render(<Form problems={PROBLEMS.slice(1)} attempt={1} />);
  await expect.element(page.getByRole('link', { name: 'Tell us your name' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Phone')).toHaveFocus();
});

test('Tab and Enter move focus from the error summary to a field without changing the URL', async () => {
  const { href } = location;
  await hydrate(<Form problems={PROBLEMS} attempt={1} />);
  await expect.element(summary).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Phone')).toHaveFocus();
  expect(location.href).toBe(href);
});
