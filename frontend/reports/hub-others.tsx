import { BankAccountIcon, DoughnutChartIcon, MapIcon, TimelineBarChartIcon } from '@blueprintjs/icons';
import { cedePath, cedeQuestion, cedeTitle } from '../../backend/reports/cede/cede-report.rules.js';
import { epicDashboardPath, epicDashboardTitle } from '../../backend/reports/epic/epic-dashboard.rules.js';
import { epicQuery } from '../../backend/reports/epic/epic-view.rules.js';
import { reportDays } from '../../backend/reports/report-periods.rules.js';
import { useAsOf } from '../kit/as-of/use-as-of.js';
import { ShareBar } from '../kit/chart/share-bar.js';
import { Sparkline } from '../kit/chart/sparkline.js';
import { lastKnownDay } from '../kit/as-of/last-known-day.js';
import { today } from '../kit/format/dates.js';
import { countOf, formatCount, formatMoney } from '../kit/format/money.js';
import { statusColor } from '../kit/status/status-tone.js';
import { useContractsDashboard } from './contracts-dashboard/use-contracts-dashboard.js';
import { useCedeReport } from './epic/points/use-cede-report.js';
import { shareWords } from './epic/epic-words.js';
import { tierShade } from './epic/tier-shade.js';
import { useEpicDashboard } from './epic/use-epic-dashboard.js';
import { HubEntry, type HubReportWords } from './hub-entry.js';
import { HubMonths } from './hub-months.js';
import { ofTours, sinceLastMonth } from './hub-reports.js';
import { useReport } from './table/use-report.js';

/** Reports that are no sums of tours, each with its figure. */

export const allTours: HubReportWords = { name: 'All Tours', question: 'Each tour and what came of it', icon: <MapIcon /> };
export const contracts: HubReportWords = { name: 'Contracts Dashboard', question: 'What stands where, what is late?', icon: <DoughnutChartIcon /> };
export const memberships: HubReportWords = { name: epicDashboardTitle, question: 'Who joined, and how did they pay?', icon: <TimelineBarChartIcon /> };
export const ceded: HubReportWords = { name: cedeTitle, question: cedeQuestion, icon: <BankAccountIcon /> };

export function AllTours() {
  const { from, to } = reportDays('last-month-to-today', today());
  const { answer, problem } = useReport('sales-by-source', `from=${from}&to=${to}`);
  return <HubEntry {...allTours} path="/admin/reports-tours-all" glance={<HubMonths {...ofTours} shown={['booked']} as="line" asOf={undefined} />} figure={answer?.total.booked} format={formatCount} unit="tours" note={`${sinceLastMonth}${useNowWords()}`} problem={problem} />;
}

export function Contracts() {
  const { figures, problem } = useContractsDashboard({ asOf: useAsOf().day, withLost: false });
  const all = figures?.statuses.reduce((sum, { count }) => sum + count, 0);
  const shares = figures?.statuses.map(({ contractStatus, count }) => ({ name: contractStatus, count, color: statusColor(contractStatus) }));
  return <HubEntry {...contracts} path="/admin/reports-contracts-dashboard" glance={shares && <ShareBar shares={shares} label="Contracts by status" />} figure={all} format={formatCount} unit="contracts" note={figures && `${formatCount(figures.inProgress)} in progress`} problem={problem} />;
}

export function Memberships() {
  const { day } = useAsOf();
  const { answer, isOld, problem } = useEpicDashboard(epicQuery({ year: Number(lastKnownDay(day).slice(0, 4)) }, day).toString());
  const known = isOld ? undefined : answer;
  const shares = known?.members.tiers.map((tier, place, { length }) => ({ ...tier, color: tierShade(place, length) }));
  return <HubEntry {...memberships} path={epicDashboardPath} glance={shares && <ShareBar shares={shares} label="Members by tier" />} figure={known && Number(known.sales.volume)} format={formatMoney} note={known && `${shareWords(Number(known.sales.financedShare))}% financed`} problem={problem} />;
}

export function Ceded() {
  const { day } = useAsOf();
  const { answer, isOld, problem } = useCedeReport(day ? `asOf=${day}` : '');
  const known = isOld ? undefined : answer;
  return <HubEntry {...ceded} path={cedePath} glance={known && <Sparkline values={known.months.map(({ total }) => total)} label="Members enrolled, month by month" />} figure={known?.total.points} format={formatCount} unit="points" note={known && `of ${countOf(known.total.members, { one: 'member', many: 'members' })}`} problem={problem} />;
}

/** Some figures are known of now alone. */
function useNowWords(): string {
  return useAsOf().day ? ', now' : '';
}
