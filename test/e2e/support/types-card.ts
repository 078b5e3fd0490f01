import type { Page } from 'playwright-core';

/** A card into the checkout page, paid by nothing yet. */
export async function typesCard(page: Page, number: string, name = 'Aisha Williams'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires, month and year').fill('0930');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('textbox', { name: 'Name on the card' }).fill(name);
}
