import type { DisputesAnswer } from '../../backend/commission/disputes/disputes-reader.js';
import { randomUUID } from 'node:crypto';
import type { ContractsBehindAnswer } from '../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';
import type { ChangesPage, ChangesSummary } from '../../backend/changes/changes.dto.js';
import { issuedByServer } from '../../backend/platform/commands/issued-by-server.js';
import { Envelopes } from '../../backend/platform/signing/envelopes.js';
import { Mail } from '../../backend/platform/mail/mail.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import type { ListSummary } from '../../backend/platform/lists/list.dto.js';
import type { TodayFigures, TodayWaiting, WaitingAnswer } from '../../backend/platform/today/today.dto.js';
import type { PointsStatementAnswer } from '../../backend/points/statement/points-statement.dto.js';
import { demoUsers } from '../../backend/users/demo-users.js';
import { changesQuery, readChangesView } from '../../frontend/changes/changes-view.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { soon } from '../support/mailed-links.js';
import { Person, signIn } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { somebody as added } from './access/people.js';
import { newContract } from './new-contract.js';

/** What each screen that lines lead to reads. */
const listOf: Readonly<Record<string, string>> = { '/admin/contracts': 'resale-contract-list', '/admin/epic-contracts': 'epic-contract-list', '/admin/tours': 'tour-list', '/admin/leads': 'lead-list', '/admin/listings': 'listing-list', '/admin/gifts': 'gift-type-list', '/admin/settings': 'user-list', '/admin/points-purchases': 'points-purchases' };

/** What waits for somebody, what changed and what their month comes to: nothing of it more than they may see. */
describe('Today', () => {
  let app: TestApp;
  let dana: Person;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await signIn(app, 'executive');
  }, 120_000);

  afterAll(() => app.stop());

  const lines = async (who: Person) => (await who.read<TodayWaiting>('/Today/Waiting')).lines;
  const line = async (who: Person, name: string): Promise<WaitingAnswer> => (await lines(who)).find((one) => one.name === name)!;
  const shown = async (list: string, { body }: { readonly body: unknown }) => app.nest.get(ChangeFeed).waitFor(list, (body as { position: string }).position, 10_000);

  const somebody = async (...permissions: PermissionName[]) => new Person(app, await added(app, 'Executive', permissions));

  async function behind(who: Person, { page, filters }: WaitingAnswer): Promise<number> {
    return (await who.read<ListSummary>(`/lists/${listOf[page]}/summary?filters=${encodeURIComponent(JSON.stringify(filters))}`)).count;
  }

  describe('what waits', () => {
    it('is as much as what each line opens', async () => {
      const listed = (await lines(dana)).filter(({ filters }) => filters.length > 0);
      expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['contracts-overdue', 'contracts-rescission', 'tours-without-result', 'users-not-yet-signed-in']));
      for (const one of listed) expect([one.name, one.count]).toEqual([one.name, await behind(dana, one)]);
      expect((await line(dana, 'contracts-overdue')).count).toBeGreaterThan(0);
    });

    it.each(demoUsers.map(({ email }) => email.split('@')[0]!))('is for the %s as much as each line opens', async (role) => {
      const who = await signIn(app, role);
      const opened: Record<string, (line: WaitingAnswer) => Promise<number>> = {
        '/admin/changes': async ({ page }) => (await who.read<ChangesSummary>(`/Changes/Summary?${changesQuery(readChangesView(new URL(page, 'http://here').searchParams))}`)).changes.count,
        '/admin/points-statement': async () => (await who.read<PointsStatementAnswer>('/PointLedgers/Statement')).heldCount,
        '/admin/accounting-closing': async () => 0,
        '/admin/commission-disputes': async () => (await who.read<DisputesAnswer>('/Commission/Disputes')).disputes.filter(({ status }) => status === 'Open').length,
        '/admin/operations': async () => 0,
      };
      for (const one of await lines(who)) {
        const count = await (opened[one.page.split('?')[0]!] ?? ((line) => behind(who, line)))(one);
        expect([one.name, one.count]).toEqual([one.name, count]);
      }
    });

    it('is money of the last working day: amounts, and contracts that were made and lost', async () => {
      const { page } = await line(dana, 'money-moved');
      const ofToday = `${page.split('?')[0]}?${page.split('?')[1]!.replace('last-working-day', 'today')}`;
      const moved = async () => {
        const query = changesQuery(readChangesView(new URL(ofToday, 'http://here').searchParams));
        return (await dana.read<ChangesPage>(`/Changes?${query}`)).changes.map(({ record, label, after }) => [record, label, after]);
      };
      const made = await dana.post('/Contracts', newContract).expect(201);
      const { contractId } = made.body as { contractId: number };
      await shown('changes', await dana.put(`/Contracts/${contractId}/Status`, { contractStatus: 'Canceled', reason: 'Bought elsewhere' }).expect(200));
      const record = String(contractId);
      expect((await moved()).filter(([one]) => one === record)).toEqual([
        [record, 'Status', 'Canceled'],
        [record, expect.stringMatching(/^Created/), null],
      ]);
      expect((await dana.read<ChangesPage>(`/Changes?${changesQuery({ ...readChangesView(new URLSearchParams()), group: 'Status', record: `resaleContract-${record}` })}`)).changes).toHaveLength(1);
    });

    it('are records with one’s own name, or that of the employee whose account it is', async () => {
      const { contractId } = (await dana.post('/Contracts', newContract).expect(201)).body as { contractId: number };
      await shown('resale-contract-list', await dana.put(`/Contracts/${contractId}`, { salesAgent: 'dana kim' }).expect(200));
      expect(await line(dana, 'contracts-sold-by-you')).toMatchObject({ count: 1, words: 'contract in progress with you as its sales agent' });

      const rep = await somebody('Contracts_Main', 'Tours_Main');
      await shown('employee-list', await dana.put('/Employees/5', { userId: (await rep.read<{ userId: number }>('/Users/Me')).userId }).expect(200));
      const { fullName } = await dana.read('/Employees/5');
      await shown('resale-contract-list', await dana.put(`/Contracts/${contractId}`, { salesAgent: fullName }).expect(200));
      const sold = await line(rep, 'contracts-sold-by-you');
      expect([sold.count, (await line(dana, 'contracts-sold-by-you')).count]).toEqual([await behind(dana, sold), 0]);
      expect(sold.count).toBeGreaterThan(0);
      expect((await line(rep, 'tours-of-yours')).count).toBe(await behind(rep, await line(rep, 'tours-of-yours')));
    });

    it('is a document whose mail to its signer failed, for whoever may send it again, until it went', async () => {
      const { contractId } = (await dana.post('/Contracts', newContract).expect(201)).body as { contractId: number };
      await dana.put(`/Contracts/${contractId}`, { sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Victor', sellerLastName: 'Brown', sellerEmail: 'victor@example.com' }).expect(200);
      await dana.post(`/Contracts/PrintSellerContract/${contractId}`).expect(200);
      const unsent = async (count: number) => soon(`${count} that has not gone out`, async () => ((await line(dana, 'contracts-seller-unsent')).count === count ? true : undefined));
      const { count: before } = await line(dana, 'contracts-seller-unsent');
      const mail = app.nest.get(Mail);
      const { send } = mail;
      mail.send = () => Promise.reject(new Error('no space left on the device'));
      await dana.post(`/Contracts/${contractId}/send-seller-contract`).expect(200);
      await unsent(before + 1);
      const shown = await line(dana, 'contracts-seller-unsent');
      expect(await behind(dana, shown)).toBe(shown.count);
      const { envelopeId } = (await dana.read<ResaleContractAnswer>(`/Contracts/${contractId}`)).signings![0]!;
      await soon('what the envelope tells of it', async () => (await dana.read<EnvelopeAnswer>(`/Envelopes/${envelopeId}`)).signers.find(({ failed }) => failed !== ''));
      expect(await line(await somebody('Contracts_Main', 'Contracts_Detail'), 'contracts-seller-unsent')).toBeUndefined();
      expect((await line(await somebody('Contracts_Main', 'Contracts_Edit'), 'contracts-seller-unsent')).count).toBe(before + 1);
      mail.send = send;
      await dana.post(`/Contracts/${contractId}/send-seller-contract`).expect(200);
      await unsent(before);
    });

    it('is a document whose mail failed when it was sent again, or to the signer after the first', async () => {
      const mail = app.nest.get(Mail);
      const { send } = mail;
      const { contractId } = (await dana.post('/Contracts', newContract).expect(201)).body as { contractId: number };
      await dana.put(`/Contracts/${contractId}`, { sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Ada', sellerLastName: 'Brown', sellerEmail: 'ada@example.com' }).expect(200);
      await dana.post(`/Contracts/PrintSellerContract/${contractId}`).expect(200);
      await dana.post(`/Contracts/${contractId}/send-seller-contract`).expect(200);
      const signing = async () => (await dana.read<ResaleContractAnswer>(`/Contracts/${contractId}`)).signings![0]!;
      await soon('the first mail', async () => ((await signing()).status === 'Delivered' ? true : undefined));
      const { envelopeId } = await signing();
      const { count: before } = await line(dana, 'contracts-seller-unsent');
      const resend = (later: Date) => app.nest.get(Envelopes).resend(envelopeId, issuedByServer({ kind: 'system', id: 'test', name: 'A test' }, randomUUID(), {}, later));
      mail.send = () => Promise.reject(new Error('no space left on the device'));
      await resend(new Date(Date.now() + 3_600_000));
      await soon('one more that has not gone out', async () => ((await line(dana, 'contracts-seller-unsent')).count === before + 1 ? true : undefined));
      const shown = await line(dana, 'contracts-seller-unsent');
      expect(await behind(dana, shown)).toBe(shown.count);
      mail.send = send;
      await resend(new Date(Date.now() + 7_200_000));
      await soon('that it went', async () => ((await line(dana, 'contracts-seller-unsent')).count === before ? true : undefined));
    }, 90_000);

    it('is a listing agreement whose mail to the owner failed, until it went', async () => {
      const mail = app.nest.get(Mail);
      const { send } = mail;
      const owner = { ownerName: 'Olga Meyer', sellerEntityType: 'Individual', sellerFirstName: 'Olga', sellerLastName: 'Meyer', sellerEmail: 'olga@example.com' };
      const { inventoryId } = (await dana.post('/Inventories/', { resortName: 'Coral Reef Club', unitNumber: '524', useWeek: '7', listingPrice: '8010.00', ...owner }).expect(201)).body as { inventoryId: number };
      await dana.post(`/Inventories/GenerateListingAgreement/${inventoryId}`).expect(200);
      const { count: before } = await line(dana, 'agreements-unsent');
      mail.send = () => Promise.reject(new Error('no space left on the device'));
      const sends = () => dana.post(`/Inventories/SendListingAgreementToDocusign/${inventoryId}`).expect(200);
      await sends();
      await soon('one more that has not gone out', async () => ((await line(dana, 'agreements-unsent')).count === before + 1 ? true : undefined));
      const shown = await line(dana, 'agreements-unsent');
      expect(await behind(dana, shown)).toBe(shown.count);
      const { docuSignId } = await dana.read<{ docuSignId: string }>(`/Inventories/${inventoryId}`);
      await soon('what the envelope tells of it', async () => (await dana.read<EnvelopeAnswer>(`/Envelopes/${docuSignId}`)).signers.find(({ failed }) => failed !== ''));
      mail.send = send;
      await sends();
      await soon('that it went', async () => ((await line(dana, 'agreements-unsent')).count === before ? true : undefined));
      expect(await line(await somebody('Listings_Main'), 'agreements-unsent')).toBeUndefined();
    }, 90_000);

    it('is a tour of today until it has a result', async () => {
      const booked = await dana.post('/Tours', { leadId: 1, tourDate: newYorkDay(new Date()), scheduledStartTime: '09:00 AM' }).expect(201);
      await shown('tour-list', booked);
      const { count } = await line(dana, 'tours-without-result');
      expect(count).toBeGreaterThan(0);
      const { tourId } = booked.body as { tourId: number };
      await shown('tour-list', await dana.put(`/Tours/${tourId}`, { ...(await dana.read(`/Tours/${tourId}`)), tourResult: 'No Buy' }).expect(200));
      expect((await line(dana, 'tours-without-result')).count).toBe(count - 1);
    });

    it('are the points purchases that the statement holds apart', async () => {
      const bought = await dana.post('/EpicAdvantageContracts/', { epicMemberId: 538, pointsPurchased: 5_000 }).expect(201);
      await shown('points-ledger', bought);
      const { heldCount } = await dana.read<PointsStatementAnswer>('/PointLedgers/Statement');
      expect(await line(dana, 'points-held')).toMatchObject({ count: heldCount, page: '/admin/points-statement' });
      expect(heldCount).toBeGreaterThan(0);
    });

    it('is nothing of what one may not open', async () => {
      const clerk = await somebody('Tours_Main');
      expect((await lines(clerk)).map(({ name }) => name)).toEqual(['tours-without-result', 'tours-of-yours']);
      expect(await lines(await somebody())).toEqual([]);
    });
  });

  describe('one’s figures', () => {
    const figure = async (who: Person, name: string) => (await who.read<TodayFigures>('/Today/Figures')).figures.find((one) => one.name === name)!;

    it('are those of the rows that they open', async () => {
      const { rows, count } = await dana.read<ContractsBehindAnswer>('/Contracts/Dashboard/Contracts?behind=volume');
      expect(Number((await figure(dana, 'contracts-signed')).value)).toBe(count);
      expect(Number((await figure(dana, 'contracts-volume')).value)).toBeCloseTo(rows.reduce((sum, { purchasePrice }) => sum + Number(purchasePrice), 0), 2);
      const today = newYorkDay(new Date());
      const { debits } = await dana.read<PointsStatementAnswer>(`/PointLedgers/Statement?from=${today.slice(0, 8)}01&to=${today}`);
      expect(Number((await figure(dana, 'points-debited')).value)).toBe(debits);
      const tours = await figure(dana, 'tours-held');
      expect(Number(tours.value)).toBe(await behind(dana, { ...tours, count: 0, words: '' }));
    });

    it('are none of what one may not see', async () => {
      const clerk = await somebody('Tours_Main', 'Contracts_Main');
      expect((await clerk.read<TodayFigures>('/Today/Figures')).figures.map(({ name }) => name)).toEqual(['tours-held']);
    });
  });
});
