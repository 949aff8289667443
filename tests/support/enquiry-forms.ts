import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from './site.ts';

/** Opens the itinerary form on the home page. */
export async function openItinerary(page: Page): Promise<Locator> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Custom Itinerary' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the contact fields that both forms share. */
export async function fillContact(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Name').fill('லட்சுமி Raman');
  await dialog.getByLabel('Email').fill(' lakshmi@example.com ');
  await dialog.getByLabel('Phone').fill('+91 98400 12345');
}

/** Fills in the required fields of the itinerary form. */
export async function fillItinerary(dialog: Locator): Promise<void> {
  await fillContact(dialog);
  await dialog.getByLabel('Destination').fill('Hampi & Badami');
  await dialog.getByLabel('Travel date', { exact: true }).fill('25/12/2031');
  await dialog.getByLabel('Duration').fill('4');
  await dialog.getByLabel('Budget').fill('₹60,000 - ₹80,000');
}
