import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { GiftStockCounted, GiftStockReceived } from '../../events/gifts/gift.events.js';
import { GiftGiven, GiftTakenBack } from '../../events/tours/tour-gifts.events.js';
import { giftLedger } from './gift-ledger.projector.js';

const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Ellen Brooks' } };
const towel = { giftTypeId: 4, giftName: 'Beach Towel', cost: '8.75', leadId: 12, leadFirstName: 'Robert', leadLastName: 'de la Cruz', changes: {} };

/** The rows that an event leaves, as the third of its stream. */
function entries(stream: string, event: DomainEvent) {
  const recorded = { ...event, stream, revision: 2, metadata } as RecordedEvent;
  const rule = giftLedger.rules.get(event.type)!;
  return rule.keys(recorded).map((key) => rule.apply(undefined, recorded, key));
}

describe('the gift ledger', () => {
  it('says what was given, to whom, on which tour, by whom and what it cost: all of them together', () => {
    expect(entries('tour-1201', GiftGiven({ ...towel, quantity: 3, note: 'Waited an hour' }))).toMatchObject([
      {
        ...{ entryId: 'tour-1201-2', issuedAt: '2026-11-20T15:00:00.000Z', issuedBy: 'Ellen Brooks', movement: 'Given', giftTypeId: 4, giftName: 'Beach Towel' },
        ...{ qty: 3, stockChange: -3, tourId: 1201, leadId: 12, leadName: 'Robert de la Cruz', cost: '26.25', note: 'Waited an hour' },
      },
    ]);
  });

  it('sets what comes back against it, at what it cost when it was given', () => {
    expect(entries('tour-1201', GiftTakenBack({ ...towel, quantity: 2 }))).toMatchObject([{ movement: 'Taken back', qty: -2, stockChange: 2, cost: '-17.50' }]);
  });

  it('says no cost where nobody had said one', () => {
    expect(entries('tour-1201', GiftGiven({ ...towel, cost: null, quantity: 1 }))).toMatchObject([{ cost: null }]);
  });

  it('holds what moved the shelf alone, which no guest was given', () => {
    expect(entries('giftType-4', GiftStockReceived({ giftName: 'Beach Towel', quantity: 60 }))).toMatchObject([{ entryId: 'giftType-4-2', movement: 'Received', giftTypeId: 4, qty: 0, stockChange: 60, tourId: 0, cost: null }]);
    expect(entries('giftType-4', GiftStockCounted({ giftName: 'Beach Towel', counted: 46, expected: 48, note: 'Two were wet' }))).toMatchObject([{ movement: 'Counted', qty: 0, stockChange: -2, note: 'Two were wet' }]);
  });

  it('leaves out what only the old system’s tours name: it was never given by this catalogue', () => {
    expect(entries('tour-1201', GiftTakenBack({ ...towel, giftTypeId: 0, quantity: 1 }))).toEqual([]);
  });
});
