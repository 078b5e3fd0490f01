import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import '../kit/chart/chart.css';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatDateTime } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { StatusDot } from '../kit/status/status.js';
import type { Problem } from '../server/problem.js';

interface PastPurchasesProps {
  readonly rows: readonly PointsPurchaseRow[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Everything that the member bought, newest first. */
export function PastPurchases({ rows, problem, retry }: PastPurchasesProps) {
  return (
    <Section title="Purchases" note={rows && rows.length > 0 ? formatCount(rows.length) : undefined} className="detail-wide">
      {problem ? <ProblemNotice problem={problem} retry={retry} /> : !rows ? <span className="bone" style={{ width: '60%' }} /> : rows.length === 0 ? <Nothing text="No purchases yet." /> : <Table rows={rows} />}
    </Section>
  );
}

function Table({ rows }: { readonly rows: readonly PointsPurchaseRow[] }) {
  return (
    <div className="figures-scroll">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col" className="figure">
              Points
            </th>
            <th scope="col" className="figure">
              Price per point
            </th>
            <th scope="col" className="figure">
              Fee
            </th>
            <th scope="col" className="figure">
              Total
            </th>
            <th scope="col">Payment reference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.epicAdvantageContractId}>
              <td>{formatDateTime(row.createdAt)}</td>
              <td>
                <StatusDot status={row.paymentStatus} />
              </td>
              <td className="figure">{formatCount(row.pointsPurchased)}</td>
              <td className="figure">{formatMoney(row.pricePerPoint)}</td>
              <td className="figure">{formatMoney(row.transactionFee)}</td>
              <td className="figure">{formatMoney(row.totalPurchasePrice)}</td>
              <td>{row.paymentReferenceId || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
