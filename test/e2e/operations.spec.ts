import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { colleague } from './support/office.js';
import { listRow } from './support/screens.js';

it('A list can be built anew from all events while everybody goes on working with it', async () => {
  const [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
  const { contractId } = (await contractsThatAre('Expired', dana))[0]!;
  await priya.opens(`/admin/contracts?q=${contractId}`, 'Contracts');
  const row = listRow(priya, String(contractId));
  await row.getByText('Expired').waitFor();
  await dana.opens('/admin/operations', 'Operations');
  const projection = dana.page.getByRole('row').filter({ has: dana.page.getByRole('rowheader', { name: 'resale-contract-list', exact: true }) });
  await projection.getByText('Up to date').waitFor();

  await projection.getByRole('button', { name: 'Rebuild' }).click();
  await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Rebuild' }).click();
  const rebuilt = projection.getByText(/^Today /).waitFor();
  const served = await servedUntil(rebuilt, priya);
  expect(served).toBeGreaterThan(0);
  await projection.getByText('Up to date').waitFor();

  await dana.sends('PUT', `/api/Contracts/${contractId}/PaymentStatus`, { paymentStatus: 'Draft' });
  await row.getByText('Dana Kim').waitFor();
  expect(priya.pageLoads).toBe(1);
});

it('A rebuild that takes long shows how far it is, how fast, and how long it will take', async () => {
  const dana = await colleague('executive');
  // The demo company is built anew before anybody could look: the server's answer is made to say that it is not done yet.
  await dana.page.route('**/api/Operations/Projections', async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = (await answer.json()) as object[];
    const rebuild = { state: 'running', done: 0.4, rate: 12_000, secondsLeft: 75, startedAt: new Date().toISOString(), finishedAt: null, error: null };
    await route.fulfill({ response: answer, json: [{ ...first, rebuild }, ...others] });
  });
  await dana.opens('/admin/operations', 'Operations');
  const progress = dana.page.getByRole('progressbar').first();
  await progress.waitFor();
  expect(await progress.getAttribute('aria-valuenow')).toBe('40');
  await dana.page.getByText('40% · 12,000/s · 75 s left').waitFor();
});

/** Asks for the list again and again while something goes on. @returns how often it was answered */
async function servedUntil(end: Promise<void>, reader: Colleague): Promise<number> {
  let over = false;
  const ending = end.finally(() => (over = true));
  let served = 0;
  for (; !over; served++) expect((await contractsThatAre('Closed', reader)).length).toBeGreaterThan(0);
  await ending;
  return served;
}
