import type { Locator } from 'playwright-core';
import type { ReportRowsAnswer, TourBehind } from '../../backend/reports/report.dto.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';

const EVER = 'from=2020-01-01&to=2030-12-31';

let dana: Colleague;
let priya: Colleague;

beforeEach(async () => {
  [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
});

/** A figure of the report by the heads of its line and column. */
function figure(person: Colleague, line: string, column: number): Locator {
  return person.page.locator('.report-lines tr', { has: person.page.getByRole('rowheader', { name: line }) }).locator('td').nth(column);
}

const [RESCINDED, NET_VOLUME] = [8, 11];

async function soldBySigned(): Promise<TourBehind> {
  const { rows } = (await dana.sends('GET', `/api/Reports/sales-by-source/rows?${EVER}&measure=sales`)) as ReportRowsAnswer;
  return rows.find(({ contracts = [] }) => contracts.length === 1 && contracts[0]!.kind === 'resale' && contracts[0]!.contractStatus === 'Signed')!;
}

describe('The report of sales by marketing source', () => {
  it('moves while a colleague rescinds a contract, and says why; as of yesterday it stands still', async () => {
    const sold = await soldBySigned();
    const { id } = sold.contracts![0]!;
    await dana.opens(`/admin/reports-sales-all?${EVER}`, 'Sales by marketing source');
    await figure(dana, 'All,', NET_VOLUME).getByRole('button').waitFor();
    const volume = async () => Number((await figure(dana, 'All,', NET_VOLUME).innerText()).replaceAll(',', ''));
    const rescinded = async () => Number(await figure(dana, 'All,', RESCINDED).innerText());
    // The figures count up when they first come in.
    await eventually(async () => expect(await volume()).toBeGreaterThan(100_000));
    const [before, count] = [await volume(), await rescinded()];

    await priya.sends('PUT', `/api/Contracts/${id}/Status`, { contractStatus: 'Rescinded' });

    await dana.page.getByText(`moved just now, Priya Shah: contract ${id} is Rescinded`).waitFor();
    await eventually(async () => expect([await rescinded(), await volume()]).toEqual([count + 1, Number((before - Number(sold.salesVolume)).toFixed(2))]));
    expect(dana.pageLoads).toBe(1);
    await dana.page.getByRole('button', { name: 'As of now' }).click();
    await dana.page.getByRole('button', { name: 'Yesterday' }).click();
    await eventually(async () => expect(dana.page.url()).toContain('asOf='));
    await dana.page.getByText(/as it was known on/).waitFor();
    expect(await dana.page.getByText('moved just now').count()).toBe(0);
  });

  it('opens behind any figure the tours that add up to it, and the address brings them back', async () => {
    await dana.opens(`/admin/reports-sales-all?${EVER}`, 'Sales by marketing source');
    const sales = dana.page.getByRole('button', { name: /^OPC, Sales: / });
    const count = Number(await sales.innerText());
    await sales.click();
    await dana.page.getByRole('heading', { name: 'OPC, Sales' }).waitFor();
    await dana.page.getByText(`${count} tours`, { exact: true }).first().waitFor();
    expect(new URL(dana.page.url()).searchParams.get('key')).toBe('opc');
    await dana.page.reload();
    await dana.page.getByRole('heading', { name: 'OPC, Sales' }).waitFor();
  });

  it('says at each head what it counts and how it is reckoned, in words', async () => {
    await dana.opens('/admin/reports-sales-all', 'Sales by marketing source');
    await dana.page.getByRole('button', { name: 'What is Net Closing?' }).click();
    await dana.page.getByText('Net Sales divided by Tours, in percent.').waitFor();
    expect(await dana.page.getByText(/Decisions I6|Document 3/).count()).toBe(0);
  });

  it('offers for an empty period the last month that has something', async () => {
    await dana.opens('/admin/reports-sales-all?from=2030-01-01&to=2030-01-31', 'Sales by marketing source');
    await dana.page.getByRole('button', { name: /^Show the last month that has some/ }).click();
    await figure(dana, 'All,', 0).getByRole('button').waitFor();
  });
});

describe('What a report says of its own figures', () => {
  it('are never those of one period under the name of another: they are dimmed until the others are there', async () => {
    await dana.opens(`/admin/reports-sales-all?${EVER}`, 'Sales by marketing source');
    await figure(dana, 'All,', 0).getByRole('button').waitFor();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await dana.page.route('**/api/Reports/sales-by-source?**', async (route) => {
      await held;
      await route.continue();
    });
    await dana.page.getByRole('button', { name: 'Last year' }).click();
    await dana.page.getByText(/loading…$/).waitFor();
    expect(await dana.page.locator('[aria-busy=true] .report-lines').count()).toBe(1);
    answer();
    await dana.page.getByText(/, live$/).waitFor();
    expect(await dana.page.locator('[aria-busy=true]').count()).toBe(0);
    await dana.page.unroute('**/api/Reports/sales-by-source?**');
  });

  it('say live only to who follows what moves them', async () => {
    const nora = await browserOf(await newcomer(dana, ['Reports_SalesDashboard']));
    await nora.opens('/admin/reports-sales-dashboard', 'Sales Dashboard');
    await nora.page.locator('.report-lines tbody tr').first().waitFor();
    expect(await nora.page.locator('main').getByText('live', { exact: true }).count()).toBe(0);
  });
});

describe('An address of a report that is not understood', () => {
  it('is said at the top of the page, with what is shown instead, and not said of a good one', async () => {
    const note = dana.page.getByText('The address of this page is not understood.');
    for (const [path, title, words] of [
      ['/admin/reports-sales-dashboard?year=abcd', 'Sales Dashboard', /“abcd” is not a year between 1990 and \d{4}. Showing \d{4}/],
      ['/admin/reports-epic-dashboard?year=1066', 'Epic Dashboard', /“1066” is not a year/],
      ['/admin/reports-sales-all?from=2026-13-45&to=2026-01-31', 'Sales by marketing source', /“2026-13-45” is not a day. Showing /],
      ['/admin/reports-tours-all?from=2026-02-30', 'All Tours', /“2026-02-30” is not a day/],
      ['/admin/reports-epic-membership-points?to=soon', 'RCI Monthly Cede Requirement', /“soon” is not a day/],
    ] as const) {
      await dana.opens(path, title);
      await note.waitFor();
      expect(await note.locator('..').innerText()).toMatch(words);
    }
    await dana.opens('/admin/reports-sales-dashboard?year=2025', 'Sales Dashboard');
    expect(await note.count()).toBe(0);
  });
});

describe('A report on paper', () => {
  it('repeats the words of its heads on every sheet: none of them is a button there', async () => {
    await dana.opens('/admin/reports-sales-dashboard?lines=all', 'Sales Dashboard');
    await dana.page.locator('.year-lines tbody tr').first().waitFor();
    await dana.page.emulateMedia({ media: 'print' });
    const drawn = await dana.page.evaluate(`[...document.querySelectorAll('.year-lines thead button')].filter((button) => getComputedStyle(button).display !== 'contents').length`);
    expect([drawn, await dana.page.locator('.year-lines thead').innerText()]).toEqual([0, expect.stringContaining('Net Vol.')]);
    await dana.page.emulateMedia({ media: 'screen' });
  });

  it('keeps a short card whole, and lets a long one go on', async () => {
    for (const [path, title] of [['/admin/reports-marketing-dashboard', 'Marketing Dashboard'], ['/admin/reports-epic-membership-points', 'RCI Monthly Cede Requirement']] as const) {
      await dana.opens(path, title);
      await dana.page.locator('.section tbody tr').first().waitFor();
      await dana.page.emulateMedia({ media: 'print' });
      const wrong = await dana.page.evaluate(`[...document.querySelectorAll('.report-paper .section')].filter((card) => (getComputedStyle(card).breakInside === 'avoid') !== (card.querySelector('tbody > tr:nth-child(17)') === null)).map((card) => card.querySelector('h2')?.textContent)`);
      expect([path, wrong]).toEqual([path, []]);
      await dana.page.emulateMedia({ media: 'screen' });
    }
  });
});

describe('The days of a report', () => {
  it('are chosen on one line: the middle of each word is that of Go', async () => {
    const wide = dana.page.viewportSize()!;
    await dana.page.setViewportSize({ width: 1440, height: 800 });
    await dana.opens('/admin/reports-sales-all', 'Sales by marketing source');
    const middleOf = async (name: string) => {
      const { y, height } = (await dana.page.getByRole('button', { name, exact: true }).boundingBox())!;
      return y + height / 2;
    };
    const go = await middleOf('Go');
    for (const name of ['This month', 'Last year']) expect(Math.abs((await middleOf(name)) - go)).toBeLessThan(1);
    await dana.page.setViewportSize(wide);
  });
});
