import { PointsAccountOpened, PointsHeld, PointsLedgerRowRecorded, PointsPosted, PointsReleased } from '../../events/points/points.events.js';
import { PointsAudit, type PointsEvent } from './points-audit.rules.js';

const purchase = { epicAdvantageContractId: 47, memberId: 502, useYear: 2026, pointLedgerId: 600 };
const opened = PointsAccountOpened({ memberId: 502, useYear: 2026, yearlyMaximum: 10_000 });
const held = PointsHeld({
  ...purchase,
  pointsPurchased: 10_000,
  pricePerPoint: '0.02',
  transactionFee: '29.00',
  totalPurchasePrice: '229.00',
  createdBy: 7,
  heldUntil: '2026-11-20T15:30:00.000Z',
});
const released = PointsReleased({ ...purchase, points: 10_000, reason: 'Called off' });
const posted = PointsPosted({ ...purchase, points: 10_000, paymentReferenceId: 'ch_1' });
const ceded = PointsLedgerRowRecorded({
  pointLedgerId: 601,
  transactionType: 'Unit Ceded',
  debitOrCredit: 'Credit',
  pointsQty: 15_000,
  contractId: 0,
  memberId: 0,
  resort: 'Harbour Point',
  unitNumber: '12',
  useWeek: '10',
  useYear: '2026',
  note: 'Ceded',
});

const audit = (...events: readonly PointsEvent[]) => {
  const result = new PointsAudit();
  for (const event of events) result.add(event);
  return result;
};

describe('The audit of the points', () => {
  it('counts what is posted, not what is held or released', () => {
    expect(audit(opened, held).balance).toBe(0);
    expect(audit(opened, held, released).balance).toBe(0);
    expect(audit(ceded, opened, held, posted).balance).toBe(5_000);
  });

  it('knows what is left in each account', () => {
    expect(audit(opened, held).accounts.get('502-2026')).toBe(0);
    expect(audit(opened, held, released).accounts.get('502-2026')).toBe(10_000);
  });

  it('remembers an account that was below zero even when points came back since', () => {
    expect(audit(opened, held, held, released).overdrawn).toEqual(['502-2026']);
    expect(audit(opened, held, released).overdrawn).toEqual([]);
  });
});
