import { epicMeasures } from '../../../events/reports/epic.rules.js';
import type { EpicDashboardAnswer } from '../../../backend/reports/epic/epic-dashboard.dto.js';
import { epicDashboardTitle } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { behindParams, epicQuery, readEpicView, sameBehind, type EpicBehind } from '../../../backend/reports/epic/epic-view.rules.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { lastKnownDay } from '../../kit/as-of/last-known-day.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { AddressNote } from '../asks/address-note.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { permissionLabel } from '../../../events/users/permission-words.rules.js';
import { useSession } from '../../server/session.js';
import { paceWords } from '../table/pace-words.js';
import { useReportAddress } from '../asks/use-report-address.js';
import { YearSteps } from '../year/year-steps.js';
import { ReportActions } from '../views/report-actions.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { ContractsBehind } from './contracts-behind.js';
import { EpicTiles } from './epic-tiles.js';
import { MembersBehind } from './members-behind.js';
import { MembersKnownNote } from './members-known.js';
import { MembersCharts } from './members-charts.js';
import { PoolCard } from './pool-card.js';
import { SalesCard } from './sales-card.js';
import { movedBy, useEpicDashboard } from './use-epic-dashboard.js';
import './epic-dashboard.css';

/** What an address says of an open figure; nothing is open. */
const CLOSED = { figure: undefined, month: undefined, by: undefined, name: undefined } as const;

/** /admin/reports-epic-dashboard (document 3, 2.8) */
export function EpicDashboard() {
  const { may } = useSession();
  const { day: asOf } = useAsOf();
  const { params, put } = useReportAddress();
  const views = useReportViewMenu('epic-dashboard');
  const lastDay = lastKnownDay(asOf);
  const view = readEpicView(params, lastDay);
  const query = epicQuery(view, asOf);
  const report = useEpicDashboard(query.toString());
  const { answer, isOld, moved, problem, retry } = report;
  const { behind } = view;
  const opens = { contracts: may('Epic_Contracts_Main'), members: may('Epic_Members_Main') };
  const open = (next: EpicBehind) => put({ ...CLOSED, ...(sameBehind(behind, next) ? {} : behindParams(next)) });
  const goTo = (year: number) => put({ ...CLOSED, year: year === Number(lastDay.slice(0, 4)) ? undefined : String(year) });
  const drawn = {
    answer,
    behind,
    openContracts: opens.contracts ? open : undefined,
    openMembers: opens.members ? open : undefined,
    statement: may('PointsLedger_Main') ? statementOf(answer) : undefined,
  };
  const shown = isOld ? undefined : answer;
  return (
    <Page title={epicDashboardTitle} className="report-paper">
      <PageHeader
        title={epicDashboardTitle}
        note={
          <span className="epic-note">
            <YearSteps year={view.year} last={Number(lastDay.slice(0, 4))} onGo={goTo} />
            {moved ? <span role="status">{`moved just now, ${moved.last.change.by}: ${movedBy[moved.last.list] ?? 'a record'}`}</span> : (answer || !problem) && paceWords(report, asOf)}
          </span>
        }
        onPaper={`${view.year} against ${view.year - 1}`}
        actions={<ReportActions report="epic-dashboard" file={`/api/Reports/epic-dashboard/Export?${query.toString()}`} views={views} />}
      />
      <MembersKnownNote answer={shown} />
      <AddressNote days="year" report="epic-dashboard" />
      <ViewNote {...views} />
      {problem && (answer ? <ProblemBar problem={problem} retry={retry} dismiss={retry} /> : <ProblemNotice problem={problem} retry={retry} />)}
      {(answer || !problem) && (
        <Figures isOld={isOld}>
          <EpicTiles {...drawn} />
          <div className="epic-charts">
            <SalesCard {...drawn} year={view.year} onYear={goTo} />
            <PoolCard {...drawn} />
          </div>
          <MembersCharts {...drawn} />
          {!(opens.members && opens.contracts) && <Lacking {...opens} />}
        </Figures>
      )}
      {behind && 'by' in behind && opens.members && shown && <MembersBehind key={JSON.stringify(behind)} query={query} isNewest={view.to === lastDay} behind={behind} position={shown.position} onClose={() => put(CLOSED)} />}
      {behind && 'figure' in behind && opens.contracts && shown && <ContractsBehind key={JSON.stringify(behind)} query={query} behind={behind} year={view.year} to={view.to} position={shown.position} onClose={() => put(CLOSED)} />}
    </Page>
  );
}

/** What the screen draws, and who may open what. */
export interface EpicDrawn {
  /** Undefined until it is known. */
  readonly answer: EpicDashboardAnswer | undefined;
  readonly behind: EpicBehind | undefined;
  /** Absent for readers to whom contracts are shut. */
  readonly openContracts: ((behind: EpicBehind) => void) | undefined;
  readonly openMembers: ((behind: EpicBehind) => void) | undefined;
  /** Where the points are told row by row; absent for readers to whom it is shut. */
  readonly statement: string | undefined;
}

function statementOf(answer: EpicDashboardAnswer | undefined): string {
  if (!answer) return '/admin/points-statement';
  return `/admin/points-statement?${new URLSearchParams({ period: `${answer.from}..${answer.to}`, ...(!answer.live && { asOf: answer.asOf }) }).toString()}`;
}

function Lacking({ contracts, members }: { readonly contracts: boolean; readonly members: boolean }) {
  const words = [...(members ? [] : [`the members themselves takes ${permissionLabel('Epic_Members_Main')}`]), ...(contracts ? [] : [`the contracts behind ${epicMeasures.volume.label.toLowerCase()} takes ${permissionLabel('Epic_Contracts_Main')}`])];
  return <p className="page-note">To see {words.join(', and ')} among your permissions.</p>;
}
