import { randomUUID } from 'node:crypto';
import { readSettings } from '../../backend/platform/config/settings.js';
import type { NotDelivered } from '../../backend/platform/outgoing/outgoing-kind.js';
import { DocuSign } from '../../backend/signing/docusign/docusign.js';
import { envelopeDefinition } from '../../backend/signing/docusign/docusign-definition.js';
import { noEnvelope } from '../../backend/signing/envelope.state.js';
import { samples } from '../events/samples.js';
import { DocuSignStandIn } from '../support/docusign-stand-in.js';

const { data } = samples.get('EnvelopePrepared.v1')!;
const prepared = { ...noEnvelope, ...(data as object), signers: (data as { signers: object[] }).signers } as typeof noEnvelope;

describe('envelopes at DocuSign', () => {
  let standIn: DocuSignStandIn;
  let docuSign: DocuSign;
  beforeEach(async () => {
    standIn = new DocuSignStandIn();
    docuSign = new DocuSign(readSettings(await standIn.listen()).docuSign!);
  });
  afterEach(() => standIn.close());

  const stop = new AbortController().signal;
  const definition = (mark: string = randomUUID()) => envelopeDefinition(mark, prepared, Buffer.from('%PDF-'), { publicUrl: 'https://office.example.com', now: new Date('2026-11-20T15:06:00Z') });
  const refusal = (asking: Promise<unknown>): Promise<NotDelivered> => asking.then(() => { throw new Error('It was taken'); }, (error: unknown) => error as NotDelivered);

  it('are made as drafts with signers in their order, places as the document has them, and where to tell what becomes of them', async () => {
    const mark = randomUUID();
    const draft = await docuSign.create(definition(mark), stop);
    expect(standIn.sent).toEqual([]);
    await docuSign.send(draft, stop);
    const [{ definition: taken } = standIn.envelopes[0]!] = standIn.sent;
    expect(taken.recipients.signers).toMatchObject([
      { recipientId: '1', routingOrder: '1', name: 'Fatima López', email: 'fatima.lopez555@example.com', tabs: { signHereTabs: [{ pageNumber: '2', xPosition: '65', yPosition: '348' }], dateSignedTabs: [{ pageNumber: '2', xPosition: '437', yPosition: '368' }] } },
      { recipientId: '2', routingOrder: '2', name: 'Diego López' },
    ]);
    expect(taken).toMatchObject({ transactionId: mark, documents: [{ documentBase64: 'JVBERi0=' }], notification: { expirations: { expireAfter: '14' } }, eventNotification: { url: 'https://office.example.com/api/DocuSign/Events', includeHMAC: 'true', deliveryMode: 'SIM' } });
    expect(standIn.tokensGiven).toBe(1);
  });

  it('that are refused say why in words, once and for all, and repeat no address', async () => {
    standIn.befalls('POST', { status: 400, errorCode: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' });
    const refused = await refusal(docuSign.create(definition(), stop));
    expect([refused.reason, refused.options.final]).toEqual(['DocuSign refused it: a signer’s mail address is not good (INVALID_EMAIL_ADDRESS_FOR_RECIPIENT)', true]);
    expect(`${refused.message} ${refused.reason}`).not.toContain('@');
  });

  it('wait for a DocuSign that is slow, broken or away', async () => {
    standIn.befalls('POST', 'slow');
    await docuSign.create(definition(), stop);
    standIn.befalls('POST', { status: 503, errorCode: '' });
    expect(await refusal(docuSign.create(definition(), stop))).toMatchObject({ reason: 'DocuSign is busy (503)', options: {} });
    await standIn.close();
    expect((await refusal(docuSign.create(definition(), stop))).reason).toBe('DocuSign is out of reach');
  });

  it('that were cut off are found again where they were made, and are sent once whatever was cut off', async () => {
    const mark = randomUUID();
    standIn.befalls('POST', 'done and cut off');
    expect((await refusal(docuSign.create(definition(mark), stop))).options.final).toBeUndefined();
    const draft = await docuSign.find(mark, stop);
    expect(draft).toBe(standIn.envelopes[0]!.envelopeId);
    expect(await docuSign.find(randomUUID(), stop)).toBeUndefined();
    standIn.befalls('PUT', 'done and cut off');
    await refusal(docuSign.send(draft!, stop));
    await docuSign.send(draft!, stop);
    expect(standIn.sent.map(({ timesSent }) => timesSent)).toEqual([1]);
  });

  it('get a new token once when DocuSign takes the old one no more', async () => {
    await docuSign.create(definition(), stop);
    standIn.befalls('POST', 'token expired');
    await docuSign.create(definition(), stop);
    expect([standIn.tokensGiven, standIn.envelopes.length]).toEqual([2, 2]);
    for (let time = 0; time < 2; time++) standIn.befalls('POST', 'token expired');
    expect((await refusal(docuSign.create(definition(), stop))).reason).toBe('DocuSign does not take the token that it gave');
    expect(standIn.tokensGiven).toBe(3);
  });

  it('say what the owner must do while consent is missing, and go as soon as it is there', async () => {
    standIn.tokenError = 'consent_required';
    const { reason, options } = await refusal(docuSign.create(definition(), stop));
    expect(reason).toMatch(/^DocuSign waits for consent: the user of DOCUSIGN_USER_ID opens http\S+\/oauth\/auth\?response_type=code&scope=signature\+impersonation&client_id=7c2b8d7e\S+ once and accepts/);
    expect(options.final).toBeUndefined();
    standIn.tokenError = '';
    await docuSign.create(definition(), stop);
    expect(standIn.envelopes).toHaveLength(1);
  });

  it('ask nothing more before the moment that a limit names', async () => {
    const reset = Math.floor(Date.now() / 1_000) + 1_800;
    standIn.befalls('POST', { status: 429, errorCode: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED', headers: { 'X-RateLimit-Reset': String(reset) } });
    const words = `DocuSign takes no more of us until ${new Date(reset * 1_000).toISOString().slice(11, 16)} UTC`;
    for (let time = 0; time < 3; time++) expect(await refusal(docuSign.create(definition(), stop))).toMatchObject({ reason: words, options: {} });
    expect(standIn.asked).toHaveLength(1);
  });

  it('that somebody deleted there as drafts are not taken for sent, nor found as drafts, and are taken back already', async () => {
    const mark = randomUUID();
    const draft = await docuSign.create(definition(mark), stop);
    await docuSign.discard(draft, stop);
    const refused = await refusal(docuSign.send(draft, stop));
    expect([refused.reason, refused.options.final]).toEqual(['DocuSign refused it: it was deleted there, or is over (ENVELOPE_INVALID_STATUS)', true]);
    expect(await docuSign.find(mark, stop)).toBeUndefined();
    await docuSign.takeBack(draft, 'Wrong week', stop);
    expect(standIn.sent).toEqual([]);
  });

  it('are taken back once, also what somebody took back there; a draft goes into the bin', async () => {
    const [out, draft] = [await docuSign.create(definition(), stop), await docuSign.create(definition(), stop)];
    await docuSign.send(out, stop);
    for (let time = 0; time < 2; time++) await docuSign.takeBack(out, 'Wrong week', stop);
    await docuSign.takeBack(draft, 'Wrong week', stop);
    expect(standIn.envelopes.map(({ status, voidedReason }) => [status, voidedReason])).toEqual([['voided', 'Wrong week'], ['deleted', '']]);
    standIn.envelopes[0]!.status = 'completed';
    expect((await refusal(docuSign.takeBack(out, 'Too late', stop))).reason).toContain('ENVELOPE_CANNOT_VOID_INVALID_STATE');
  });
});
