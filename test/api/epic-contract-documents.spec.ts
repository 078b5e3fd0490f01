import { randomUUID } from 'node:crypto';
import type { EpicContractAnswer } from '../../backend/epic-contracts/epic-contract.dto.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { hasPoppler, readPdf } from '../support/pdf-text.js';
import { askedWith, signsWith } from '../support/signs-with.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const paper = (words = 'signed') => `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${words}\nstartxref\n9\n%%EOF\n`;
const couple = { buyerFirstName: 'Ingrid', buyerLastName: 'Tanaka', buyerEmail: 'ingrid@example.com', buyerAddress: '7 Harbour Lane', buyerState: 'FL', coBuyerFirstName: 'Kenji', coBuyerLastName: 'Tanaka', coBuyerEmail: 'kenji@example.com' };

type Answer = EpicContractAnswer & { readonly code?: string; readonly detail?: string };

describe('the document of a membership contract', () => {
  let app: TestApp;
  let executive: SignedIn;
  let agent: SignedIn;
  let reader: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    agent = await as('inventory-manager', 'Epic_Contracts_Main,Epic_Contracts_Detail,Epic_Contracts_New,Epic_Contracts_Edit,Epic_Contracts_Sensitive');
    reader = await as('inventory-tablet', 'Epic_Contracts_Detail');
  }, 120_000);
  afterAll(() => app.stop());

  async function as(who: Parameters<TestApp['signIn']>[0], permissions: string): Promise<SignedIn> {
    const { userId } = await (await app.signIn(who)).get<{ userId: number }>('/api/Users/Me');
    await executive.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: `${permissions},Other_AllowRemoteLogin` } });
    return app.signIn(who);
  }
  async function call(path: string, who = agent, body: object = {}): Promise<{ status: number; body: Answer }> {
    const answer = await who.fetch(`/api/EpicContracts/${path}`, { method: 'POST', body });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }
  async function written(more: object = {}): Promise<number> {
    const { status, body } = await call('', agent, { membershipTier: 'Voyager', transactionType: 'Finance Transaction', additionalDownPayment: '100.00', ...couple, ...more });
    expect([status, body.detail]).toEqual([201, undefined]);
    return body.epicContractId;
  }
  async function upload(id: number, { who = agent, content = paper(), key = randomUUID() as string } = {}) {
    const form = new FormData();
    form.set('signedContract', new Blob([content], { type: 'application/pdf' }), 'signed by hand.pdf');
    const answer = await fetch(`${app.url}/api/EpicContracts/UploadSignedContract/${id}`, { method: 'POST', body: form, headers: { cookie: who.cookie, 'Idempotency-Key': key } });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }
  const one = (id: number, who = agent) => who.get<Answer>(`/api/EpicContracts/${id}`);
  const revise = (id: number, body: object) => agent.fetch(`/api/EpicContracts/${id}`, { method: 'PUT', body });
  const pdfAt = async (path: string, who = agent) => Buffer.from(await (await who.fetch(path)).arrayBuffer());
  const titles = async (id: number) => (await agent.get<{ entries: { title: string }[] }>(`/api/EpicContracts/${id}/History?limit=20`)).entries.map(({ title }) => title);
  async function signedBy(mail: string): Promise<void> {
    const { text } = await soon(`the mail to ${mail}`, async () => (await mailsTo(executive, mail)).find(({ text: words }) => words.includes('/sign#')));
    await signsWith(app.url, /\/sign#([\w-]{43})/.exec(text)![1]!);
  }

  it('is made in versions, each says what changed, and older clients read the newest by its link', async () => {
    const id = await written();
    const { status, body } = await call(`PrintContract/${id}`);
    expect([status, body.contractDocumentLink, body.contractFileName, body.contractStatus]).toEqual([200, `/api/EpicContracts/${id}/Document/1`, `epic-contract-${id}-v1.pdf`, 'Draft']);
    await revise(id, { additionalDownPayment: '300.00' });
    expect(await agent.get(`/api/EpicContracts/${id}/Document/1/Standing`)).toMatchObject({ sinceMade: expect.arrayContaining([expect.objectContaining({ label: 'Additional down payment', from: '100.00', to: '300.00' })]) as unknown });
    const again = await call(`PrintContract/${id}`);
    expect(again.body.documents.map(({ version }) => version)).toEqual([1, 2]);
    const { sinceBefore } = await agent.get<{ sinceBefore: { label: string }[] }>(`/api/EpicContracts/${id}/Document/2/Standing`);
    expect(sinceBefore.map(({ label }) => label)).toEqual(expect.arrayContaining(['Annual percentage rate', 'Amount Financed', 'Total of Payments']));
    expect(await titles(id)).toContain('Contract made, version 2');
  });

  (hasPoppler ? it : it.skip)('shows no figure, address or mail that its reader may not see, and what of it is signed to nobody who may not see all', async () => {
    const id = await written();
    await call(`PrintContract/${id}`);
    const [whole, copy, preview] = await Promise.all(['Document/1', 'Document/1', 'Document/Preview'].map(async (path, index) => (await readPdf(await pdfAt(`/api/EpicContracts/${id}/${path}`, index === 0 ? agent : reader))).text));
    expect(whole).toMatch(/7 Harbour Lane[\s\S]*ingrid@example\.com/);
    for (const text of [copy, preview]) {
      expect(text).toContain('[not shown]');
      expect(text).not.toMatch(/Harbour Lane|ingrid@|kenji@/);
    }
    expect(JSON.stringify([await one(id, reader), await reader.get(`/api/EpicContracts/${id}/Document/1/Standing`)])).not.toMatch(/Harbour Lane|ingrid@|kenji@|"text":/);
  });

  it('is signed by both, and what both have signed is the signed contract; its status is offered, not set', async () => {
    const id = await written();
    expect(await call(`${id}/SendContract`)).toMatchObject({ status: 422, body: { code: 'no-document' } });
    await call(`PrintContract/${id}`);
    expect(await call(`${id}/SendContract`, agent, { version: 2 })).toMatchObject({ status: 409, body: { code: 'made-meanwhile' } });
    const { body } = await call(`${id}/SendContract`, agent, { version: 1 });
    expect(body).toMatchObject({ signingStatus: 'Prepared', signings: [{ version: 1, sentTo: ['Ingrid Tanaka', 'Kenji Tanaka'] }] });
    expect(await call(`${id}/SendContract`)).toMatchObject({ status: 409 });
    await signedBy('ingrid@example.com');
    expect(await one(id)).toMatchObject({ signedContractDocumentLink: '' });
    await signedBy('kenji@example.com');
    const signed = await soon('the signed contract', async () => ((await one(id)).signedContractDocumentLink ? one(id) : undefined));
    expect(signed).toMatchObject({ contractStatus: 'Draft', signingStatus: 'Completed', signedContractDocumentLink: `/api/EpicContracts/${id}/SignedContract/1`, signedContracts: [{ how: 'signed here', ofVersions: 1 }] });
    expect((await pdfAt(signed.signedContractDocumentLink)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await reader.fetch(signed.signedContractDocumentLink)).status).toBe(403);
    expect(await call(`${id}/SendContract`)).toMatchObject({ status: 409, body: { code: 'signed' } });
    expect(await titles(id)).toEqual(expect.arrayContaining(['Contract 1 sent for signature to Ingrid Tanaka and Kenji Tanaka', 'Contract 1: Ingrid Tanaka (buyer) signed', 'Contract 1 signed by everybody and sealed']));
  });

  it('is replaced once it is signed by Epic_Contracts_Admin alone, with a reason, and the signed one stays until the new one is signed', async () => {
    const id = await written({ buyerEmail: 'first@example.com', coBuyerFirstName: '', coBuyerLastName: '', coBuyerEmail: '' });
    await call(`PrintContract/${id}`);
    await call(`${id}/SendContract`);
    await signedBy('first@example.com');
    await soon('the signed contract', async () => (await one(id)).signedContractDocumentLink || undefined);
    for (const refused of [await call(`PrintContract/${id}`, agent), await call(`PrintContract/${id}`, agent, { reason: 'Anew' }), await upload(id)]) expect(refused).toMatchObject({ status: 403, body: { code: 'signed' } });
    const byToken = await fetch(`${app.url}/api/EpicContracts/PrintContract/${id}`, { headers: { authorization: `Bearer ${agent.token}` } });
    expect([byToken.status, ((await byToken.json()) as Answer).documents.length]).toEqual([200, 1]);
    expect(await call(`PrintContract/${id}`, executive)).toMatchObject({ status: 422, body: { code: 'reason-needed' } });
    const { body } = await call(`PrintContract/${id}`, executive, { reason: 'Wrong tier' });
    expect(body).toMatchObject({ signedContractDocumentLink: `/api/EpicContracts/${id}/SignedContract/1`, contractDocumentLink: `/api/EpicContracts/${id}/Document/2` });
    expect((await call(`${id}/SendContract`)).status).toBe(200);
    expect(await upload(id, { who: executive })).toMatchObject({ status: 200, body: { signedContractDocumentLink: `/api/EpicContracts/${id}/SignedContract/2`, signingStatus: 'Voided' } });
    expect((await titles(id))[0]).toBe('Signed contract replaced: signed by hand.pdf');
    expect((await agent.fetch(`/api/EpicContracts/${id}/SignedContract/1`)).status).toBe(200);
  });

  it('is taken back when its terms change after one of the two has signed, and not without a reason', async () => {
    const id = await written({ buyerEmail: 'half@example.com' });
    await call(`PrintContract/${id}`);
    await call(`${id}/SendContract`);
    await signedBy('half@example.com');
    await soon('the first signature', async () => (await one(id)).signings[0]!.signedBy[0]);
    const refused = await revise(id, { additionalDownPayment: '400.00' });
    expect([refused.status, await refused.json()]).toMatchObject([422, { field: 'reason', code: 'reason-needed', detail: expect.stringMatching(/^Ingrid Tanaka signed before this change/) as unknown }]);
    expect((await revise(id, { tppDealNumber: 'T-9' })).status).toBe(200);
    expect((await revise(id, { additionalDownPayment: '400.00', reason: 'Paid more at once' })).status).toBe(200);
    expect((await one(id)).signings).toMatchObject([{ status: 'Voided', reason: 'The terms changed: Paid more at once' }]);
  });

  it('is brought back signed by hand: a PDF of at most 15 MB, under its own name, which takes back what was out', async () => {
    const id = await written({ buyerEmail: 'hand@example.com' });
    await call(`PrintContract/${id}`);
    await call(`${id}/SendContract`);
    expect((await upload(id, { content: 'MZ, no PDF at all' })).status).toBe(415);
    expect((await upload(id, { content: `%PDF-1.7\n${'x'.repeat(15 * 1_048_576)}` })).status).toBe(413);
    const { status, body } = await upload(id);
    expect([status, body]).toMatchObject([200, { signedContractFileName: 'signed by hand.pdf', signings: [{ status: 'Voided', reason: 'The signed contract was uploaded' }], signedContracts: [{ how: 'uploaded', scanned: false }] }]);
    expect((await pdfAt(body.signedContractDocumentLink)).toString()).toBe(paper());
    expect(await agent.get<{ rows: unknown[] }>(`/api/lists/epic-contract-list?filters=${encodeURIComponent(JSON.stringify([{ field: 'epicContractId', op: 'is', value: id }, { field: 'signingStatus', op: 'is', value: 'Voided' }]))}`)).toMatchObject({ rows: [{ epicContractId: id }] });
  });

  it('is brought back once by who sends the same upload again, who could not replace what is signed by then', async () => {
    const id = await written({ buyerEmail: 'twice@example.com' });
    const key = randomUUID();
    const [first, again] = [await upload(id, { key }), await upload(id, { key })];
    expect([first.status, again.status, again.body.signedContracts.length]).toEqual([200, 200, 1]);
    expect(await upload(id, { key, content: paper('other') })).toMatchObject({ status: 409 });
    expect(await upload(id)).toMatchObject({ status: 403, body: { code: 'signed' } });
  });

  it('goes to nobody any more once the contract is canceled, and takes back who was still to sign', async () => {
    const id = await written({ buyerEmail: 'late@example.com' });
    await call(`PrintContract/${id}`);
    await call(`${id}/SendContract`);
    const [mail] = await soon('the mail', async () => [await mailsTo(executive, 'late@example.com')].find((mails) => mails.length > 0));
    await agent.fetch(`/api/EpicContracts/${id}/Status`, { method: 'PUT', body: { contractStatus: 'Canceled' } });
    expect((await one(id)).signings).toMatchObject([{ status: 'Voided', reason: 'The contract is canceled' }]);
    await soon('the end of its link', async () => ((await askedWith(app.url, /\/sign#([\w-]{43})/.exec(mail!.text)![1]!)).status === 410 ? true : undefined));
    expect(await call(`${id}/SendContract`)).toMatchObject({ status: 409, body: { code: 'finished' } });
  });

  it('is followed by who may read the contract, without how its signers are reached, and sent by who may edit it', async () => {
    const id = await written({ buyerEmail: 'seen@example.com' });
    await call(`PrintContract/${id}`);
    const { envelopeId } = (await call(`${id}/SendContract`)).body.signings[0]!;
    await mailsTo(executive, 'seen@example.com');
    const seen = await reader.get<EnvelopeAnswer>(`/api/Envelopes/${envelopeId}`);
    expect(seen.signers).toMatchObject([{ role: 'buyer', name: 'Ingrid Tanaka' }, { role: 'coBuyer' }]);
    expect(JSON.stringify(seen)).not.toContain('@example.com');
    for (const path of [`EpicContracts/${id}/SendContract`, `EpicContracts/PrintContract/${id}`, `Envelopes/${envelopeId}/Resend`, `Envelopes/${envelopeId}/Void`]) {
      expect([path, (await reader.fetch(`/api/${path}`, { method: 'POST', body: { reason: 'no' } })).status]).toEqual([path, 403]);
    }
    expect((await upload(id, { who: reader })).status).toBe(403);
    expect((await agent.fetch(`/api/Envelopes/${envelopeId}/Resend`, { method: 'POST' })).status).toBe(409);
    expect((await agent.fetch(`/api/Envelopes/${envelopeId}/Void`, { method: 'POST', body: { reason: 'Wrong tier' } })).status).toBe(200);
    await soon('the contract to hear of it', async () => ((await one(id)).signingStatus === 'Voided' ? true : undefined));
    expect((await one(id)).signings).toMatchObject([{ status: 'Voided', reason: 'Wrong tier' }]);
    const stranger = await app.signIn('sales-administrator');
    const mayNot = ['Document/1', 'Document/Preview', 'Document/1/Standing', 'SignedContract/1'].map(async (path) => (await stranger.fetch(`/api/EpicContracts/${id}/${path}`)).status);
    const { permissions } = await stranger.get<{ permissions: string }>('/api/Users/Me');
    expect([permissions.includes('Epic_Contracts_Detail'), ...(await Promise.all(mayNot))]).toEqual([false, 403, 403, 403, 403]);
  });

  it('is not made of imported terms that contradict what was written, and says both figures', async () => {
    const { rows } = await executive.get<{ rows: { epicContractId: number }[] }>(`/api/lists/epic-contract-list?filters=${encodeURIComponent(JSON.stringify([{ field: 'transactionType', op: 'is', value: 'Finance Transaction' }]))}&limit=100`);
    const answers = await Promise.all(rows.map(async ({ epicContractId }) => ({ id: epicContractId, answer: await executive.fetch(`/api/EpicContracts/${epicContractId}/Document/Preview`) })));
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200, 409]));
    const { id } = answers.find(({ answer }) => answer.status === 409)!;
    expect(await call(`PrintContract/${id}`, executive)).toMatchObject({ status: 409, body: { code: 'cannot-be-made', detail: expect.stringMatching(/was written with an APR of [\d.]+%, and its terms give [\d.]+%/) as unknown } });
  });
});
