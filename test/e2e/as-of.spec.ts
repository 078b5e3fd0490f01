import { contractsThatAre } from './support/contracts.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';

it('A day that a dashboard is looked at goes along to its rows, to a record and back to a list, until it is taken back', async () => {
  const dana = await colleague('executive');
  // What is printed says the day too.
  const shown = (text: string) => dana.page.getByText(text).filter({ visible: true });
  const [contract] = await contractsThatAre('Closed', dana);
  await dana.page.goto('/admin/reports-contracts-dashboard?asOf=2026-11-01&behind=status:Closed');
  await shown('As of the end of 11/01/2026').waitFor();
  const link = dana.page.getByRole('region', { name: /Closed/ }).getByRole('link', { name: /^\d{4}$/ }).first();
  expect(await link.getAttribute('href')).toContain('asOf=2026-11-01');
  await link.click();
  await dana.page.getByText('As it was at the end of 11/01/2026').waitFor();
  expect(await dana.page.getByRole('button', { name: /^Edit / }).count()).toBe(0);
  await dana.page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Contracts' }).click();
  await dana.page.getByText('this page shows what is there now').waitFor();
  expect(new URL(dana.page.url()).searchParams.get('asOf')).toBe('2026-11-01');

  await dana.page.getByRole('button', { name: 'Back to now' }).click();
  await shown('As of the end of').waitFor({ state: 'hidden' });
  await dana.opens(`/admin/contracts-detail/${contract!.contractId}`, `Contract ${contract!.contractId}`);
  expect(await dana.page.getByText(/^As it was/).count()).toBe(0);
});

it('A day that is looked at stands over no page that is refused', async () => {
  const nora = await browserOf(await newcomer(await colleague('executive'), ['Reports_SalesDashboard']));
  const shown = nora.page.getByText('As of the end of').filter({ visible: true });
  await nora.page.goto('/admin/reports-sales-dashboard?asOf=2026-11-01');
  await shown.waitFor();
  await nora.page.goto('/admin/reports-epic-dashboard?asOf=2026-11-01');
  await nora.page.getByText('You may not open this page').waitFor();
  expect(await shown.count()).toBe(0);
});
