import expected from '../import/expected.json' with { type: 'json' };
import { soon } from '../support/mailed-links.js';
import { signInWith } from '../support/person.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Contract {
  readonly epicContractId: number;
  readonly memberId: number;
  readonly contractStatus: string;
  readonly buyerEmail?: string;
}
interface LedgerRow {
  readonly transactionType: string;
  readonly debitOrCredit: string;
  readonly pointsQty: number;
  readonly contractId: number;
  readonly memberId: number;
}

describe('membership contracts', () => {
  let app: TestApp;
  let executive: SignedIn;
  let contracts: readonly Contract[];

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    contracts = await read<Contract[]>('/api/EpicContracts/');
  }, 120_000);
  afterAll(() => app.stop());

  async function read<T>(path: string, who = executive): Promise<T> {
    const answer = await who.fetch(path);
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  }
  const put = (path: string, body: object, who = executive) => who.fetch(path, { method: 'PUT', body });
  const inStatus = (status: string) => contracts.find(({ contractStatus }) => contractStatus === status)!;
  const memberStatus = async (id: number) => (await read<{ memberStatus: string }>(`/api/Members/${id}`)).memberStatus;
  const ledgerOf = async (contractId: number) =>
    (await read<LedgerRow[]>('/api/PointLedgers/')).filter((row) => row.contractId === contractId && row.transactionType === 'Membership').map(({ debitOrCredit, pointsQty }) => `${debitOrCredit} ${pointsQty}`);

  it('are the 88 of the old system, each with what it was written with', async () => {
    expect(contracts).toHaveLength(88);
    const counted = new Map<string, number>();
    for (const { contractStatus } of contracts) counted.set(contractStatus, (counted.get(contractStatus) ?? 0) + 1);
    expect(Object.fromEntries(counted)).toEqual(expected.epicContractsByStatus);
    expect(await read('/api/EpicContracts/2004')).toMatchObject({ epicContractId: 2004, memberId: 504, membershipTier: 'Odyssey', aprRate: '15.78', financedAmount: '12745.75' });
  });

  it('make their member Active and take 15,000 points from the ledger when they close, and give them back when rescinded', async () => {
    const { epicContractId, memberId } = inStatus('Preparing To Close');
    expect([await memberStatus(memberId), await ledgerOf(epicContractId)]).toEqual(['Pending', []]);
    expect((await put(`/api/EpicContracts/${epicContractId}/Status`, { contractStatus: 'Closed' })).status).toBe(200);
    await soon('the points are taken', async () => ((await memberStatus(memberId)) === 'Active' && (await ledgerOf(epicContractId)).length === 1) || undefined);
    expect(await ledgerOf(epicContractId)).toEqual(['Debit 15000']);
    expect((await put(`/api/EpicContracts/${epicContractId}/Status`, { contractStatus: 'Rescinded', reason: 'Letter of the buyer' })).status).toBe(200);
    await soon('the points are given back', async () => ((await memberStatus(memberId)) === 'Rescinded' && (await ledgerOf(epicContractId)).length === 2) || undefined);
    expect((await ledgerOf(epicContractId)).sort()).toEqual(['Credit 15000', 'Debit 15000']);
  });

  it('say why they leave a finished status, at the field', async () => {
    const { epicContractId } = inStatus('Closed');
    const answer = await put(`/api/EpicContracts/${epicContractId}/Status`, { contractStatus: 'Canceled' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'reason', detail: 'Please say why the contract is no longer Closed' }]);
  });

  it('give a financed one’s payments as a file, and say that one without a loan has none', async () => {
    const file = await executive.fetch('/api/EpicContracts/2004/PaymentSchedule?format=csv');
    const lines = (await file.text()).trim().split('\r\n');
    expect([file.status, lines.filter((line) => /^\d+,/.test(line)).length]).toEqual([200, 60]);
    expect((await executive.fetch('/api/EpicContracts/2088/PaymentSchedule')).status).toBe(404);
  });

  it('are changed by who may edit them only, and say how the buyer is reached to who may see it only', async () => {
    const blind = await signInWith(app, 'epic-manager', 'Epic_Contracts_Main,Epic_Contracts_Detail');
    const reached = ['buyerEmail', 'buyerMobilePhone', 'buyerAddress', 'buyerCity', 'buyerState', 'buyerZipcode', 'buyerCountry'];
    expect(Object.keys(await read<object>('/api/EpicContracts/2004'))).toEqual(expect.arrayContaining(reached));
    const seen = [await blind.read('/EpicContracts/2004'), ...(await blind.read<object[]>('/EpicContracts/'))];
    for (const contract of seen) expect(Object.keys(contract).filter((field) => reached.includes(field))).toEqual([]);
    await blind.put('/EpicContracts/2004/Status', { contractStatus: 'Signed' }).expect(403);
    const receptionist = await app.signIn('receptionist');
    expect((await receptionist.fetch('/api/EpicContracts/')).status).toBe(403);
  });
});
