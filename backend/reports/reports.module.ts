import { Module, type OnModuleInit } from '@nestjs/common';
import { cededMembers } from '../../projections/reports/cede/ceded-members.projector.js';
import { cededMonthsQuery } from '../../projections/reports/cede/ceded-members.queries.js';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import { enrolledMonthsQuery, pointsDaysQuery, soldDaysQuery } from '../../projections/reports/epic/epic-dashboard.queries.js';
import { soldMemberships } from '../../projections/reports/epic/sold-memberships.projector.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { reportSchedules } from '../../projections/report-schedules/report-schedules.projector.js';
import type { Area } from '../platform/areas/area.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ListRegistry, type ListDefinition } from '../platform/lists/list-registry.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { MailedReports } from '../platform/mail/mailed-reports.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { CedeReportController } from './cede/cede-report.controller.js';
import { mailedCedeReport } from './cede/cede-report.mailed.js';
import { CedeReportReader } from './cede/cede-report-reader.js';
import { EpicDashboardController } from './epic/epic-dashboard.controller.js';
import { mailedEpicDashboard } from './epic/epic-dashboard.mailed.js';
import { EpicDashboardReader } from './epic/epic-dashboard-reader.js';
import { choiceFor, keptAs, keptReports } from './kept-reports.rules.js';
import { controllerOf } from './report.controller.js';
import { mailedReport } from './report.mailed.js';
import { ReportMonthsReader } from './report-months-reader.js';
import { refusalOf } from './report-query-reader.js';
import { ReportReader } from './report-reader.js';
import { reportRules } from './reports.rules.js';
import { ChosenNames } from './schedules/chosen-names-reader.js';
import { ReportMailController } from './schedules/report-mail.controller.js';
import { ReportMailLinks } from './schedules/report-mail-links.js';
import { ReportMailSender } from './schedules/report-mail-sender.js';
import { ReportReceivers } from './schedules/report-receivers.js';
import { reportScheduleChanges } from './schedules/report-schedule.changes.js';
import { ReportScheduleCommandHandler } from './schedules/report-schedule.handlers.js';
import { ReportSchedulesController } from './schedules/report-schedules.controller.js';
import { reportSchedulesList } from './schedules/report-schedules.lists.js';
import { ReportSchedules } from './schedules/report-schedules-reader.js';
import { mailReportWhenDue, sendReportWhenDue } from './schedules/send-report-when-due.js';
import { mailedToursAll } from './tours-all/tours-all.mailed.js';

const byMail = [ReportMailLinks, ReportMailSender, ReportReceivers, ChosenNames, ReportSchedules, ReportScheduleCommandHandler];

@Module({
  controllers: [...reportRules.map(controllerOf), CedeReportController, EpicDashboardController, ReportSchedulesController, ReportMailController],
  providers: [ReportReader, ReportMonthsReader, CedeReportReader, EpicDashboardReader, ...byMail],
})
class ReportsModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly lists: ListRegistry,
    private readonly mailed: MailedReports,
    private readonly tours: ReportReader,
    private readonly epic: EpicDashboardReader,
    private readonly ceded: CedeReportReader,
    private readonly rows: RowStreams,
    private readonly reading: ListReader,
  ) {}

  onModuleInit(): void {
    for (const reaction of [sendReportWhenDue, mailReportWhenDue]) this.reactions.add(reaction);
    for (const report of keptReports) this.lists.registerChosen({ list: keptAs(report), permission: report.permission, choices: [...report.takes, ...report.arranged], check: (chosen) => refusalOf(() => this.mailed.of(report.name).check(choiceFor(report, chosen), newYorkDay(new Date()))) });
    for (const rule of reportRules) this.mailed.add(rule.name, mailedReport(rule, this.tours));
    this.mailed.add('tours-all', mailedToursAll(this.lists, this.rows, this.reading));
    this.mailed.add('epic-dashboard', mailedEpicDashboard(this.epic));
    this.mailed.add('epic-membership-points', mailedCedeReport(this.ceded));
  }
}

/** Followed by who may see the points that are to be ceded; it names nobody. */
const cededMonths: ListDefinition = { list: 'ceded-member-months', query: cededMonthsQuery, permission: 'Reports_EpicDashboard' };

/** Followed by the Epic dashboard; they name nobody. */
const epicSums: readonly ListDefinition[] = [
  { list: 'sold-membership-days', query: soldDaysQuery, permission: 'Reports_EpicDashboard' },
  { list: 'enrolled-member-months', query: enrolledMonthsQuery, permission: 'Reports_EpicDashboard' },
  { list: 'points-days', query: pointsDaysQuery, permission: ['PointsLedger_Main', 'Reports_EpicDashboard'] },
];

/** What reports count; the records that they count are other areas' own. */
export const reports: Area = { module: ReportsModule, lists: [cededMonths, ...epicSums, reportSchedulesList], readModels: [countedTours, cededMembers, soldMemberships, reportSchedules], changes: [reportScheduleChanges] };
