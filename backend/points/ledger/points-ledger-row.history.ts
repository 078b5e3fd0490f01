import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { PointsLedgerRowEvent } from '../../../events/points/points.events.js';
import type { HistoryWords } from '../../platform/records/history.js';

/** How the history of a ledger row reads. */
export function describeLedgerRowEvent(event: RecordedEvent<PointsLedgerRowEvent>): HistoryWords {
  const { pointLedgerId, debitOrCredit, pointsQty } = event.data;
  const points = { field: 'pointsQty', label: debitOrCredit, kind: 'number', from: null, to: pointsQty } as const;
  switch (event.type) {
    case 'PointsLedgerRowImported':
      return { title: `Row ${pointLedgerId} taken over from the old system`, changes: [points] };
    case 'PointsLedgerRowRecorded':
      return { title: `Row ${pointLedgerId} written by hand`, changes: [points], reason: event.data.note };
    case 'PointsLedgerRowReversed':
      return { title: `Row ${event.data.reverses} reversed by row ${pointLedgerId}`, changes: [points], reason: event.data.note };
    default:
      return event satisfies never;
  }
}
