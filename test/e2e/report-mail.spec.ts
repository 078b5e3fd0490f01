import type { Colleague } from './support/colleague.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
});

describe('A report by mail', () => {
  it('is scheduled as it was chosen, to somebody, and stands on the hub and among the schedules', async () => {
    await dana.sends('POST', '/api/ListViews', { list: 'report-sales-dashboard', name: 'O’Brien’s mail 🎉', arrangement: { search: '', sort: '', columns: [], filters: [{ field: 'source', op: 'is', value: 'opc' }] } });
    await dana.opens('/admin/reports-sales-dashboard?source=opc', 'Sales Dashboard');
    await dana.page.getByRole('button', { name: 'By mail' }).click();
    const dialog = dana.page.getByRole('dialog', { name: 'Sales Dashboard by mail' });
    await dialog.getByText(/^Marketing source OPC: each gets what they may see of it/).waitFor();
    await dialog.getByRole('checkbox', { name: 'Dana Kim' }).uncheck({ force: true });
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByRole('alert').getByText('Please choose who gets it').waitFor();
    await dialog.getByRole('checkbox', { name: 'Victor Lang' }).check({ force: true });
    await dialog.getByLabel('How often').selectOption({ label: 'Every month' });
    await dialog.getByLabel('Day of the month').selectOption({ label: '31, or the last' });
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.waitFor({ state: 'detached' });
    await dana.opens('/admin/reports', 'Reports');
    await dana.page.getByText('same as view “O’Brien’s mail 🎉”, marketing source opc: PDF, to Victor Lang').waitFor();
    await dana.page.getByRole('link', { name: 'All schedules' }).click();
    const entry = dana.page.getByRole('listitem').filter({ hasText: 'marketing source opc' });
    for (const act of ['Stop', 'Delete']) await entry.getByRole('button', { name: `${act} Sales Dashboard by mail` }).click().then(() => dana.page.getByRole('button', { name: `${act} it` }).click());
    await entry.waitFor({ state: 'detached' });
  });

  it('is stopped and deleted by somebody who is told which of two it is, in rows whose columns stand in line', async () => {
    const names = ['Dana Kim', 'Victor Lang'];
    const all = (await dana.sends('GET', '/api/ReportSchedules/Receivers?report=sales-dashboard&query=')) as readonly { readonly userId: number; readonly name: string }[];
    const receivers = names.map((name) => all.find((one) => one.name === name)!.userId);
    const plan = { report: 'sales-dashboard', query: '', every: 'week', dayOfMonth: 1, format: 'pdf', receivers };
    for (const times of [{ weekday: 1, hour: 8 }, { weekday: 2, hour: 6, format: 'xlsx' }]) await dana.sends('POST', '/api/ReportSchedules', { ...plan, ...times });
    await dana.opens('/admin/report-schedules', 'Reports by mail');
    const { page } = dana;
    const which = ['every Tuesday at 6AM, as Excel', 'every Monday at 8AM, as PDF'].map((goesOut) => `as it opens, ${goesOut}, to Dana Kim and Victor Lang`);
    await page.getByRole('button', { name: `History of Sales Dashboard by mail, ${which[0]}`, exact: true }).click();
    await page.getByRole('dialog').getByText(`Sales Dashboard by mail, ${which[0]}`, { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: `Stop Sales Dashboard by mail, ${which[0]}`, exact: true }).click();
    await page.getByRole('alertdialog').getByText(`Stop Sales Dashboard by mail, ${which[0]}? Nobody gets it any more, and it cannot be started again: a new one is made on the report.`).waitFor();
    await page.getByRole('button', { name: 'Stop it' }).click();
    await page.getByRole('button', { name: `Delete Sales Dashboard by mail, ${which[0]}`, exact: true }).waitFor();
    const edges = await page.locator('.schedule-times-said').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect([edges.length > 1, new Set(edges).size]).toEqual([true, 1]);
    await page.getByRole('button', { name: `Stop Sales Dashboard by mail, ${which[1]}`, exact: true }).click();
    await page.getByRole('button', { name: 'Stop it' }).click();
    for (const one of which) {
      await page.getByRole('button', { name: `Delete Sales Dashboard by mail, ${one}`, exact: true }).click();
      await page.getByRole('alertdialog').getByText(`Delete Sales Dashboard by mail, ${one}? It is stopped, and leaves this list. Its history stays in Changes.`).waitFor();
      await page.getByRole('button', { name: 'Delete it' }).click();
    }
  });

  it('is not stopped by a link that is not whole, which says so to whoever has no account', async () => {
    dana.expectsTrouble(/404/);
    await dana.page.goto('/report-mail#O’Brien-1,000');
    await dana.page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
  });

  it('is moved to another hour by somebody who may not open it, who is not told what was chosen and leaves it so', async () => {
    const { userId } = (await dana.sends('GET', '/api/Users/Me')) as { userId: number };
    const plan = { query: 'team=O%E2%80%99Brien+%F0%9F%8E%89', every: 'week', weekday: 5, dayOfMonth: 1, hour: 7, format: 'pdf', receivers: [userId] };
    await dana.sends('POST', '/api/ReportSchedules', { report: 'sales-dashboard', ...plan });
    const nora = await browserOf(await newcomer(dana, ['Settings_Main']));
    await nora.opens('/admin/report-schedules', 'Reports by mail');
    const entry = nora.page.getByRole('listitem').filter({ hasText: 'every Friday at 7AM' });
    await entry.getByText('as chosen by who may open it').waitFor();
    await entry.getByRole('button', { name: 'Change Sales Dashboard by mail' }).click();
    const dialog = nora.page.getByRole('dialog', { name: 'Sales Dashboard by mail' });
    await dialog.getByText(/^What was chosen stays as it is: each gets what they may see of it/).waitFor();
    await dialog.getByLabel('Hour, New York').selectOption({ label: '9AM' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const moved = nora.page.getByRole('listitem').filter({ hasText: 'every Friday at 9AM' });
    await moved.getByText('as chosen by who may open it').waitFor();
    expect(await nora.page.getByText('O’Brien').count()).toBe(0);
    await dana.opens('/admin/report-schedules', 'Reports by mail');
    await dana.page.getByRole('listitem').filter({ hasText: 'every Friday at 9AM' }).getByText(/O’Brien 🎉/).waitFor();
  });
});
