import type { ListSummary } from '../../backend/platform/lists/list-wire.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { count } from './support/screens.js';

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
  await dana.opens('/admin/contracts', 'Contracts');
  await grid().getByRole('row').nth(5).getByRole('link').first().waitFor();
});

describe('The list of contracts', () => {
  it('is filtered by a click on a count, and a token takes the filter away again', async () => {
    const all = await total();
    const canceled = await count(dana, 'Canceled');
    await dana.page.getByRole('button', { name: /Canceled$/ }).click();
    await dana.page.getByText(`${canceled} of ${all}`).waitFor();
    await eventually(async () => expect(new Set(await column(1))).toEqual(new Set(['Canceled'])));
    expect(await dana.page.getByRole('button', { name: /Canceled$/, pressed: true }).count()).toBe(1);
    await dana.page.getByRole('button', { name: 'Remove Status: Canceled' }).click();
    await eventually(async () => expect(await total()).toBe(all));
  });

  it('finds by words, and says what to do when nothing is found', async () => {
    const deal = (await column(9)).find((text) => text.startsWith('TPP'))!;
    await dana.page.getByLabel('Search', { exact: true }).fill(deal.toLowerCase());
    await eventually(async () => expect(new Set(await column(9))).toEqual(new Set([deal])));
    await dana.page.getByLabel('Search', { exact: true }).fill('nobody is called this');
    await dana.page.getByText('No contracts match “nobody is called this”.').waitFor();
    await dana.page.getByRole('button', { name: 'Clear filters' }).click();
    await grid().getByRole('row').nth(5).waitFor();
  });

  it('is printed whole, rows that nobody scrolled to and all columns, however narrow the paper, says who printed it, and nothing is cut off', async () => {
    const { page } = dana;
    const { total } = (await dana.sends('GET', '/api/lists/resale-contract-list/summary')) as ListSummary;
    await page.evaluate('window.print = () => window.dispatchEvent(new Event("beforeprint"))');
    await page.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 960, height: 720 });
    await eventually(async () => expect(await page.getByRole('table').getByRole('row').count()).toBe(total + 1));
    await page.getByText(/^Printed by Dana Kim, \d\d\/\d\d\/\d{4} .* New York time$/).waitFor();
    const cells = page.getByRole('table').locator('th, td');
    await eventually(async () => expect(await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent))).toEqual([]));
    expect(await page.getByRole('table').getByRole('columnheader').count()).toBe(10);
    expect(await cells.evaluateAll((all) => Math.max(...all.map((cell) => cell.getBoundingClientRect().right)))).toBeLessThanOrEqual(960);
    await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
  });

  it('is sorted by a click on a column, and says in words how', async () => {
    await dana.page.getByText('Sorted by contract date, newest first').waitFor();
    const price = dana.page.getByRole('columnheader', { name: 'Price' });
    await price.getByRole('button').click();
    await dana.page.getByText('Sorted by purchase price, highest first').waitFor();
    await price.getByRole('button').click();
    await dana.page.getByText('Sorted by purchase price, lowest first').waitFor();
    await eventually(async () => {
      const prices = (await column(8)).filter((text) => text !== '').map((text) => Number(text.replaceAll(',', '')));
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    });
  });

  it('is read down with the keyboard: arrows move, Space peeks, Enter opens', async () => {
    const [, second] = await column(0);
    await grid().focus();
    await dana.page.keyboard.press('ArrowDown');
    await dana.page.keyboard.press('ArrowDown');
    await dana.page.getByText(/^1 selected/).waitFor();
    await dana.page.keyboard.press('Space');
    const peek = dana.page.getByRole('complementary', { name: `Contract ${second!}` });
    await peek.getByRole('heading', { name: 'Last changes' }).waitFor();
    await peek.getByRole('listitem').first().waitFor();
    await dana.page.keyboard.press('Escape');
    await peek.waitFor({ state: 'detached' });
    await dana.page.keyboard.press('Enter');
    await dana.page.getByRole('heading', { level: 1, name: `Contract ${second!}` }).waitFor();
  });

  it('reaches its last row at once, with few rows drawn', async () => {
    const all = await total();
    await grid().focus();
    await dana.page.keyboard.press('End');
    const last = dana.page.locator(`[role=row][aria-rowindex="${all + 1}"]`);
    await last.getByRole('link').first().waitFor();
    expect(await grid().getByRole('row').count()).toBeLessThan(80);
  });
});

function grid() {
  return dana.page.getByRole('grid', { name: 'Contracts' });
}

/** What stands in a column, row by row as people see them. */
function column(index: number): Promise<readonly string[]> {
  return grid()
    .getByRole('row')
    .evaluateAll((rows, at) => {
      const inOrder = rows.slice(1).sort((one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex));
      return inOrder.map((row) => row.querySelectorAll('[role=gridcell]')[at]?.textContent ?? '');
    }, index);
}

/** "133 contracts" in the foot. */
async function total(): Promise<number> {
  return Number.parseInt((await dana.page.getByText(/^\d+ contracts/).textContent()) ?? '', 10);
}
