import fc from 'fast-check';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { PointsAccountEvent } from '../../events/points/points.events.js';
import { issuedWith } from '../../test/support/issued.js';
import { send } from '../../test/support/send.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { pointsAccount } from './points-account.js';
import { availablePoints, type PointsAccount } from './points-account.state.js';
import { BuyPoints, PostPointsPayment, RecordRefund, RecordRefundFailed, RefundPurchase, ReleasePoints, TakeCardPayment } from './points-account.commands.js';

const issued = issuedWith('Leads_New');
const account = '502-2026';
const yearlyMaximum = 20_000;
const of = (purchase: number, row: number) => ({ epicAdvantageContractId: purchase, pointLedgerId: row + purchase });

const buy = (points: number, purchase = 1) => send(pointsAccount, account, Object.assign(new BuyPoints(), { epicMemberId: 502, pointsPurchased: points }), { memberStatus: 'Active', yearlyMaximum, ...of(purchase, 100) });
const atDesk = (purchase = 1) => send(pointsAccount, account, commandOf(PostPointsPayment, { paymentReferenceId: 'cash' }), of(purchase, 200));
const byCard = (reference = 'pi_1', purchase = 1) => send(pointsAccount, account, commandOf(TakeCardPayment, { paymentReferenceId: reference, processor: 'Stripe', cardEnd: '4242' }), of(purchase, 300));
const release = (purchase = 1) => send(pointsAccount, account, commandOf(ReleasePoints, { reason: 'Called off' }), of(purchase, 400));
const runsOut = (purchase = 1) => send(pointsAccount, account, commandOf(ReleasePoints, { reason: 'Not paid in time' }), of(purchase, 400));
const refund = (purchase = 1) => send(pointsAccount, account, commandOf(RefundPurchase, { reason: 'Bought twice' }), of(purchase, 500));
const wentBack = (reference = 'pi_1', purchase = 1) => send(pointsAccount, account, commandOf(RecordRefund, { paymentReferenceId: reference, refundReferenceId: 're_1' }), of(purchase, 600));
const refused = (reference = 'pi_1', purchase = 1) => send(pointsAccount, account, commandOf(RecordRefundFailed, { paymentReferenceId: reference, reason: 'Stripe refused it' }), of(purchase, 600));

const later = { ...issued, at: '2026-11-20T16:00:00.000Z' };
const when = (addressed: AddressedCommand, state: PointsAccount) => decide(addressed, state, later);
const recorded = (event: DomainEvent) => ({ ...event, metadata: { occurredAt: issued.at } }) as unknown as RecordedEvent<PointsAccountEvent>;
const after = (state: PointsAccount, addressed: AddressedCommand, by = later) => decide(addressed, state, by).reduce((folded, event) => pointsAccount.evolve(folded, recorded(event)), state);
const given = (...sendings: AddressedCommand[]) => sendings.reduce((state, sending) => after(state, sending, sending.command instanceof BuyPoints ? issued : later), pointsAccount.initial);
const types = (addressed: AddressedCommand, state: PointsAccount) => when(addressed, state).map(({ type }) => type);

describe('A payment by card', () => {
  it('posts the points that were held for it, once however often the processor tells of it', () => {
    const held = given(buy(5_000));
    expect(when(byCard(), held)).toMatchObject([{ type: 'PointsPosted', data: { points: 5_000, paymentReferenceId: 'pi_1', processor: 'Stripe', cardEnd: '4242' } }]);
    expect(when(byCard(), given(buy(5_000), byCard()))).toEqual([]);
  });

  it('that comes after its hold ran out takes the points again while they are there', () => {
    const state = given(buy(15_000), runsOut());
    expect(types(byCard(), state)).toEqual(['PointsPostedLate']);
    expect(availablePoints(after(state, byCard()))).toBe(5_000);
  });

  it('that comes after its hold ran out and somebody else bought the points goes back', () => {
    const state = given(buy(15_000), runsOut(), buy(10_000, 2));
    expect(when(byCard(), state)).toMatchObject([{ type: 'PaymentTurnedAway', data: { paymentReferenceId: 'pi_1', reason: 'The hold had run out and its points were gone' } }]);
    const turned = after(state, byCard());
    expect(types(byCard(), turned)).toEqual([]);
    expect(availablePoints(turned)).toBe(10_000);
    expect(types(wentBack(), turned)).toEqual(['TurnedAwayPaymentReturned']);
    expect(types(wentBack(), after(turned, wentBack()))).toEqual([]);
  });

  it('that was turned away and that the processor will not give back is told, once, and can go back later', () => {
    const turned = given(buy(5_000), release(), byCard());
    expect(when(refused(), turned)).toMatchObject([{ type: 'TurnedAwayRefundFailed', data: { paymentReferenceId: 'pi_1', reason: 'Stripe refused it' } }]);
    const kept = after(turned, refused());
    expect(types(refused(), kept)).toEqual([]);
    expect(types(wentBack(), kept)).toEqual(['TurnedAwayPaymentReturned']);
  });

  it('that cannot be given back leaves the refund of the other payment of its purchase as it is', () => {
    const state = given(buy(5_000), byCard('pi_1'), byCard('pi_2'), refund());
    expect(types(refused('pi_2'), state)).toEqual(['TurnedAwayRefundFailed']);
    expect(types(wentBack('pi_1'), after(state, refused('pi_2')))).toEqual(['PointsRefunded']);
  });

  it('for what was called off, or is paid already, goes back', () => {
    expect(when(byCard(), given(buy(5_000), release()))).toMatchObject([{ data: { reason: 'The purchase had been called off' } }]);
    expect(when(byCard('pi_2'), given(buy(5_000), byCard()))).toMatchObject([{ data: { reason: 'The purchase was paid already' } }]);
    expect(when(byCard(), given(buy(5_000), atDesk()))).toMatchObject([{ data: { reason: 'The purchase was paid already' } }]);
  });
});

describe('A refund', () => {
  it('gives points back once the processor gave the money back', () => {
    const asked = given(buy(15_000), byCard(), refund());
    expect(availablePoints(asked)).toBe(5_000);
    expect(when(wentBack(), asked)).toMatchObject([{ type: 'PointsRefunded', data: { points: 15_000, reason: 'Bought twice', refundReferenceId: 're_1' } }]);
    expect(availablePoints(after(asked, wentBack()))).toBe(20_000);
    expect(() => when(refund(), asked)).toThrow('on its way already');
    expect(() => when(refund(), after(asked, wentBack()))).toThrow('refunded already');
  });

  it('that the processor refuses leaves the purchase paid, and can be asked for again', () => {
    const state = given(buy(15_000), byCard(), refund(), refused());
    expect(availablePoints(state)).toBe(5_000);
    expect(types(refund(), state)).toEqual(['RefundRequested']);
  });

  it('that goes through after the processor refused it first gives the points back all the same, once', () => {
    const state = given(buy(15_000), byCard(), refund(), refused());
    expect(when(wentBack(), state)).toMatchObject([{ type: 'PointsRefunded', data: { points: 15_000, reason: 'Bought twice', refundReferenceId: 're_1' } }]);
    expect(types(wentBack(), after(state, wentBack()))).toEqual([]);
    expect(types(wentBack('pi_2'), state)).toEqual([]);
  });

  it('of what was paid at a desk is recorded at once', () => {
    expect(types(refund(), given(buy(5_000), atDesk()))).toEqual(['PointsRefunded']);
  });

  it('is for what is paid alone', () => {
    expect(() => when(refund(), given(buy(5_000)))).toThrow('Only a purchase that is paid');
  });
});

it('A points account never goes below zero, whatever comes in whatever order', () => {
  const step = fc.record({ kind: fc.constantFrom('buy', 'card', 'desk', 'runs out', 'off', 'refund', 'back'), points: fc.integer({ min: 1, max: 4 }), id: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let state = pointsAccount.initial;
      steps.forEach(({ kind, points, id }, index) => {
        const commands = { buy: buy(points * 5_000, 100 + index), card: byCard(`pi_${id}`, 100 + id), desk: atDesk(100 + id), 'runs out': runsOut(100 + id), off: release(100 + id), refund: refund(100 + id), back: wentBack(`pi_${id}`, 100 + id) };
        try {
          state = after(state, commands[kind as keyof typeof commands], kind === 'buy' ? issued : later);
        } catch {
          return;
        }
        expect(availablePoints(state)).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});
