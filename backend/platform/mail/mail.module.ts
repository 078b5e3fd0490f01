import { Global, Module } from '@nestjs/common';
import pg from 'pg';
import { OwnCompanyDetails } from '../company/own-company-details.js';
import { Settings } from '../config/settings.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { Mail } from './mail.js';
import { MailedReports } from './mailed-reports.js';
import { NoMail } from './no-mail.js';
import { OutboxMail } from './outbox-mail.js';
import { OutboxController } from './outbox.controller.js';
import { SmtpMail } from './smtp-mail.js';

@Global()
@Module({
  controllers: [OutboxController],
  providers: [{ provide: Mail, useFactory: mailOf, inject: [Settings, pg.Pool, HourlySweeps, OwnCompanyDetails] }, MailedReports],
  exports: [Mail, MailedReports],
})
export class MailModule {}

function mailOf({ smtp, demoSignIns }: Settings, pool: pg.Pool, sweeps: HourlySweeps, company: OwnCompanyDetails): Mail {
  if (smtp) return new SmtpMail(smtp, async () => (await company.read()).name);
  if (!demoSignIns) return new NoMail();
  const outbox = new OutboxMail(pool);
  sweeps.add(() => outbox.sweep());
  return outbox;
}
