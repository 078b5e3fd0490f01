import type { Inventory } from '../../backend/inventory/inventory.state.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { signsWith } from '../support/signs-with.js';

describe('A listing agreement that is sent to be signed', () => {
  let app: TestApp;
  let dana: SignedIn;
  /** Inventory_Detail, and nothing sensitive. */
  let tablet: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [dana, tablet] = [await app.signIn('executive'), await app.signIn('inventory-tablet')];
  }, 120_000);
  afterAll(() => app?.stop());

  const call = async (path: string, body?: object, method = 'POST') => {
    const answer = await dana.fetch(path, { method, ...(body && { body }) });
    return { status: answer.status, body: (await answer.json()) as Inventory & { code?: string; detail?: string } };
  };
  const unit = (id: number) => dana.get<Inventory>(`/api/Inventories/${id}`);
  const agreementOf = (id: number) => call(`/api/Inventories/GenerateListingAgreement/${id}`);
  const sends = (id: number) => call(`/api/Inventories/SendListingAgreementToDocusign/${id}`);
  const envelopeOf = (id: number) => unit(id).then(({ docuSignId }) => dana.get<EnvelopeAnswer>(`/api/Envelopes/${docuSignId}`));
  const linkTo = async (mail: string) => /#([\w-]{43})/.exec((await mailsTo(dana, mail))[0]!.text)![1]!;
  const asked = (token: string) => fetch(`${app.url}/api/Signing`, { headers: { Authorization: `Signing ${token}` } });

  /** @returns its number, with an agreement made */
  async function listed(mail: string, also: object = {}): Promise<number> {
    const owner = { ownerName: 'Olga Meyer', sellerEntityType: 'Individual', sellerFirstName: 'Olga', sellerLastName: 'Meyer', sellerEmail: mail };
    const { body } = await call('/api/Inventories/', { resortName: 'Coral Reef Club', unitNumber: '524', useWeek: '7', listingPrice: '8010.00', ...owner, ...also });
    expect((await agreementOf(body.inventoryId)).status).toBe(200);
    return body.inventoryId;
  }

  it('goes to each owner in turn, the listing and its list tell how far it is, and what all have signed is sealed', async () => {
    const id = await listed('olga@example.com', { coSellerFirstName: 'Ada', coSellerLastName: 'Núñez', coSellerEmail: 'ada@example.com' });
    const { status, body } = await sends(id);
    expect([status, body.docuSignId, body.listingSigningStatus]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/), 'Prepared']);
    const olga = await linkTo('olga@example.com');
    expect((await (await asked(olga)).json()) as SigningAnswer).toMatchObject({ title: 'Listing Agreement', record: `listing ${id}, version 1`, me: { name: 'Olga Meyer' }, signers: [{ words: 'seller' }, { name: 'Ada Núñez', words: 'co-seller' }] });
    const filters = encodeURIComponent(JSON.stringify([{ field: 'listingSigningStatus', op: 'is', value: 'Delivered' }]));
    const delivered = await soon('the listing among those delivered', async () => (await dana.get<{ rows: { inventoryId: number }[] }>(`/api/lists/listing-list?filters=${filters}`)).rows[0]);
    expect(delivered).toMatchObject({ inventoryId: id });
    for (const token of [olga, '']) await signsWith(app.url, token || (await linkTo('ada@example.com')));
    const signed = await soon('the sealed agreement', async () => unit(id).then((now) => (now.listingSigningStatus === 'Completed' ? now : undefined)));
    expect(signed.signings).toMatchObject([{ version: 1, status: 'Completed', file: { mediaType: 'application/pdf' } }]);
    const sealed = await dana.fetch(`/api/Envelopes/${signed.docuSignId}/Document`);
    expect(Buffer.from(await sealed.arrayBuffer()).subarray(0, 5).toString()).toBe('%PDF-');
    const { entries } = await dana.get<{ entries: { title: string }[] }>(`/api/Inventories/${id}/History`);
    expect(entries.map(({ title }) => title).filter((title) => /^Listing agreement 1/.test(title))).toEqual(expect.arrayContaining(['Listing agreement 1 signed by everybody and sealed', 'Listing agreement 1: signed', 'Listing agreement 1 sent for signature to Olga Meyer and Ada Núñez']));
    const named = (told: { entries: { title: string }[] }) => told.entries.map(({ title }) => /: (.*\(.*)/.exec(title)?.[1]).filter(Boolean);
    expect(named({ entries })).toEqual(['Ada Núñez (co-seller) signed', 'Olga Meyer (seller) signed']);
    expect(named(await tablet.get<{ entries: { title: string }[] }>(`/api/Inventories/${id}/History`))).toEqual([]);
    expect(await sends(id)).toMatchObject({ status: 409, body: { code: 'signed' } });
  });

  it('is refused in words: nothing made, sent a moment ago, nobody to reach, a listing that is over; by GET with a token only', async () => {
    const { body } = await call('/api/Inventories/', { resortName: 'Coral Reef Club', unitNumber: '525' });
    expect(await sends(body.inventoryId)).toMatchObject({ status: 422, body: { code: 'no-document', detail: 'Please create the listing agreement first' } });
    const id = await listed('twice@example.com');
    const answers = await Promise.all(Array.from({ length: 4 }, () => sends(id)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await mailsTo(dana, 'twice@example.com')).toHaveLength(1);
    expect(await sends(id)).toMatchObject({ status: 409, body: { code: 'sent-just-now', detail: 'A link was sent a moment ago: please wait ten minutes' } });
    expect(await sends(await listed(''))).toMatchObject({ status: 422, body: { detail: "Please give the seller's name and email first" } });
    expect((await dana.fetch(`/api/Inventories/SendListingAgreementToDocusign/${id}`)).status).toBe(405);
    const canceled = await listed('canceled@example.com');
    await call(`/api/Inventories/${canceled}/Status`, { listingStatus: 'Canceled' }, 'PUT');
    expect(await sends(canceled)).toMatchObject({ status: 409, body: { code: 'given-up' } });
  });

  it('is not sent as long as it says another seller than the listing does', async () => {
    const id = await listed('before@example.com');
    await call(`/api/Inventories/${id}`, { sellerEmail: 'after@example.com' }, 'PUT');
    expect(await sends(id)).toMatchObject({ status: 409, body: { code: 'signer-changed', detail: "The seller's email was changed since this version was made: make it anew first" } });
    await agreementOf(id);
    expect((await sends(id)).status).toBe(200);
    expect(await mailsTo(dana, 'after@example.com')).toHaveLength(1);
  });

  it('is taken back by a newer version and when its listing is over: the link opens nothing from then on', async () => {
    const id = await listed('newer@example.com');
    await sends(id);
    const old = await linkTo('newer@example.com');
    expect((await agreementOf(id)).body).toMatchObject({ listingSigningStatus: 'Voided', signings: [{ status: 'Voided', reason: 'Replaced by version 2' }] });
    await mailsTo(dana, 'nobody@example.com');
    expect([(await asked(old)).status, await envelopeOf(id)]).toMatchObject([410, { status: 'Voided', reason: 'Replaced by version 2' }]);
    expect((await sends(id)).status).toBe(200);
    await mailsTo(dana, 'nobody@example.com');
    await call(`/api/Inventories/${id}/Status`, { listingStatus: 'Canceled' }, 'PUT');
    await mailsTo(dana, 'nobody@example.com');
    expect(await envelopeOf(id)).toMatchObject({ status: 'Voided', reason: 'The listing is canceled' });
  });

  it('is followed by who sees the owners, and by nobody else, whoever sees contracts', async () => {
    const id = await listed('hidden@example.com');
    await sends(id);
    // The envelope is a consequence: it is there a moment after the listing says its number.
    expect(await mailsTo(dana, 'hidden@example.com')).toHaveLength(1);
    const { docuSignId } = await unit(id);
    expect((await envelopeOf(id)).signers).toMatchObject([{ name: 'Olga Meyer', mail: 'hidden@example.com' }]);
    for (const path of ['', '/History', '/Document']) expect((await tablet.fetch(`/api/Envelopes/${docuSignId}${path}`)).status).toBe(403);
    const seen = await tablet.get<Partial<Inventory>>(`/api/Inventories/${id}`);
    expect([seen.signings, seen.listingSigningStatus]).toEqual([undefined, undefined]);
    const accountant = await app.signIn('accounting-manager');
    expect((await accountant.fetch(`/api/Envelopes/${docuSignId}`)).status).toBe(403);
  });
});
