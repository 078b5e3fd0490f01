import type { DomainEvent, RecordedEvent } from '../events/kernel/event.js';
import { EmployeeRevised } from '../events/employees/employee.events.js';
import { EventLogBegun } from '../events/kernel/event-log.js';
import { ListViewDeleted } from '../events/users/list-view.events.js';
import { PointsHeld } from '../events/points/points.events.js';
import * as contracts from '../events/resale-contracts/resale-contract.events.js';
import { TourBooked } from '../events/tours/tour.events.js';
import { UserPermissionsChanged, UserSignedIn } from '../events/users/user.events.js';
import { vocabulary } from '../events/vocabulary.js';
import type { ChangeRow } from '../projections/changes/changes.read-model.js';
import { changesProjection } from '../projections/changes/changes.projector.js';
import { listsOf } from '../projections/lists/lists-of.js';
import { areas } from './areas.js';
import { changedRecords, readModels } from './read-models.js';

const changes = changesProjection(changedRecords);

/** The rows of one event, by Dana Kim at ten in the morning in New York, unless somebody else did it. */
function told(stream: string, { type, data }: DomainEvent, { revision = 3, actor = { kind: 'user', id: '7', name: 'Dana Kim' } } = {}): ChangeRow[] {
  const metadata = { actor, commandId: 'c1', occurredAt: '2026-11-20T15:00:00.000Z' };
  const event = { type, data, stream, revision, position: '0000000000000042', metadata } as unknown as RecordedEvent;
  const rule = changes.rules.get(type);
  return rule ? rule.keys(event).map((key) => rule.apply(undefined, event, key)!) : [];
}

const inWords = (rows: readonly ChangeRow[]) => rows.map(({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`);

describe('All changes', () => {
  it('tell a revision field by field, what was computed apart, with the difference of each amount', () => {
    const rows = told(
      'resaleContract-1042',
      contracts.FinancialTermsRevised({
        changes: { purchasePrice: { from: '9100.00', to: '9300.00' }, depositMadeBy: { from: '', to: 'Check' }, balanceDue: { from: '7727.00', to: '7627.10' } },
        reason: 'Second week',
      }),
    );
    expect(rows).toEqual([
      expect.objectContaining({ key: '0000000000000042.000', field: 'resaleContract.purchasePrice', label: 'Purchase price', group: 'Money', before: '9100.00', after: '9300.00', difference: '200.00', computed: false, reason: 'Second week', written: '9,100.00 9,300.00' }),
      expect.objectContaining({ key: '0000000000000042.001', field: 'resaleContract.depositMadeBy', group: '', before: null, after: 'Check', difference: null }),
      expect.objectContaining({ key: '0000000000000042.002', label: 'Balance due', computed: true, difference: '-99.90' }),
    ]);
    expect(rows[0]).toMatchObject({ stream: 'resaleContract-1042', category: 'resaleContract', record: '1042', revision: 3, save: 'c1', at: '2026-11-20T15:00:00.000Z', actor: 'person:7', actorName: 'Dana Kim', actorKind: 'person', imported: false });
  });

  it('take an amount that was not there for nothing', () => {
    const [row] = told('resaleContract-1042', contracts.FinancialTermsRevised({ changes: { closingFee: { from: null, to: '525.10' } } }));
    expect(row).toMatchObject({ before: null, after: '525.10', difference: '525.10' });
  });

  it('say for each field what it takes to see it', () => {
    const email = { from: 'a@example.com', to: 'b@example.com' };
    const rows = told('resaleContract-1042', contracts.BuyerRevised({ changes: { buyerFirstName: { from: 'Al', to: 'Bo' }, buyerEmail: email } }));
    expect(rows.map(({ label, needs, group }) => [label, needs, group])).toEqual([
      ['Buyer first name', '', 'Parties'],
      ['Buyer email', 'Contracts_Sensitive', 'Parties'],
    ]);
  });

  it('tell what began, what was taken over and what its title says as one row', () => {
    expect(inWords(told('resaleContract-1042', contracts.ResaleContractImported({ contractId: 1042, facts: { purchasePrice: '5.00' } }), { revision: 0 }))).toEqual(['Taken over from the old system: – → –']);
    const booked = TourBooked({ tourId: 7, createdBy: 1, leadId: 12, tourDate: '2026-11-20' } as Parameters<typeof TourBooked>[0]);
    expect(inWords(told('tour-7', booked, { revision: 0 }))).toEqual(['Booked for lead 12: – → –']);
    expect(inWords(told('user-7', UserPermissionsChanged({ added: ['Contracts_Main'], removed: [] })))).toEqual(['Gave Contracts: Main: – → –']);
  });

  it('know people, agents, the system and the import apart', () => {
    const held = PointsHeld({ epicAdvantageContractId: 5, memberId: 9, useYear: 2026, pointsPurchased: 100, pricePerPoint: '0.02', transactionFee: '0.00', totalPurchasePrice: '2.00', createdBy: 0, pointLedgerId: 3, heldUntil: '2026-11-20T15:10:00.000Z' });
    const by = (kind: string, id: string) => told('pointsAccount-9-2026', held, { actor: { kind, id, name: id } })[0]?.actorKind;
    expect([by('user', '7'), by('agent', 's1'), by('system', 'setup'), by('system', 'legacy-import')]).toEqual(['person', 'agent', 'system', 'import']);
    expect(told('resaleContract-1', contracts.ResaleContractImported({ contractId: 1, facts: {} }), { revision: 0 })[0]).toMatchObject({ actorKind: 'import', imported: true });
  });

  it('leave out what somebody keeps for themselves', () => {
    const view = { name: 'Mine', shared: true };
    expect(inWords(told('listView-4', ListViewDeleted(view)))).toEqual(['Deleted “Mine”: – → –']);
    expect(told('listView-4', ListViewDeleted({ ...view, shared: false }))).toEqual([]);
  });

  it('leave out what only went along, and the number of nobody', () => {
    expect(inWords(told('employee-4', EmployeeRevised({ changes: { userId: { from: 0, to: 12 } } })))).toEqual(['User: – → 12']);
    expect(told('resaleContract-1042', contracts.DealRevised({ changes: { leadId: { from: 0, to: 0 } } }))).toEqual([]);
  });

  it('hear every event but a sign-in and the log’s own beginning', () => {
    expect(vocabulary.types.filter((type) => !changes.rules.has(type)).sort()).toEqual([EventLogBegun.type, UserSignedIn.type].sort());
  });

  it('are built anew when who sees a field changes, and not for a label', () => {
    const [first, ...rest] = changedRecords;
    const renamed = { ...first!, fields: { ...first!.fields, purchasePrice: { kind: 'money', label: 'Price' } } } as const;
    const hidden = { ...first!, sensitive: { Contracts_Admin: ['purchasePrice'] } };
    const made = [changedRecords, [renamed, ...rest], [hidden, ...rest]].map((kinds) => changesProjection(kinds).madeFrom);
    expect(made[1]).toBe(made[0]);
    expect(made[2]).not.toBe(made[0]);
  });
});

describe('read models whose changes are not logged', () => {
  it('feed no list that screens follow: they would hear of nothing', () => {
    const followed = new Set(areas.flatMap(({ lists }) => lists.map(({ list }) => list)));
    const unlogged = readModels.filter(({ unfollowed }) => unfollowed).flatMap(listsOf);
    expect(unlogged).toContain('contract-days');
    expect(unlogged.filter((list) => followed.has(list))).toEqual([]);
  });
});
