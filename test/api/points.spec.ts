import { randomUUID } from 'node:crypto';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Member {
  readonly currentYearEpicAdvPointsAvail: number;
  readonly currentYearMaxEpicAdvPoints: number;
}
interface Purchase {
  readonly epicAdvantageContractId: number;
  readonly paymentStatus: string;
  readonly pointsPurchased: number;
  readonly paymentReferenceId: string;
}
interface Answer {
  readonly epicAdvantageContractId: number;
  readonly pointLedgerId: number;
  readonly position: string;
  readonly changed: boolean;
  readonly detail?: string;
  readonly field?: string;
  readonly errors?: readonly { readonly field: string }[];
}
interface Row {
  readonly pointLedgerId: number;
  readonly status: string;
  readonly debitOrCredit: string;
  readonly pointsQty: number;
  readonly epicAdvantageContractId: number;
  readonly reverses: number;
}

describe('the points API', () => {
  let app: TestApp;
  let executive: SignedIn;
  let receptionist: SignedIn;
  let tablet: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    receptionist = await app.signIn('receptionist');
    tablet = await app.signIn('inventory-tablet');
  }, 120_000);
  afterAll(() => app.stop());

  const member = (id: number, position = '') => read<Member>(`/api/Members/${id}`, position);
  const ledger = (position = '') => read<Row[]>('/api/PointLedgers/', position);
  const balance = (position = '') => read<number>('/api/PointLedgers/CurrentBalance/', position);
  const purchases = (id: number) => read<Purchase[]>(`/api/EpicAdvantageContracts/ForMember/${id}`);

  async function read<T>(path: string, position = ''): Promise<T> {
    const answer = await executive.fetch(path, { headers: position ? { 'x-min-position': position } : {} });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }
  async function post(path: string, body: unknown, headers = {}, who = executive): Promise<{ status: number; answer: Answer }> {
    const response = await who.fetch(path, { method: 'POST', body, headers });
    return { status: response.status, answer: (await response.json()) as Answer };
  }
  const buy = (epicMemberId: number, pointsPurchased: number, headers = {}) => post('/api/EpicAdvantageContracts/', { epicMemberId, pointsPurchased }, headers);

  it('starts from the balance of the legacy export', async () => {
    expect(await balance()).toBe(8_046_500);
    expect(await ledger()).toHaveLength(517);
  });

  it('takes held points off what the member has left, and off the balance only when they are paid', async () => {
    const before = { member: await member(538), balance: await balance() };
    const held = await buy(538, 5_000);
    expect(held.status).toBe(201);
    expect((await member(538, held.answer.position)).currentYearEpicAdvPointsAvail).toBe(before.member.currentYearEpicAdvPointsAvail - 5_000);
    expect(await balance(held.answer.position)).toBe(before.balance);
    const paid = await post(`/api/EpicAdvantageContracts/${held.answer.epicAdvantageContractId}/Payment`, { paymentReferenceId: 'ch_test' });
    expect(paid.status).toBe(200);
    expect(await balance(paid.answer.position)).toBe(before.balance - 5_000);
    const rows = (await ledger(paid.answer.position)).filter((row) => row.epicAdvantageContractId === held.answer.epicAdvantageContractId);
    expect(rows.map(({ status, debitOrCredit }) => `${debitOrCredit} ${status}`).sort()).toEqual(['Debit Held', 'Debit Posted']);
  });

  it('lets no browser keep a member whose points may move without the member changing', async () => {
    expect((await executive.fetch('/api/Members/538')).headers.get('cache-control')).toBe('no-store');
  });

  it('gives released points back to the member', async () => {
    const before = await member(545);
    const held = await buy(545, 5_000);
    const released = await post(`/api/EpicAdvantageContracts/${held.answer.epicAdvantageContractId}/Release`, { reason: 'Called off' }, { 'x-min-position': held.answer.position });
    expect(released.status).toBe(200);
    expect((await member(545, released.answer.position)).currentYearEpicAdvPointsAvail).toBe(before.currentYearEpicAdvPointsAvail);
    const paid = await post(`/api/EpicAdvantageContracts/${held.answer.epicAdvantageContractId}/Payment`, { paymentReferenceId: 'ch_late' });
    expect(paid.status).toBe(409);
  });

  it('lets exactly 7 of 64 simultaneous purchases through when there is room for 7', async () => {
    const room = (await member(535)).currentYearEpicAdvPointsAvail;
    expect(room).toBe(45_000);
    await Promise.all([buy(535, 5_000), buy(535, 5_000)]);
    const answers = await Promise.all(Array.from({ length: 64 }, () => buy(535, 5_000)));
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([7, 57]);
    expect(lost[0]!.answer.detail).toBe(`Only 0 points are available in ${new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date())}.`);
    const position = won.map(({ answer }) => answer.position).sort().at(-1)!;
    expect((await member(535, position)).currentYearEpicAdvPointsAvail).toBe(0);
    const held = (await purchases(535)).filter(({ paymentStatus }) => paymentStatus === 'Draft');
    expect(held.reduce((sum, { pointsPurchased }) => sum + pointsPurchased, 0)).toBe(45_000);
    expect(new Set(held.map(({ epicAdvantageContractId }) => epicAdvantageContractId)).size).toBe(9);
  });

  it('counts a purchase once when its answer is lost and it is sent again', async () => {
    const key = randomUUID();
    const first = await buy(541, 5_000, { 'idempotency-key': key });
    const again = await buy(541, 5_000, { 'idempotency-key': key });
    expect(again.answer.epicAdvantageContractId).toBe(first.answer.epicAdvantageContractId);
    expect(again.answer.changed).toBe(false);
    expect((await buy(541, 10_000, { 'idempotency-key': key })).status).toBe(409);
    expect((await member(541, again.answer.position)).currentYearEpicAdvPointsAvail).toBe(35_000);
  });

  it.each([
    [{ epicMemberId: 505, pointsPurchased: 5_001 }, 422, 'pointsPurchased'],
    [{ epicMemberId: 505, pointsPurchased: -5_000 }, 400, 'pointsPurchased'],
    [{ epicMemberId: 505, pointsPurchased: 5_000, transactionFee: -1 }, 400, 'transactionFee'],
    [{ epicMemberId: 505, pointsPurchased: 5_000, totalPurchasePrice: '1.00' }, 422, 'totalPurchasePrice'],
    [{ epicMemberId: 505, pointsPurchased: 5_000, useYear: 2019 }, 422, 'useYear'],
    [{ pointsPurchased: 5_000 }, 400, 'epicMemberId'],
  ])('refuses %j and names the field', async (body, status, field) => {
    const { status: answered, answer } = await post('/api/EpicAdvantageContracts/', body);
    expect(answered).toBe(status);
    expect(JSON.stringify(answer)).toContain(field);
  });

  it('corrects a ledger row with a row on the other side, once', async () => {
    const before = await balance();
    const row = { transactionType: 'Unit Ceded', debitOrCredit: 'Credit', pointsQty: 15_000, resort: 'Harbour Point', note: 'Week 10 ceded' };
    const recorded = await post('/api/PointLedgers/', row);
    expect(recorded.status).toBe(201);
    expect(await balance(recorded.answer.position)).toBe(before + 15_000);
    const reversed = await post(`/api/PointLedgers/${recorded.answer.pointLedgerId}/Reverse`, { note: 'Ceded twice' });
    expect(await balance(reversed.answer.position)).toBe(before);
    expect((await post(`/api/PointLedgers/${recorded.answer.pointLedgerId}/Reverse`, { note: 'Again' })).status).toBe(409);
    expect((await ledger(reversed.answer.position)).find(({ reverses }) => reverses === recorded.answer.pointLedgerId)).toMatchObject({ debitOrCredit: 'Debit' });
  });

  it('is closed to those who may not sell points or write the ledger', async () => {
    expect((await post('/api/EpicAdvantageContracts/', { epicMemberId: 505, pointsPurchased: 5_000 }, {}, tablet)).status).toBe(403);
    expect((await post('/api/PointLedgers/', {}, {}, receptionist)).status).toBe(403);
    expect((await receptionist.fetch('/api/PointLedgers/')).status).toBe(403);
  });

  it('hides a member’s contact data from those who may only sell points', async () => {
    const seen = (await (await receptionist.fetch('/api/Members/505')).json()) as Record<string, unknown>;
    expect(seen.currentYearMaxEpicAdvPoints).toBe(15_000);
    const whole = await executive.get<Record<string, unknown>>('/api/Members/505');
    for (const field of ['email', 'username', 'mobilePhone', 'address']) {
      expect(whole).toHaveProperty(field);
      expect(seen).not.toHaveProperty(field);
    }
  });

  it('finds that all invariants hold', async () => {
    const invariants = await executive.get<{ name: string; ok: boolean; detail: string }[]>('/api/Operations/Invariants');
    expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
    expect(invariants.map(({ name }) => name)).toContain('No points account is or ever was below zero');
  });
});
