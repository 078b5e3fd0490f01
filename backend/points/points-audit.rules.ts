import type { PointsAccountEvent, PointsLedgerRowEvent } from '../../events/points/points.events.js';

export type PointsEvent = PointsAccountEvent | PointsLedgerRowEvent;

/** What the points events come to, added up past every projection. */
export class PointsAudit {
  credits = 0;
  debits = 0;
  private readonly left = new Map<string, number>();
  private readonly everBelowZero = new Set<string>();

  /** Points left in each account, by `<memberId>-<useYear>`. */
  get accounts(): ReadonlyMap<string, number> {
    return this.left;
  }

  /** Accounts that were below zero at any time. */
  get overdrawn(): readonly string[] {
    return [...this.everBelowZero].sort();
  }

  get balance(): number {
    return this.credits - this.debits;
  }

  add(event: PointsEvent): void {
    switch (event.type) {
      case 'PointsAccountOpened':
        return this.move(event.data, event.data.yearlyMaximum);
      case 'PointsPurchaseImported':
        return this.move(event.data, event.data.paymentStatus === 'Paid' ? -event.data.pointsPurchased : 0);
      case 'PointsHeld':
        return this.move(event.data, -event.data.pointsPurchased);
      case 'PointsReleased':
        return this.move(event.data, event.data.points);
      case 'PointsPosted':
        this.debits += event.data.points;
        return;
      case 'PointsPostedLate':
        this.debits += event.data.points;
        return this.move(event.data, -event.data.points);
      case 'PointsRefunded':
        this.credits += event.data.points;
        return this.move(event.data, event.data.points);
      case 'RefundRequested':
      case 'RefundFailed':
      case 'PaymentTurnedAway':
      case 'TurnedAwayPaymentReturned':
      case 'TurnedAwayRefundFailed':
        return;
      case 'PointsLedgerRowImported':
        return event.data.status === 'Posted' ? this.post(event.data) : undefined;
      case 'PointsLedgerRowRecorded':
      case 'PointsLedgerRowReversed':
        return this.post(event.data);
      default:
        event satisfies never;
    }
  }

  private post(row: { readonly debitOrCredit: 'Debit' | 'Credit'; readonly pointsQty: number }): void {
    if (row.debitOrCredit === 'Credit') this.credits += row.pointsQty;
    else this.debits += row.pointsQty;
  }

  private move({ memberId, useYear }: { readonly memberId: number; readonly useYear: number }, points: number): void {
    const account = `${memberId}-${useYear}`;
    const left = (this.left.get(account) ?? 0) + points;
    this.left.set(account, left);
    if (left < 0) this.everBelowZero.add(account);
  }
}
