import { formatMoney } from '../../frontend/kit/format/money.js';
import type { CedeRowsAnswer } from '../../backend/reports/cede/cede-report.dto.js';
import type { ContractsBehindAnswer, EpicDashboardAnswer } from '../../backend/reports/epic/epic-dashboard.dto.js';
import { eventually } from './support/eventually.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';

const PATH = '/admin/reports-epic-membership-points';
const TITLE = 'RCI Monthly Cede Requirement';

describe('The points that are to be ceded', () => {
  it('move while a colleague gives a closed member a number, and open their members', async () => {
    const [dana, erin] = await Promise.all([colleague('executive'), colleague('epic-manager')]);
    await dana.opens('/admin/reports', 'Reports');
    await dana.page.getByRole('link', { name: TITLE }).click();
    const line = dana.page.locator('tr', { hasText: 'Closed without an RCI number' });
    const open = line.getByRole('button', { name: /^Closed without an RCI number: / });
    const before = Number(await open.innerText());
    await open.click();
    await dana.page.getByText(`${before} members, `).waitFor();
    const { rows } = (await dana.sends('GET', `/api/Reports/epic-membership-points/rows?key=${encodeURIComponent('Closed without an RCI number')}`)) as CedeRowsAnswer;
    const record = (await erin.sends('GET', `/api/Members/${rows[0]!.memberId}`)) as object;
    await erin.sends('PUT', `/api/Members/${rows[0]!.memberId}`, { ...record, rciMemberNumber: '4471-00021' });
    await eventually(async () => expect(await open.innerText()).toBe(String(before - 1)));
    await dana.page.getByText(`${before - 1} member`).first().waitFor();
    expect(dana.pageLoads).toBe(1);
  });

  it('name no member to readers of the figures alone', async () => {
    const nora = await browserOf(await newcomer(await colleague('executive'), ['Reports_EpicDashboard']));
    await nora.opens(PATH, TITLE);
    await nora.page.getByText('Epic Members: Main').waitFor();
    expect(await nora.page.locator('.report-figure').count()).toBe(0);
    await nora.page.getByText('live', { exact: true }).waitFor();
  });
});

describe('The Epic dashboard', () => {
  const DASHBOARD = '/admin/reports-epic-dashboard';

  it('moves while a colleague cancels a membership, opens what its bars and slices count, and leads back', async () => {
    const [dana, erin] = await Promise.all([colleague('executive'), colleague('epic-manager')]);
    await dana.opens(DASHBOARD, 'Epic Dashboard');
    const chart = dana.page.getByRole('group', { name: /^Membership sales by month/ });
    await chart.locator('svg').first().waitFor();
    await chart.focus();
    for (const key of ['Home', 'ArrowRight', 'Enter']) await dana.page.keyboard.press(key);
    await dana.page.getByRole('heading', { name: /^Financed, 01\/20\d\d$/ }).waitFor();
    const { months, sales } = (await dana.sends('GET', '/api/Reports/epic-dashboard')) as EpicDashboardAnswer;
    await dana.page.getByText(new RegExp(`^\\d+ contracts?, ${formatMoney(months[0]!.financed)}$`)).waitFor();
    await dana.page.getByRole('button', { name: 'Close', exact: true }).click();
    await dana.page.goBack();
    await dana.page.getByRole('heading', { name: /^Financed, 01/ }).waitFor();

    const tile = dana.page.getByRole('region', { name: 'Membership sales', exact: true });
    await tile.getByRole('button', { name: 'Membership sales', exact: true }).click();
    await dana.page.getByText(`${sales.sold} contracts, ${formatMoney(sales.volume)}`).waitFor();
    const { rows } = (await dana.sends('GET', '/api/Reports/epic-dashboard/rows?figure=paidInFull')) as ContractsBehindAnswer;
    await erin.sends('PUT', `/api/EpicContracts/${rows.find(({ contractStatus }) => contractStatus === 'Signed')!.epicContractId}/Status`, { contractStatus: 'Canceled', reason: 'Asked for' });
    await dana.page.getByText(`${sales.sold - 1} contracts, `).waitFor();
    await tile.getByText(`${sales.sold - 1} sold`).waitFor();
    await dana.page.getByText(/^moved just now, .*: /).waitFor();
    expect(dana.pageLoads).toBe(1);
    // The list names the amount of the tile, too.
    const after = (await dana.sends('GET', '/api/Reports/epic-dashboard')) as EpicDashboardAnswer;
    await dana.page.getByRole('link', { name: 'Open as list' }).click();
    await dana.page.locator('.list-foot').getByText(new RegExp(`purchase price [\\d,.]+ · total .*${formatMoney(after.sales.volume)}`)).waitFor();
  });

  it('has tiers in the order of the products, whose members show what they paid, and says of an empty year which one has something', async () => {
    const dana = await colleague('executive');
    await dana.opens(DASHBOARD, 'Epic Dashboard');
    const tiers = dana.page.getByRole('region', { name: 'Members by tier' }).locator('.pie-line');
    await tiers.first().waitFor();
    expect((await tiers.locator('.pie-name').allInnerTexts()).slice(0, 5)).toEqual(['Embarc', 'Rendezvous', 'Voyager', 'Odyssey', 'Legacy']);
    await tiers.filter({ hasText: 'Odyssey' }).click();
    await dana.page.getByText(/^\d+ members behind this slice$/).waitFor();
    for (const head of ['Contract status', 'Paid', 'Total price', 'Points to buy']) await dana.page.getByRole('columnheader', { name: head, exact: true }).waitFor();
    await dana.opens(`${DASHBOARD}?year=2020`, 'Epic Dashboard');
    await dana.page.getByText('No memberships were sold in 2020 and 2019.').waitFor();
    await dana.page.getByRole('button', { name: /^Show 20/ }).click();
    await dana.page.getByRole('group', { name: /^Membership sales by month/ }).waitFor();
  });

  it('says on paper that it was printed before it was loaded, and draws no places of what is to come', async () => {
    const dana = await colleague('executive');
    const { page } = dana;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/Reports/**', (route) => held.then(() => route.continue()));
    await dana.opens('/admin/reports-epic-dashboard', 'Epic Dashboard');
    await page.emulateMedia({ media: 'print' });
    const words = page.getByText('Not all of this page was loaded when it was printed');
    await words.waitFor();
    const bones = page.locator('.tile .bone');
    expect([await bones.count() > 0, await bones.first().isVisible()]).toEqual([true, false]);
    answer();
    await words.waitFor({ state: 'hidden' });
    await page.unrouteAll({ behavior: 'wait' });
    await page.emulateMedia({ media: 'screen' });
  });
});
