import type { DatedPayment } from '../../backend/epic-contracts/terms/contract-loan.rules.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { ExportButtons } from '../kit/export-buttons.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney, sumMoney } from '../kit/format/money.js';

interface PaymentScheduleProps {
  readonly payments: readonly DatedPayment[];
  /** Where it can be had as a file; absent while the contract is typed. */
  readonly url?: string;
}

function columnsFor(payments: readonly DatedPayment[]): readonly FiguresColumn<DatedPayment>[] {
  const money = (head: string, name: 'payment' | 'interest' | 'principal') => ({ head, figure: true, cell: (row: DatedPayment) => formatMoney(row[name]), total: formatMoney(sumMoney(payments.map((row) => row[name]))) });
  return [
    { head: '#', figure: true, cell: ({ number }) => number },
    { head: 'Due', figure: true, cell: ({ due }) => formatDate(due), total: 'Total' },
    money('Amount', 'payment'),
    money('Interest', 'interest'),
    money('Principal', 'principal'),
    { head: 'Owed after it', figure: true, cell: ({ balance }) => formatMoney(balance) },
  ];
}

/** Every payment, what of it is interest, and what is owed after it. */
export function PaymentSchedule({ payments, url }: PaymentScheduleProps) {
  return (
    <>
      <div className="payment-schedule-files">
        {url ? <ExportButtons url={url} /> : 'The saved contract gives it as a file.'}
      </div>
      <div className="payment-schedule" tabIndex={0} role="region" aria-label="Payments">
        <FiguresTable columns={columnsFor(payments)} rows={payments} keyOf={({ number }) => number} />
      </div>
    </>
  );
}
