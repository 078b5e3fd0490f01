import type { Inventory } from '../../backend/inventory/inventory.state.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

type Answer = Readonly<Record<string, unknown>>;

const text = expect.any(String) as unknown;
const whole = expect.any(Number) as unknown;
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}/) as unknown;
const envelope = expect.stringMatching(/^[\da-f-]{36}$/) as unknown;
const agreement = (version: number) => ({ listingDocumentLink: expect.stringMatching(new RegExp(`^/api/Inventories/\\d+/ListingAgreement/${version}$`)) as unknown, listingFileName: text, listingDocumentDate: day });

/** Every field of document 3, section 3, as the old screens send them: names, amounts and days as people write them. */
const seller = {
  ...{ sellerEntityType: 'Trust', sellerCompanyName: '', sellerTrustName: 'Falk Family Trust', sellerFirstName: 'Ingrid', sellerMiddleName: 'M', sellerLastName: 'Falk', sellerEmail: 'ingrid.falk@example.com' },
  ...{ sellerHomePhone: '(407) 555-0160', sellerWorkPhone: '', sellerMobilePhone: '407-555-0161', sellerAddress: '12 Shore Rd', sellerCity: 'Montréal', sellerState: 'QC', sellerZipcode: 'H2Y 1C6', sellerCountry: 'CA' },
  ...{ coSellerFirstName: 'Ole', coSellerMiddleName: '', coSellerLastName: 'Falk', coSellerEmail: 'ole.falk@example.com', coSellerHomePhone: '', coSellerWorkPhone: '', coSellerMobilePhone: '(407) 555-0162' },
};
const listing = {
  ...{ listingStatus: 'Draft', listingStartDate: '11/30/2026', listingEndDate: '11/29/2027', listingTerms: '2022Plan', resortName: 'Coral Reef Club', unitNumber: '4701', useWeek: '52', useType: 'Lockoff', fixedFloat: 'Fixed' },
  ...{ useYearType: 'Biennial Even', nextUseYear: '2028', unitType: '2BR', roomType: 'Suite', unitStyle: 'Villa', unitView: 'Ocean', bedrooms: '2', bathrooms: '1.5', unitSleeps: '8', golfPackage: 'No' },
  ...{ pointsAmount: 12_000, listedWithPoints: 'No', rciNumber: '7096-80303', pointsSeason: 'Gold', retailPrice: '9,900.00', listingPrice: 8_010, maintFee: '896', financingEligible: 'Yes' },
  ...{ marketingFee: 199, mktFeeDatePd: '11/30/2026', amountPaid: '199.00', variance: 'Paid by card', ownerName: 'Ingrid Falk', notes: 'Call after 5pm', isHoaOwned: 'No' },
  ...seller,
  ...{ entryDate: '11/30/2026', verifiedBy: 'Rosa', dateVerified: '12/01/2026' },
};
/** The same as it is answered: days as ISO, amounts as decimals, phones as they are dialed. */
const answered = {
  ...listing,
  ...{ listingStartDate: '2026-11-30', listingEndDate: '2027-11-29', retailPrice: '9900.00', listingPrice: '8010.00', maintFee: '896.00', marketingFee: '199.00', mktFeeDatePd: '2026-11-30' },
  ...{ entryDate: '2026-11-30', dateVerified: '2026-12-01', sellerHomePhone: '+14075550160', sellerMobilePhone: '+14075550161', coSellerMobilePhone: '+14075550162' },
};
/** As the other screens name some of them (decisions.md H1, H3). */
const oldNames = { resortName: 'Coral Reef Club', unitNumber: '4702', weekNumber: '7', useYearType: 'Even', pointValue: 5_000, mktFee: '299', verifiedDate: '12/02/2026', sellerFirstName: 'Mei', sellerLastName: 'Tanaka', sellerEmail: 'mei.tanaka@example.com' };
const found = { InventoryId: whole, ResortName: 'Coral Reef Club', UseWeek: '52', UnitNumber: '4701', UseType: 'Lockoff', Bedrooms: '2', Bathrooms: '1.5', RetailPrice: '9900.00', FinancingEligible: 'Yes' };
const searchedFor = JSON.stringify({ ResortName: 'coral reef club', UnitNumber: 4701, WeekNumber: '51,52', UseType: '', Bed: '2' });
const kept = { searchId: whole, leadId: whole, tourId: 1180, searchResponse: expect.stringMatching(/^\[\{"InventoryId":\d+,"ResortName":"/) as unknown };

interface Call {
  readonly call: string;
  readonly body?: object;
  readonly status?: number;
  /** Of the answer, or of each of its rows. */
  readonly answers?: object;
  /** Document 1 sends JSON-patch, document 3 JSON; either is taken by any call (decisions.md A12). */
  readonly type?: string;
}

const patch = 'application/json-patch+json';

/** `:unit`, `:other` and `:search` stand for those of the test. In order: what is changed is read after it. */
const inventoryCalls: readonly Call[] = [
  { call: 'POST /api/Inventories/', body: { ...listing, unitNumber: '4711' }, status: 201, answers: { inventoryId: whole } },
  { call: 'POST /api/Inventories/', body: { ...oldNames, unitNumber: '4712' }, type: patch, status: 201, answers: { inventoryId: whole } },
  { call: 'POST /api/Inventories/RetailPrice/', body: listing, answers: { retailPrice: '12500.00' } },
  { call: 'POST /api/Inventories/RetailPrice/', body: { ...listing, inventoryId: 3, resortName: 'Palm Bay Villas' }, status: 204 },
  { call: 'GET /api/Inventories/:unit', answers: answered },
  { call: 'GET /api/Inventories/:other', answers: { useWeek: '7', useYearType: 'Biennial Even', pointsAmount: 5_000, marketingFee: '299.00', dateVerified: '2026-12-02', listingStatus: 'Available' } },
  { call: 'GET /api/Inventories/999999', status: 404 },
  { call: 'GET /api/Inventories', answers: { inventoryId: whole, resortName: text, unitNumber: text, listingStatus: text, sellerLastName: text, notes: text } },
  { call: 'PUT /api/Inventories/:unit', body: { ...listing, unitView: 'Garden', listingStatus: 'Available' } },
  { call: 'PUT /api/Inventories/:unit', body: { ...listing, unitView: 'Lagoon', listingStatus: 'Available' }, type: patch },
  { call: 'GET /api/Inventories/:unit', answers: { ...answered, unitView: 'Lagoon', listingStatus: 'Available' } },
];

const agreementCalls: readonly Call[] = [
  { call: 'GET /api/Inventories/SendListingAgreementToDocusign/:unit', status: 422, answers: { code: 'no-document' } },
  { call: 'GET /api/Inventories/GenerateListingAgreement/:unit', answers: { ...answered, unitView: 'Lagoon', listingStatus: 'Available', ...agreement(1), docuSignId: '' } },
  { call: 'POST /api/Inventories/GenerateListingAgreement/:unit', answers: { unitNumber: '4701', ...agreement(2) } },
  { call: 'GET /api/Inventories/SendListingAgreementToDocusign/:unit', answers: { unitNumber: '4701', ...agreement(2), docuSignId: envelope } },
  { call: 'POST /api/Inventories/SendListingAgreementToDocusign/:unit', body: { docuSignId: 'sent before' }, status: 409, answers: { code: expect.stringMatching(/^(on-its-way|sent-just-now)$/) as unknown } },
  { call: 'POST /api/Inventories/SendListingAgreementToDocusign/:other', body: { docuSignId: '' }, answers: { unitNumber: '4702', ...agreement(1), docuSignId: envelope } },
];

const searchCalls: readonly Call[] = [
  { call: `GET /api/Inventories/Search?searchFilters=${encodeURIComponent(searchedFor)}`, answers: found },
  { call: 'GET /api/Inventories/Search?searchFilters=ResortName%3DCoral+Reef+Club%26UnitNumber%3D4701', answers: found },
  { call: 'GET /api/Resort/', answers: { resortId: whole, resortName: text } },
  { call: 'GET /api/UnitType/ForResort/2', answers: { unitTypeCode: expect.stringMatching(/^[12]BR$/) as unknown } },
  { call: 'GET /api/UnitType/ForResort/99', status: 404 },
  { call: 'POST /api/Searches', body: { userId: 1, leadId: 0, tourId: 1180, searchType: 'inventory', searchCriteria: searchedFor }, status: 201, answers: kept },
  { call: 'POST /api/Searches', body: { userId: 1, leadId: 0, tourId: 1180, searchType: 'inventory', searchCriteria: 'unitNumber=none' }, type: patch, status: 201, answers: { ...kept, searchResponse: '[]' } },
  { call: 'GET /api/Searches/:search', answers: kept },
];

/** What its screens read beside, and the rest of the section; tours have a table of their own. */
const otherCalls: readonly Call[] = [
  { call: 'GET /api/Users/AuthToken/:token', answers: { userId: whole, firstName: 'Dana', lastName: 'Kim', role: text, permissions: text } },
  { call: 'GET /api/Users/AuthToken/nobody', status: 204 },
  { call: 'POST /api/Leads/', body: { firstName: 'Nina', lastName: 'Novak', leadStatus: 'New', email: 'nina.novak@example.com' }, status: 201, answers: { leadId: whole } },
  { call: 'GET /api/Leads/12', answers: { leadId: 12, firstName: text, lastName: text, leadStatus: text, communications: text } },
  { call: 'GET /api/Leads', answers: { leadId: whole, firstName: text, lastName: text } },
  { call: 'PUT /api/Leads/12', body: { occupation: 'Teacher' } },
  { call: 'POST /api/Interests/', body: { leadId: 12, resort: 'Coral Reef Club', bedrooms: '2', useYearType: 'Annual' }, status: 201, answers: { interestId: whole } },
  { call: 'GET /api/Interests/ForLead/1250', answers: { interestId: whole, leadId: 1250, resort: text } },
  { call: 'PUT /api/Interests/60', body: { notes: 'Wants a quiet corner unit' } },
  { call: 'GET /api/Communications/ForLead/12' },
  { call: 'POST /api/Searches', body: { userId: 1, leadId: 0, searchType: 'leads', searchCriteria: 'LastName=Nobody-of-that-name' }, status: 201, answers: { searchResponse: '[]' } },
  { call: 'GET /api/Employees/SalesReps', answers: { employeeId: whole, firstName: text, lastName: text, fullName: text, isToRep: text } },
  { call: 'GET /api/Employees/MarketingReps', answers: { employeeId: whole, fullName: text } },
  { call: 'GET /api/GiftTypes/AvailableGifts', answers: { giftName: text } },
  { call: 'GET /api/Members/', answers: { memberId: whole, firstName: text, lastName: text, memberStatus: text, membershipTier: text } },
  { call: 'GET /api/EpicAdvantageContracts/ForMember/535' },
  { call: 'GET /api/Contracts/', answers: { contractId: whole, contractStatus: text, buyerLastName: text, resort: text, unitNumber: text, useWeek: text } },
];

describe('The calls of document 3, section 7', () => {
  let app: TestApp;
  let dana: SignedIn;
  /** As it was added, and another one with an agreement that nobody was sent. */
  let unit: number;
  let other: number;
  let search: number;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    const [one, two] = await Promise.all([listing, oldNames].map(async (body) => (await sent('POST /api/Inventories/', body)).json() as Promise<Inventory>));
    [unit, other] = [one!.inventoryId, two!.inventoryId];
    const price = await sent('POST /api/CompanySettings/Lists/retailPrices/Items', { name: 'Coral Reef Club', bedrooms: '2', weeks: '51-52', price: '12500' });
    await dana.fetch('/api/CompanySettings', { headers: { 'X-Min-Position': ((await price.json()) as { position: string }).position } });
    await sent(`POST /api/Inventories/GenerateListingAgreement/${other}`);
    const asked = { userId: 1, leadId: 0, tourId: 1180, searchType: 'inventory', searchCriteria: '' };
    search = ((await (await sent('POST /api/Searches', asked)).json()) as { searchId: number }).searchId;
  }, 120_000);

  afterAll(() => app?.stop());

  async function sent(call: string, body?: object, type = 'application/json'): Promise<Response> {
    const [method, address] = call.split(' ') as [string, string];
    const path = address.replace(':unit', String(unit)).replace(':other', String(other)).replace(':search', String(search)).replace(':token', dana.token);
    return fetch(`${app.url}${path}`, { method, headers: { Authorization: `Bearer ${dana.token}`, 'Content-Type': type }, ...(body && { body: JSON.stringify(body) }) });
  }

  it.each([...inventoryCalls, ...agreementCalls, ...searchCalls, ...otherCalls])('answer as documented: $call', async ({ call, body, status = 200, answers, type }) => {
    const response = await sent(call, body, type);
    expect(response.status).toBe(status);
    if (!answers) return;
    const answer = (await response.json()) as Answer | readonly Answer[];
    const rows = Array.isArray(answer) ? (answer as readonly Answer[]) : [answer as Answer];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows.slice(0, 50)) expect(row).toMatchObject(answers);
  });

  it('that change something answer a GET by bearer token alone', async () => {
    for (const call of ['GenerateListingAgreement', 'SendListingAgreementToDocusign']) {
      expect({ call, status: (await dana.fetch(`/api/Inventories/${call}/${unit}`)).status }).toEqual({ call, status: 405 });
    }
  });

  it('answer the balance of points as a number', async () => {
    expect(await dana.get('/api/PointLedgers/CurrentBalance/')).toEqual(whole);
  });
});
