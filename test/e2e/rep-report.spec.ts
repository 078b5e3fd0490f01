import { dayInWords } from '../../backend/platform/calendar/day.rules.js';
import type { RepCommission } from '../../backend/commission/rep/rep-commission.dto.js';
import type { ReportAnswer } from '../../backend/reports/report.dto.js';
import { formatMoney } from '../../frontend/kit/format/money.js';
import type { Colleague } from './support/colleague.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';

const EVER = 'from=2020-01-01&to=2030-12-31';

/** Who sold most: their contracts fill the page. */
async function bestSeller(person: Colleague): Promise<ReportAnswer['lines'][number]> {
  const { lines } = (await person.sends('GET', `/api/Reports/sales-rep-detail?${EVER}`)) as ReportAnswer;
  return lines.filter(({ key }) => key.startsWith('#')).toSorted((one, other) => Number(other.netVolume) - Number(one.netVolume))[0]!;
}

describe('The report of one rep', () => {
  it('opens from the report of all, with figures, how far the tours came, and what the contracts pay', async () => {
    const dana = await colleague('executive');
    const { page } = dana;
    const rep = await bestSeller(dana);
    const employeeId = Number(rep.key.slice(1));
    const commission = (await dana.sends('GET', `/api/Commission/Reps/${employeeId}?${EVER}`)) as RepCommission;
    await dana.opens(`/admin/reports-sales-rep-detail?${EVER}`, 'Sales Rep Detail Report');
    await page.getByRole('rowheader', { name: rep.label, exact: true }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: rep.label }).waitFor();
    await page.getByRole('region', { name: 'Commission so far' }).getByText(formatMoney(commission.totals.commission), { exact: true }).waitFor();

    const contracts = page.getByRole('region', { name: 'Contracts of these days' });
    expect(await contracts.locator('tbody tr').count()).toBe(commission.lines.length);
    await contracts.locator('tfoot').getByText(formatMoney(commission.totals.commission)).waitFor();
    await contracts.getByRole('button', { name: 'By pay date' }).click();
    const paid = page.getByRole('region', { name: 'Commission by pay date' });
    await paid.getByRole('link', { name: dayInWords(commission.lines.find(({ rate }) => rate !== null)!.payDate) }).waitFor();
    await paid.locator('tfoot').getByText(formatMoney(commission.totals.net)).waitFor();

    await page.getByRole('button', { name: /^Sales: \d+\. Show its tours$/ }).click();
    await page.getByRole('heading', { name: `${rep.label}, Sales` }).waitFor();
    await page.getByText(`${rep.sales} tours`, { exact: true }).first().waitFor();
  });

  it('goes from rep to rep with the same days, and says nothing of commission to who may not see it (I29)', async () => {
    const manager = await browserOf(await newcomer(await colleague('executive'), ['Reports_SalesDashboard', 'Contracts_Main', 'Epic_Contracts_Main']));
    const { page } = manager;
    const rep = await bestSeller(manager);
    const askedOnceMore: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('by') === 'rep') askedOnceMore.push(request.url());
    });
    await manager.opens(`/admin/reports-sales-rep-detail?${EVER}&rep=${encodeURIComponent(rep.key)}`, rep.label);
    await page.getByRole('region', { name: 'From booking to sale' }).waitFor();
    // The reps to choose from are those that the page compares with.
    await page.getByRole('button', { name: /^Sales rep/ }).first().click();
    await page.getByRole('menuitem', { name: rep.label, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(askedOnceMore).toEqual([]);
    expect(await page.getByText('Commission so far').count()).toBe(0);
    const after = page.getByRole('button', { name: /^Next rep, / });
    const name = (await after.getAttribute('aria-label'))!.slice('Next rep, '.length);
    await after.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBe('2020-01-01');
  });
});
