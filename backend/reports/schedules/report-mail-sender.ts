import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Accounts } from '../../platform/auth/accounts.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Settings } from '../../platform/config/settings.js';
import { Documents } from '../../platform/documents/documents.js';
import { excelFile } from '../../platform/exports/excel-file.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { Mail, type MailAttachment } from '../../platform/mail/mail.js';
import { NotDelivered, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { askedWith, opensReport } from '../report-access.js';
import { addressOfChoice, queryOfAddress } from '../report-address.rules.js';
import { linesAsked } from '../report-query-reader.js';
import { ReportReader } from '../report-reader.js';
import type { ReportAnswer } from '../report.dto.js';
import { addsUp, reportFile } from '../report.file.js';
import { reportNamed, type ReportRule } from '../reports.rules.js';
import { ReportMailLinks } from './report-mail-links.js';
import { reportMail, type ReportMailPayload } from './report-mail.outgoing.js';
import { reportMailWords } from './report-mail-words.js';
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
    private readonly reports: ReportReader,
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
    const rule = reportNamed(plan.report);
    // Stopped, or left, since it fell due.
    if (stopped || !rule || !plan.receivers.some((one) => one.userId === userId)) return;
    const today = newYorkDay(new Date());
    const query = queryOfAddress(rule, plan.query, today);
    const account = await this.accounts.find(userId);
    if (!account?.active || account.tenantId !== schedule.tenantId || !opensReport(account.permissions, rule, query, today)) throw new NotDelivered('Its receiver may not open it any more', { final: true });
    const { asked, seesContracts } = askedWith(account.permissions, query, today);
    const shown = { ...rule, lines: linesAsked(query, rule.lines) };
    const answer = await this.reports.read(shown, asked, seesContracts);
    const to = (await this.lookUp.row(userNames, userId))?.text('email') ?? '';
    if (to === '') throw new NotDelivered('The user has no email address', { final: true });
    const links = { report: `${this.settings.publicUrl}${addressOfChoice(rule, plan.query)}`, stop: `${this.settings.publicUrl}/report-mail#${this.links.token({ scheduleId, userId })}` };
    const attachment = await this.file(shown, answer, plan.format, account.name);
    await this.mail.send({ to, ...reportMailWords(schedule, account.name, answer, await this.company.read(), links), attachments: [attachment] }, call);
  }

  private async file(rule: ReportRule, answer: ReportAnswer, format: 'pdf' | 'xlsx', by: string): Promise<MailAttachment> {
    const now = new Date();
    const rows = reportFile(rule, answer);
    const name = `${rows.name}-${newYorkDay(now)}.${format}`;
    if (format === 'xlsx') return { name, mediaType: EXCEL, content: await gathered(excelFile(rows, { by: `Report by mail, for ${by}`, at: now.toISOString() })) };
    const paper = reportPaper({ title: rule.title, head: rows.columns[0]!.label, facts: rows.facts, totalled: addsUp(rule.lines, answer) }, answer, now);
    return { name, mediaType: 'application/pdf', content: (await this.documents.render(REPORT_TEMPLATE, paper)).pdf };
  }
}

async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
