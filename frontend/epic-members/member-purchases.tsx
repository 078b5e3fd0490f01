import type { PointsPurchaseRow } from '../../projections/points-purchases/points-purchases.read-model.js';
import type { FiguresColumn } from '../kit/chart/figures-table.js';
import { formatDateTime } from '../kit/format/dates.js';
import { formatCount, formatMoney, sumMoney } from '../kit/format/money.js';
import { StatusDot } from '../kit/status/status.js';
import { PurchaseActions } from '../points/purchase-actions.js';
import { PurchasesSection, referenceOf } from '../points/purchases-section.js';
import type { Purchases } from '../epic-advantage/use-purchases.js';

interface MemberPurchasesProps {
  readonly useYear: number;
  readonly purchases: Purchases;
}

/** A hold that waits is no status of its own. */
const shownAs = (status: string) => (status === 'Draft' ? 'Held' : status);

function columnsFor(paid: readonly PointsPurchaseRow[], count: number): readonly FiguresColumn<PointsPurchaseRow>[] {
  return [
    { head: 'No.', cell: ({ epicAdvantageContractId }) => epicAdvantageContractId, total: `Paid, not refunded: ${paid.length} of ${count}` },
    { head: 'Created', className: 'figures-wraps', cell: ({ createdAt }) => formatDateTime(createdAt) },
    { head: 'By', className: 'figures-spare', cell: ({ createdByName }) => createdByName },
    { head: 'Points', figure: true, cell: ({ pointsPurchased }) => formatCount(pointsPurchased), total: formatCount(paid.reduce((sum, { pointsPurchased }) => sum + pointsPurchased, 0)) },
    { head: 'Each', figure: true, className: 'figures-spare', cell: ({ pricePerPoint }) => formatMoney(pricePerPoint) },
    { head: 'Fee', figure: true, className: 'figures-spare', cell: ({ transactionFee }) => formatMoney(transactionFee), total: formatMoney(sumMoney(paid.map(({ transactionFee }) => transactionFee))) },
    { head: 'Total', figure: true, cell: ({ totalPurchasePrice }) => formatMoney(totalPurchasePrice), total: formatMoney(sumMoney(paid.map(({ totalPurchasePrice }) => totalPurchasePrice))) },
    { head: 'Payment', cell: ({ paymentStatus }) => <StatusDot status={paymentStatus} label={shownAs(paymentStatus)} /> },
    { head: 'Reference', className: 'figures-cut', cell: referenceOf },
    { head: 'Receipt', className: 'figures-acts', cell: (row) => <PurchaseActions row={row} small /> },
  ];
}

/** What the member bought of a use year, newest first. */
export function MemberPurchases({ useYear, purchases: { rows, problem, refresh } }: MemberPurchasesProps) {
  const ofYear = rows?.filter((row) => Number(row.useYear) === useYear);
  const paid = ofYear?.filter(({ paymentStatus }) => paymentStatus === 'Paid') ?? [];
  return <PurchasesSection note={`use year ${useYear}`} columns={columnsFor(paid, ofYear?.length ?? 0)} rows={ofYear} problem={problem} retry={refresh} />;
}
