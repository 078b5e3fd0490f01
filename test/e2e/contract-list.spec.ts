import type { ListSummary } from '../../backend/platform/lists/list.dto.js';
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

  it('shows in front the day that it is narrowed by, as long as it is', async () => {
    const heads = async () => (await grid().getByRole('columnheader').allInnerTexts()).slice(0, 3);
    await dana.opens('/admin/contracts?lastDayToRescind.to=2099-01-01', 'Contracts');
    await eventually(async () => expect(await heads()).toEqual(['Contract', 'Status', 'Rescind by']));
    await dana.page.getByRole('button', { name: /^Remove Last day to rescind/ }).click();
    await eventually(async () => expect(await heads()).toEqual(['Contract', 'Status', 'Date']));
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
    // Of rows of one line 48 and more stand on a page; the head of the first takes the room of eight.
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)!;
    expect(pages.length).toBeLessThanOrEqual(Math.ceil((total + 8) / 48));
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

  it('tells what is cut short, and fits a column to it on a double click at its end, leaving no hole', async () => {
    const { page } = dana;
    const seller = page.getByRole('columnheader', { name: 'Seller' });
    await seller.getByRole('button').focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+ArrowLeft');
    const cut = grid().locator('.grid-body .grid-cell:nth-child(5) .grid-text');
    const areCut = () => cut.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await eventually(async () => expect((await areCut()).length).toBeGreaterThan(0));
    const [name] = await areCut();
    await page.getByText(name!, { exact: true }).first().hover();
    await page.locator('.tip').getByText(name!, { exact: true }).waitFor();
    const { x, y, width } = (await seller.boundingBox())!;
    await page.mouse.dblclick(x + width - 3, y + 14);
    await eventually(async () => expect(await areCut()).toEqual([]));
    expect(await page.locator('.tip').count()).toBe(0);
    const last = (await page.getByRole('columnheader', { name: 'TPP' }).boundingBox())!;
    const { left, clientWidth } = await grid().evaluate((list) => ({ left: list.getBoundingClientRect().left, clientWidth: list.clientWidth }));
    expect(Math.abs(last.x + last.width - left - clientWidth)).toBeLessThan(1);
    await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("columns:")).forEach((key) => localStorage.removeItem(key))');
  });

  it('is come back to at the row that was opened, with its peek and the keys on it, by Back and by the breadcrumb', async () => {
    const { page } = dana;
    await grid().focus();
    for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const peek = page.getByRole('complementary');
    const title = (await peek.getByRole('heading', { level: 2 }).textContent())!;
    const scrolled = () => grid().evaluate((list) => list.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    const isAsLeft = async () => {
      await peek.getByRole('heading', { level: 2, name: title }).waitFor();
      await eventually(async () => expect([await scrolled(), await page.evaluate('document.activeElement.getAttribute("role")')]).toEqual([before, 'grid']));
    };
    await peek.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await isAsLeft();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Contracts' }).click();
    await isAsLeft();
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
