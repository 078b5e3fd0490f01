import { troubleOf, troubleOfCall, troubleOfStripe } from './trouble.rules.js';

describe('What went wrong with a payment', () => {
  it('is said in words of its own for each case', () => {
    const names = ['declined', 'insufficient funds', 'expired', 'wrong code', 'wrong number', 'wrong mail', 'step refused', 'no test card', 'no network', 'no answer', 'processing', 'begun elsewhere', 'fault'] as const;
    expect(new Set(names.map((name) => troubleOf(name).title)).size).toBe(names.length);
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient funds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ code: 'expired_card' }, 'expired'],
    [{ code: 'incorrect_cvc' }, 'wrong code'],
    [{ code: 'payment_intent_authentication_failure' }, 'step refused'],
    [{ code: 'incorrect_number' }, 'wrong number'],
    [{ code: 'processing_error' }, 'no answer'],
    [{ type: 'validation_error', code: 'incomplete_number' }, 'said at its field'],
    [{}, 'fault'],
  ])('Stripe’s %j reads as "%s"', (error, name) => expect(troubleOfStripe(error)).toBe(name));

  it('tells a lost network from a card company that does not answer', () => {
    expect([0, 503, 500].map(troubleOfCall)).toEqual(['no network', 'no answer', 'fault']);
  });
});
