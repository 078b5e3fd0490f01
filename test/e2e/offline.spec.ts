import { contractsThatAre, reopened } from './support/contracts.js';
import { colleague } from './support/office.js';
import { edit, history, listRow } from './support/screens.js';

describe('When my line breaks', () => {
  it('the screen says so, keeps what I type, and shows what I missed when the line is back', async () => {
    const [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
    const { contractId } = (await contractsThatAre('Closed', dana)).find(({ paymentStatus }) => paymentStatus !== 'Draft')!;
    await reopened(contractId, dana);
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await dana.page.getByText('Live', { exact: true }).waitFor();
    const terms = await edit(dana, 'Financial terms');
    const line = dana.page.context();
    dana.expectsTrouble(/ERR_INTERNET_DISCONNECTED|WebSocket/);

    await line.setOffline(true);
    await dana.page.getByRole('alert').getByText(/^Offline since .+: what you type is kept$/).waitFor();
    await terms.getByLabel('Notes').fill('Typed on the train');
    await priya.sends('PUT', `/api/Contracts/${contractId}/PaymentStatus`, { paymentStatus: 'Draft' });
    await line.setOffline(false);

    await dana.page.getByText('Live', { exact: true }).waitFor();
    await dana.page.getByRole('button', { name: 'Payment status: Draft' }).waitFor();
    await history(dana).first().getByText('Priya Shah').waitFor();
    expect(await terms.getByLabel('Notes').inputValue()).toBe('Typed on the train');
    await terms.getByRole('button', { name: 'Save' }).click();
    await dana.page.getByRole('region', { name: 'Financial terms' }).getByText('Typed on the train').waitFor();
    expect(dana.pageLoads).toBe(1);
  });

  it('the list catches up with what happened meanwhile', async () => {
    const [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
    const { contractId } = (await contractsThatAre('Preparing To Close', dana))[1]!;
    await dana.opens(`/admin/contracts?q=${contractId}`, 'Contracts');
    const row = listRow(dana, String(contractId));
    await row.getByText('Preparing To Close').waitFor();
    await dana.page.getByText('Live', { exact: true }).waitFor();
    dana.expectsTrouble(/ERR_INTERNET_DISCONNECTED|WebSocket/);

    await dana.page.context().setOffline(true);
    await dana.page.getByText(/^Offline since /).waitFor();
    await priya.sends('PUT', `/api/Contracts/${contractId}/Status`, { contractStatus: 'Closed' });
    await dana.page.context().setOffline(false);

    await row.getByText('Closed').waitFor();
    expect(dana.pageLoads).toBe(1);
  });
});

describe('When the event store behind the server is away', () => {
  it('the page says what works and what waits, and opens what it could not once it is back', async () => {
    const dana = await colleague('executive');
    const { contractId } = (await contractsThatAre('Closed', dana))[0]!;
    let away = true;
    const instead = (where: string, body: object) =>
      dana.page.route(where, (route) => (away ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(body) }) : route.fallback()));
    await instead(`**/api/Contracts/${contractId}`, { status: 503, code: 'store-unavailable', detail: 'The event store does not answer' });
    await instead('**/api/health', { parts: { eventStore: { ready: false } } });
    dana.expectsTrouble(/503/);

    await dana.page.goto(`/admin/contracts-detail/${contractId}`);
    const bar = dana.page.getByRole('alert').getByText(/^Since .+ nothing can be saved and no record opened: lists can be read, and what you type is kept$/);
    await bar.waitFor();
    await dana.page.getByText('This could not be loaded').waitFor();
    away = false;

    await dana.page.getByRole('heading', { level: 1, name: `Contract ${contractId}` }).waitFor();
    await dana.page.getByRole('region', { name: 'Financial terms' }).waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(dana.pageLoads).toBe(1);
  });

  it('a save that takes long says so, is waited for, and is done once', async () => {
    const dana = await colleague('executive');
    const { contractId } = (await contractsThatAre('Closed', dana))[0]!;
    await reopened(contractId, dana);
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    const keys: (string | undefined)[] = [];
    await dana.page.route(`**/api/Contracts/${contractId}*`, (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      const late = { status: 503, contentType: 'application/problem+json', headers: { 'Retry-After': '1' }, body: JSON.stringify({ status: 503, code: 'still-saving', detail: 'Still saving' }) };
      return keys.length < 3 ? route.fulfill(late) : route.fallback();
    });
    dana.expectsTrouble(/503/);
    const terms = await edit(dana, 'Financial terms');
    await terms.getByLabel('Notes').fill('Saved on a slow day');
    await terms.getByRole('button', { name: 'Save' }).click();
    const bar = dana.page.getByRole('status').getByText(/^Still saving: the event store takes longer than usual/);
    await bar.waitFor();
    await dana.page.getByRole('region', { name: 'Financial terms' }).getByText('Saved on a slow day').waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});
