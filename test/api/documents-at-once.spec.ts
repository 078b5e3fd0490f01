import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { startApp, type TestApp } from '../support/start-app.js';

const AT_ONCE = 50;

describe('fifty contracts made at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ demo: true });
  });
  afterAll(() => app.stop());

  it('all come, each as a version of its own, and the health answers meanwhile without waiting for them', async () => {
    const dana = await app.signIn('executive');
    const contracts = await dana.get<{ rows: { contractId: number }[] }>(`/api/lists/resale-contract-list?limit=${AT_ONCE}`);
    let made = 0;
    const makes = contracts.rows.map(async ({ contractId }) => {
      const answer = await dana.fetch(`/api/Contracts/PrintContract/${contractId}`, { method: 'POST' });
      made++;
      return { status: answer.status, link: ((await answer.json()) as ResaleContractAnswer).contractDocumentLink };
    });
    expect(makes).toHaveLength(AT_ONCE);
    const madeBefore: number[] = [];
    while (made < AT_ONCE) {
      expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
      madeBefore.push(made);
    }
    const answers = await Promise.all(makes);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ link }) => link)).size).toBe(AT_ONCE);
    // It answered again and again between the documents, and not once behind them all.
    expect(new Set(madeBefore.filter((count) => count < AT_ONCE)).size).toBeGreaterThan(3);
  });
});
