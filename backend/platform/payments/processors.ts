import { ProcessorNotSetUp } from './payment-failures.js';
import { processorOf } from './payment-ids.js';
import type { Payments, ProcessorName } from './payments.js';

/** Those that can be asked. A payment stays with the one that took it, whichever one takes new payments. */
export class Processors {
  /** @param current takes what is begun from now on */
  constructor(
    readonly current: Payments,
    private readonly former: readonly Payments[] = [],
  ) {}

  get all(): readonly Payments[] {
    return [this.current, ...this.former];
  }

  get names(): string {
    return this.all.map(({ processor }) => processor).join(' and ');
  }

  /** @throws ProcessorNotSetUp */
  of(paymentId: string): Payments {
    const name = processorOf(paymentId);
    const found = this.named(name);
    if (!found) throw new ProcessorNotSetUp(name);
    return found;
  }

  named(name: ProcessorName): Payments | undefined {
    return this.all.find(({ processor }) => processor === name);
  }
}
