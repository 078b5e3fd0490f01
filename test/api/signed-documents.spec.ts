import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Settings } from '../../backend/platform/config/settings.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { signsWith } from '../support/signs-with.js';

const SELLER = 'victor.brown@example.com';

describe('A document that everybody has signed', () => {
  let app: TestApp;
  let dana: SignedIn;

  const contract = () => dana.get<ResaleContractAnswer>('/api/Contracts/1055');
  const make = async (body?: object) => {
    const answer = await dana.fetch('/api/Contracts/PrintSellerContract/1055', { method: 'POST', ...(body && { body }) });
    return { status: answer.status, body: (await answer.json()) as ResaleContractAnswer & { readonly code?: string; readonly field?: string } };
  };
  const isSigned = async (version: number) => {
    expect((await dana.fetch('/api/Contracts/1055/send-seller-contract', { method: 'POST' })).status).toBe(200);
    await signsWith(app.url, /#([\w-]{43})/.exec((await mailsTo(dana, SELLER))[0]!.text)![1]!);
    return soon('the sealed copy', async () => ((await contract()).signings!.some((one) => one.version === version && one.file) ? contract() : undefined));
  };
  const filesKept = async () => (await readdir(path.join(app.nest.get(Settings).dataDir, 'files'), { recursive: true })).length;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    await dana.fetch('/api/Contracts/1055', { method: 'PUT', body: { reason: 'As agreed', sellerEmail: SELLER, sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Victor', sellerLastName: 'Brown', coSellerFirstName: '', coSellerLastName: '' } });
    expect((await make()).status).toBe(200);
    await isSigned(1);
  }, 180_000);
  afterAll(() => app.stop());

  it('is made anew for a reason only, by whichever call, and nothing is kept of what is refused', async () => {
    const before = await filesKept();
    for (const body of [undefined, { reason: '  ' }]) {
      expect(await make(body)).toMatchObject({ status: 422, body: { code: 'reason-needed', field: 'reason', detail: 'Everybody has signed version 1 of the seller contract. Please say why a new version is made.' } });
    }
    const byToken = await fetch(`${app.url}/api/Contracts/PrintSellerContract/1055`, { headers: { authorization: `Bearer ${dana.token}` } });
    expect([byToken.status, await byToken.json()]).toMatchObject([200, { sellerContractDocumentLink: '/api/Contracts/1055/Documents/seller/1', documents: [{ version: 1 }] }]);
    expect(await filesKept()).toBe(before);
  });

  it('stays the one that the contract names until everybody has signed the new version, and the history says why there is one', async () => {
    const { status, body } = await make({ reason: 'The week was wrong' });
    expect([status, body]).toMatchObject([200, { sellerContractDocumentLink: '/api/Contracts/1055/Documents/seller/1', sellerContractFileName: 'seller-contract-1055-v1.pdf', documents: [{ version: 1 }, { version: 2, reason: 'The week was wrong' }] }]);
    const { entries } = await dana.get<{ entries: { title: string; reason?: string }[] }>('/api/Contracts/1055/History?limit=1');
    expect(entries).toMatchObject([{ title: 'Seller contract made, version 2', reason: 'The week was wrong' }]);
    expect(await isSigned(2)).toMatchObject({ sellerContractDocumentLink: '/api/Contracts/1055/Documents/seller/2', sellerContractFileName: 'seller-contract-1055-v2.pdf' });
  });
});
