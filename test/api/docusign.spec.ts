import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Outgoing } from '../../backend/platform/outgoing/outgoing.js';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import { ACCOUNT_ID, DocuSignStandIn, messageOf, postedByDocuSign, type HeldEnvelope } from '../support/docusign-stand-in.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('a contract that is signed at DocuSign', () => {
  let standIn: DocuSignStandIn;
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    standIn = new DocuSignStandIn();
    app = await startApp({ demo: true, environment: await standIn.listen() });
    dana = await app.signIn('executive');
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    await standIn.close();
  });

  const contract = (id: number) => dana.get<ResaleContractAnswer>(`/api/Contracts/${id}`);
  const posted = async (path: string, body?: object) => (await dana.fetch(path, { method: 'POST', body })).status;
  const tell = (held: HeldEnvelope, event = 'envelope-sent') => postedByDocuSign(app.url, messageOf(held, event));
  const envelopeId = async (id: number) => (await contract(id)).signings!.at(-1)!.envelopeId;
  const envelope = async (id: number) => dana.get<EnvelopeAnswer>(`/api/Envelopes/${await envelopeId(id)}`);
  const becomes = (id: number, status: string) => soon(`contract ${id} being ${status}`, async () => ((await contract(id)).signings?.at(-1)?.status === status ? contract(id) : undefined));
  const heldOf = async (id: number) => {
    const mark = await envelopeId(id);
    return soon('an envelope there', async () => standIn.sent.find(({ definition }) => definition.transactionId === mark));
  };
  const handled = () => soon('news to be handled', async () => ((await dana.get<readonly object[]>('/api/Operations/Incoming')).length === 0 ? true : undefined));

  /** The seller's contract of two, out at DocuSign. */
  const sent = async (id: number): Promise<HeldEnvelope> => {
    const parties = { sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Victor', sellerLastName: 'Brown', sellerEmail: 'victor@example.com', coSellerFirstName: 'Ana', coSellerLastName: 'Brown', coSellerEmail: 'ana@example.com' };
    expect((await dana.fetch(`/api/Contracts/${id}`, { method: 'PUT', body: { ...parties, reason: 'As agreed' } })).status).toBe(200);
    expect(await posted(`/api/Contracts/PrintSellerContract/${id}`)).toBe(200);
    expect(await posted(`/api/Contracts/${id}/send-seller-contract`)).toBe(200);
    await becomes(id, 'Sent');
    return heldOf(id);
  };

  it('goes there through the queue, in the order of its signers, and keeps what DocuSign calls it and when it went', async () => {
    const held = await sent(1055);
    expect(held).toMatchObject({ status: 'sent', timesSent: 1, definition: { emailSubject: 'Please sign: Seller’s Contract of Sale, contract 1055, version 1', recipients: { signers: [{ name: 'Victor Brown', routingOrder: '1' }, { name: 'Ana Brown', routingOrder: '2' }] } } });
    expect(held.definition.recipients.signers.every(({ tabs }) => tabs.signHereTabs.length > 0)).toBe(true);
    const { sellerDocuSignId, sellerDocuSignSentDate, sellerSigningStatus } = await soon('its id', async () => ((await contract(1055)).sellerDocuSignId === held.envelopeId ? contract(1055) : undefined));
    expect([sellerDocuSignId, sellerSigningStatus, sellerDocuSignSentDate]).toEqual([held.envelopeId, 'Sent', expect.stringMatching(/^20/)]);
    expect(await mailsTo(dana, 'victor@example.com')).toEqual([]);
  });

  it('believes nobody who cannot sign what they tell, and keeps nothing of it', async () => {
    const held = await heldOf(1055);
    const before = await app.nest.get(pg.Pool).query('SELECT id FROM incoming');
    held.signers[0]!.status = 'completed';
    const message = messageOf(held, 'recipient-completed');
    expect(await postedByDocuSign(app.url, message, 'a guess')).toBe(401);
    expect((await fetch(`${app.url}/api/DocuSign/Events`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: message })).status).toBe(401);
    // Signed with the right key, about another account.
    expect(await postedByDocuSign(app.url, message.replace(ACCOUNT_ID, 'ffffffff-0000-4000-8000-000000000000'))).toBe(403);
    expect((await app.nest.get(pg.Pool).query('SELECT id FROM incoming')).rowCount).toBe(before.rowCount);
    held.signers[0]!.status = 'sent';
  });

  it('follows each signer, whatever is told twice, late, or of an envelope of somebody else', async () => {
    const held = await heldOf(1055);
    const asSent = messageOf(held, 'recipient-sent');
    held.signers[0]!.status = 'delivered';
    await tell(held, 'recipient-delivered');
    await becomes(1055, 'Viewed');
    held.signers[0]!.status = 'completed';
    held.signers[1]!.status = 'sent';
    const signed = messageOf(held, 'recipient-completed');
    for (const message of [signed, signed, asSent, messageOf({ ...held, envelopeId: randomUUID(), status: 'voided' }, 'envelope-voided')]) expect(await postedByDocuSign(app.url, message)).toBe(200);
    await handled();
    const { status, signers, trail } = await envelope(1055);
    expect([status, signers.map(({ signedAt, sentAt, now }) => [signedAt !== '', sentAt !== '', now])]).toEqual(['Sent', [[true, true, false], [false, true, true]]]);
    expect(trail.map(({ what }) => what)).toEqual(['Sent (co-seller)', 'Signed (seller)', 'Viewed (seller)', 'Delivered (seller)', 'Sent (seller)', 'Handed over to DocuSign', 'Link asked for (seller)', 'Prepared for signature']);
  });

  it('is fetched with its certificate once everybody has signed, though the last news came first; DocuSign mails the copies', async () => {
    const held = await heldOf(1055);
    Object.assign(held, { status: 'completed' });
    held.signers[1]!.status = 'completed';
    for (const event of ['envelope-completed', 'recipient-completed', 'recipient-delivered']) expect(await tell(held, event)).toBe(200);
    await becomes(1055, 'Completed');
    const file = await dana.fetch(`/api/Envelopes/${await envelopeId(1055)}/Document`);
    expect(Buffer.from(await file.arrayBuffer()).equals(standIn.signedPdf)).toBe(true);
    expect(await mailsTo(dana, 'victor@example.com')).toEqual([]);
  });

  it('goes out once, though its first request was cut off behind DocuSign’s back', async () => {
    standIn.befalls('POST', 'done and cut off');
    const held = await sent(1064);
    expect(standIn.envelopes.filter(({ definition }) => definition.transactionId === held.definition.transactionId).map(({ timesSent }) => timesSent)).toEqual([1]);
  });

  it('is mailed once more, and taken back, by DocuSign; declined with the reason that was given there', async () => {
    const held = await heldOf(1064);
    held.signers[0]!.status = 'autoresponded';
    await tell(held, 'recipient-autoresponded');
    await soon('the mail to be back', async () => ((await envelope(1064)).signers[0]!.failed !== '' ? true : undefined));
    expect(await posted(`/api/Envelopes/${await envelopeId(1064)}/Resend`)).toBe(200);
    await soon('it to go again', async () => (held.timesResent === 1 ? true : undefined));
    expect(await posted(`/api/Envelopes/${await envelopeId(1064)}/Void`, { reason: 'Wrong week' })).toBe(200);
    await soon('it to be void there', async () => (held.status === 'voided' ? true : undefined));
    expect([held.voidedReason, held.timesSent]).toEqual(['Wrong week', 1]);
    const declined = await sent(1049);
    Object.assign(declined, { status: 'declined' });
    Object.assign(declined.signers[0]!, { status: 'declined', declinedReason: 'Not my week' });
    await tell(declined, 'envelope-declined');
    expect((await becomes(1049, 'Declined')).signings!.at(-1)!.reason).toBe('Not my week');
  });

  it('follows what DocuSign never told, as it asks there by the clock; what stands at DocuSign for somebody else it leaves alone', async () => {
    const held = await sent(1020);
    held.signers[0]!.status = 'declined';
    held.signers[0]!.declinedReason = 'Sold to a neighbour';
    held.status = 'declined';
    const { definition } = held;
    const elsewhere = { ...definition, customFields: { textCustomFields: [{ ...definition.customFields.textCustomFields[0]!, value: randomUUID() }] } };
    standIn.envelopes.push({ ...held, envelopeId: randomUUID(), definition: elsewhere });
    const pool = app.nest.get(pg.Pool);
    await pool.query("SELECT graphile_worker.add_job('catch-up-with-docusign')");
    expect(await becomes(1020, 'Declined')).toMatchObject({ signings: [{ reason: 'Sold to a neighbour' }] });
    await handled();
    const { rows } = await pool.query('SELECT count(*)::int AS news FROM incoming');
    await pool.query("SELECT graphile_worker.add_job('catch-up-with-docusign')");
    await soon('the second look', async () => ((await pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'catch-up-with-docusign'")).rowCount === 0 ? true : undefined));
    expect((await pool.query('SELECT count(*)::int AS news FROM incoming')).rows).toEqual(rows);
    expect(await dana.get('/api/Operations/Incoming')).toEqual([]);
  });

  it('expires when DocuSign says so', async () => {
    const held = await sent(1112);
    Object.assign(held, { status: 'voided', voidedReason: 'Envelope has expired.' });
    await tell(held, 'envelope-voided');
    expect((await becomes(1112, 'Expired')).sellerSigningStatus).toBe('Expired');
  });

  it('says in words why it does not go, on its page and on Operations, and goes once that is mended', async () => {
    standIn.befalls('POST', { status: 400, errorCode: 'ENVELOPE_ALLOWANCE_EXCEEDED' });
    const reason = 'DocuSign refused it: the account has used up its documents (ENVELOPE_ALLOWANCE_EXCEEDED)';
    const going = sent(1066);
    await soon('why not', async () => ((await contract(1066)).signings?.length && (await envelope(1066)).signers[0]!.failed === reason ? true : undefined));
    const open = await soon('it to stand there', async () => (await dana.get<OutgoingOverview>('/api/Operations/Outgoing')).open.find((row) => row.reason === reason));
    expect(open.state).toBe('failed');
    const issued = { actor: { kind: 'system', id: 'test', name: 'Test' }, commandId: randomUUID() } as unknown as Parameters<Outgoing['tryAgain']>[1];
    expect(await app.nest.get(Outgoing).tryAgain(open.id, issued)).toBe(true);
    expect((await going).timesSent).toBe(1);
  });
});
