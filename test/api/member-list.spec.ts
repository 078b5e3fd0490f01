import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Member {
  readonly memberId: number;
  readonly epicContractId: number;
  readonly contractStatus: string;
  readonly signed: string;
  readonly loggedIn: string;
}

describe('The list of members', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  const members = (query: string) => executive.get<{ rows: readonly Member[] }>(`/api/lists/member-list?limit=500&${query}`).then(({ rows }) => rows);
  const that = (field: string, value: string) => `filters=${encodeURIComponent(JSON.stringify([{ field, op: 'is', value }]))}`;

  it('says of each member the status of the contract, whether it is signed, and whether the member has logged in (F15)', async () => {
    const contracts = await executive.get<readonly { epicContractId: number; contractStatus: string; signedContractDocumentLink: string }[]>('/api/EpicContracts/');
    const known = new Map(contracts.map((contract) => [contract.epicContractId, contract]));
    const all = await members('');
    const website = new Map((await executive.get<readonly { memberId: number; passwordIsTemp: string }[]>('/api/Members/')).map(({ memberId, passwordIsTemp }) => [memberId, passwordIsTemp]));
    expect(all).toHaveLength(88);
    const said = all.map(({ memberId, contractStatus, signed, loggedIn }) => ({ memberId, contractStatus, signed, loggedIn }));
    expect(said).toEqual(
      all.map(({ memberId, epicContractId }) => {
        const contract = known.get(epicContractId);
        return { memberId, contractStatus: contract?.contractStatus ?? '', signed: contract?.signedContractDocumentLink ? 'Yes' : 'No', loggedIn: website.get(memberId) === 'No' ? 'Yes' : 'No' };
      }),
    );
    expect(new Set(all.map(({ loggedIn }) => loggedIn)).size).toBe(2);
  });

  it('is filtered, sorted and searched by them, and its file has them', async () => {
    const closed = await members(that('contractStatus', 'Closed'));
    expect(closed.length).toBeGreaterThan(5);
    expect(new Set(closed.map(({ contractStatus }) => contractStatus))).toEqual(new Set(['Closed']));
    const sorted = (await members('sort=contractStatus&search=a')).map(({ contractStatus }) => contractStatus.toLowerCase());
    expect(sorted.length).toBeGreaterThan(5);
    expect(sorted).toEqual([...sorted].sort());
    const signed = await members(that('signed', 'Yes'));
    expect((await executive.get<{ count: number }>(`/api/lists/member-list/summary?${that('signed', 'Yes')}`)).count).toBe(signed.length);
    const [head] = (await (await executive.fetch('/api/lists/member-list/export')).text()).split('\r\n');
    expect(head).toContain('Contract status');
    expect(head).toContain('Logged in');
  });

  it('says what became of the contract, which changes without the member', async () => {
    const [draft] = await members(that('contractStatus', 'Draft'));
    expect((await executive.fetch(`/api/EpicContracts/${draft!.epicContractId}/Status`, { method: 'PUT', body: { contractStatus: 'Signed' } })).status).toBe(200);
    await soon('the list says so', async () => ((await members(that('memberId', String(draft!.memberId))))[0]?.contractStatus === 'Signed' ? true : undefined));
  });
});
