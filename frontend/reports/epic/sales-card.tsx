import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { epicMeasures } from '../../../events/reports/epic.rules.js';
import type { SalesMonth } from '../../../backend/reports/epic/epic-dashboard.rules.js';
import { monthName } from '../../kit/format/month-names.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { formatCount, formatMoney, sumMoney } from '../../kit/format/money.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import type { EpicDrawn } from './epic-dashboard.js';

/** Victory is fetched with the first chart that somebody looks at. */
const SalesBars = lazy(async () => ({ default: (await import('./sales-bars.js')).SalesBars }));

const TITLE = `${epicMeasures.volume.label} by month`;

interface SalesCardProps extends EpicDrawn {
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/** What was sold month by month beside the year before, as bars or as the table behind them. */
export function SalesCard({ answer, behind, openContracts, year, onYear }: SalesCardProps) {
  const [asTable, setAsTable] = useState(false);
  const isEmpty = answer?.months.every(({ sold, before }) => sold === 0 && Number(before) === 0);
  const swap = (
    <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
      {asTable ? 'Show as chart' : 'Show as table'}
    </button>
  );
  return (
    <Section title={<span title={`${epicMeasures.volume.counts}.`}>{TITLE}</span>} note={!isEmpty && !asTable && <Legend year={year} isRunning={answer !== undefined && !answer.to.endsWith('-12-31')} />} action={!isEmpty && swap} className="epic-card">
      {isEmpty ? (
        <EmptyNotice text={`No memberships were sold in ${year} and ${year - 1}.`} action={answer?.lastYear !== undefined && <Button text={`Show ${answer.lastYear}`} onClick={() => onYear(answer.lastYear!)} />} />
      ) : asTable && answer ? (
        <Months months={answer.months} year={year} />
      ) : (
        <Suspense fallback={<div aria-busy />}>{answer && <SalesBars title={TITLE} year={answer.year} months={answer.months} behind={behind} onChoose={openContracts} />}</Suspense>
      )}
    </Section>
  );
}

/** Beside the months of a year that is not over those of the year before stand whole. */
function Legend({ year, isRunning }: { readonly year: number; readonly isRunning: boolean }) {
  return (
    <span className="epic-legend">
      <span className="epic-in-full">{year} paid in full</span>
      <span className="epic-financed">{year} financed</span>
      <span className="epic-before">{isRunning ? `all of ${year - 1}` : year - 1}</span>
    </span>
  );
}

function Months({ months, year }: { readonly months: readonly SalesMonth[]; readonly year: number }) {
  const sum = (field: 'paidInFull' | 'financed' | 'volume' | 'before') => formatMoney(sumMoney(months.map((month) => month[field])));
  const columns: readonly FiguresColumn<SalesMonth>[] = [
    { head: 'Month', cell: ({ month }) => monthName(month), total: 'Total' },
    { head: 'Sold', figure: true, cell: ({ sold }) => formatCount(sold), total: formatCount(months.reduce((all, { sold }) => all + sold, 0)) },
    { head: 'Paid in full', figure: true, cell: ({ paidInFull }) => formatMoney(paidInFull), total: sum('paidInFull') },
    { head: 'Financed', figure: true, cell: ({ financed }) => formatMoney(financed), total: sum('financed') },
    { head: String(year), figure: true, cell: ({ volume }) => formatMoney(volume), total: sum('volume') },
    { head: String(year - 1), figure: true, cell: ({ before }) => formatMoney(before), total: sum('before') },
  ];
  return (
    <div className="figures-scroll epic-months">
      <FiguresTable columns={columns} rows={months} keyOf={({ month }) => month} />
    </div>
  );
}
