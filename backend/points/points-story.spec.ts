import type { RecordedEvent } from '../../events/kernel/event.js';
import { PaymentTurnedAway, PointsAccountOpened, PointsHeld, PointsPosted, PointsRefunded, PointsReleased, RefundRequested, type PointsAccountEvent } from '../../events/points/points.events.js';
import { pointsStory } from './points-story.js';

const of = (epicAdvantageContractId: number) => ({ epicAdvantageContractId, memberId: 508, useYear: 2026 });
const held = (id: number, pointsPurchased: number) => PointsHeld({ ...of(id), pointsPurchased, pricePerPoint: '0.02', transactionFee: '29.00', totalPurchasePrice: '229.00', createdBy: 7, pointLedgerId: 1, heldUntil: '2026-11-23T19:47:00.000Z' });

/** One after the other, each by somebody else. */
function told(...events: readonly object[]) {
  return pointsStory(events.map((event, revision) => ({ ...event, stream: 'pointsAccount-508-2026', revision, metadata: { occurredAt: `2026-11-23T1${revision}:00:00.000Z`, actor: { kind: 'user', id: '7', name: `Person ${revision}` } } }) as unknown as RecordedEvent<PointsAccountEvent>));
}

describe("A member's points in the member's history", () => {
  it('are told in plain words, with what is left and who did it', () => {
    const story = told(PointsAccountOpened({ memberId: 508, useYear: 2026, yearlyMaximum: 50_000 }), held(43, 5_000), PointsPosted({ ...of(43), points: 5_000, pointLedgerId: 2 } as never), held(51, 10_000), PointsReleased({ ...of(51), points: 10_000, pointLedgerId: 3, reason: 'Not paid in time' }));
    expect(story.map(({ title, by, reason }) => [title, by, reason])).toEqual([
      ['Year 2026 opened with 50,000 points', 'Person 0', ''],
      ['5,000 points held, 45,000 left', 'Person 1', ''],
      ['5,000 points bought and paid, 45,000 left', 'Person 2', ''],
      ['10,000 points held, 35,000 left', 'Person 3', ''],
      ['10,000 points let go, 45,000 left', 'Person 4', 'Not paid in time'],
    ]);
    expect(story.map(({ epicAdvantageContractId }) => epicAdvantageContractId)).toEqual([null, 43, 43, 51, 51]);
  });

  it('are told as refunded by who asked for it and when they came back, and name no payment', () => {
    const story = told(
      PointsAccountOpened({ memberId: 508, useYear: 2026, yearlyMaximum: 50_000 }),
      held(43, 5_000),
      PointsPosted({ ...of(43), points: 5_000, pointLedgerId: 2, paymentReferenceId: 'ch_secret' } as never),
      RefundRequested({ ...of(43), paymentReferenceId: 'ch_secret', processor: 'Sandbox', reason: 'Bought twice by mistake' }),
      PointsRefunded({ ...of(43), points: 5_000, pointLedgerId: 3, reason: 'Bought twice by mistake', refundReferenceId: 're_secret' }),
      PaymentTurnedAway({ ...of(43), paymentReferenceId: 'ch_secret', processor: 'Sandbox', reason: 'Paid already' as never }),
    );
    expect(story.slice(3).map(({ title, reason }) => [title, reason])).toEqual([
      ['Refund of purchase 43 asked for', 'Bought twice by mistake'],
      ['Purchase 43 refunded, 5,000 points back, 50,000 left', 'Bought twice by mistake'],
    ]);
    expect(JSON.stringify(story)).not.toContain('secret');
  });
});
