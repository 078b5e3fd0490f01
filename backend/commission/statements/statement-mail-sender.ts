import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Mail } from '../../platform/mail/mail.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import { reportTitles } from '../report/report-titles.js';
import { CommissionStatements } from './commission-statements.js';
import { statementMail, type StatementMailPayload } from './statement-mail.outgoing.js';
import { StatementReceivers } from './statement-receivers-reader.js';

/** Makes a statement at the moment it is mailed, for the address that its employee signs in with then. */
@Injectable()
export class StatementMailSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly receivers: StatementReceivers,
    private readonly reports: CommissionReports,
    private readonly statements: CommissionStatements,
    private readonly mail: Mail,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(statementMail, (payload, call) => this.carry(payload, call));
  }

  private async carry({ payRunId, employeeId }: StatementMailPayload, call: OutgoingCall): Promise<void> {
    const [account] = await this.receivers.accounts([employeeId]);
    if (!account) throw new NotDelivered('No active user signs in as this employee any more', { final: true });
    const { report, payDate } = await this.reports.run(payRunId);
    const subject = `Commission statement, pay date ${dayInWords(payDate)}`;
    const text = [`Hello ${account.name},`, `your commission statement (${reportTitles[report]}, pay date ${dayInWords(payDate)}) is attached as PDF. It says in words why each line is what it is.`, 'If a line is not what you expect, ask accounting about it.', (await this.company.read()).name];
    const attachment = { name: `commission-${payRunId}.pdf`, mediaType: 'application/pdf', content: await this.statements.pdf(payRunId, employeeId) };
    await this.mail.send({ to: account.email, subject, text: `${text.join('\n\n')}\n`, attachments: [attachment] }, call);
  }
}
