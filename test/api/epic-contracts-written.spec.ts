import { soon } from '../support/mailed-links.js';
import { signInWith } from '../support/person.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Contract {
  readonly epicContractId: number;
  readonly memberId: number;
  readonly purchasePrice: string;
  readonly aprRate: string;
  readonly overCeiling: string;
  readonly conditions: object;
}
interface Problem {
  readonly detail: string;
  readonly field: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** A tour of the demo company whose lead has a spouse. */
const TOUR = 1180;
const emoji = '🏖️';
const sixty = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const tanaka = { buyerFirstName: 'Ingrid', buyerLastName: 'Tanaka', membershipTier: 'Voyager', transactionType: 'Finance Transaction', additionalDownPayment: '100.00' };

describe('membership contracts that people write', () => {
  let app: TestApp;
  let tom: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    tom = await app.signIn('epic-manager');
  }, 120_000);
  afterAll(() => app.stop());

  async function read<T>(path: string, who = tom): Promise<T> {
    const answer = await who.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  }
  const post = (body: object, who = tom) => who.fetch('/api/EpicContracts/', { method: 'POST', body });
  const put = (id: number, body: object, headers: Record<string, string> = {}, who = tom) => who.fetch(`/api/EpicContracts/${id}`, { method: 'PUT', body, headers });
  const one = (id: number) => read<Contract>(`/api/EpicContracts/${id}`);

  async function made(body: object = {}): Promise<Contract> {
    const answer = await post({ ...tanaka, ...body });
    expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([201, '']);
    return one(((await answer.json()) as Contract).epicContractId);
  }
  async function refused(answer: Response): Promise<Problem> {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, expect.stringContaining('application/problem+json')]);
    return (await answer.json()) as Problem;
  }

  it('sell the products that there are, with what each charges at closing', async () => {
    const products = await read<readonly Record<string, unknown>[]>('/api/Products/');
    expect(products.find(({ productId }) => productId === 1)).toMatchObject({ memberTier: 'Embarc', status: 'Active', membershipProcessing: '0.00' });
    expect(products.find(({ productId }) => productId === 3)).toMatchObject({ memberTier: 'Voyager', listPrice: '9995.00', escrowServices: '175.00', firstYearDues: '599.00' });
  });

  it('start with the couple of the tour, and with nobody where there is none', async () => {
    const { leadId } = await read<{ leadId: number }>(`/api/Tours/${TOUR}`, await app.signIn('executive'));
    const start = await read<{ leadId: number; values: Record<string, string> }>(`/api/EpicContracts/New/Tour/${TOUR}`);
    expect([start.leadId, start.values['buyerLastName']]).toEqual([leadId, expect.stringMatching(/\S/)]);
    expect(await read('/api/EpicContracts/New/Tour/0')).toEqual({ tourId: 0, leadId: 0, values: {} });
    expect((await tom.fetch('/api/EpicContracts/New/Tour/999999')).status).toBe(404);
  });

  it('are Drafts of a member with the next numbers, whatever is sent of that, stand in their call at once and in the list soon', async () => {
    const before = await made();
    const { epicContractId, memberId } = await made({ contractStatus: 'Closed', memberId: 1, epicContractId: 7, tourId: TOUR });
    expect([epicContractId, memberId]).toEqual([before.epicContractId + 1, before.memberId + 1]);
    expect(await one(epicContractId)).toMatchObject({ contractStatus: 'Draft', paymentStatus: 'Draft', buyerCountry: 'US', tourId: TOUR, membershipTerm: 36, loanTerm: 60 });
    const listed = await soon('the list has it', async () => (await read<readonly Contract[]>('/api/EpicContracts/')).find((contract) => contract.epicContractId === epicContractId));
    expect(listed).toMatchObject({ memberId, membershipTier: 'Voyager' });
  });

  it('enrol their member at once, who follows names and tier, and move the tour they come from', async () => {
    const executive = await app.signIn('executive');
    const { epicContractId, memberId } = await made({ tourId: TOUR, buyerCity: 'Miami' });
    const member = () => executive.fetch(`/api/Members/${memberId}`);
    await soon('the member is enrolled', async () => ((await member()).status === 200 ? true : undefined));
    expect(await (await member()).json()).toMatchObject({ memberId, epicContractId, memberStatus: 'Pending', firstName: 'Ingrid', lastName: 'Tanaka', city: 'Miami', membershipTier: 'Voyager' });
    expect((await put(epicContractId, { buyerLastName: "O'Brien", membershipTier: 'Odyssey', purchasePrice: '13568.00' })).status).toBe(200);
    await soon('the member follows', async () => (((await (await member()).json()) as { lastName: string }).lastName === "O'Brien" ? true : undefined));
    await soon('the tour is purchased', async () => ((await read<{ tourResult: string }>(`/api/Tours/${TOUR}`, executive)).tourResult === 'Purchased' ? true : undefined));
  });

  it('are not made from a tour that there is not', async () => {
    expect((await post({ ...tanaka, tourId: 999_999 })).status).toBe(404);
  });

  it('are one however often the same request comes', async () => {
    const headers = { 'Idempotency-Key': '5b7c0f0e-51a5-4f4f-8b0e-6a5a2f5d9a01' };
    const answers = await Promise.all([1, 2].map(() => tom.fetch('/api/EpicContracts/', { method: 'POST', body: tanaka, headers })));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Contract).epicContractId));
    expect(ids[0]).toBe(ids[1]);
  });

  it('refuse money that differs from the rules, with the field, the figure sent and the right one', async () => {
    const problem = await refused(await post({ ...tanaka, closingCostAmount: '1.00', dueAtClosing: '1,000' }));
    expect(problem).toMatchObject({ field: 'closingCostAmount', detail: expect.stringMatching(/^Closing costs was sent as 1\.00; the rules give 1,\d{3}\.00$/) as string });
    expect(problem.errors!.map(({ field }) => field)).toEqual(['closingCostAmount', 'dueAtClosing']);
  });

  it.each([
    ['over the APR ceiling', { additionalDownPayment: '6,000' }, 'additionalDownPayment', 'The APR cannot exceed 18%.'],
    ['with a loan for a tier that is paid in full', { membershipTier: 'Embarc' }, 'transactionType', 'Embarc and Rendezvous contracts must be paid in full with credit card or cash.'],
    ['below the minimum price', { purchasePrice: '1,000' }, 'purchasePrice', 'The minimum total purchase price including closing costs for this product is $7,995.00'],
    ['without a tier', { membershipTier: '' }, 'membershipTier', 'Please choose a membership tier'],
    ['without a buyer', { buyerLastName: ' ' }, 'buyerLastName', 'Please enter the last name of the buyer'],
  ])('are not made %s', async (_, body, field, detail) => {
    expect(await refused(await post({ ...tanaka, ...body }))).toMatchObject({ field, detail: expect.stringContaining(detail) as string });
  });

  it('keep whatever people are called', async () => {
    const { epicContractId } = await made({ buyerFirstName: emoji, buyerLastName: "O'Brien", coBuyerLastName: sixty });
    expect(await one(epicContractId)).toMatchObject({ buyerFirstName: emoji, buyerLastName: "O'Brien", coBuyerLastName: sixty });
  });

  it('go out and come back whole without a change, and change by a section', async () => {
    const contract = await made();
    expect(await (await put(contract.epicContractId, contract)).json()).toMatchObject({ changed: false });
    expect(await (await put(contract.epicContractId, { ...contract, tppDealNumber: 'T-1', contractStatus: 'Documents Generated' })).json()).toMatchObject({ changed: true });
    expect(await one(contract.epicContractId)).toMatchObject({ tppDealNumber: 'T-1', contractStatus: 'Documents Generated', aprRate: contract.aprRate });
  });

  it('refuse a figure that no longer follows from what is changed', async () => {
    const contract = await made();
    expect(await refused(await put(contract.epicContractId, { ...contract, additionalDownPayment: '500.00' }))).toMatchObject({ field: 'subtotalDueAtClosing' });
  });

  it('are told when somebody else was faster', async () => {
    const { epicContractId } = await made();
    const answer = await put(epicContractId, { tppDealNumber: 'T-2' }, { 'If-Match': '"0"' });
    expect(answer.status).toBe(200);
    expect((await put(epicContractId, { tppDealNumber: 'T-3' }, { 'If-Match': '"0"' })).status).toBe(412);
  });

  it('are saved over the ceiling with a reason, listed for compliance, and no longer once they hold again (E5)', async () => {
    const { epicContractId } = await made();
    const filters = encodeURIComponent(JSON.stringify([{ field: 'overCeiling', op: 'is', value: 'Yes' }]));
    expect(await refused(await put(epicContractId, { additionalDownPayment: '6,000' }))).toMatchObject({ field: 'reason' });
    const over = await put(epicContractId, { additionalDownPayment: '6,000', reason: "O'Brien insists" });
    const { position } = (await over.json()) as { position: string };
    expect(await read<Contract>(`/api/EpicContracts/${epicContractId}`)).toMatchObject({ overCeiling: 'Yes', overCeilingReason: "O'Brien insists" });
    const seen = await tom.fetch(`/api/lists/epic-contract-list?filters=${filters}`, { headers: { 'X-Min-Position': position } });
    expect(((await seen.json()) as { rows: readonly Contract[] }).rows.map((row) => row.epicContractId)).toEqual([epicContractId]);
    expect((await put(epicContractId, { additionalDownPayment: '0' })).status).toBe(200);
    expect(await one(epicContractId)).toMatchObject({ overCeiling: 'No' });
    const { entries } = await read<{ entries: readonly { title: string; reason?: string }[] }>(`/api/EpicContracts/${epicContractId}/History`);
    expect(entries.map(({ title }) => title).filter((title) => title.includes('APR'))).toEqual([expect.stringContaining('within its ceiling again'), expect.stringContaining('over the ceiling')]);
  });

  it('are written by who may, and nobody else', async () => {
    const reader = await signInWith(app, 'epic-manager', 'Epic_Contracts_Main,Epic_Contracts_Detail');
    await reader.put('/EpicContracts/2004', { tppDealNumber: 'T' }).expect(403);
    await reader.post('/EpicContracts', tanaka).expect(403);
    const blind = await signInWith(app, 'epic-manager', 'Epic_Contracts_New,Epic_Contracts_Detail,Epic_Contracts_Edit');
    const { body } = (await blind.post('/EpicContracts', { ...tanaka, tourId: TOUR }).expect(201)) as { body: Contract };
    await blind.put(`/EpicContracts/${body.epicContractId}`, { buyerEmail: 'a@example.com' }).expect(403);
  });
});
