import { Global, Module } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { NoTexts } from './no-texts.js';
import { OutboxTextsController } from './outbox-texts.controller.js';
import { OutboxTexts } from './outbox-texts.js';
import { TextClock } from './text-clock.js';
import { TextReports } from './text-reports.js';
import { TextTries } from './text-tries.js';
import { TextWebhooksController } from './text-webhooks.controller.js';
import { Texts } from './texts.js';
import { TextsOnce } from './texts-once.js';
import { TwilioTexts } from './twilio-texts.js';

@Global()
@Module({
  controllers: [TextWebhooksController, OutboxTextsController],
  providers: [{ provide: Texts, useFactory: textsOf, inject: [Settings, pg.Pool, HourlySweeps] }, TextReports, TextClock, TextTries, TextsOnce],
  exports: [Texts, TextReports, TextClock, TextTries, TextsOnce],
})
export class TextsModule {}

function textsOf({ twilio, demoSignIns }: Settings, pool: pg.Pool, sweeps: HourlySweeps): Texts {
  if (twilio) return new TwilioTexts(twilio);
  if (!demoSignIns) return new NoTexts();
  const outbox = new OutboxTexts(pool);
  sweeps.add(() => outbox.sweep());
  return outbox;
}
