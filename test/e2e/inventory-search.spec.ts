import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
});

const box = (name: string) => dana.page.getByRole('search', { name: 'Units' }).getByRole('textbox', { name, exact: true });
const weeks = async () => {
  const rows = await dana.page.getByRole('region', { name: 'Available Inventory' }).getByRole('row').allInnerTexts();
  return new Set(rows.slice(1).map((row) => row.split('\t')[2]?.trim()));
};

describe('Searching units', () => {
  it('says at the box what nothing can be looked for by, and keeps the list that was there', async () => {
    const { page } = dana;
    await dana.opens('/admin/inventory', 'Inventory');
    await box('Retail Price below').fill('6,000');
    await box('Retail Price below').press('Enter');
    await page.getByRole('button', { name: 'Remove Retail price: below 6,000.00' }).waitFor();
    await box('Retail Price below').fill('cheap');
    await box('Points').fill('some');
    await box('Points').press('Enter');
    await page.getByText('Enter an amount, like 5,000').waitFor();
    await page.getByText('Enter a whole number, like 12,000').waitFor();
    expect(await box('Retail Price below').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Remove Retail price: below 6,000.00' }).waitFor();
    await box('Retail Price below').fill('7000');
    await box('Retail Price below').press('Enter');
    await page.getByRole('button', { name: 'Remove Retail price: below 7,000.00' }).waitFor();
    await page.getByText('Enter an amount, like 5,000').waitFor({ state: 'detached' });
    expect(await box('Points').inputValue()).toBe('some');
  });

  it('takes weeks from one to another, in the list and on a tour, and says when they cannot be', async () => {
    const { page } = dana;
    await dana.opens('/admin/inventory', 'Inventory');
    await box('Week').fill('20-24, 51');
    await box('Week').press('Enter');
    await page.getByRole('button', { name: 'Remove Week: 20-24, 51' }).waitFor();
    await dana.opens('/admin/inventory-search-for-tour/1180', 'Inventory search');
    await box('Week').fill('20-24');
    await box('Week').press('Enter');
    await eventually(async () => expect([...(await weeks())].toSorted()).toEqual(['20', '21', '22', '23', '24']));
    await box('Week').fill('24-20');
    await box('Week').press('Enter');
    await page.getByText('Weeks from 1 to 53, like 20-24, 51').waitFor();
    expect(page.url()).toContain('useWeek=20-24');
  });
});
