import type { Payment } from '../../platform/payments/payments.js';
import type { PointsPurchase, TurnedAway } from '../points-account.state.js';
import { differenceOf } from './payment-comparison.js';

const now = new Date('2026-11-28T09:17:00.000Z');
const today = '2026-11-28T08:00:00.000Z';
const twoDaysAgo = '2026-11-26T08:00:00.000Z';
const paid: Payment = { paymentId: 'pi_1', about: 'points-purchase/502-2026/1', amount: '129.00', status: 'paid', cardEnd: '4242' };
const released: PointsPurchase = { points: 5_000, status: 'released', heldUntil: null };
const turnedAway = (is: TurnedAway['is'], since: string): PointsPurchase => ({ ...released, turnedAway: new Map([['pi_1', { is, since }]]) });
const refunding = (refundAskedAt: string): PointsPurchase => ({ ...released, status: 'refunding', refundAskedAt, payment: { reference: 'pi_1', processor: 'Stripe', cardEnd: '4242', at: twoDaysAgo } });

describe('The daily comparison with the card processor', () => {
  it('waits a day for money that is on its way back, and then names it', () => {
    expect([differenceOf(paid, turnedAway('on its way back', today), now), differenceOf(paid, refunding(today), now)]).toEqual([undefined, undefined]);
    expect(differenceOf(paid, turnedAway('on its way back', twoDaysAgo), now)).toContain('on its way back for more than a day');
    expect(differenceOf(paid, refunding(twoDaysAgo), now)).toContain('on its way for more than a day');
  });

  it('names a late payment that could not be given back at once', () => {
    expect(differenceOf(paid, turnedAway('refused', today), now)).toContain('could not be given back');
    expect(differenceOf({ ...paid, status: 'refunded' }, turnedAway('back', today), now)).toBeUndefined();
  });

  it('names what is paid at the processor alone, and what has no purchase', () => {
    expect(differenceOf(paid, released, now)).toBe('paid at the processor, and not here');
    expect(differenceOf(paid, undefined, now)).toContain('not there');
  });
});
