import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandOf } from '../../backend/platform/commands/command.js';
import { Commands } from '../../backend/platform/commands/commands.js';
import { issuedByServer } from '../../backend/platform/commands/issued-by-server.js';
import { EnvelopeCommand } from '../../backend/signing/envelope.handlers.js';
import { Settings } from '../../backend/platform/config/settings.js';
import type { ReadingText } from '../../backend/platform/documents/reading-text.js';
import { FilePlace } from '../../backend/platform/files/file-place.js';
import type { LeadErasure } from '../../backend/leads/erasure/lead-erasure.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { ExpireEnvelope, RecordLinkFailed } from '../../backend/signing/envelope.commands.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import { SigningLinks } from '../../backend/signing/links/signing-links.js';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { EventStore } from '../../events/store/event-store.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { patient } from '../support/patient.js';
import { askedWith, DOT, signsWith } from '../support/signs-with.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('the page behind a link to sign', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const asked = (token: string, path = '', body?: object) => askedWith(app.url, token, path, body);
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string; detail?: string }).code];
  const linkTo = async (mail: string) => /#([\w-]{43})/.exec((await mailsTo(dana, mail))[0]!.text)![1]!;
  const filesKept = async () => {
    const files = new Set<string>();
    for await (const { fileId } of app.nest.get(FilePlace).all()) files.add(fileId);
    return files.size;
  };
  const textKept = async (id: number) => {
    for await (const { type, data } of app.nest.get(EventStore).read(`resaleContract-${id}`)) if (type === 'ContractDocumentMade') return (data as { text?: object }).text;
    return undefined;
  };
  const contract = (id: number) => dana.get<ResaleContractAnswer>(`/api/Contracts/${id}`);

  /** Sent to a buyer and a co-buyer. @returns the buyer's token */
  async function sent(id: number): Promise<string> {
    const parties = { buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Fatima', buyerLastName: 'López', buyerEmail: `fatima${id}@example.com`, coBuyerFirstName: 'Diego', coBuyerLastName: 'López', coBuyerEmail: `diego${id}@example.com` };
    expect((await dana.fetch(`/api/Contracts/${id}`, { method: 'PUT', body: { ...parties, reason: 'As agreed' } })).status).toBe(200);
    for (const path of [`PrintContract/${id}`, `${id}/send-buyer-contract`]) expect((await dana.fetch(`/api/Contracts/${path}`, { method: 'POST' })).status).toBe(200);
    return linkTo(`fatima${id}@example.com`);
  }

  it('leaves the newest of two links that are under way at once, whichever mail is taken last', async () => {
    const links = app.nest.get(SigningLinks);
    const envelopeId = randomUUID();
    const [older, newer] = [await links.make(envelopeId, 'buyer'), await links.make(envelopeId, 'buyer')];
    for (const taken of [newer, older]) await links.endEarlier(envelopeId, 'buyer', taken);
    expect([(await links.find(older))?.replaced, (await links.find(newer))?.replaced]).toEqual([true, false]);
  });

  it('reads, consents and signs, each in their turn; every step says from where, with what and over which bytes', async () => {
    const fatima = await sent(1055);
    const shown = (await (await asked(fatima)).json()) as SigningAnswer;
    expect(shown).toMatchObject({ title: 'Purchase and Sale Contract', record: 'contract 1055, version 1', me: { name: 'Fatima López', consented: false }, signers: [{ name: 'Fatima López' }, { name: 'Diego López', words: 'co-buyer' }] });
    const pdf = await asked(fatima, '/Document');
    expect([pdf.headers.get('content-type'), Buffer.from(await pdf.arrayBuffer()).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect((await asked(fatima, '/Viewed', {})).status).toBe(204);
    const own = shown.places.findIndex(({ mine }) => mine);
    expect(await refusal(await asked(fatima, `/Places/${own}`, { how: 'drawn', image: DOT }))).toEqual([422, undefined]);
    await signsWith(app.url, fatima);
    expect(await refusal(await asked(fatima))).toEqual([410, 'signed']);
    const diego = await linkTo('diego1055@example.com');
    await signsWith(app.url, diego);
    await mailsTo(dana, 'nobody@example.com');
    const { signings = [] } = await contract(1055);
    const { trail, signers } = await dana.get<EnvelopeAnswer>(`/api/Envelopes/${signings[0]!.envelopeId}`);
    expect(signers.every(({ signedAt }) => signedAt !== '')).toBe(true);
    expect(trail.filter(({ what }) => /^(Viewed|Agreed|Signed \()/.test(what)).map(({ what, userAgent, address }) => [what, userAgent, /^(127\.|::1)/.test(address!)])).toEqual(
      ['Signed (co-buyer)', 'Agreed to sign electronically (co-buyer)', 'Signed (buyer)', 'Agreed to sign electronically (buyer)', 'Viewed (buyer)'].map((what) => [what, 'A phone', true]),
    );
  });

  it('has what its document says as text, the bytes that the version names; none where the template told nothing', async () => {
    const fatima = await sent(1066);
    const answer = await asked(fatima, '/Text');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'application/json', 'no-store']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { documents = [] } = await contract(1066);
    const kept = { name: 'buyer-contract-1066-v1-text.json', bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    expect(await textKept(1066)).toMatchObject(kept);
    // Its hash would let who may not see a phone number try numbers until one fits.
    expect(JSON.stringify(await contract(1066))).not.toContain(kept.sha256);
    const { pages } = JSON.parse(bytes.toString()) as ReadingText;
    const { places } = (await (await asked(fatima)).json()) as SigningAnswer;
    expect(pages).toHaveLength(documents[0]!.pages);
    expect(pages[0]).toContainEqual({ kind: 'table', amounts: false, head: [], rows: expect.arrayContaining([{ cells: ['Buyer', 'Fatima López'], total: false }]) as unknown });
    expect(pages.flat().filter(({ kind }) => kind === 'place')).toMatchObject(places.map(({ kind }, place) => ({ place, text: kind === 'date' ? 'Date' : expect.stringMatching(/^(Fatima López, buyer|Diego López, co-buyer)$/) as unknown })));
    const own = path.join(app.nest.get(Settings).dataDir, 'templates');
    await mkdir(own, { recursive: true });
    await writeFile(path.join(own, 'buyer-contract.typ'), '#import "layout.typ": *\n#signatures[I agree.]');
    const untold = await sent(1073);
    await rm(own, { recursive: true });
    expect((await contract(1073)).documents![0]).not.toHaveProperty('text');
    expect(await (await asked(untold, '/Text')).json()).toEqual({ pages: [] });
    expect((await asked('A'.repeat(43), '/Text')).status).toBe(404);
  });

  it('is declined with a reason, which the contract tells; then it opens nothing', async () => {
    const fatima = await sent(1049);
    expect((await asked(fatima, '/Decline', { reason: ' ' })).status).toBe(422);
    expect((await asked(fatima, '/Decline', { reason: 'Wrong middle name' })).status).toBe(204);
    expect(await refusal(await asked(fatima, '/Consent', {}))).toEqual([410, 'declined']);
    await mailsTo(dana, 'nobody@example.com');
    expect(await contract(1049)).toMatchObject({ buyerSigningStatus: 'Declined', signings: [{ status: 'Declined', reason: 'Wrong middle name' }] });
  });

  it('refuses plainly who comes after it was taken back, and with the link before the newest', async () => {
    const fatima = await sent(1064);
    const { signings = [] } = await contract(1064);
    expect((await dana.fetch(`/api/Envelopes/${signings[0]!.envelopeId}/Void`, { method: 'POST', body: { reason: 'Replaced' } })).status).toBe(200);
    for (const [path, body] of [['', undefined], ['/Document', undefined], ['/Text', undefined], ['/Viewed', {}], ['/Finish', {}]] as const) expect(await refusal(await asked(fatima, path, body))).toEqual([410, 'voided']);
    await dana.fetch('/api/Contracts/1064/send-buyer-contract', { method: 'POST' });
    const second = await linkTo('fatima1064@example.com');
    expect((await asked(second)).status).toBe(200);
    expect(await refusal(await asked(fatima))).toEqual([410, 'voided']);
  });

  it('opens nothing once its time is over, and the contract tells so', async () => {
    const fatima = await sent(1003);
    await asked(fatima, '/Consent', {});
    const { signings = [] } = await contract(1003);
    const later = new Date(Date.now() + 15 * 86_400_000);
    await app.nest.get(Commands).execute(new EnvelopeCommand(signings[0]!.envelopeId, new ExpireEnvelope()), issuedByServer({ kind: 'system', id: 'test', name: 'Test' }, randomUUID(), {}, later));
    for (const [path, body] of [['', undefined], ['/Document', undefined], ['/Places/0', { how: 'typed', image: DOT }], ['/Finish', {}], ['/Decline', { reason: 'Too late' }]] as const) expect([path, ...(await refusal(await asked(fatima, path, body)))]).toEqual([path, 410, 'expired']);
    await mailsTo(dana, 'nobody@example.com');
    expect(await contract(1003)).toMatchObject({ buyerSigningStatus: 'Expired', signings: [{ status: 'Expired' }] });
  });

  it('is sent again once for one key, however often that is asked for', async () => {
    const older = await sent(1080);
    const { signings = [] } = await contract(1080);
    const failed = commandOf(RecordLinkFailed, { role: 'buyer', reason: '550 no such mailbox' });
    await app.nest.get(Commands).execute(new EnvelopeCommand(signings[0]!.envelopeId, failed), issuedByServer({ kind: 'system', id: 'test', name: 'Test' }, randomUUID()));
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = [];
    for (let times = 0; times < 3; times++) answers.push((await dana.fetch('/api/Contracts/1080/send-buyer-contract', { method: 'POST', headers })).status);
    expect(answers).toEqual([200, 200, 200]);
    const { trail } = await dana.get<EnvelopeAnswer>(`/api/Envelopes/${signings[0]!.envelopeId}`);
    expect(trail.filter(({ what }) => what.startsWith('Link asked for'))).toHaveLength(2);
    await mailsTo(dana, 'nobody@example.com');
    expect(await refusal(await asked(older))).toEqual([410, 'replaced']);
    expect((await dana.fetch(`/api/Envelopes/${signings[0]!.envelopeId}/Void`, { method: 'POST', body: { reason: 'Wrong unit' } })).status).toBe(200);
    expect(await refusal(await asked(older))).toEqual([410, 'voided']);
  });

  it('takes a picture of a signature and nothing else', async () => {
    const fatima = await sent(1112);
    await asked(fatima, '/Consent', {});
    const own = ((await (await asked(fatima)).json()) as SigningAnswer).places.findIndex(({ mine }) => mine);
    const kept = await filesKept();
    for (const image of ['', 'data:image/svg+xml;base64,PHN2Zz4=', `${DOT.slice(0, 70)}${'A'.repeat(200)}`, 'data:image/png;base64,iVBORw0KGgoAAAA=', `${DOT.slice(0, 22)}iVBORw0KGgo${'A'.repeat(200_000)}`]) {
      expect([400, 413, 422]).toContain((await asked(fatima, `/Places/${own}`, { how: 'drawn', image })).status);
    }
    expect(await refusal(await asked(fatima, '/Places/99', { how: 'typed', image: DOT }))).toEqual([422, undefined]);
    expect(await filesKept()).toBe(kept);
  });

  it('stays, with who signs, as the contract does when the buyer’s lead is erased; its mail does not, and the proof says what is kept', async () => {
    const { leadId } = await contract(1112);
    expect((await dana.fetch(`/api/Leads/${leadId}`, { method: 'PUT', body: { firstName: 'Fatima', lastName: 'López', email: 'Fatima1112@example.com' } })).status).toBe(200);
    const fatima = await sent(1112);
    expect((await dana.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST' })).status).toBe(200);
    const proof = await soon('the proof', async () => (await patient(dana).get<{ erasure: LeadErasure }>(`/api/Leads/${leadId}`)).erasure.proof ?? undefined, 150_000);
    expect(proof.found).toEqual([]);
    expect(proof.kept!.map(({ table }) => table)).toEqual(expect.arrayContaining(['event_store.event', 'read_model.resale_contract_list']));
    expect(await mailsTo(dana, 'fatima1112@example.com')).toEqual([]);
    expect(((await (await asked(fatima)).json()) as SigningAnswer).me).toMatchObject({ name: 'Fatima López', mail: 'fatima1112@example.com' });
    await signsWith(app.url, fatima);
    expect((await asked(await linkTo('diego1112@example.com'))).status).toBe(200);
  }, 180_000);

  it('opens nothing else, by no other name, and holds up who guesses but not whose link is right', async () => {
    const fatima = await sent(1066);
    for (const path of ['/api/Contracts/1066', '/api/Envelopes/0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e40', '/api/Users/Me']) {
      for (const Authorization of [`Signing ${fatima}`, `Bearer ${fatima}`]) expect((await fetch(`${app.url}${path}`, { headers: { Authorization } })).status).toBe(401);
    }
    const statuses = new Set<number>();
    for (let tries = 0; tries < 25; tries++) statuses.add((await asked('x'.repeat(43))).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await asked(fatima)).status).toBe(200);
  });
});
