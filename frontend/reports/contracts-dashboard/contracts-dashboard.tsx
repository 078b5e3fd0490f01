import { Checkbox } from '@blueprintjs/core';
import { useSearchParams } from 'react-router-dom';
import { contractStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { PieCard } from '../../kit/chart/pie-card.js';
import { YearBarsCard } from '../../kit/chart/bars/year-bars-card.js';
import { formatDate } from '../../kit/format/dates.js';
import { AddressNote } from '../asks/address-note.js';
import { ViewNote } from '../../kit/views/view-note.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { statusColor } from '../../kit/status/status-tone.js';
import { Figures } from '../../kit/live-answer/figures.js';
import { ReportActions } from '../views/report-actions.js';
import { useReportViewMenu } from '../views/use-report-views.js';
import { ContractsBehind } from './contracts-behind.js';
import { ContractTiles } from './contract-tiles.js';
import { momentQuery, useContractsDashboard } from './use-contracts-dashboard.js';
import { isEmptyMonth, yearMonths } from './year-months.js';

/** /admin/reports-contracts-dashboard */
export function ContractsDashboard() {
  const { day: asOf } = useAsOf();
  const { withLost, behind, put } = useDashboardAddress();
  const views = useReportViewMenu('contracts-dashboard');
  const moment = { asOf, withLost };
  const { figures, isOld, moved, problem, retry } = useContractsDashboard(moment);
  const choose = (what: string) => put({ behind: what === behind ? undefined : what });
  const chosen = (kind: string) => (behind?.startsWith(`${kind}:`) ? behind.slice(kind.length + 1) : undefined);
  const year = Number((figures?.day ?? '').slice(0, 4));
  const months = figures && yearMonths(figures.months, year);
  const slices = figures && contractStatuses.map((name) => ({ name, count: figures.statuses.find((one) => one.contractStatus === name)?.count ?? 0, color: statusColor(name) }));
  return (
    <Page title="Contracts Dashboard" className="report-paper">
      <PageHeader
        title="Contracts Dashboard"
        note={isOld || !figures ? (problem ? '' : 'loading…') : asOf ? `all contracts, as they were on ${formatDate(asOf)}` : 'all contracts, live'}
        onPaper={withLost ? 'volume with rescinded and canceled' : ''}
        actions={<ReportActions report="contracts-dashboard" file={`/api/Contracts/Dashboard/Export?${momentQuery(moment)}`} views={views} />}
      />
      <AddressNote days="none" report="contracts-dashboard" />
      <ViewNote {...views} />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      <Figures isOld={isOld}>
        <ContractTiles figures={figures} moved={moved} open={behind} onOpen={choose} />
        <div className="charts">
          <PieCard title="Contracts by Status" noun="contracts" slices={slices} chosen={chosen('status')} onChoose={(name) => choose(`status:${name}`)} />
          <YearBarsCard
            title="Volume by month"
            year={year}
            months={months}
            instead={months?.every(isEmptyMonth) ? <p className="page-note">{`Nothing in ${year} and ${year - 1}.`}</p> : undefined}
            chosen={chosen('month')}
            onChoose={(month) => choose(`month:${month}`)}
            choices={<Checkbox className="bars-lost" checked={withLost} label="With rescinded and canceled" onChange={() => put({ lost: withLost ? undefined : 'with' })} />}
          />
        </div>
      </Figures>
      {behind && figures && !isOld && <ContractsBehind key={behind} behind={behind} moment={moment} position={figures.position} />}
    </Page>
  );
}

/** What the address says beside the day: what volume counts, and whose contracts are shown. */
function useDashboardAddress() {
  const [params, setParams] = useSearchParams();
  return {
    withLost: params.get('lost') === 'with',
    behind: params.get('behind') ?? undefined,
    put(changes: Readonly<Record<string, string | undefined>>): void {
      const after = Object.entries({ ...Object.fromEntries(params), ...changes });
      setParams(Object.fromEntries(after.flatMap(([name, value]) => (value ? [[name, value]] : []))));
    },
  };
}
