import * as fc from 'fast-check';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { DomainEvent } from '../../events/kernel/event.js';
import { EpicContractCreated, EpicContractImported, EpicContractStatusChanged, EpicContractTermsRevised } from '../../events/epic-contracts/epic-contract.events.js';
import { MemberEnrolled, MemberFollowedContract, MemberImported, MemberRevised, MemberStatusChanged } from '../../events/members/member.events.js';
import { PointsHeld, PointsLedgerRowImported, PointsLedgerRowRecorded, PointsLedgerRowReversed, PointsPosted, PointsPostedLate, PointsRefunded, PointsReleased } from '../../events/points/points.events.js';
import { begunFirst, type Happening } from './report-totals-company.js';

const statuses = ['Pending', 'Active', 'Canceled', ''];
const tiers = ['Odyssey', 'Voyage', ''];
const days = ['2024-12-31', '2025-01-01', '2026-01-31', '2026-02-01'];
/** Of the old system, in UTC: on two of them it is another day in New York. */
const instants = ['2025-03-01T03:30:00.000Z', '2025-12-31T18:00:00.000Z', '2026-01-01T04:59:00.000Z'];
const types = ['Unit Ceded', 'Membership', 'Advantage Purchase', 'Adjustment', 'Reversal'];

const word = (words: readonly string[]) => fc.constantFrom(...words);
const to = <Value>(value: Value) => ({ from: value, to: value });
const made = (event: unknown) => event as DomainEvent;
const hours = fc.integer({ min: 0, max: 30 });
const memberId = fc.integer({ min: 1, max: 3 });

const memberBegun = fc.record({ imported: fc.boolean(), memberStatus: word(statuses), membershipTier: word(tiers) }).map(({ imported, ...facts }) => (memberOf: number) =>
  made(imported ? MemberImported({ ...facts, memberId: memberOf, communications: [] } as never) : MemberEnrolled({ membershipTier: facts.membershipTier, memberId: memberOf, epicContractId: 1 } as never)),
);
const memberChanged = fc.oneof(
  word(statuses).map((status) => made(MemberStatusChanged(to(status)))),
  word(tiers).map((tier) => made(MemberFollowedContract({ epicContractId: 1, changes: { membershipTier: to(tier) } }))),
  fc.constant(made(MemberRevised({ changes: { city: to('Miami') } } as never))),
);
const ofMember = fc.record({ hours, id: memberId, event: fc.oneof(memberBegun, memberChanged.map((event) => () => event)) }).map(({ hours: later, id, event }): Happening => ({ hours: later, stream: `member-${id}`, event: event(id) }));

const closingCosts = { escrowServices: '0.00', membershipProcessing: '0.00', firstYearDues: '0.00', trusteeFees: '0.00', thirdPartyProviders: '0.00' };
const product = { productId: 1, memberTier: 'Odyssey', termMonths: 60, listPrice: '1.00', minimumPrice: '1.00', minimumDownPayment: '0', listInterestRate: '0', firstYearEpicAdvantagePointsCost: '0.00', annualMaxEpicAdvantagePoints: 0, closingCosts };
const conditions = { product, fees: { loanProcessingFee: '0.00', creditReportFee: '0.00', seasonalDues: '0.00', season: [], cardFee: '0', aprCeiling: '18' }, month: 1 };

type Naming = (ids: { readonly epicContractId: number; readonly memberId: number }) => DomainEvent;
const points = fc.integer({ min: 0, max: 30_000 });
const contractBegun = fc.record({ imported: fc.boolean(), annualFixedPoints: points, contractDate: fc.oneof(word(days), fc.constant(null)), createdAt: word(instants) }).map(({ imported, annualFixedPoints, contractDate, createdAt }): Naming => (ids) =>
  made(imported ? EpicContractImported({ ...ids, annualFixedPoints, contractDate, createdAt, createdBy: 1, contractStatus: 'Signed' } as never) : EpicContractCreated({ ...ids, annualFixedPoints, contractDate, createdAt, createdBy: 1, contractStatus: 'Draft', conditions } as never)),
);
const contractChanged = fc.oneof(
  word(['Closed', 'Canceled']).map((status): Naming => ({ memberId: named }) => made(EpicContractStatusChanged({ memberId: named, ...to(status) }))),
  points.map((annualFixedPoints): Naming => ({ memberId: named }) => made(EpicContractTermsRevised({ memberId: named, changes: { annualFixedPoints: to(annualFixedPoints) } } as never))),
  word(days).map((contractDate): Naming => ({ memberId: named }) => made(EpicContractTermsRevised({ memberId: named, changes: { contractDate: to(contractDate) } } as never))),
);
/** A contract says the same member all its life: the first two are of one, the last of nobody. */
const memberOfContract = [0, 1, 1, 2, 3, 0];
const ofContract = fc.record({ hours, id: fc.integer({ min: 1, max: 5 }), event: fc.oneof(contractBegun, contractChanged) }).map(({ hours: later, id, event }): Happening => ({ hours: later, stream: `epicContract-${id}`, event: event({ epicContractId: id, memberId: memberOfContract[id]! }) }));

const purchases = [PointsHeld, PointsPosted, PointsPostedLate, PointsRefunded, PointsReleased];
const ofPoints = fc
  .record({ hours, type: word(types), debitOrCredit: word(['Debit', 'Credit']), pointsQty: fc.integer({ min: 1, max: 50_000 }), status: word(['Posted', 'Held', 'Released']), createdAt: word(instants), kind: fc.integer({ min: 0, max: 2 + purchases.length }) })
  .map(({ hours: later, type, kind, status, createdAt, ...row }) => ({
    hours: later,
    event: (pointLedgerId: number) => {
      if (kind === 0) return made(PointsLedgerRowImported({ ...row, transactionType: type, status, createdAt, pointLedgerId } as never));
      if (kind === 1) return made(PointsLedgerRowRecorded({ ...row, transactionType: type, pointLedgerId } as never));
      if (kind === 2) return made(PointsLedgerRowReversed({ ...row, transactionType: 'Reversal', pointLedgerId, reverses: 1 } as never));
      return made(purchases[kind - 3]!({ pointLedgerId, memberId: 1, useYear: 2026, epicAdvantageContractId: 1, points: row.pointsQty, pointsPurchased: row.pointsQty, pricePerPoint: '0.02', transactionFee: '0.00', totalPurchasePrice: '1.00', createdBy: 0, heldUntil: createdAt, reason: 'Called off', refundReferenceId: '' } as never));
    },
  }));

/** Companies of members, their contracts and the company's points, in order; each row of points has a number of its own. */
export const companiesOfMembers = fc
  .array(fc.oneof(ofMember, ofContract, ofPoints), { maxLength: 60, size: 'max' })
  .map((happenings) => begunFirst(happenings.map((one, place): Happening => ('stream' in one ? one : { hours: one.hours, stream: `pointsLedgerRow-${place + 1}`, event: one.event(place + 1) }))));

/** New York's, of an instant. */
export const dayOfInstant = (instant: string) => newYorkDay(new Date(instant));
