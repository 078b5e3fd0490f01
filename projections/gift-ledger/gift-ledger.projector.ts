import { Decimal } from 'decimal.js';
import type { RecordedEvent, RecordedOf } from '../../events/kernel/event.js';
import { blankValues } from '../../events/kernel/field.rules.js';
import { giftLedgerFields } from '../../events/gifts/gift.fields.js';
import { GiftStockCounted, GiftStockReceived } from '../../events/gifts/gift.events.js';
import { GiftGiven, GiftTakenBack } from '../../events/tours/tour-gifts.events.js';
import { projection, streamNumber } from '../engine/projection.js';
import { giftLedgerQuery } from './gift-ledger.queries.js';
import { GiftLedgerRow } from './gift-ledger.read-model.js';

/** What was given, to whom, on which tour, by whom and what it cost, and what moved the shelf beside that (`decisions.md F17`). */
export const giftLedger = projection<GiftLedgerRow>('gift-ledger', { entity: GiftLedgerRow, key: 'entryId', indexes: giftLedgerQuery.indexes })
  .adds(GiftGiven, (event) => ofTour(event, 1))
  .adds(GiftTakenBack, (event) => ofTour(event, -1))
  .adds(GiftStockReceived, (event) => ofShelf(event, 'Received', event.data.quantity))
  .adds(GiftStockCounted, (event) => ofShelf(event, 'Counted', event.data.counted - event.data.expected));

const blank = blankValues(giftLedgerFields);

/** A gift that only the old system's tours name was never in the ledger: taken back, it leaves no row either. */
function ofTour(event: RecordedOf<typeof GiftGiven> | RecordedOf<typeof GiftTakenBack>, sign: 1 | -1): GiftLedgerRow[] {
  const { giftTypeId, giftName, quantity, cost, note = '', leadId = 0, leadFirstName = '', leadLastName = '' } = event.data;
  if (giftTypeId === 0) return [];
  return [
    {
      ...entry(event),
      ...{ movement: sign === 1 ? 'Given' : 'Taken back', giftTypeId, giftName, qty: sign * quantity, stockChange: -sign * quantity },
      ...{ tourId: streamNumber(event), leadId, leadName: `${leadFirstName} ${leadLastName}`.trim(), note },
      cost: cost === null ? null : new Decimal(cost).times(sign * quantity).toFixed(2),
    },
  ];
}

function ofShelf(event: RecordedOf<typeof GiftStockReceived> | RecordedOf<typeof GiftStockCounted>, movement: string, stockChange: number): GiftLedgerRow {
  const { giftName, note = '' } = event.data;
  return { ...entry(event), movement, giftTypeId: streamNumber(event), giftName, qty: 0, stockChange, note };
}

function entry(event: RecordedEvent): typeof blank & Pick<GiftLedgerRow, 'entryId'> {
  const { stream, revision, metadata } = event;
  return { ...blank, entryId: `${stream}-${revision}`, issuedAt: metadata.occurredAt, issuedBy: metadata.actor.name };
}
