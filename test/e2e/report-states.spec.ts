import { eventually } from './support/eventually.js';
import type { Colleague } from './support/colleague.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
});

describe('The hub of reports', () => {
  it('says the figure that stands on the screen which its link opens', async () => {
    for (const [name, figureOn] of [['All Tours', '.report-counts div:first-of-type span:last-of-type b'], ['Marketing Source Detail Report', '.report-lines tfoot td'], ['Sales Dashboard', '.tile-figure']] as const) {
      await dana.opens('/admin/reports', 'Reports');
      const entry = dana.page.locator('.hub-entry', { has: dana.page.getByRole('link', { name, exact: true }) });
      await entry.locator('.bone').waitFor({ state: 'detached' });
      const said = await entry.locator('b').innerText();
      await entry.getByRole('link', { name, exact: true }).click();
      await eventually(async () => expect([name, await dana.page.locator(figureOn).first().innerText()]).toEqual([name, said]));
    }
  });

  it('finds a report by its question, draws its months, and opens a view that is kept of one', async () => {
    await dana.sends('POST', '/api/ListViews', { list: 'report-sales-dashboard', name: 'O’Brien’s year 🎉', arrangement: { search: '', sort: '', columns: [], filters: [{ field: 'source', op: 'is', value: 'opc' }] } });
    await dana.opens('/admin/reports', 'Reports');
    await dana.page.getByRole('img', { name: /^Month by month, \d{4} and \d{4}$/ }).nth(6).waitFor();
    const seek = dana.page.getByRole('searchbox', { name: 'Find a report or a question' });
    await seek.fill('who BRINGS it');
    await eventually(async () => expect(await dana.page.locator('.hub-entry').count()).toBe(1));
    await seek.fill('1,000 O’Neill');
    await dana.page.getByText('No report asks about “1,000 O’Neill”.').waitFor();
    await seek.fill('');
    await dana.page.getByRole('link', { name: 'O’Brien’s year 🎉' }).click();
    await dana.page.getByText(/^OPC, live/).waitFor();
  });

  it('opens behind the volume of last month the tours that make it', async () => {
    await dana.opens('/admin/reports', 'Reports');
    await dana.page.getByRole('link', { name: 'Sales Volume, year over year' }).click();
    await dana.page.getByRole('heading', { name: /^\d\d\/\d{4}, Sales Vol\.$/ }).waitFor();
  });
});

describe('The chart of two years', () => {
  it('is gone through by arrows, says each bar, and Enter opens its tours, those of the year before too', async () => {
    await dana.opens('/admin/reports-sales-dashboard', 'Sales Dashboard');
    const chart = dana.page.getByRole('group', { name: /^Volume by month/ });
    await chart.locator('svg').first().waitFor();
    await chart.focus();
    const year = new Date().getFullYear() - 1;
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) await dana.page.keyboard.press(key);
    await chart.getByText(new RegExp(`^Jan 20\\d\\d: [\\d,]+\\.\\d\\d$`)).waitFor();
    await dana.page.keyboard.press('Enter');
    await dana.page.getByRole('heading', { name: new RegExp(`^01/${year}, Sales Vol\\.$`) }).waitFor();
    await dana.page.getByText('No tours are behind this figure.').waitFor({ state: 'detached' });
  });

  it('cannot be gone past the day that is known', async () => {
    await dana.opens('/admin/reports-sales-dashboard?asOf=2025-06-30', 'Sales Dashboard');
    await dana.page.getByText('as it was known on 06/30/2025').waitFor();
    expect(await dana.page.getByRole('button', { name: '2026 against 2025' }).isDisabled()).toBe(true);
  });
});

describe('The sales dashboard', () => {
  it('shows who sold most first, all of them when asked, and is sorted by any head, which the address brings back', async () => {
    await dana.opens('/admin/reports-sales-dashboard', 'Sales Dashboard');
    const rows = dana.page.locator('.year-lines tbody tr:visible');
    const sorted = dana.page.locator('.year-lines th[aria-sort]');
    await rows.first().waitFor();
    expect([await rows.count(), await sorted.innerText()]).toEqual([6, expect.stringContaining('Net Vol.')]);
    await dana.page.getByRole('button', { name: 'Show all' }).click();
    await eventually(async () => expect(await rows.count()).toBeGreaterThan(6));
    await dana.page.getByRole('button', { name: 'VPG', exact: true }).focus();
    for (const direction of ['descending', 'ascending']) {
      await dana.page.keyboard.press('Enter');
      await eventually(async () => expect([await sorted.innerText(), await sorted.getAttribute('aria-sort')]).toEqual([expect.stringContaining('VPG'), direction]));
    }
    await dana.page.reload();
    await eventually(async () => expect([await sorted.getAttribute('aria-sort'), await rows.count()]).toEqual(['ascending', expect.any(Number)]));
    await dana.page.getByRole('button', { name: 'Show the first 6' }).click();
    await eventually(async () => expect(await rows.count()).toBe(6));
  });

  it('draws what a tour brings as two lines, whose points are gone through by arrows and open their tours', async () => {
    await dana.opens('/admin/reports-sales-dashboard', 'Sales Dashboard');
    const chart = dana.page.getByRole('group', { name: /^VPG by month, two lines/ });
    await chart.locator('svg').first().waitFor();
    await chart.focus();
    for (const key of ['Home', 'ArrowRight', 'Enter']) await dana.page.keyboard.press(key);
    await dana.page.getByRole('heading', { name: /^01\/20\d\d, VPG \(Ended\)$/ }).waitFor();
  });
});

describe('The marketing dashboard', () => {
  it('opens behind a part of a month the tours that it counts, also those of all other sources', async () => {
    await dana.opens('/admin/reports-marketing-dashboard', 'Marketing Dashboard');
    const chart = dana.page.getByRole('group', { name: /^Tours by month and source/ });
    await chart.locator('svg').first().waitFor();
    await chart.focus();
    await dana.page.keyboard.press('Home');
    for (let part = 0; part < 5; part += 1) await dana.page.keyboard.press('ArrowUp');
    const said = await chart.locator('output').innerText();
    const count = /^Jan 20\d\d, Others: (\d+)$/.exec(said)![1]!;
    await dana.page.keyboard.press('Enter');
    await dana.page.getByRole('heading', { name: /^Others, 01\/20\d\d, Tours$/ }).waitFor();
    await dana.page.getByText(`${count} tours`, { exact: true }).first().waitFor();
    await dana.page.getByRole('button', { name: /^Mailout [\d,.]+ [\d.]+%$/ }).click();
    await dana.page.getByRole('heading', { name: 'Mailout, VPG' }).waitFor();
  });

  it('leaves out for readers who see no prices what is made of them', async () => {
    const nora = await browserOf(await newcomer(dana, ['Reports_MarketingDashboard']));
    await nora.opens('/admin/reports-marketing-dashboard', 'Marketing Dashboard');
    await nora.page.getByText(/^Lowest show rate: /).waitFor();
    expect(await nora.page.locator('.tile').count()).toBe(5);
    expect(await nora.page.getByText(/What a booked tour brings|Best a booked tour/).count()).toBe(0);
  });
});

describe('The Epic dashboard', () => {
  it('says beside each figure what counts, and opens behind one the list of the same contracts', async () => {
    await dana.opens('/admin/reports-epic-dashboard', 'Epic Dashboard');
    await dana.page.getByRole('button', { name: 'What is Membership sales?' }).click();
    await dana.page.getByText(/by their contract date, whereas the sales dashboards go by the tour date/).waitFor();
    await dana.page.keyboard.press('Escape');
    expect(await dana.page.locator('.tile-ask').count()).toBe(await dana.page.locator('.tile').count());
    await dana.page.getByRole('button', { name: 'Financed share', exact: true }).click();
    const behind = dana.page.getByRole('region', { name: /^Financed, 20\d\d$/ });
    const count = /^(\d+) contracts?, /.exec(await behind.locator('.section-note').first().innerText())![1]!;
    await behind.getByRole('link', { name: 'Open as list' }).click();
    await dana.page.getByRole('heading', { level: 1, name: 'Epic Contracts' }).waitFor();
    await eventually(async () => expect(await dana.page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(Number(count) + 1)));
  });
});

describe('A report of one rep or one source', () => {
  it('is chosen among what there is, stands in the address and in the title, and is taken back', async () => {
    await dana.opens('/admin/reports-sales-all', 'Sales by marketing source');
    await dana.page.getByRole('button', { name: /^Marketing source/ }).click();
    await dana.page.getByRole('menuitem', { name: 'OPC', exact: true }).click();
    await dana.page.getByText(/^OPC, .* to .*, live$/).waitFor();
    expect(new URL(dana.page.url()).searchParams.get('source')).toBe('opc');
    await dana.page.getByText('All, 1 source').waitFor();
    await dana.page.reload();
    await dana.page.getByText('All, 1 source').waitFor();
    await dana.page.getByRole('button', { name: /^Remove.*Marketing source/i }).click();
    await dana.page.getByText('All, 1 source').waitFor({ state: 'detached' });
  });

  it('is of a sales team once an employee names one', async () => {
    await dana.sends('PUT', '/api/Employees/1', { team: 'Harbor O’Brien & Co' });
    await dana.opens('/admin/reports-sales-rep-detail?period=this-year', 'Sales Rep Detail Report');
    await dana.page.getByRole('button', { name: /^Sales team/ }).click();
    await dana.page.getByRole('menuitem', { name: 'Harbor O’Brien & Co' }).click();
    await dana.page.getByText('All, 1 rep').waitFor();
    await dana.page.getByText(/^Harbor O’Brien & Co, .* to .*, live$/).waitFor();
    await dana.sends('PUT', '/api/Employees/1', { team: '' });
    await dana.page.getByText('All, 1 rep').waitFor({ state: 'detached' });
  });
});

describe('A report in a narrow window', () => {
  it('shows all its columns without being scrolled sideways', async () => {
    await dana.page.setViewportSize({ width: 960, height: 800 });
    for (const path of ['/admin/reports-sales-all', '/admin/reports-sales-dashboard']) {
      await dana.page.goto(path);
      const room = dana.page.locator('.report-scroll');
      await room.waitFor();
      expect([path, await room.evaluate((element) => element.scrollWidth - element.clientWidth)]).toEqual([path, 0]);
    }
  });

  it('cuts no column on paper', async () => {
    await dana.page.setViewportSize({ width: 1000, height: 700 });
    await dana.opens('/admin/reports-sales-all', 'Sales by marketing source');
    await dana.page.locator('.report-scroll').waitFor();
    await dana.page.emulateMedia({ media: 'print' });
    expect(await dana.page.locator('.report-scroll').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await dana.page.emulateMedia({ media: 'screen' });
  });

  it('draws its charts as wide as the paper, whatever the screen was, and says on it which years they are of', async () => {
    await dana.page.setViewportSize({ width: 1440, height: 900 });
    for (const [path, title] of [['/admin/reports-epic-dashboard', 'Epic Dashboard'], ['/admin/reports-sales-dashboard', 'Sales Dashboard']] as const) {
      await dana.opens(path, title);
      await dana.page.locator('.year-bars svg').nth(1).waitFor();
      await dana.page.emulateMedia({ media: 'print' });
      await dana.page.getByText(/^20\d\d against 20\d\d$/).first().waitFor();
      // Paper is narrower before anything is drawn anew: both are measured in one task.
      const left = await dana.page.locator('.year-bars').evaluateAll((rooms) => rooms.map((room) => (room.setAttribute('style', 'width: 400px'), Math.abs(room.getBoundingClientRect().right - room.querySelector('svg')!.getBoundingClientRect().right))));
      expect([left.length > 0, left.filter((rest) => rest > 1)]).toEqual([true, []]);
      await dana.page.emulateMedia({ media: 'screen' });
    }
  });
});

describe('A report for readers of few permissions', () => {
  it('offers nothing that is closed to them, and says in words what it takes', async () => {
    const nora = await browserOf(await newcomer(dana, ['Reports_SalesDashboard', 'Reports_EpicDashboard']));
    await nora.opens('/admin/reports-epic-dashboard', 'Epic Dashboard');
    await nora.page.getByText('Epic Members: Main').waitFor();
    expect(await nora.page.locator('.pie-legend button').count()).toBe(0);
    await nora.opens('/admin/reports-sales-dashboard', 'Sales Dashboard');
    await nora.page.getByText('Contracts: Main').waitFor();
    expect(await nora.page.getByText(/Contracts_Main|Epic_Members_Main/).count()).toBe(0);
    expect(await nora.page.locator('.tile-button').count()).toBe(0);
    expect(await nora.page.getByLabel('Closed only').count()).toBe(0);
  });

  it('says of sales that contracts tell apart what it takes, and leads back to all', async () => {
    const nora = await browserOf(await newcomer(dana, ['Reports_SalesDashboard']));
    nora.expectsTrouble(/403/);
    await nora.page.goto('/admin/reports-sales-dashboard?kind=resale');
    await nora.page.getByText(/^Which sales these are is told by contracts/).waitFor();
    await nora.page.getByRole('button', { name: 'Show all sales' }).click();
    await nora.page.locator('.tile-figure').first().waitFor();
  });
});
