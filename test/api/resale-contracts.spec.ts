import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { signIn, signInWith, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';

let app: TestApp;
let executive: Person;
/** May edit contracts, and sees no contact data of buyers. */
let clerk: Person;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await signIn(app, 'executive');
  clerk = await signInWith(app, 'sales-administrator', 'Contracts_Main,Contracts_Detail,Contracts_Edit');
}, 120_000);

afterAll(() => app?.stop());

async function created(fields: object = {}): Promise<string> {
  const { body } = await executive.post('/Contracts/', { ...newContract, ...fields }).expect(201);
  return `/Contracts/${(body as { contractId: number }).contractId}`;
}

const revisionIn = ({ headers }: Response) => headers.etag as string;

describe('Creating a contract', () => {
  it('answers its number, and the detail shows it with its totals at once', async () => {
    const { body, headers } = await executive.post('/Contracts/', newContract).expect(201);
    const { contractId } = body as { contractId: number };
    expect(headers.etag).toBe('"0"');
    expect(await executive.read(`/Contracts/${contractId}`)).toMatchObject({
      contractId,
      contractStatus: 'Draft',
      contractDate: '2026-11-12',
      sellerSignBy: '2026-12-03',
      lastDayToRescind: '2026-11-22',
      buyerName: 'Elena Kim',
      purchasePrice: '21500.00',
      contractSalesPrice: '22080.00',
      cashDueAtSigning: '2060.00',
      balanceDue: '20080.00',
    });
    expect(await executive.revision(`/Contracts/${contractId}`)).toBe(0);
  });

  it.each(['purchasePrice', 'prePaidMaintFee', 'depositAmount'])('takes no negative %s, and neither does a revision: the answer names the field', async (field) => {
    const contract = await created();
    for (const refused of [await executive.post('/Contracts/', { ...newContract, [field]: -5 }), await executive.put(contract, { [field]: '-5.00' })]) {
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ detail: expect.stringMatching(/ cannot be negative$/) as string, field });
    }
    expect(await executive.revision(contract)).toBe(0);
  });

  it('happens once however often the same request arrives', async () => {
    const key = randomUUID();
    const first = await executive.post('/Contracts/', newContract).set('Idempotency-Key', key).expect(201);
    const again = await executive.post('/Contracts/', newContract).set('Idempotency-Key', key).expect(201);
    expect((again.body as { contractId: number }).contractId).toBe((first.body as { contractId: number }).contractId);
    expect((again.body as { changed: boolean }).changed).toBe(false);
  });

  it('refuses the key of another request', async () => {
    const key = randomUUID();
    await executive.post('/Contracts/', newContract).set('Idempotency-Key', key).expect(201);
    await executive.post('/Contracts/', { ...newContract, notes: 'other' }).set('Idempotency-Key', key).expect(409);
  });

  it.each([
    [{ contractDate: '02/30/2026' }, 400, 'contractDate', 'You must enter a valid contract date.'],
    [{ closingAgent: '' }, 400, 'closingAgent', 'You must enter a closing agent.'],
    [{ purchasePrice: 'a lot' }, 400, 'purchasePrice', 'purchasePrice must be an amount of up to 9,999,999,999.99'],
    [{ bedrooms: '12' }, 422, 'bedrooms', 'Bedrooms must be one of Points, Studio, 1, 2, 3, 4, Other'],
    [{ notes: 'a\u0000b' }, 400, 'notes', 'notes holds characters that cannot be seen'],
    [{ paidInFullDate: '13/45/2026' }, 400, 'paidInFullDate', 'paidInFullDate must be a date that exists'],
    [{ paidInFullDate: '2026-02-31' }, 400, 'paidInFullDate', 'paidInFullDate must be a date that exists'],
  ])('with %j is answered %i, naming the field', async (wrong, status, field, detail) => {
    const { body } = await executive.post('/Contracts/', { ...newContract, ...wrong }).expect(status);
    expect(body).toMatchObject({ field, detail });
  });

  it('needs Contracts_New', async () => {
    await clerk.post('/Contracts/', newContract).expect(403);
  });
});

describe('Changing a status', () => {
  it('shows in the list for whoever waits for the position of the answer', async () => {
    const contract = await created();
    const { body } = await executive.put(`${contract}/Status`, { contractStatus: 'signed' }).expect(200);
    const { position } = body as { position: string };
    const id = contract.split('/').at(-1)!;
    const filters = encodeURIComponent(JSON.stringify([{ field: 'contractId', op: 'is', value: Number(id) }]));
    const list = await executive.get(`/lists/resale-contract-list?filters=${filters}`).set('X-Min-Position', position).expect(200);
    expect((list.body as { rows: unknown[] }).rows).toEqual([expect.objectContaining({ contractStatus: 'Signed', buyer: 'Elena Kim' })]);
  });

  it('asks for a reason when the contract was closed, and keeps it', async () => {
    const contract = await created();
    await executive.put(`${contract}/Status`, { contractStatus: 'Closed' }).expect(200);
    const { body } = await executive.put(`${contract}/Status`, { contractStatus: 'Signed' }).expect(422);
    expect(body).toMatchObject({ field: 'reason', code: 'reason-needed' });
    await executive.post(`${contract}/Status`, { contractStatus: 'Signed', reason: 'deed came back' }).expect(200);
    const { entries } = (await executive.get(`${contract}/History`).expect(200)).body as { entries: unknown[] };
    expect(entries[0]).toMatchObject({ title: 'Status', reason: 'deed came back', by: { name: 'Dana Kim' } });
  });

  it('is asked why, and so is every other change, of a contract that is closed', async () => {
    const contract = await created();
    await executive.put(`${contract}/Status`, { contractStatus: 'Closed' }).expect(200);
    for (const [path, change] of [[contract, { purchasePrice: '20000.00' }], [`${contract}/PaymentStatus`, { paymentStatus: 'Pender' }]] as const) {
      const refused = await executive.put(path, change).expect(422);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect(refused.body).toMatchObject({ field: 'reason', code: 'reason-needed', detail: 'This contract is Closed: please say why it is changed' });
      await executive.put(path, { ...change, reason: 'As on the recorded deed' }).expect(200);
      const { entries } = (await executive.get(`${contract}/History`).expect(200)).body as { entries: unknown[] };
      expect(entries[0]).toMatchObject({ reason: 'As on the recorded deed' });
    }
  });

  it('reopens a finished contract only for Contracts_Admin', async () => {
    const contract = await created();
    await executive.put(`${contract}/Status`, { contractStatus: 'Canceled' }).expect(200);
    await clerk.put(`${contract}/Status`, { contractStatus: 'Draft', reason: 'by mistake' }).expect(403);
    await executive.put(`${contract}/Status`, { contractStatus: 'Draft', reason: 'by mistake' }).expect(200);
  });

  it('of the payment works the same way', async () => {
    const contract = await created();
    await executive.put(`${contract}/PaymentStatus`, { paymentStatus: 'Pender' }).expect(200);
    await executive.post(`${contract}/PaymentStatus`, { paymentStatus: 'Unheard of' }).expect(422);
    expect(await executive.read(contract)).toMatchObject({ paymentStatus: 'Pender' });
  });

  it('of a contract that is not there is answered 404', async () => {
    await executive.put('/Contracts/999999/Status', { contractStatus: 'Signed' }).expect(404);
  });
});

describe('Sending a whole contract', () => {
  it('back unchanged changes nothing', async () => {
    const contract = await created();
    const { body } = await executive.put(contract, await executive.read(contract)).expect(200);
    expect(body).toMatchObject({ changed: false, revision: 0 });
  });

  it('without If-Match changes what differs and leaves the rest as others left it', async () => {
    const contract = await created();
    await executive.put(contract, { contractsProcessor: 'Processor A' }).expect(200);
    await clerk.put(contract, { depositAmount: '4,500.00' }).expect(200);
    expect(await executive.read(contract)).toMatchObject({
      contractsProcessor: 'Processor A',
      depositAmount: '4500.00',
      creditCardProcessingFee: '135.00',
      balanceDue: '17580.00',
    });
  });

  it('with an old If-Match is answered 412 with what changed, by whom, from what to what', async () => {
    const contract = await created();
    const read = await clerk.get(contract).expect(200);
    await executive.put(contract, { depositAmount: '4000.00' }).expect(200);
    const { body } = await clerk.put(contract, { depositAmount: '4500.00' }).set('If-Match', revisionIn(read)).expect(412);
    expect(body).toMatchObject({ code: 'stale', revision: 1 });
    expect((body as { changes: unknown[] }).changes).toContainEqual(
      expect.objectContaining({ field: 'depositAmount', label: 'Deposit', from: '2000.00', to: '4000.00', by: expect.objectContaining({ name: 'Dana Kim' }) }),
    );
  });

  it('with the newest If-Match is saved', async () => {
    const contract = await created();
    const read = await executive.get(contract).expect(200);
    const saved = await executive.put(contract, { closingDate: '12/28/2026' }).set('If-Match', revisionIn(read)).expect(200);
    expect(revisionIn(saved)).toBe('"1"');
  });

  it('without a date that it needs is refused with the words of the screen', async () => {
    const contract = await created();
    const { body } = await executive.put(contract, { closingDate: '' }).expect(400);
    expect(body).toMatchObject({ field: 'closingDate', detail: 'You must enter a valid closing date.' });
  });
});

describe('What a clerk may not see', () => {
  it('is absent from the detail, the whole list, the history and a comparison', async () => {
    const contract = await created();
    await executive.put(contract, { buyerEmail: 'new@example.com', notes: 'called' }).expect(200);
    const parts = ['', '/History', '/Compare?from=0&to=2', '?asOf=0'];
    for (const part of parts) expect((await executive.get(`${contract}${part}`).expect(200)).text).toMatch(/elena\.kim|new@example/);
    const answers = parts.map((part) => clerk.get(`${contract}${part}`).expect(200));
    for (const { text } of [await clerk.get('/Contracts/').expect(200), ...(await Promise.all(answers))]) {
      expect(text.match(/elena\.kim|new@example|buyerEmail|buyerAddress|buyerPhone|coBuyerEmail|incomeAmount/g)).toBeNull();
      expect(text).toMatch(/contractId|changes/);
    }
  });

  it('is kept when they save the contract, and cannot be changed by them', async () => {
    const contract = await created();
    await clerk.put(contract, { ...(await clerk.read(contract)), buyerEmail: '', notes: 'called' }).expect(200);
    expect(await executive.read(contract)).toMatchObject({ buyerEmail: 'elena.kim936@example.com', notes: 'called' });
    const { body } = await clerk.put(contract, { buyerEmail: 'mine@example.com' }).expect(403);
    expect(body).toMatchObject({ field: 'buyerEmail' });
  });
});

describe('All contracts', () => {
  it('come as one bare array with every field, imported ones too', async () => {
    const all = (await executive.get('/Contracts/').expect(200)).body as Record<string, unknown>[];
    expect(all.length).toBeGreaterThanOrEqual(132);
    expect(all.find(({ contractId }) => contractId === 1001)).toMatchObject({
      contractStatus: 'Closed',
      paymentStatus: 'Pender',
      purchasePrice: '12500.00',
      balanceDue: '11749.00',
      coBuyerFirstName: '',
      sellerDocuSignId: '',
      loanTerm: null,
    });
  });

  it('need Contracts_Main, which Epic_Contracts_Main is not (B1)', async () => {
    const epicManager = await signIn(app, 'epic-manager');
    await epicManager.get('/Contracts/').expect(403);
    await epicManager.get('/lists/resale-contract-list').expect(403);
  });
});
