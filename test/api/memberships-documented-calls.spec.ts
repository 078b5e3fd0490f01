import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

type Answer = Readonly<Record<string, unknown>>;

interface Call {
  readonly call: string;
  readonly body?: object;
  readonly status?: number;
  /** Fields that the answer, or each of its rows, has. */
  readonly fields?: readonly string[];
}

/** Document 2, section 3, field by field. */
const words = (text: string) => text.trim().split(/\s+/);
const contractFields = words(`
  epicContractId memberId tppDealNumber contractStatus paymentStatus contractDate contractGoodDate paidInFullDate transactionType
  buyerFirstName buyerMiddleName buyerLastName coBuyerFirstName coBuyerMiddleName coBuyerLastName
  buyerEmail buyerMobilePhone buyerHomePhone buyerWorkPhone coBuyerEmail coBuyerMobilePhone coBuyerHomePhone coBuyerWorkPhone
  buyerAddress buyerCity buyerState buyerZipcode buyerCountry membershipTier membershipTerm membershipStartDate membershipExpDate
  escrowServices membershipProcessing firstYearDues trusteeFees thirdPartyProviders loanProcessingFee creditReportFee closingCostAmount
  purchasePrice totalPurchasePrice minimumDownPayment additionalDownPayment subtotalDueAtClosing creditCardProcessingFee dueAtClosing
  financedAmount interestRate aprRate loanTerm regularPaymentAmount salesAgent toName annualFixedPoints firstYearEpicAdvantagePointsCost
  annualMaxEpicAdvantagePoints contractDocumentLink contractFileName contractDocumentDate
  signedContractDocumentLink signedContractFileName signedContractDocumentDate createdBy tourId leadId`);
const memberFields = words(`
  memberId firstName middleName lastName rciMemberNumber sorLink username passwordIsTemp address city state zipcode country
  mobilePhone homePhone workPhone email memberStatus membershipTier membershipTerm membershipStartDate membershipExpDate epicContractId
  currentYearEpicAdvPointsAvail currentYearMaxEpicAdvPoints communications`);
const productFields = words('productId productName status termMonths memberTier listPrice listInterestRate minimumPrice minimumDownPayment firstYearEpicAdvantagePointsCost annualMaxEpicAdvantagePoints');
const purchaseFields = words('epicAdvantageContractId epicMemberId createdBy useYear paymentStatus pointsPurchased pricePerPoint transactionFee totalPurchasePrice createdAt paymentReferenceId');
const ledgerFields = words('pointLedgerId createdAt status transactionType debitOrCredit pointsQty contractId memberId resort unitNumber useWeek useYear');
const leadFields = words('leadId firstName lastName spouseFirstName spouseLastName email address1 city state zipcode country homePhone workPhone mobilePhone');

const contract = { buyerFirstName: 'Ingrid', buyerLastName: 'Tanaka', membershipTier: 'Voyager', transactionType: 'Finance Transaction' };

const scan = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n';

/** `:contract` and `:member` stand for those made first. */
const calls: readonly Call[] = [
  { call: 'POST /api/EpicContracts/', body: contract, status: 201, fields: ['epicContractId'] },
  { call: 'GET /api/EpicContracts/:contract', fields: contractFields },
  { call: 'GET /api/EpicContracts/', fields: contractFields },
  { call: 'GET /api/EpicContracts/PrintContract/:contract', fields: contractFields },
  { call: 'GET /api/Members/:member', fields: memberFields },
  { call: 'GET /api/Members/', fields: memberFields },
  { call: 'GET /api/EpicAdvantageContracts/ForMember/587', fields: purchaseFields },
  { call: 'GET /api/PointLedgers/', fields: ledgerFields },
  { call: 'GET /api/Products/', fields: productFields },
  { call: 'GET /api/Employees/SalesReps', fields: ['fullName', 'isToRep'] },
  { call: 'GET /api/Tours/1180', fields: ['leadId'] },
  { call: 'GET /api/Leads/12', fields: leadFields },
  { call: 'GET /api/GiftTypes', fields: ['giftTypeId', 'giftName', 'status'] },
  { call: 'GET /api/GiftTypes/AvailableGifts', fields: ['giftTypeId', 'giftName', 'status'] },
];

describe('The calls of document 2, section 7', () => {
  let app: TestApp;
  let dana: SignedIn;
  let numbers: Readonly<Record<string, number>>;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    const { epicContractId } = await answer<{ epicContractId: number }>('POST', '/api/EpicContracts/', contract);
    const { memberId } = await answer<{ memberId: number }>('GET', `/api/EpicContracts/${epicContractId}`);
    numbers = { contract: epicContractId, member: memberId };
  }, 120_000);

  afterAll(() => app?.stop());

  /** As clients of the old screens send it. */
  function send(method: string, path: string, body?: object): Promise<Response> {
    const headers = { Authorization: `Bearer ${dana.token}`, 'Content-Type': 'application/json-patch+json' };
    return fetch(`${app.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  async function answer<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await send(method, path, body);
    expect([path, response.ok]).toEqual([path, true]);
    return (await response.json()) as T;
  }

  it.each(calls)('answer as documented: $call', async ({ call, body, status = 200, fields = [] }) => {
    const [method, address] = call.split(' ') as [string, string];
    const response = await send(method, address.replace(/:(\w+)/, (_, name: string) => String(numbers[name])), body);
    expect(response.status).toBe(status);
    const said = (await response.json()) as Answer | readonly Answer[];
    const rows = Array.isArray(said) ? (said as readonly Answer[]) : [said as Answer];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows.slice(0, 50)) expect(fields.filter((field) => !(field in row))).toEqual([]);
  });

  it('take a whole contract back with a new phone, and with a new status', async () => {
    const path = `/api/EpicContracts/${numbers['contract']}`;
    const whole = await answer<Answer>('GET', path);
    expect((await send('PUT', path, { ...whole, buyerWorkPhone: '+14075550125' })).status).toBe(200);
    expect((await send('PUT', path, { ...(await answer<Answer>('GET', path)), contractStatus: 'Signed' })).status).toBe(200);
    expect(await answer('GET', path)).toMatchObject({ buyerWorkPhone: '+14075550125', contractStatus: 'Signed', purchasePrice: whole['purchasePrice'] });
  });

  it('take a signed contract as a file, and answer the contract that has it', async () => {
    const form = new FormData();
    form.set('signedContract', new File([scan], 'signed.pdf', { type: 'application/pdf' }));
    const path = `/api/EpicContracts/UploadSignedContract/${numbers['contract']}`;
    const response = await fetch(`${app.url}${path}`, { method: 'POST', headers: { Authorization: `Bearer ${dana.token}` }, body: form });
    expect([response.status, await response.json()]).toMatchObject([200, { signedContractFileName: 'signed.pdf', signedContractDocumentLink: expect.stringContaining('/SignedContract/') as unknown }]);
  });

  it('take a whole member back, communications in front of the earlier ones', async () => {
    const whole = await answer<{ communications: string }>('GET', '/api/Members/585');
    const earlier = JSON.parse(whole.communications) as readonly object[];
    const entry = { CreatedAt: '2026-11-28T10:00:00Z', CreatedBy: 'Dana Kim', Type: 'Letter', Note: 'Yearly statement sent' };
    expect((await send('PUT', '/api/Members/585', { ...whole, workPhone: '+14075550126', communications: JSON.stringify([entry, ...earlier]) })).status).toBe(200);
    const after = await answer<{ communications: string; workPhone: string }>('GET', '/api/Members/585');
    const said = JSON.parse(after.communications) as readonly { readonly Note: string }[];
    expect([after.workPhone, said.length, said[0]!.Note]).toEqual(['+14075550126', earlier.length + 1, 'Yearly statement sent']);
  });

  it('answer the new password of a member, once', async () => {
    const whole = await answer<object>('GET', '/api/Members/585');
    const said = await (await send('POST', '/api/Members/ResetWebsitePassword', whole)).text();
    expect(said).toMatch(/[a-z]+-\d{4}-[a-z]+/);
    expect(JSON.stringify(await answer('GET', '/api/Members/585'))).not.toContain(said.match(/[a-z]+-\d{4}-[a-z]+/)![0]);
  });

  it('sell points with what the old screen sends, and say the balance of the company as a number', async () => {
    const year = new Date().getFullYear();
    const body = { epicMemberId: 585, createdBy: 999, useYear: String(year), paymentStatus: 'Draft', pricePerPoint: 0.02, transactionFee: 29, pointsPurchased: 5_000, totalPurchasePrice: 129 };
    expect(await answer('POST', '/api/EpicAdvantageContracts/', body)).toMatchObject({ epicAdvantageContractId: expect.any(Number) as unknown, checkoutUrl: expect.any(String) as unknown });
    expect(await answer('GET', '/api/PointLedgers/CurrentBalance/')).toEqual(expect.any(Number));
  });

  it('make a gift, change it and read it again', async () => {
    const { giftTypeId, position } = await answer<{ giftTypeId: number; position: string }>('POST', '/api/GiftTypes/', { giftName: 'Kayaks', status: 'Active' });
    const gift = await (await dana.fetch(`/api/GiftTypes/${giftTypeId}`, { headers: { 'X-Min-Position': position } })).json() as object;
    expect((await send('PUT', `/api/GiftTypes/${giftTypeId}`, { ...gift, giftName: 'Kayaks at dusk' })).status).toBe(200);
    await soon('the new name', async () => (await answer<{ giftName: string }>('GET', `/api/GiftTypes/${giftTypeId}`)).giftName === 'Kayaks at dusk' || undefined);
    expect(await answer('GET', `/api/GiftLedgers/${giftTypeId}`)).toEqual([]);
  });

  it('look a member up for an agent by number and name in the body, and find nobody where both do not agree', async () => {
    const looked = (memberLastName: string) => send('POST', '/api/Members/Rci', { rciNumber: '9013-93092', memberLastName });
    expect((await looked('Nobody')).status).toBe(204);
    expect(await (await looked('King')).json()).toMatchObject({ memberId: 585, authToken: expect.any(String) as unknown });
  });
});
