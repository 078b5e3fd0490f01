import type { CedeRowsAnswer } from '../../backend/reports/cede/cede-report.dto.js';
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
    await nora.page.getByText('Epic Members (see the list)').waitFor();
    expect(await nora.page.locator('.report-figure').count()).toBe(0);
    await nora.page.getByText('live', { exact: true }).waitFor();
  });
});
