import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Accounts } from '../../platform/auth/accounts.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Settings } from '../../platform/config/settings.js';
import { Documents } from '../../platform/documents/documents.js';
import { excelFile } from '../../platform/exports/excel-file.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { Mail, type MailAttachment } from '../../platform/mail/mail.js';
import { MailedReports, type ReportCopy } from '../../platform/mail/mailed-reports.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { addressOfChoice, keptReportNamed } from '../kept-reports.rules.js';
import { ReportMailLinks } from './report-mail-links.js';
import { reportMail, type ReportMailPayload } from './report-mail.outgoing.js';
import { reportMailWords } from './report-mail-words.js';
import { mayOpen } from './report-receivers.js';
import { reportSchedule } from './report-schedule.js';
import { userNames } from './report-schedules.lists.js';
import { REPORT_TEMPLATE, reportPaper } from './report.paper.js';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes a report at the moment it is mailed, of what its receiver may see then. */
@Injectable()
export class ReportMailSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly records: Records,
    private readonly accounts: Accounts,
    private readonly lookUp: LookUp,
    private readonly reports: MailedReports,
    private readonly documents: Documents,
    private readonly links: ReportMailLinks,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(reportMail, (payload, call) => this.carry(payload, call));
  }

  private async carry({ scheduleId, userId }: ReportMailPayload, call: OutgoingCall): Promise<void> {
    const schedule = await this.records.unhidden(reportSchedule, scheduleId);
    const { plan, stopped } = schedule;
    // Stopped, or left, since it fell due.
    if (stopped || !plan.receivers.some((one) => one.userId === userId)) return;
    const report = keptReportNamed(plan.report);
    // A newer version may run beside this one: it knows the report.
    if (!report) throw new NotDelivered(`This version does not know the report ${plan.report}`);
    const today = newYorkDay(new Date());
    const mailed = this.reports.of(report.name);
    const account = await this.accounts.find(userId);
    if (!account?.active || account.tenantId !== schedule.tenantId || !mayOpen(account.permissions, report, mailed, plan.query, today)) throw new NotDelivered('Its receiver may not open it any more', { final: true });
    const copy = await mailed.copy({ ...account, actor: { kind: 'user', id: String(userId), name: account.name } }, plan.query, today);
    const to = (await this.lookUp.row(userNames, userId))?.text('email') ?? '';
    if (to === '') throw new NotDelivered('The user has no email address', { final: true });
    const links = { report: `${this.settings.publicUrl}${addressOfChoice(report, plan.query)}`, stop: `${this.settings.publicUrl}/report-mail#${this.links.token({ scheduleId, userId })}` };
    const attachment = await this.file(report.title, copy, plan.format, account.name);
    await this.mail.send({ to, ...reportMailWords(schedule, account.name, copy, await this.company.read(), links), attachments: [attachment] }, call);
  }

  private async file(title: string, copy: ReportCopy, format: 'pdf' | 'xlsx', by: string): Promise<MailAttachment> {
    const now = new Date();
    const name = `${copy.file.name}-${newYorkDay(now)}.${format}`;
    if (format === 'xlsx') return { name, mediaType: EXCEL, content: await gathered(excelFile(copy.file, { by: `Report by mail, for ${by}`, at: now.toISOString() })) };
    return { name, mediaType: 'application/pdf', content: (await this.documents.render(REPORT_TEMPLATE, await reportPaper(title, copy, now))).pdf };
  }
}

async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
