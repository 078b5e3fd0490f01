import type { EpicContractAnswer } from '../../backend/epic-contracts/epic-contract.dto.js';
import type { ProductAnswer } from '../../backend/epic-contracts/products/products.controller.js';
import type { HistoryPage } from '../../backend/platform/records/history.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const PRODUCTS = '/api/CompanySettings/Products';
const FEES = '/api/CompanySettings/MembershipFees';
const horizon = { productName: 'Horizon', memberTier: 'Horizon', termMonths: 48, listPrice: '9,000', minimumPrice: '7000', minimumDownPayment: '0.2', listInterestRate: '14.9', firstYearEpicAdvantagePointsCost: '300', annualMaxEpicAdvantagePoints: 20_000 };
const buyer = { buyerLastName: 'Tanaka', transactionType: 'Cash/Check Full Payment' };

interface Problem {
  readonly detail: string;
  readonly field: string;
  readonly errors?: readonly { readonly field: string }[];
}

describe('what memberships are sold as', () => {
  let app: TestApp;
  let executive: SignedIn;
  let tom: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [executive, tom] = await Promise.all([app.signIn('executive'), app.signIn('epic-manager')]);
  }, 120_000);
  afterAll(() => app.stop());

  const send = (method: 'POST' | 'PUT', path: string, body: object, who = executive) => who.fetch(path, { method, body });
  const products = () => tom.get<readonly ProductAnswer[]>('/api/Products/');

  async function refused(answer: Response): Promise<Problem> {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, expect.stringContaining('application/problem+json')]);
    return (await answer.json()) as Problem;
  }

  async function added(body: object): Promise<number> {
    const answer = await send('POST', PRODUCTS, body);
    expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([201, '']);
    return ((await answer.json()) as { productId: number }).productId;
  }

  const contract = (id: number) => tom.get<EpicContractAnswer & { epicContractId: number }>(`/api/EpicContracts/${id}`);

  async function made(body: object) {
    const answer = await send('POST', '/api/EpicContracts/', body, tom);
    expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([201, '']);
    return contract(((await answer.json()) as { epicContractId: number }).epicContractId);
  }

  async function shown(productId: number, that: Partial<ProductAnswer>): Promise<void> {
    await soon('the product is shown', async () => ((await products()).some((one) => one.productId === productId && Object.entries(that).every(([name, value]) => one[name as keyof ProductAnswer] === value)) ? true : undefined));
  }

  it('is added with the usual closing costs, sold at once, and ended for new contracts alone', async () => {
    const productId = await added(horizon);
    await shown(productId, { status: 'Active', listPrice: '9000.00', membershipProcessing: '220.00' });
    const made = (await (await send('POST', '/api/EpicContracts/', { ...buyer, membershipTier: 'Horizon' }, tom)).json()) as { epicContractId: number };
    expect((await send('PUT', `${PRODUCTS}/${productId}`, { status: 'Inactive' })).status).toBe(200);
    await shown(productId, { status: 'Inactive' });
    expect((await refused(await send('POST', '/api/EpicContracts/', { ...buyer, membershipTier: 'Horizon' }, tom))).field).toBe('membershipTier');
    // Whoever bought it keeps it, and its contract can be changed.
    expect((await send('PUT', `/api/EpicContracts/${made.epicContractId}`, { tppDealNumber: 'T-9', transactionType: 'Credit Card (Full Payment)' }, tom)).status).toBe(200);
    const { entries } = await executive.get<HistoryPage>(`${PRODUCTS}/${productId}/History`);
    expect(entries.map(({ title }) => title)).toEqual(['Status', 'Added']);
  });

  it('is refused with every field and rule that it breaks', async () => {
    const problem = await refused(await send('POST', PRODUCTS, { ...horizon, memberTier: 'Meridian', minimumPrice: '9,000.01', minimumDownPayment: '20', trusteeFees: '-1' }));
    expect(problem.errors!.map(({ field }) => field)).toEqual(['minimumPrice', 'minimumDownPayment', 'trusteeFees']);
    expect(problem).toMatchObject({ field: 'minimumPrice', detail: 'The minimum price cannot be above the list price' });
  });

  it('sells a tier by one product at a time, also when two are added at once', async () => {
    expect(await refused(await send('POST', PRODUCTS, { ...horizon, memberTier: ' voyager ' }))).toMatchObject({ field: 'memberTier', detail: expect.stringContaining('Product 3 sells the tier') as string });
    const answers = await Promise.all([1, 2].map(() => send('POST', PRODUCTS, { ...horizon, memberTier: 'Meridian' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await refused(await send('PUT', `${PRODUCTS}/6`, { status: 'Active', memberTier: 'Meridian' }))).field).toBe('memberTier');
  });

  it('has fees and limits that are refused with every field and rule that they break, and keep their history', async () => {
    const problem = await refused(await send('PUT', FEES, { aprCeiling: '0', loanProcessingFee: '-1', defaultLoanTerm: 400 }));
    expect(problem.errors!.map(({ field }) => field)).toEqual(['loanProcessingFee', 'aprCeiling', 'defaultLoanTerm']);
    expect((await send('PUT', FEES, { creditReportFee: '30' })).status).toBe(200);
    expect((await send('PUT', FEES, { creditReportFee: '25.00' })).status).toBe(200);
    const { entries } = await executive.get<HistoryPage>(`${FEES}/History`);
    expect(entries.map(({ title }) => title)).toEqual(['Credit report fee', 'Credit report fee', 'Set up']);
    expect((await send('PUT', FEES, { creditReportFee: '30' }, tom)).status).toBe(403);
  });

  it('is sold at the fees of the day, which a contract keeps whatever they become (E15): also the points that its closing takes', async () => {
    const terms = { ...buyer, membershipTier: 'Odyssey', transactionType: 'Finance Transaction' };
    const before = await made(terms);
    expect((await send('PUT', FEES, { loanProcessingFee: '150', aprCeiling: '16.5', defaultLoanTerm: 48, closedMembershipPoints: 12_000, prepaidInSalePrice: 'Yes' })).status).toBe(200);
    await soon('the fees are shown', async () => ((await executive.get<{ rows: { defaultLoanTerm: number }[] }>('/api/lists/membership-fees')).rows[0]?.defaultLoanTerm === 48 ? true : undefined));
    const sold = await made(terms);
    const changed = await send('PUT', FEES, { loanProcessingFee: '200', aprCeiling: '18', defaultLoanTerm: 60, closedMembershipPoints: 15_000, prepaidInSalePrice: 'No' });
    expect(changed.status).toBe(200);
    expect([before, sold].map(({ loanProcessingFee, loanTerm, annualFixedPoints }) => [loanProcessingFee, loanTerm, annualFixedPoints])).toEqual([['200.00', 60, 15_000], ['150.00', 48, 12_000]]);
    expect((await send('PUT', `/api/EpicContracts/${sold.epicContractId}`, { additionalDownPayment: '100' }, tom)).status).toBe(200);
    expect(await contract(sold.epicContractId)).toMatchObject({ loanProcessingFee: '150.00', loanTerm: 48, conditions: { fees: { aprCeiling: '16.50', prepaidInSalePrice: true } } });
    expect(before.conditions!.fees.prepaidInSalePrice).toBe(false);
    const rows = () => executive.get<{ rows: { debitOrCredit: string; pointsQty: number }[] }>(`/api/lists/points-ledger?filters=${encodeURIComponent(JSON.stringify([{ field: 'contractId', op: 'is', value: sold.epicContractId }]))}&sort=pointLedgerId`);
    for (const [contractStatus, moved] of [['Closed', ['Debit 12000']], ['Rescinded', ['Debit 12000', 'Credit 12000']]] as const) {
      expect((await send('PUT', `/api/EpicContracts/${sold.epicContractId}/Status`, { contractStatus, reason: 'Asked for' })).status).toBe(200);
      await soon('the ledger follows', async () => ((await rows()).rows.map(({ debitOrCredit, pointsQty }) => `${debitOrCredit} ${pointsQty}`).join() === moved.join() ? true : undefined));
    }
  });

  it('leaves a contract of the old system with the product that it was sold, until that takes another tier (E15)', async () => {
    const [legacyDraft, voyagerDraft] = [2047, 2054];
    const { productId, termMonths, listInterestRate, minimumPrice, escrowServices } = (await products()).find(({ memberTier }) => memberTier === 'Legacy')!;
    const changed = { termMonths: 90, listInterestRate: '13.9', minimumPrice: '24000.00', escrowServices: '500.00' };
    expect((await send('PUT', `${PRODUCTS}/${productId}`, changed)).status).toBe(200);
    await shown(productId, { termMonths: 90 });
    const before = await contract(legacyDraft);
    expect((await send('PUT', `/api/EpicContracts/${legacyDraft}`, { additionalDownPayment: '100' }, tom)).status).toBe(200);
    const edited = await contract(legacyDraft);
    expect(before.conditions).toBeNull();
    expect(edited).toMatchObject({ membershipTerm: termMonths, interestRate: listInterestRate, escrowServices, closingCostAmount: '1308.00', conditions: { product: { productId, minimumPrice } } });
    expect((await send('PUT', `/api/EpicContracts/${voyagerDraft}`, { membershipTier: 'Legacy', purchasePrice: null }, tom)).status).toBe(200);
    expect(await contract(voyagerDraft)).toMatchObject({ membershipTerm: 90, interestRate: '13.90', escrowServices: '500.00' });
  });

  it('goes out and comes back whole without a change', async () => {
    const record = await executive.get<object>(`${PRODUCTS}/4`);
    expect(await (await send('PUT', `${PRODUCTS}/4`, record)).json()).toMatchObject({ changed: false });
  });
});
