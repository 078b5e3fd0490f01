import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { signsWith } from '../support/signs-with.js';

const ID = 1055;

describe('A price between two signatures', () => {
  let app: TestApp;
  let dana: SignedIn;

  const contract = () => dana.get<ResaleContractAnswer>(`/api/Contracts/${ID}`);
  const revised = async (body: object) => {
    const answer = await dana.fetch(`/api/Contracts/${ID}`, { method: 'PUT', body: { ...body, reason: 'As agreed' } });
    return { status: answer.status, body: (await answer.json()) as { readonly code?: string; readonly field?: string; readonly detail?: string } };
  };
  const mailedTo = async (mail: string) => (await mailsTo(dana, mail)).map(({ subject }) => subject);

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    const parties = { buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Fatima', buyerLastName: 'López', buyerEmail: 'fatima@example.com', coBuyerFirstName: 'Diego', coBuyerLastName: 'López', coBuyerEmail: 'diego@example.com' };
    expect((await revised({ ...parties, purchasePrice: '9000.00' })).status).toBe(200);
    for (const path of [`PrintContract/${ID}`, `${ID}/send-buyer-contract`]) expect((await dana.fetch(`/api/Contracts/${path}`, { method: 'POST' })).status).toBe(200);
    expect((await revised({ purchasePrice: '9100.00' })).status).toBe(200);
    await signsWith(app.url, /#([\w-]{43})/.exec((await mailsTo(dana, 'fatima@example.com'))[0]!.text)![1]!);
    await soon('the contract to know who has signed', async () => ((await contract()).signings![0]!.signedBy.length === 1 ? true : undefined));
  }, 180_000);
  afterAll(() => app.stop());

  it('is not changed unless that is confirmed, and the refusal names who has signed', async () => {
    const before = await contract();
    expect(await revised({ purchasePrice: '9500.00' })).toMatchObject({ status: 409, body: { code: 'signed-terms', field: 'purchasePrice', detail: expect.stringContaining('Fatima López (buyer) signed before this change') as unknown } });
    expect(await revised({ depositAmount: '1234.00', fullAmountCollected: 'NO' })).toMatchObject({ status: 409, body: { field: 'depositAmount' } });
    expect((await contract()).purchasePrice).toBe(before.purchasePrice);
    expect((await revised({ notes: 'Call after 5pm' })).status).toBe(200);
  });

  it('is changed once it is confirmed, and who has signed is told, once', async () => {
    expect((await revised({ purchasePrice: '9500.00', confirmed: true })).status).toBe(200);
    expect((await contract()).purchasePrice).toBe('9500.00');
    const told = (subjects: readonly string[]) => subjects.filter((subject) => subject.startsWith('Changed after you signed'));
    expect(told(await mailedTo('fatima@example.com'))).toEqual([`Changed after you signed: Purchase and Sale Contract, contract ${ID}, version 1`]);
    expect(told(await mailedTo('diego@example.com'))).toEqual([]);
  });
});
