import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { countOf, formatCount, formatMoney, sumMoney } from '../kit/format/money.js';

/** What a step of a pay run is about: how many lines, and what they come to. */
export function RunSums({ report: { lines, adjustments, carries, totals, reserves } }: { readonly report: CommissionReport }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Lines', formatCount(lines.length)],
    ...(adjustments.length > 0 ? ([['Adjustments', formatCount(adjustments.length)]] as const) : []),
    ...(carries.length > 0 ? ([['Rests of recoveries', formatCount(carries.length)]] as const) : []),
    ['Commission', formatMoney(totals.commission)],
    ['Into reserves', formatMoney(sumMoney(reserves.map(({ withheld }) => withheld)))],
    ['Out of reserves', formatMoney(sumMoney(reserves.map(({ charged }) => charged)))],
    [`To pay, ${countOf(totals.employees, { one: 'employee', many: 'employees' })}`, formatMoney(totals.net)],
  ];
  return (
    <dl className="run-sums">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
