import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import type { FiguresColumn } from '../kit/chart/figures-table.js';
import { formatDateTime } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { StatusDot } from '../kit/status/status.js';
import { PurchaseActions } from '../points/purchase-actions.js';
import { PurchasesSection, referenceOf } from '../points/purchases-section.js';
import type { Problem } from '../server/problem.js';

interface PastPurchasesProps {
  readonly rows: readonly PointsPurchaseRow[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

const columns: readonly FiguresColumn<PointsPurchaseRow>[] = [
  { head: 'Date', className: 'figures-wraps', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { head: 'Status', cell: ({ paymentStatus }) => <StatusDot status={paymentStatus} /> },
  { head: 'Points', figure: true, cell: ({ pointsPurchased }) => formatCount(pointsPurchased) },
  { head: 'Price per point', figure: true, className: 'figures-spare', cell: ({ pricePerPoint }) => formatMoney(pricePerPoint) },
  { head: 'Fee', figure: true, className: 'figures-spare', cell: ({ transactionFee }) => formatMoney(transactionFee) },
  { head: 'Total', figure: true, cell: ({ totalPurchasePrice }) => formatMoney(totalPurchasePrice) },
  { head: 'Payment reference', className: 'figures-cut', cell: referenceOf },
  { head: 'Receipt', className: 'figures-acts', cell: (row) => <PurchaseActions row={row} small /> },
];

/** Everything that the member bought, newest first. */
export function PastPurchases({ rows, problem, retry }: PastPurchasesProps) {
  return <PurchasesSection note={rows && rows.length > 0 ? formatCount(rows.length) : undefined} columns={columns} rows={rows} problem={problem} retry={retry} />;
}
