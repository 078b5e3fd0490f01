import type { ReactNode } from 'react';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { AsOfPicker } from '../kit/as-of/as-of-picker.js';
import { useAsOf } from '../kit/as-of/use-as-of.js';
import { formatDate, today } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { EmptyNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import { useContractsDashboard } from './contracts-dashboard/use-contracts-dashboard.js';
import { cedePath, cedeQuestion, cedeTitle } from '../../backend/reports/cede/cede-report.rules.js';
import { useCedeReport } from './epic/points/use-cede-report.js';
import { schedulePermissions } from '../../backend/reports/schedules/schedule-permissions.rules.js';
import { SentByMail } from './by-mail/sent-by-mail.js';
import { HubEntry } from './hub-entry.js';
import { HubReport, marketingReports, salesReports, sinceLastMonth, sourceReport, type HubReportProps } from './hub-reports.js';
import { useEpicFigures } from './epic/use-epic-figures.js';
import { reportDays } from '../../backend/reports/report-periods.rules.js';
import { useReport } from './table/use-report.js';
import './reports-hub.css';

interface HubSection {
  readonly title: string;
  readonly note: string;
  readonly permission: PermissionName;
  readonly entries: readonly ReactNode[];
}

const entriesOf = (reports: readonly HubReportProps[]) => reports.map((report) => <HubReport key={report.name} {...report} />);

/** Sections by permission (`decisions.md I12`, `I13`). */
const sections: readonly HubSection[] = [
  { title: 'Sales', note: 'what was sold, by whom', permission: 'Reports_SalesDashboard', entries: entriesOf(salesReports) },
  { title: 'Marketing', note: 'where the guests come from', permission: 'Reports_MarketingDashboard', entries: entriesOf(marketingReports) },
  { title: 'Tours and sales', note: 'to read, filter and copy out', permission: 'Reports_Main', entries: [<AllTours key="tours-all" />, ...entriesOf([sourceReport])] },
  { title: 'Contracts', note: 'where the resale contracts stand', permission: 'Reports_ContractsDashboard', entries: [<Contracts key="contracts" />] },
  { title: 'Memberships', note: 'members, points and what they owe RCI', permission: 'Reports_EpicDashboard', entries: [<Memberships key="memberships" />, <Ceded key="ceded" />] },
];

/** /admin/reports */
export function ReportsHub() {
  const { may } = useSession();
  const { day, choose } = useAsOf();
  const open = sections.filter(({ permission }) => may(permission));
  const count = open.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Page title="Reports">
      <PageHeader title="Reports" note={count > 0 && `${count} ${count === 1 ? 'report' : 'reports'} that you may open${day ? `, as it was known on ${formatDate(day)}` : ', live'}`} actions={<AsOfPicker day={day} onPick={(picked) => choose(picked)} />} />
      {open.length === 0 && <EmptyNotice text="No report is open to you." />}
      <div className="hub">
        {open.map(({ title, note, entries }) => (
          <Section key={title} title={title} note={note} className="hub-section">
            <ul className="hub-entries">{entries}</ul>
          </Section>
        ))}
        {may(schedulePermissions) && <SentByMail />}
      </div>
    </Page>
  );
}

function AllTours() {
  const { from, to } = reportDays('last-month-to-today', today());
  const { answer, problem } = useReport('sales-by-source', `from=${from}&to=${to}`);
  return <HubEntry path="/admin/reports-tours-all" name="All Tours" question="Each tour and what came of it" figure={answer?.total.booked} format={formatCount} note={`tours, ${sinceLastMonth()}${useNowWords()}`} problem={problem} />;
}

function Contracts() {
  const { figures, problem } = useContractsDashboard({ asOf: useAsOf().day, withLost: false });
  const all = figures?.statuses.reduce((sum, { count }) => sum + count, 0);
  return <HubEntry path="/admin/reports-contracts-dashboard" name="Contracts Dashboard" question="What stands where, what is late?" figure={all} format={formatCount} note={figures ? `contracts, ${formatCount(figures.inProgress)} in progress` : ''} problem={problem} />;
}

function Memberships() {
  const { statuses, balance, problem } = useEpicFigures();
  const members = statuses?.reduce((sum, { count }) => sum + count, 0);
  return <HubEntry path="/admin/reports-epic-dashboard" name="Epic Dashboard" question="Who is a member, and what stands in the ledger?" figure={members} format={formatCount} note={`${balance === undefined ? 'members' : `members, ${formatCount(balance)} points`}${useNowWords()}`} problem={problem} />;
}

function Ceded() {
  const { day } = useAsOf();
  const { answer, isOld, problem } = useCedeReport(day ? `asOf=${day}` : '');
  return <HubEntry path={cedePath} name={cedeTitle} question={cedeQuestion} figure={isOld ? undefined : answer?.total.points} format={formatCount} note={answer ? `points of ${formatCount(answer.total.members)} members` : ''} problem={problem} />;
}

/** Some figures are known of now alone. */
function useNowWords(): string {
  return useAsOf().day ? ', now' : '';
}
