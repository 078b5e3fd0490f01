import type { RecordedEvent } from '../../events/kernel/event.js';
import type { PointsAccountEvent } from '../../events/points/points.events.js';
import type { HistoryWords } from '../platform/records/history.js';

/** How the history of a points account reads. */
export function describePointsAccountEvent(event: RecordedEvent<PointsAccountEvent>): HistoryWords {
  switch (event.type) {
    case 'PointsAccountOpened':
      return {
        title: `Points account ${event.data.useYear} opened`,
        changes: [{ field: 'yearlyMaximum', label: 'Yearly maximum', kind: 'number', from: null, to: event.data.yearlyMaximum }],
      };
    case 'PointsPurchaseImported':
      return { title: `Purchase ${event.data.epicAdvantageContractId} taken over`, changes: [points(0, event.data.pointsPurchased)] };
    case 'PointsHeld':
      return {
        title: `Purchase ${event.data.epicAdvantageContractId}: points held`,
        changes: [
          points(0, event.data.pointsPurchased),
          { field: 'totalPurchasePrice', label: 'Total price', kind: 'money', from: null, to: event.data.totalPurchasePrice },
          { field: 'heldUntil', label: 'Held until', kind: 'time', from: null, to: event.data.heldUntil },
        ],
        ...(event.data.confirmedBy && { reason: `The member confirmed it by a code sent by ${event.data.confirmedBy}` }),
      };
    case 'PointsPosted':
      return {
        title: `Purchase ${event.data.epicAdvantageContractId}: paid, points posted`,
        changes: [paymentStatus('Draft', 'Paid')],
        reason: `Payment ${event.data.paymentReferenceId}`,
      };
    case 'PointsReleased':
      return {
        title: `Purchase ${event.data.epicAdvantageContractId}: points released`,
        changes: [paymentStatus('Draft', 'Released'), points(event.data.points, 0)],
        reason: event.data.reason,
      };
    case 'PointsPostedLate':
      return {
        title: `Purchase ${event.data.epicAdvantageContractId}: paid after its hold had run out, points taken again`,
        changes: [paymentStatus('Released', 'Paid'), points(0, event.data.points)],
        reason: `Payment ${event.data.paymentReferenceId}`,
      };
    case 'RefundRequested':
      return { title: `Purchase ${event.data.epicAdvantageContractId}: refund asked for`, changes: [], reason: event.data.reason };
    case 'RefundFailed':
      return { title: `Purchase ${event.data.epicAdvantageContractId}: refund refused, it stays paid`, changes: [], reason: event.data.reason };
    case 'PointsRefunded':
      return {
        title: `Purchase ${event.data.epicAdvantageContractId}: refunded, points given back`,
        changes: [paymentStatus('Paid', 'Refunded'), points(event.data.points, 0)],
        reason: event.data.reason,
      };
    case 'PaymentTurnedAway':
      return { title: `Purchase ${event.data.epicAdvantageContractId}: payment ${event.data.paymentReferenceId} goes back`, changes: [], reason: event.data.reason };
    case 'TurnedAwayRefundFailed':
      return { title: `Purchase ${event.data.epicAdvantageContractId}: payment ${event.data.paymentReferenceId} could not be given back`, changes: [], reason: event.data.reason };
    case 'TurnedAwayPaymentReturned':
      return { title: `Purchase ${event.data.epicAdvantageContractId}: payment ${event.data.paymentReferenceId} went back`, changes: [] };
    default:
      return event satisfies never;
  }
}

function points(from: number, to: number) {
  return { field: 'pointsPurchased', label: 'Points', kind: 'number', from, to } as const;
}

function paymentStatus(from: string, to: string) {
  return { field: 'paymentStatus', label: 'Payment status', kind: 'status', from, to } as const;
}
