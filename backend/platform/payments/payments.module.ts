import { Global, Module } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { Incoming } from '../incoming/incoming.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { Payments } from './payments.js';
import { Processors } from './processors.js';
import { SandboxPayments } from './sandbox/sandbox-payments.js';
import { StripeNoticesController } from './stripe/stripe-notices.controller.js';
import { StripePayments } from './stripe/stripe-payments.js';

@Global()
@Module({
  controllers: [StripeNoticesController],
  providers: [
    { provide: Processors, useFactory: processorsOf, inject: [Settings, pg.Pool, Incoming, HourlySweeps] },
    { provide: Payments, useFactory: ({ current }: Processors) => current, inject: [Processors] },
  ],
  exports: [Payments, Processors],
})
export class PaymentsModule {}

/** The sandbox keeps its payments here, so what it took can always be given back. */
function processorsOf({ stripe }: Settings, pool: pg.Pool, incoming: Incoming, sweeps: HourlySweeps): Processors {
  const sandbox = new SandboxPayments(pool, incoming);
  sweeps.add(() => sandbox.sweep());
  return stripe ? new Processors(new StripePayments(stripe), [sandbox]) : new Processors(sandbox);
}
