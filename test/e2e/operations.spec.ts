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
  await dana.page.getByRole('region', { name: 'Projections' }).getByRole('button', { name: 'Show all' }).click();
  const projection = dana.page.getByRole('row').filter({ has: dana.page.getByRole('rowheader', { name: 'resale-contract-list', exact: true }) });
  await projection.getByText('Up to date').waitFor();

  await projection.getByRole('button', { name: 'Rebuild' }).click();
  await dana.page.getByRole('alertdialog').getByRole('button', { name: 'Rebuild' }).click();
  const rebuilt = projection.getByText(/^Today /).waitFor();
  const served = await servedUntil(rebuilt, priya);
  expect(served).toBeGreaterThan(0);
  await projection.getByText('Up to date').waitFor();

  await dana.sends('PUT', `/api/Contracts/${contractId}/PaymentStatus`, { paymentStatus: 'Draft', reason: 'Nothing was paid' });
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

it('What a reaction was refused stands first, and is left out only by who says why', async () => {
  const dana = await colleague('executive');
  const parked = { projection: 'end-access-when-user-is-deactivated', stream: 'user-14', revision: 3, eventType: 'UserStatusChanged', error: 'There is no user 14', attempts: 1, parkedAt: new Date().toISOString() };
  // Nothing is refused in the demo company: the server's answer is made to say so.
  await dana.page.route('**/api/Operations/Reactions', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as { name: string }[];
    await route.fulfill({ response: answer, json: rows.map((row) => (row.name === parked.projection ? { ...row, parkedCount: 1, parked: [parked] } : row)) });
  });
  const skipped = new Promise<unknown>((resolve) => {
    void dana.page.route('**/api/Operations/Reactions/*/Skip', async (route) => {
      resolve(route.request().postDataJSON());
      await route.fulfill({ status: 202, json: { request: 1 } });
    });
  });
  await dana.opens('/admin/operations', 'Operations');
  const reactions = dana.page.getByRole('region', { name: 'Reactions' });
  await reactions.getByText('There is no user 14').waitFor();
  await reactions.getByRole('button', { name: 'Skip revision 3…' }).click();
  expect(await reactions.getByRole('button', { name: 'Skip revision 3', exact: true }).isDisabled()).toBe(true);
  await reactions.getByLabel('Why it is left out').fill('Told by phone');
  await reactions.getByRole('button', { name: 'Skip revision 3', exact: true }).click();
  expect(await skipped).toEqual({ stream: 'user-14', revision: 3, reason: 'Told by phone' });
  await reactions.getByRole('button', { name: 'Show all' }).click();
  await reactions.getByRole('rowheader', { name: 'release-points-when-hold-runs-out' }).waitFor();
});

it('One cause that holds up several streams is released for all of them by one click', async () => {
  const dana = await colleague('executive');
  const name = 'end-access-when-user-is-deactivated';
  const held = (user: number) => ({ projection: name, stream: `user-${user}`, revision: 3, eventType: 'UserStatusChanged', error: 'The mail server was away', attempts: 3, parkedAt: new Date().toISOString() });
  let released = false;
  await dana.page.route('**/api/Operations/Reactions', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as { name: string }[];
    const parked = released ? [] : [held(14), held(15), { ...held(16), error: 'There is no user 16' }];
    await route.fulfill({ response: answer, json: rows.map((row) => (row.name === name ? { ...row, parkedCount: parked.length, parked } : row)) });
  });
  const asked = new Promise<unknown>((resolve) => {
    void dana.page.route(`**/api/Operations/Reactions/${name}/ReleaseCause`, async (route) => {
      released = true;
      resolve(route.request().postDataJSON());
      await route.fulfill({ status: 202, json: { streams: 2 } });
    });
  });
  await dana.opens('/admin/operations', 'Operations');
  const reactions = dana.page.getByRole('region', { name: 'Reactions' });
  // What holds up one stream only is released there.
  await reactions.getByText('There is no user 16').waitFor();
  expect(await reactions.getByRole('button', { name: 'Release all with this cause' }).count()).toBe(1);
  await reactions.getByRole('button', { name: 'Release all with this cause' }).click();
  expect(await asked).toEqual({ cause: 'The mail server was away' });
  await reactions.getByText('user-14').waitFor({ state: 'detached' });
});

it('What did not go out says why and is tried again', async () => {
  const dana = await colleague('executive');
  const row = { id: '7a1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7', what: 'Password link', recipient: 'm.hale@example.com', about: 'user-14', state: 'failed', reason: 'EENVELOPE 550', tries: 1, mostTries: 10, nextTry: null, askedBy: 'Dana Kim', askedAt: new Date().toISOString() };
  let gone = false;
  await dana.page.route('**/api/Operations/Outgoing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), counts: { waiting: 0, 'tries again': 0, failed: gone ? 0 : 1, sent: 3 }, open: gone ? [] : [row] } });
  });
  await dana.page.route(`**/api/Operations/Outgoing/${row.id}/TryAgain`, async (route) => {
    gone = true;
    await route.fulfill({ status: 202 });
  });
  await dana.opens('/admin/operations', 'Operations');
  const outgoing = dana.page.getByRole('region', { name: 'Outgoing' });
  await outgoing.getByText('EENVELOPE 550').waitFor();
  await outgoing.getByText('documents are signed on our own pages').waitFor();
  await dana.page.getByText('1 failed').waitFor();
  await outgoing.getByRole('button', { name: 'Try again' }).click();
  await outgoing.getByText('Nothing waits to go out.').waitFor();
});

it('The event log says which one it is, what others wrote to it, and what to do when it does not fit', async () => {
  const dana = await colleague('executive');
  const complaint = 'The event log in the database is older than the database, which has read further than it goes.';
  let fits = true;
  await dana.page.route('**/api/Operations/EventLog', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as { logId: string };
    const lastForeign = { stream: 'orders', type: 'OrderPlaced', at: new Date().toISOString() };
    await route.fulfill({ response: answer, json: fits ? status : { ...status, complaint, foreignEvents: 1_204, lastForeign } });
  });
  await dana.opens('/admin/operations', 'Operations');
  const log = dana.page.getByRole('region', { name: 'Event log' });
  await log.getByText('Belongs to this database').waitFor();
  await log.getByText(/^[0-9a-f-]{36}$/).waitFor();
  await log.getByText('No events').waitFor();
  fits = false;
  await log.getByText(complaint).waitFor();
  await log.getByText('1,204 left alone').waitFor();
  await log.getByText(/last OrderPlaced in orders, Today/).waitFor();
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
