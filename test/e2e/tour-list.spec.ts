import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

let ellen: Colleague;

beforeEach(async () => {
  ellen = await colleague('receptionist');
  await ellen.opens('/admin/tours', 'Tour Waves');
});

describe('The tour list', () => {
  it('opens at today: what is next is first, and what is over stands above it', async () => {
    await opensAtToday();
    await ellen.page.getByText('Sorted by tour date and time, oldest first').waitFor();
    await grid().evaluate((box) => (box.scrollTop = 0));
    await eventually(async () => expect(await firstDay()).toBeLessThan(today()));
  });

  it('opens at today in every filter; in another order it opens at its first row', async () => {
    await opensAtToday();
    await ellen.page.getByLabel('Search', { exact: true }).fill('o');
    await ellen.page.waitForURL('**?q=o');
    await opensAtToday();
    await ellen.page.getByRole('columnheader', { name: 'Tour Date/time' }).getByRole('button').click();
    await ellen.page.getByText('Sorted by tour date and time, newest first').waitFor();
    await eventually(async () => expect(await grid().evaluate((box) => box.scrollTop)).toBe(0));
  });

  it('is left for a tour and comes Back where it was left', async () => {
    await opensAtToday();
    await grid().evaluate((box) => (box.scrollTop = 340));
    await eventually(async () => expect(await firstDay()).toBeLessThan(today()));
    await grid().getByRole('link').nth(9).click();
    await ellen.page.getByRole('heading', { level: 1, name: /^Tour \d/ }).waitFor();
    await ellen.page.goBack();
    await eventually(async () => expect(await grid().evaluate((box) => box.scrollTop)).toBe(340));
  });

  it('that was left at its first row comes Back there, not at today', async () => {
    await opensAtToday();
    await grid().evaluate((box) => (box.scrollTop = 0));
    await eventually(async () => expect(await firstDay()).toBeLessThan(today()));
    await grid().getByRole('link').first().click();
    await ellen.page.getByRole('heading', { level: 1, name: /^Tour \d/ }).waitFor();
    await ellen.page.goBack();
    await eventually(async () => expect(await firstDay()).toBeLessThan(today()));
    expect(await grid().evaluate((box) => box.scrollTop)).toBe(0);
  });

  it('by keyboard begins at the row that is first in sight', async () => {
    await opensAtToday();
    const first = await firstOnScreen();
    await grid().focus();
    await ellen.page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await grid().locator('[aria-selected=true]').getByRole('link').textContent()).toBe(first));
  });
});

function grid() {
  return ellen.page.getByRole('grid', { name: 'Tour Waves' });
}

async function opensAtToday(): Promise<void> {
  await eventually(async () => {
    expect(await firstDay()).toBeGreaterThanOrEqual(today());
    expect(await grid().evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  });
}

/** "11/22/2026 01:15 pm", of the row right under the header. */
function firstOnScreen(): Promise<string> {
  return grid().evaluate((box) => {
    const under = box.querySelector('.grid-body [role=row]') && box.getBoundingClientRect().top + 32;
    const row = [...box.querySelectorAll('.grid-body [role=row]')].find((one) => one.getBoundingClientRect().top >= Number(under) - 1);
    return row?.querySelector('a')?.textContent ?? '';
  });
}

/** The day of that row as a number that can be compared, 20261122. */
async function firstDay(): Promise<number> {
  const [month, day, year] = (await firstOnScreen()).slice(0, 10).split('/');
  return Number(`${year}${month}${day}`);
}

function today(): number {
  const [month, day, year] = new Date().toLocaleDateString('en-US', { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' }).split('/');
  return Number(`${year}${month}${day}`);
}
