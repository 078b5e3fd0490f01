import * as events from '../../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { rowAfter } from '../../../test/support/row-after.js';
import { soldMemberships } from './sold-memberships.projector.js';
import type { SoldMembership } from './sold-memberships.read-model.js';

const after = rowAfter(soldMemberships, 'epicContract-2004');
const imported = events.EpicContractImported({ epicContractId: 2004, createdBy: 7, createdAt: '2026-10-06T15:00:00.000Z', memberId: 538, contractStatus: 'Signed', contractDate: '2026-10-06', transactionType: 'Finance Transaction', totalPurchasePrice: '9995.00', aprRate: '15.78' });
const status = (to: string) => events.EpicContractStatusChanged({ memberId: 538, from: 'Signed', to });
const counts = (row: SoldMembership | undefined) => soldMemberships.totals[0]!.contributions(row!).map(({ key, add }) => [key, add]);

describe('A membership on the Epic dashboard', () => {
  it('is a sale of its contract date at its total price, financed where it is paid in instalments', () => {
    expect(counts(after(imported))).toEqual([['2026-10-06 financed', { sold: 1, volume: '9995.00', overLimit: 0 }]]);
  });

  it('stays a sale that was made when it is rescinded, and is none when it is canceled (I22, I23)', () => {
    expect(counts(after(imported, status('Rescinded')))).toEqual(counts(after(imported)));
    expect(counts(after(imported, status('Canceled')))).toEqual([]);
  });

  it('is over the limit above 18.00 % as an APR is said, with 2 places (E6)', () => {
    const rate = (from: string, to: string) => events.EpicContractTermsRevised({ memberId: 538, changes: { aprRate: { from, to } } });
    const over = (to: string) => counts(after(imported, rate('15.78', to))).map(([, add]) => (add as { overLimit: number }).overLimit);
    expect([over('18.004'), over('18.005'), over('27.76')]).toEqual([[0], [1], [1]]);
  });

  it('that is paid in full has no APR to watch, and one without a date is in no year', () => {
    const terms = (changes: Parameters<typeof events.EpicContractTermsRevised>[0]['changes']) => events.EpicContractTermsRevised({ memberId: 538, changes });
    const inFull = terms({ transactionType: { from: 'Finance Transaction', to: 'Cash/Check Full Payment' }, aprRate: { from: '15.78', to: '27.76' } });
    expect(counts(after(imported, inFull))).toEqual([['2026-10-06 paidInFull', { sold: 1, volume: '9995.00', overLimit: 0 }]]);
    expect(counts(after(imported, terms({ contractDate: { from: '2026-10-06', to: null } })))).toEqual([]);
  });

  it('stands still at what the dashboard does not count', () => {
    const noted = events.EpicContractTermsRevised({ memberId: 538, changes: { loanTerm: { from: 60, to: 48 } } });
    const row = { ...after(imported)!, day: '2026-10-06' };
    expect(soldMemberships.rules.get(noted.type)!.apply(row, { ...noted, stream: 'epicContract-2004', metadata: { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' } } } as RecordedEvent)).toEqual(row);
  });
});
