import type { Inventory } from '../../backend/inventory/inventory.state.js';
import { hasPoppler, readPdf } from '../support/pdf-text.js';
import { signIn, type Person } from '../support/person.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const poppler = hasPoppler ? it : it.skip;

describe('The agreement of a listing', () => {
  let app: TestApp;
  let rosa: Person;
  /** The same with answers as they come. */
  let fetching: SignedIn;
  /** Inventory_Detail, and nothing sensitive. */
  let tablet: SignedIn;
  let listing = 0;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    rosa = await signIn(app, 'inventory-manager');
    [fetching, tablet] = [await app.signIn('inventory-manager'), await app.signIn('inventory-tablet')];
    const owner = { ownerName: 'Olga Meyer', sellerEntityType: 'Trust', sellerTrustName: 'Núñez Family Trust', sellerEmail: 'olga@example.com', coSellerFirstName: 'Ada', coSellerLastName: 'Núñez' };
    const { body } = await rosa.post('/Inventories/', { resortName: 'Coral Reef Club', unitNumber: '524', useWeek: '7', listingPrice: '8010.00', marketingFee: '199.00', ...owner }).expect(201);
    listing = (body as Inventory).inventoryId;
  }, 120_000);

  afterAll(() => app?.stop());

  const generate = async () => (await rosa.post(`/Inventories/GenerateListingAgreement/${listing}`).expect(200)).body as Inventory;
  const pdfAt = async (who: SignedIn, link: string) => Buffer.from(await (await who.fetch(link)).arrayBuffer());

  it('is made by the documented call, which answers the listing with link, name and day, and keeps every version', async () => {
    expect(await generate()).toMatchObject({ inventoryId: listing, listingDocumentLink: `/api/Inventories/${listing}/ListingAgreement/1`, listingFileName: `listing-agreement-${listing}-v1.pdf` });
    const second = await generate();
    expect(second.agreements.map(({ version }) => version)).toEqual([1, 2]);
    expect(second.agreements[0]!.places.map(({ signer, kind }) => `${signer} ${kind}`)).toEqual(['seller signature', 'seller date', 'coSeller signature', 'coSeller date']);
    expect(second.listingStatus).toBe('Available');
    const answer = await fetching.fetch(second.listingDocumentLink);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([200, 'application/pdf', 'nosniff']);
    const { entries } = await rosa.read<{ entries: { title: string }[] }>(`/Inventories/${listing}/History`);
    expect(entries.slice(0, 2).map(({ title }) => title)).toEqual(['Listing agreement made, version 2', 'Listing agreement made, version 1']);
  });

  poppler('says owner, unit and price, and to who may not see the owner that this is not shown', async () => {
    const link = `/api/Inventories/${listing}/ListingAgreement/1`;
    const [whole, copy] = [await readPdf(await pdfAt(fetching, link)), await readPdf(await pdfAt(tablet, link))];
    for (const said of ['Núñez Family Trust', 'Ada Núñez', 'Coral Reef Club', '8,010.00', `Listing ${listing}, version 1`]) expect(whole.text).toContain(said);
    expect(copy.text).toContain('Coral Reef Club');
    expect(copy.text).toContain('[not shown]');
    expect(copy.text).not.toMatch(/Núñez|olga@|8,010/);
  });

  poppler('is read with what changed since the version before marked; who may not see prices reads neither the new one nor that there is one', async () => {
    await rosa.put(`/Inventories/${listing}`, { listingPrice: '8540.00', unitView: 'Ocean' }).expect(200);
    const { agreements } = await generate();
    const [before, made] = agreements.slice(-2);
    const link = `/api/Inventories/${listing}/ListingAgreement/${made!.version}/Marked`;
    const [whole, copy] = [await readPdf(await pdfAt(fetching, link)), await readPdf(await pdfAt(tablet, link))];
    for (const { text } of [whole, copy]) expect(text).toContain(`What differs from version ${before!.version} stands on this ground`);
    expect(whole.text).toContain('8,540.00');
    expect(copy.text).not.toContain('8,540');
    const compared = `/api/Inventories/${listing}/Compare?from=${before!.ofRevision}&to=${made!.ofRevision}`;
    const changedFor = async (who: SignedIn) => (await who.get<{ changes: { field: string }[] }>(compared)).changes.map(({ field }) => field);
    expect(await changedFor(fetching)).toEqual(expect.arrayContaining(['listingPrice', 'unitView']));
    expect(await changedFor(tablet)).toContain('unitView');
    expect(await changedFor(tablet)).not.toContain('listingPrice');
    expect((await fetching.fetch(`/api/Inventories/${listing}/ListingAgreement/1/Marked`)).status).toBe(404);
  });

  it('is previewed without being kept, made by GET with a token only, and not there where the listing is not', async () => {
    const { agreements } = await rosa.read<Inventory>(`/Inventories/${listing}`);
    expect((await pdfAt(fetching, `/api/Inventories/${listing}/ListingAgreement/Preview`)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await rosa.read<Inventory>(`/Inventories/${listing}`)).agreements).toHaveLength(agreements.length);
    const byCookie = await fetching.fetch(`/api/Inventories/GenerateListingAgreement/${listing}`);
    expect([byCookie.status, byCookie.headers.get('allow')]).toEqual([405, 'POST']);
    await rosa.get(`/Inventories/GenerateListingAgreement/${listing}`).expect(200);
    await rosa.get(`/Inventories/${listing}/ListingAgreement/99`).expect(404);
    await rosa.post('/Inventories/GenerateListingAgreement/999999').expect(404);
    const drawn = await tablet.fetch(`/api/Inventories/GenerateListingAgreement/${listing}`, { method: 'POST' });
    expect(drawn.status).toBe(403);
    await rosa.put(`/Inventories/${listing}/Status`, { listingStatus: 'Draft' }).expect(200);
    for (const version of ['1', '2/Marked']) expect((await tablet.fetch(`/api/Inventories/${listing}/ListingAgreement/${version}`)).status).toBe(404);
  });
});
