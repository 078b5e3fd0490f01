import type { RecordedEvent } from '../../events/kernel/event.js';
import type { PointsAccountEvent } from '../../events/points/points.events.js';
import { pointsAccount } from './points-account.js';
import { availablePoints, type PointsAccount } from './points-account.state.js';

/** What happened to a member's points, for the member's own history. */
export interface PointsTold {
  /** Stays the same, however often it is asked for. */
  readonly key: string;
  /** ISO UTC */
  readonly at: string;
  /** Who did it, as people read it. */
  readonly by: string;
  readonly title: string;
  /** What the purchase, or the year, stands in after it. */
  readonly status: 'Opened' | 'Held' | 'Paid' | 'Released' | 'Refunded';
  readonly useYear: number;
  /** Null for what opens a year. */
  readonly epicAdvantageContractId: number | null;
  /** Blank where nobody gave one. */
  readonly reason: string;
}

type Words = Pick<PointsTold, 'title' | 'status'> & { readonly reason?: string };

/** The events of one year's account in plain words, oldest first; what moved money and no points is told with the purchase. */
export function pointsStory(events: readonly RecordedEvent<PointsAccountEvent>[]): readonly PointsTold[] {
  let account: PointsAccount = pointsAccount.initial;
  return events.flatMap((event) => {
    account = pointsAccount.evolve(account, event);
    const words = wordsOf(event, `${count(availablePoints(account))} left`);
    if (!words) return [];
    const { stream, revision, metadata, data } = event;
    const purchase = 'epicAdvantageContractId' in data ? data.epicAdvantageContractId : null;
    return [{ key: `${stream} ${revision}`, at: metadata.occurredAt, by: metadata.actor.name, useYear: data.useYear, epicAdvantageContractId: purchase, reason: '', ...words }];
  });
}

function wordsOf({ type, data }: RecordedEvent<PointsAccountEvent>, left: string): Words | undefined {
  switch (type) {
    case 'PointsAccountOpened':
      return { title: `Year ${data.useYear} opened with ${count(data.yearlyMaximum)} points`, status: 'Opened' };
    case 'PointsPurchaseImported':
      return { title: `Purchase of ${count(data.pointsPurchased)} points taken over from the old system`, status: data.paymentStatus === 'Draft' ? 'Released' : data.paymentStatus };
    case 'PointsHeld':
      return { title: `${count(data.pointsPurchased)} points held, ${left}`, status: 'Held', ...(data.confirmedBy && { reason: `The member confirmed it by a code sent by ${data.confirmedBy}` }) };
    case 'PointsPosted':
      return { title: `${count(data.points)} points bought and paid, ${left}`, status: 'Paid' };
    case 'PointsPostedLate':
      return { title: `${count(data.points)} points bought and paid late, ${left}`, status: 'Paid' };
    case 'PointsReleased':
      return { title: `${count(data.points)} points let go, ${left}`, status: 'Released', reason: data.reason };
    case 'RefundRequested':
      return { title: `Refund of purchase ${data.epicAdvantageContractId} asked for`, status: 'Paid', reason: data.reason };
    case 'RefundFailed':
      return { title: `Refund of purchase ${data.epicAdvantageContractId} refused, it stays paid`, status: 'Paid', reason: data.reason };
    case 'PointsRefunded':
      return { title: `Purchase ${data.epicAdvantageContractId} refunded, ${count(data.points)} points back, ${left}`, status: 'Refunded', reason: data.reason };
    case 'PaymentTurnedAway':
    case 'TurnedAwayPaymentReturned':
    case 'TurnedAwayRefundFailed':
      return undefined;
    default:
      return data satisfies never;
  }
}

function count(points: number): string {
  return points.toLocaleString('en-US');
}
