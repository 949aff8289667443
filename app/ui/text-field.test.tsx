import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { TextField } from './text-field.tsx';

/** A text field with state, and an output that shows its value. */
function Field(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField id="name" label="Name" value={value} onChange={setValue} {...props} />
      <output>{value}</output>
    </>
  );
}
const box = (label: string) => page.getByRole('textbox', { name: label });
const typed = () => page.getByRole('status').element().textContent;

test('before hydration, a click on the label focuses the input, and typing works', async () => {
  showBuilt(<Field />);
  await page.getByText('Name').click();
  await expect.element(box('Name')).toHaveFocus();
  await userEvent.keyboard('Asha');
  await expect.element(box('Name')).toHaveValue('Asha');
});

test('a field without a hint or an error is valid and has no description', () => {
  showBuilt(<Field />);
  expect(box('Name').query()).not.toBeInvalid();
  expect(box('Name').query()).not.toHaveAttribute('aria-describedby');
});

test('the accessible name of an optional field says that it is optional', () => {
  showBuilt(<Field isOptional />);
  expect(box('Name (optional)').query()).toBeVisible();
});

// The style sheet adds a '!' before the error message and hides it from screen readers, but this matcher still reads it.
test.each([
  { hint: 'As in the passport', description: /^As in the passport$/ },
  { error: 'Tell us your name', description: /^\W*Tell us your name$/ },
  { hint: 'As in the passport', error: 'Tell us your name', description: /^As in the passport\W*Tell us your name$/ },
])("a field's description consists of the hint ($hint) and the error ($error)", ({ description, ...given }) => {
  showBuilt(<Field {...given} />);
  expect(box('Name').query()).toHaveAccessibleDescription(description);
});

test('a field with an error is invalid', () => {
  showBuilt(<Field error="Tell us your name" />);
  expect(box('Name').query()).toBeInvalid();
});

test('two fields on one page have separate descriptions', async () => {
  await hydrate(
    <>
      <Field label="Name" hint="As in the passport" />
      <Field id="phone" label="Phone" hint="With its country code" />
    </>,
  );
  await expect.element(box('Name')).toHaveAccessibleDescription('As in the passport');
  await expect.element(box('Phone')).toHaveAccessibleDescription('With its country code');
});

test('a text field passes typed text to onChange, and Enter does not add a line', async () => {
  await hydrate(<Field />);
  await box('Name').click();
  await userEvent.keyboard('Asha{Enter}');
  await expect.poll(typed).toBe('Asha');
});

test('Enter adds a line to a textarea', async () => {
  await hydrate(<Field rows={3} />);
  await box('Name').click();
  await userEvent.keyboard('Asha{Enter}Rao');
  await expect.poll(typed).toBe('Asha\nRao');
});

test('an error that appears while the visitor types changes neither focus nor the value', async () => {
  const render = await hydrate(<Field />);
  await box('Name').click();
  await userEvent.keyboard('A');
  render(<Field error="At least two letters" />);
  await expect.element(box('Name')).toBeInvalid();
  await userEvent.keyboard('s');
  await expect.element(box('Name')).toHaveValue('As');
});

test("Tab moves from a field's input to the button next to it", async () => {
  await hydrate(<Field beside={<button type="button">Open the calendar</button>} />);
  await userEvent.tab();
  await expect.element(box('Name')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
});

test('a text field passes inputMode and autoComplete to its input', () => {
  showBuilt(<Field autoComplete="tel" inputMode="tel" />);
  const input = box('Name').query();
  expect(input).toHaveAttribute('autocomplete', 'tel');
  expect(input).toHaveAttribute('inputmode', 'tel');
});
