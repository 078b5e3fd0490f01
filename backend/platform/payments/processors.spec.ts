import { ProcessorNotSetUp } from './payment-failures.js';
import type { Payments } from './payments.js';
import { Processors } from './processors.js';

const [sandbox, stripe] = [{ processor: 'Sandbox' } as Payments, { processor: 'Stripe' } as Payments];

describe('A payment', () => {
  it('stays with the processor that took it, whichever takes new ones', () => {
    const after = new Processors(stripe, [sandbox]);
    expect([after.of('sandbox_1'), after.of('pi_1'), after.current]).toEqual([sandbox, stripe, stripe]);
  });

  it('of a processor that is not set up any more is asked of no other, and says so', () => {
    expect(() => new Processors(sandbox).of('pi_1')).toThrow(ProcessorNotSetUp);
    expect(() => new Processors(sandbox).of('pi_1')).toThrow('Stripe took this payment, and is not set up here any more.');
  });
});
