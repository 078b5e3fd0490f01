import { Global, Module } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { Incoming } from '../incoming/incoming.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { Payments } from './payments.js';
import { SandboxPayments } from './sandbox/sandbox-payments.js';
import { StripeNoticesController } from './stripe/stripe-notices.controller.js';
import { StripePayments } from './stripe/stripe-payments.js';

@Global()
@Module({
  controllers: [StripeNoticesController],
  providers: [{ provide: Payments, useFactory: paymentsOf, inject: [Settings, pg.Pool, Incoming, HourlySweeps] }],
  exports: [Payments],
})
export class PaymentsModule {}

function paymentsOf({ stripe }: Settings, pool: pg.Pool, incoming: Incoming, sweeps: HourlySweeps): Payments {
  if (stripe) return new StripePayments(stripe);
  const sandbox = new SandboxPayments(pool, incoming);
  sweeps.add(() => sandbox.sweep());
  return sandbox;
}
