import pg from 'pg';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import { mailsTo } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const SELLER = 'victor.brown@example.com';

describe('a contract that is sent to be signed', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const call = async (path: string, init: Parameters<SignedIn['fetch']>[1] = { method: 'POST' }) => {
    const answer = await dana.fetch(path, init);
    return { status: answer.status, body: (await answer.json()) as ResaleContractAnswer & { code?: string; detail?: string } };
  };
  const sellerSigns = async (id: number, mail = SELLER) => {
    expect((await call(`/api/Contracts/${id}`, { method: 'PUT', body: { reason: 'As agreed', sellerEmail: mail, sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Victor', sellerLastName: 'Brown', coSellerFirstName: '', coSellerLastName: '' } })).status).toBe(200);
    await call(`/api/Contracts/PrintSellerContract/${id}`);
  };
  const contract = (id: number) => dana.get<ResaleContractAnswer>(`/api/Contracts/${id}`);
  const envelopeOf = (id: number) => contract(id).then(({ sellerDocuSignId }) => dana.get<EnvelopeAnswer>(`/api/Envelopes/${sellerDocuSignId}`));

  it('goes to the seller by mail, with a link of which nobody keeps more than the hash, and the contract says how far it is', async () => {
    await sellerSigns(1055);
    const { status, body } = await call('/api/Contracts/1055/send-seller-contract');
    expect([status, body.sellerSigningStatus, body.sellerDocuSignId]).toEqual([200, 'Prepared', expect.stringMatching(/^[\da-f-]{36}$/)]);
    const [mail] = await mailsTo(dana, SELLER);
    expect(mail).toMatchObject({ subject: 'Please sign: Seller’s Contract of Sale, contract 1055, version 1', text: expect.stringMatching(/\/sign#[\w-]{43}\n/) as unknown });
    // Whoever reads the Outbox could sign in the seller's name.
    expect(JSON.stringify(await dana.get('/api/Outbox'))).not.toContain('/sign#');
    const after = await contract(1055);
    expect(after).toMatchObject({ sellerSigningStatus: 'Delivered', sellerDocuSignSentDate: expect.stringMatching(/^20/) as unknown, signings: [{ document: 'seller', version: 1, status: 'Delivered' }] });
    const { rows } = await app.nest.get(pg.Pool).query<{ whole: string }>('SELECT signing_link::text AS whole FROM signing_link');
    expect(rows.some(({ whole }) => whole.includes(/#([\w-]{43})/.exec(mail!.text)![1]!))).toBe(false);
    const history = await dana.get<{ entries: { title: string }[] }>('/api/Contracts/1055/History?limit=3');
    expect(history.entries.map(({ title }) => title)).toEqual(['Seller contract 1: delivered', 'Seller contract 1: sent', 'Seller contract 1 sent for signature to Victor Brown']);
  });

  it('stands in the list with its state', async () => {
    const { rows } = await dana.get<{ rows: { contractId: number; sellerSigningStatus: string }[] }>(`/api/lists/resale-contract-list?filters=${encodeURIComponent(JSON.stringify([{ field: 'sellerSigningStatus', op: 'is', value: 'Delivered' }]))}`);
    expect(rows.map(({ contractId }) => contractId)).toContain(1055);
  });

  it('is not sent again within ten minutes, by either address of the call', async () => {
    for (const path of ['/api/Contracts/1055/send-seller-contract', '/api/Inventories/SendSellerContractToDocusign/1055']) {
      expect(await call(path)).toMatchObject({ status: 409, body: { code: 'sent-just-now', detail: 'A link was sent a moment ago: please wait ten minutes' } });
    }
    expect(await mailsTo(dana, SELLER)).toHaveLength(1);
  });

  it('is refused in words while nothing was made, or nobody knows how the seller is reached; by GET with a token only', async () => {
    expect(await call('/api/Contracts/1049/send-seller-contract')).toMatchObject({ status: 422, body: { code: 'no-document' } });
    await sellerSigns(1049, '');
    expect(await call('/api/Contracts/1049/send-seller-contract')).toMatchObject({ status: 422, body: { detail: "Please give the seller's name and email first" } });
    await call('/api/Contracts/1049', { method: 'PUT', body: { reason: 'As agreed', sellerEmail: SELLER } });
    expect(await call('/api/Contracts/1049/send-seller-contract')).toMatchObject({ status: 409, body: { code: 'signer-changed', detail: "The seller's email was changed since this version was made: make it anew first" } });
    await call('/api/Contracts/PrintSellerContract/1049');
    await call('/api/Contracts/1049', { method: 'PUT', body: { reason: 'As agreed', sellerFirstName: 'Victoria' } });
    expect(await call('/api/Contracts/1049/send-seller-contract')).toMatchObject({ status: 409, body: { detail: "The seller's name was changed since this version was made: make it anew first" } });
    expect((await dana.fetch('/api/Inventories/SendSellerContractToDocusign/1049')).status).toBe(405);
    await sellerSigns(1064, 'other@example.com');
    const byToken = await fetch(`${app.url}/api/Inventories/SendSellerContractToDocusign/1064`, { headers: { authorization: `Bearer ${dana.token}` } });
    expect(await byToken.json()).toMatchObject({ contractId: 1064, sellerDocuSignId: expect.stringMatching(/-/) as unknown });
  });

  it('goes to the company that sells alone, whoever sold beside a person before', async () => {
    const company = { sellerEntityType: 'COMPANY', sellerCompanyName: 'Harbour Point Owners, Inc.', sellerEmail: 'board@example.com', coSellerFirstName: 'Ravi', coSellerLastName: 'Brown' };
    expect((await call('/api/Contracts/1073', { method: 'PUT', body: { ...company, reason: 'As agreed' } })).status).toBe(200);
    await call('/api/Contracts/PrintSellerContract/1073');
    expect(await call('/api/Contracts/1073/send-seller-contract')).toMatchObject({ status: 200 });
    await mailsTo(dana, 'board@example.com');
    expect((await envelopeOf(1073)).signers).toMatchObject([{ role: 'seller', name: 'Harbour Point Owners, Inc.' }]);
  });

  it('is out once, however many send it at once', async () => {
    await sellerSigns(1112, 'once@example.com');
    // Not as it was looked at: neither another version, nor another state of the contract.
    expect(await call('/api/Contracts/1112/send-seller-contract', { method: 'POST', body: { version: 2 } })).toMatchObject({ status: 409, body: { code: 'made-meanwhile' } });
    expect(await call('/api/Contracts/1112/send-seller-contract', { method: 'POST', body: { version: 1 }, headers: { 'If-Match': '"0"' } })).toMatchObject({ status: 412, body: { code: 'stale' } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('/api/Contracts/1112/send-seller-contract')));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await contract(1112)).signings).toHaveLength(1);
    expect(await mailsTo(dana, 'once@example.com')).toHaveLength(1);
  });

  it('is taken back with a reason, and goes out anew; a newer version takes back the one that is out', async () => {
    const { sellerDocuSignId } = await contract(1055);
    expect(await call(`/api/Envelopes/${sellerDocuSignId}/Void`, { method: 'POST', body: { reason: '' } })).toMatchObject({ status: 422 });
    expect(await call(`/api/Envelopes/${sellerDocuSignId}/Void`, { method: 'POST', body: { reason: 'Wrong week' } })).toMatchObject({ status: 200 });
    await mailsTo(dana, SELLER);
    expect(await contract(1055)).toMatchObject({ sellerSigningStatus: 'Voided', signings: [{ reason: 'Wrong week' }] });
    expect((await call('/api/Contracts/1055/send-seller-contract')).status).toBe(200);
    // What is replaced before its link has left is never mailed.
    expect(await mailsTo(dana, SELLER)).toHaveLength(2);
    expect((await call('/api/Contracts/PrintSellerContract/1055')).body).toMatchObject({ sellerSigningStatus: 'Voided' });
    expect((await call('/api/Contracts/1055/send-seller-contract')).status).toBe(200);
    expect(await mailsTo(dana, SELLER)).toHaveLength(3);
    const { signings = [], sellerSigningStatus } = await contract(1055);
    expect(signings.map(({ version, status, reason }) => [version, status, reason])).toEqual([[1, 'Voided', 'Wrong week'], [1, 'Voided', 'Replaced by version 2'], [2, 'Delivered', '']]);
    expect(sellerSigningStatus).toBe('Delivered');
  });

  it('shows how its signers are reached to who may see that on the contract alone', async () => {
    const whole = await envelopeOf(1055);
    expect(whole.signers).toMatchObject([{ role: 'seller', name: 'Victor Brown', mail: SELLER, now: true }]);
    expect(whole.trail.map(({ what }) => what)).toEqual(['Delivered (seller)', 'Sent (seller)', 'Link asked for (seller)', 'Prepared for signature']);
  });

  it('is taken back when its contract comes to nothing, and not sent as long as it is so', async () => {
    await sellerSigns(1066, 'gone@example.com');
    expect((await call('/api/Contracts/1066/send-seller-contract')).status).toBe(200);
    await mailsTo(dana, 'gone@example.com');
    expect((await call('/api/Contracts/1066/Status', { method: 'PUT', body: { contractStatus: 'Canceled', reason: 'No money' } })).status).toBe(200);
    expect(await contract(1066)).toMatchObject({ sellerSigningStatus: 'Voided', signings: [{ status: 'Voided', reason: 'The contract is canceled' }] });
    await mailsTo(dana, 'gone@example.com');
    expect(await envelopeOf(1066)).toMatchObject({ status: 'Voided', reason: 'The contract is canceled' });
    expect(await call('/api/Contracts/1066/send-seller-contract')).toMatchObject({ status: 409, body: { code: 'finished', detail: 'The contract is canceled: nothing of it is sent to be signed' } });
    expect((await contract(1066)).signings).toHaveLength(1);
  });

  it('is not sent of a contract that is closed', async () => {
    await sellerSigns(1080, 'late@example.com');
    expect((await call('/api/Contracts/1080/Status', { method: 'PUT', body: { contractStatus: 'Closed' } })).status).toBe(200);
    expect(await call('/api/Contracts/1080/send-seller-contract')).toMatchObject({ status: 409, body: { code: 'finished', detail: 'The contract is closed: nothing of it is sent to be signed' } });
    expect((await contract(1080)).signings).toEqual([]);
  });
});
