import { DateTime } from 'luxon';
import pg from 'pg';
import { DemoDays } from '../../demo-company/days/demo-days.js';
import { DAYS } from '../../demo-company/days/work-days.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { expireListingWhenItEnds } from '../../backend/inventory/listings/expire-listing-when-it-ends.js';
import { PaymentComparison } from '../../backend/points/checkout/payment-comparison.js';
import { EventStore, START, type StoredEvent } from '../../events/store/event-store.js';
import { sealHolds } from '../support/sealed-pdf.js';
import { startApp, type TestApp } from '../support/start-app.js';

const guests = ['TextSent', 'TextTakenBack', 'LeadMerged', 'LeadTakenOver', 'LeadTakenApart', 'LeadGivenBack', 'LeadsToldApart', 'TourMovedToLead', 'TourMovedBack', 'GiftGiven', 'GiftTakenBack', 'GiftTypeRevised', 'GiftTypeStatusChanged', 'GiftStockReceived', 'GiftStockCounted'];
const others = ['LeadCreated', 'LeadCommunicationAdded', 'TextRequested', 'TextDelivered', 'TextFailed', 'LeadOptedOut', 'LeadStatusChanged', 'InterestAdded', 'LeadDeleted', 'LeadRestored', 'TourBooked', 'TourRescheduled', 'TourResultRecorded', 'PointsHeld', 'PointsPosted', 'PointsReleased', 'PointsRefunded', 'PointsLedgerRowReversed', 'EmployeeStatusChanged', 'UserPermissionsChanged', 'CompanyListItemAdded', 'InventoryAdded', 'InventoryPricesRevised', 'InternalNotesRevised', 'ListingStatusChanged', 'ListingAgreementMade', 'ContractPaperUploaded'];
const signed = ['ContractDocumentMade', 'ContractSigningRequested', 'EnvelopePrepared', 'EnvelopeViewed', 'PlaceSigned', 'EnvelopeDeclined', 'EnvelopeVoided', 'EnvelopeCompleted', 'ContractDocumentSigned', 'ListingSigningRequested', 'ListingSigningMoved', 'ListingAgreementSigned'];

const memberships = ['EpicContractCreated', 'MemberEnrolled', 'EpicContractStatusChanged', 'MembershipPointsTaken', 'MembershipPointsGivenBack', 'EpicContractCeilingMarked', 'PointsAccountOpened'];
/** What the server does of a membership and a card by itself. */
const byItself = new Set(['move-member-with-its-contract', 'write-ledger-row-for-membership', 'open-points-account-for-active-member', 'checkout']);

type Told = StoredEvent & { readonly metadata: EventMetadata };

describe('the demo company’s sixty days', () => {
  let app: TestApp;
  let told: Told[];
  /** Of the first start: it may be another day by the time that a test looks. */
  let startedAt: Date;

  beforeAll(async () => {
    app = await startApp({ demo: true, demoDays: true });
    told = await toldIn(app);
    const { rows } = await app.nest.get(pg.Pool).query<{ startedAt: Date }>('SELECT started_at AS "startedAt" FROM first_run');
    startedAt = rows[0]!.startedAt;
    // A company's whole first start, and two months of work.
  }, 400_000);
  afterAll(() => app.stop());

  const count = (type: string) => told.filter((event) => event.type === type).length;

  it('hold what a company does: prices revised, contracts closed, reopened, rescinded, tours moved and resulted, points bought, lists kept', () => {
    const statuses = told.filter(({ type }) => type === 'ContractStatusChanged').map(({ data }) => (data as { from: string; to: string }));
    for (const to of ['Signed', 'Closed', 'Accounting Complete', 'Rescinded', 'Canceled']) expect(statuses).toContainEqual(expect.objectContaining({ to }));
    expect(statuses).toContainEqual(expect.objectContaining({ from: 'Closed', to: 'Preparing To Close' }));
    expect(count('FinancialTermsRevised')).toBeGreaterThan(100);
    const became = told.filter(({ type }) => type === 'LeadStatusChanged').map(({ data }) => (data as { to: string }).to);
    expect(new Set(became)).toEqual(new Set(['Contacted', 'Toured', 'Purchased', 'Dead', 'Callback']));
    for (const type of [...others, ...guests, ...signed, ...memberships]) expect({ type, isThere: count(type) > 0 }).toEqual({ type, isThere: true });
  });

  it('were lived at times of day that make sense, by people of the demo, each record’s story in order', () => {
    const since = DateTime.fromJSDate(startedAt, { zone: 'America/New_York' }).startOf('day').minus({ days: DAYS });
    const today = newYorkDay(startedAt);
    const last = new Map<string, string>();
    for (const { stream, type, metadata } of told) {
      const at = DateTime.fromISO(metadata.occurredAt, { zone: 'America/New_York' });
      expect(at >= since && at < DateTime.now()).toBe(true);
      if (metadata.actor.id === expireListingWhenItEnds.name) expect({ kind: metadata.actor.kind, time: at.toFormat('HH:mm') }).toEqual({ kind: 'system', time: '00:00' });
      // Guests of the day of the start come, also where it is a Sunday: a board without them shows nobody anything.
      else expect({ stream, type, hour: at.hour >= 8 && at.hour < 20, open: at.weekday !== 7 || at.toISODate() === today }).toEqual({ stream, type, hour: true, open: true });
      const isServers = metadata.actor.kind === 'agent' || byItself.has(metadata.actor.id);
      expect(metadata.actor).toMatchObject(isServers || metadata.actor.id === expireListingWhenItEnds.name || /^(Text|LeadOpted|LeadTakenOver|LeadGivenBack|LeadsToldApart|TourMoved|SigningLink|SigningConsented|Signer|Place|Envelope(?!Voided)|ContractSigningMoved|ContractBecameGood|ContractDocumentSigned|ListingSigningMoved|ListingAgreementSigned|EpicContractSigningMoved|EpicContractDocumentSigned|ScheduledReportFellDue)/.test(type) ? {} : { kind: 'user' });
      expect(metadata.occurredAt >= (last.get(stream) ?? '')).toBe(true);
      last.set(stream, metadata.occurredAt);
    }
  });

  it('are lived once: taken up again, nothing is refused and nothing is done twice', async () => {
    const again = await app.nest.get(DemoDays).live(startedAt);
    expect(again.deeds).toBeGreaterThan(500);
    expect(again.refused).toEqual([]);
    expect(await toldIn(app)).toHaveLength(told.length);
  });

  it('count each shelf against what came, was given and was brought back until then', async () => {
    const executive = await app.signIn('executive');
    const { rows } = await executive.get<{ readonly rows: readonly { giftName: string; onHand: number | null }[] }>('/api/lists/gift-type-list?limit=50');
    const counted = told.flatMap(({ type, data }, index) => (type === 'GiftStockCounted' ? [{ ...(data as { giftName: string; expected: number }), index }] : []));
    expect(counted.length).toBeGreaterThan(3);
    for (const { giftName, expected, index } of counted) expect({ giftName, expected }).toEqual({ giftName, expected: onShelf(told.slice(0, index), giftName) });
    for (const { giftName, onHand } of rows.filter(({ onHand: there }) => there !== null)) expect({ giftName, onHand }).toEqual({ giftName, onHand: onShelf(told, giftName) });
  });

  it('leave contracts that everybody has signed, under a seal that holds, one declined, one taken back, and one that waits for the second of a couple', async () => {
    const executive = await app.signIn('executive');
    const asked = new Map(told.filter(({ type }) => type === 'ContractSigningRequested').map(({ stream, data }) => [stream.slice('resaleContract-'.length), data as { envelopeId: string }]));
    const became = await Promise.all([...asked].map(async ([contractId, { envelopeId }]) => ({ contractId, envelope: await executive.get<EnvelopeAnswer>(`/api/Envelopes/${envelopeId}`) })));
    expect(became.map(({ envelope }) => envelope.status).toSorted()).toEqual(['Completed', 'Completed', 'Declined', 'Delivered', 'Voided']);
    for (const { contractId, envelope } of became.filter(({ envelope: { status } }) => status === 'Completed')) {
      const opened = await executive.fetch(`/api/Envelopes/${asked.get(contractId)!.envelopeId}/Document`);
      expect({ contractId, holds: sealHolds(Buffer.from(await opened.arrayBuffer())) }).toEqual({ contractId, holds: true });
      expect(envelope.signers.every(({ signedAt }) => signedAt !== '')).toBe(true);
    }
    const waiting = became.find(({ envelope }) => envelope.status === 'Delivered')!.envelope;
    expect(waiting.signers.map(({ role, signedAt }) => [role, signedAt !== ''])).toEqual([['buyer', true], ['coBuyer', false]]);
  });

  it('leave listing agreements that their owners have signed, under a seal that holds, one declined, and one that is out: their list tells it', async () => {
    const executive = await app.signIn('executive');
    const { rows } = await executive.get<{ readonly rows: readonly { inventoryId: number; listingStatus: string; listingSigningStatus: string }[] }>('/api/lists/listing-list?limit=500');
    const asked = rows.filter(({ listingSigningStatus }) => listingSigningStatus);
    expect(asked.map(({ listingSigningStatus, listingStatus }) => `${listingSigningStatus}: ${listingStatus}`).toSorted()).toEqual(['Completed: Available', 'Completed: Available', 'Completed: Available', 'Declined: Draft', 'Delivered: Draft']);
    for (const { inventoryId, listingSigningStatus } of asked) {
      const { docuSignId } = await executive.get<{ docuSignId: string }>(`/api/Inventories/${inventoryId}`);
      const { status, expiresAt } = await executive.get<EnvelopeAnswer>(`/api/Envelopes/${docuSignId}`);
      expect({ inventoryId, status }).toEqual({ inventoryId, status: listingSigningStatus });
      if (status === 'Delivered') expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      if (status !== 'Completed') continue;
      const opened = await executive.fetch(`/api/Envelopes/${docuSignId}/Document`);
      expect({ inventoryId, holds: sealHolds(Buffer.from(await opened.arrayBuffer())) }).toEqual({ inventoryId, holds: true });
    }
  });

  it('leave a membership that its couple signed before it was Signed, under a seal that holds, and the newest one opened: the members list tells it', async () => {
    const executive = await app.signIn('executive');
    const of = (type: string, contract: string) => told.findIndex((event) => event.type === type && event.stream === contract);
    const sold = told.filter(({ type }) => type === 'EpicContractCreated').map(({ stream }) => stream);
    const [newest, ...older] = sold.toReversed();
    const onPaper = older.filter((contract) => of('EpicContractDocumentMade', contract) >= 0);
    expect(onPaper.length).toBe(1);
    for (const contract of onPaper) {
      const steps = ['EpicContractDocumentMade', 'EpicContractSigningRequested', 'EpicContractDocumentSigned', 'EpicContractStatusChanged'].map((type) => of(type, contract));
      expect({ contract, steps }).toEqual({ contract, steps: steps.toSorted((a, b) => a - b) });
      const opened = await executive.fetch(`/api/EpicContracts/${contract.slice('epicContract-'.length)}/SignedContract/1`);
      expect({ contract, holds: sealHolds(Buffer.from(await opened.arrayBuffer())) }).toEqual({ contract, holds: true });
    }
    const waiting = told[of('EpicContractSigningRequested', newest!)]!.data as { envelopeId: string };
    expect(await executive.get(`/api/Envelopes/${waiting.envelopeId}`)).toMatchObject({ status: 'Viewed' });
    const { rows } = await executive.get<{ readonly rows: readonly { epicContractId: number; signed: string }[] }>('/api/lists/member-list?limit=500');
    const said = new Map(rows.map(({ epicContractId, signed: isSigned }) => [`epicContract-${epicContractId}`, isSigned]));
    expect(sold.map((contract) => said.get(contract))).toEqual(sold.map((contract) => (onPaper.includes(contract) ? 'Yes' : 'No')));
  });

  it('send nobody anything, and what they leave to be done later are reminders of tours', async () => {
    const executive = await app.signIn('executive');
    expect(await executive.get('/api/Outbox')).toEqual({ mails: [] });
    expect(await executive.get('/api/Operations/Reactions')).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'release-points-when-hold-runs-out', due: { count: 0, next: null, refused: [] } })]));
  });

  it('leave payments by card that the processor lists as well', async () => {
    await app.nest.get(PaymentComparison).compare(new Date());
    const executive = await app.signIn('executive');
    const invariants = await executive.get<{ name: string; ok: boolean }[]>('/api/Operations/Invariants');
    expect(invariants.find(({ name }) => name.startsWith('Card payments'))).toMatchObject({ ok: true });
    expect(told.some(({ type, data }) => type === 'PointsPosted' && (data as { processor?: string }).processor === 'Sandbox')).toBe(true);
  });

  it('leave books of last year and this one closed, changed after that with a reason, and the weekly runs paid, with adjustments, a dispute settled and one open', async () => {
    const closed = told.filter(({ type }) => type === 'MonthClosed').map(({ data }) => (data as { month: string }).month);
    const founded = DateTime.fromJSDate(startedAt, { zone: 'America/New_York' }).minus({ days: DAYS });
    expect(closed).toEqual(expect.arrayContaining([`${founded.year - 1}-01`, `${founded.year - 1}-12`]));
    expect(new Set(closed).size).toBe(closed.length);
    const late = told.filter(({ type }) => type === 'ContractChangedAfterClose').map(({ data }) => data as { month: string; reason?: string });
    expect(late.length).toBeGreaterThan(5);
    for (const { month, reason } of late) expect({ month, closed: closed.includes(month), said: Boolean(reason) }).toEqual({ month, closed: true, said: true });
    const disputes = told.filter(({ type }) => type === 'CommissionLineDisputed' || type === 'CommissionDisputeSettled').map(({ type }) => type);
    expect(disputes).toEqual(['CommissionLineDisputed', 'CommissionDisputeSettled', 'CommissionLineDisputed']);
    const frozen = told.filter(({ type }) => type === 'CommissionRunPrepared').map(({ data }) => data as { adjustments?: readonly object[] });
    expect(frozen.flatMap(({ adjustments = [] }) => adjustments).length).toBeGreaterThan(0);
    const paid = told.filter(({ type }) => type === 'CommissionRunPaid').map(({ stream }) => stream.slice('commissionRun-'.length));
    // A week may have sold nothing.
    expect(paid.length).toBeGreaterThanOrEqual(7);
    const accounting = await app.signIn('accounting-manager');
    for (const run of paid) expect(await accounting.get(`/api/Commission/runs/${run}`)).toMatchObject({ run: { status: 'Paid', paidOn: run.slice(-10) }, lines: expect.arrayContaining([expect.objectContaining({ kind: 'resale' })]) });
  });

  it('leave the points in balance', async () => {
    const executive = await app.signIn('executive');
    for (const invariant of await executive.get<object[]>('/api/Operations/Invariants')) expect(invariant).toMatchObject({ ok: true });
  });
});

/** What the books say is there of a gift. */
function onShelf(told: readonly Told[], name: string): number {
  const ofGift = told.filter(({ data }) => (data as { giftName?: string }).giftName === name);
  return ofGift.reduce((sum, { type, data }) => {
    const { quantity = 0, counted = 0, expected = 0 } = data as { quantity?: number; counted?: number; expected?: number };
    return sum + (type === 'GiftGiven' ? -quantity : type === 'GiftStockCounted' ? counted - expected : quantity);
  }, 0);
}

/** Events that tell of the days, in the order of the log. */
async function toldIn(app: TestApp): Promise<Told[]> {
  const end = new AbortController();
  const told: Told[] = [];
  for await (const { events, caughtUp } of app.nest.get(EventStore).subscribe(START, { signal: end.signal })) {
    told.push(...(events as Told[]).filter(({ metadata }) => metadata.toldLater));
    if (caughtUp) break;
  }
  end.abort();
  return told;
}
