import { Button } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { contractStatuses } from '../../../events/resale-contract.values.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { AsOfPicker } from '../../kit/as-of/as-of-picker.js';
import { useAsOf } from '../../kit/as-of/use-as-of.js';
import { PieCard } from '../../kit/chart/pie-card.js';
import { YearBarsCard } from '../../kit/chart/year-bars-card.js';
import { formatDate } from '../../kit/format/dates.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { statusColor } from '../../kit/status/status-tone.js';
import { ContractsBehind, type Behind } from './contracts-behind.js';
import { ContractTiles } from './contract-tiles.js';
import { useContractsDashboard } from './use-contracts-dashboard.js';
import { yearMonths } from './year-months.js';

/** /admin/reports-contracts-dashboard */
export function ContractsDashboard() {
  const [params, setParams] = useSearchParams();
  const { day: asOf, choose: chooseDay } = useAsOf();
  const behind = behindOf(params);
  const { figures, moved, problem, retry } = useContractsDashboard(asOf);
  const choose = (name: 'status' | 'month', value: string) => setParams({ ...(asOf && { asOf }), ...(params.get(name) !== value && { [name]: value }) });
  const year = Number((figures?.day ?? '').slice(0, 4));
  const slices = figures && contractStatuses.map((name) => ({ name, count: figures.statuses.find((one) => one.contractStatus === name)?.count ?? 0, color: statusColor(name) }));
  return (
    <Page title="Contracts Dashboard">
      <PageHeader
        title="Contracts Dashboard"
        note={asOf ? `all contracts, as they were on ${formatDate(asOf)}` : 'all contracts, live'}
        actions={
          <>
            <AsOfPicker day={asOf} onPick={(day) => chooseDay(day, ['month'])} />
            <ExportButtons url={`/api/Contracts/Dashboard/Export${asOf ? `?asOf=${asOf}` : ''}`} />
            <Button icon={<PrintIcon />} text="Print" onClick={() => window.print()} />
          </>
        }
      />
      {problem && <ProblemBar problem={problem} retry={retry} dismiss={retry} />}
      <ContractTiles figures={figures} moved={moved} />
      <div className="charts">
        <PieCard title="Contracts by Status" noun="contracts" slices={slices} chosen={params.get('status') ?? undefined} onChoose={(name) => choose('status', name)} />
        <YearBarsCard title="Volume by month" year={year} months={figures && yearMonths(figures.months, year)} chosen={params.get('month') ?? undefined} onChoose={asOf ? undefined : (month) => choose('month', month)} />
      </div>
      {behind && figures && <ContractsBehind key={JSON.stringify(behind)} behind={behind} asOf={asOf} position={figures.position} />}
    </Page>
  );
}

function behindOf(params: URLSearchParams): Behind | undefined {
  const [status, month] = [params.get('status'), params.get('month')];
  if (status) return { kind: 'status', status };
  return month && !params.get('asOf') ? { kind: 'month', month } : undefined;
}
