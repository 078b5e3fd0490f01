import type { DatedPayment } from '../../backend/epic-contracts/contract-loan.rules.js';
import { ExportButtons } from '../kit/export-buttons.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney, sumMoney } from '../kit/format/money.js';

interface PaymentScheduleProps {
  readonly payments: readonly DatedPayment[];
  /** Where it can be had as a file. */
  readonly url: string;
}

/** Every payment, what of it is interest, and what is owed after it. */
export function PaymentSchedule({ payments, url }: PaymentScheduleProps) {
  const sumOf = (name: 'payment' | 'interest' | 'principal') => formatMoney(sumMoney(payments.map((payment) => payment[name])));
  return (
    <>
      <div className="payment-schedule-files">
        <ExportButtons url={url} />
      </div>
      <div className="payment-schedule" tabIndex={0} role="region" aria-label="Payments">
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Due</th>
              <th scope="col">Amount</th>
              <th scope="col">Interest</th>
              <th scope="col">Principal</th>
              <th scope="col">Owed after it</th>
            </tr>
          </thead>
          <tbody>
            {payments.map(({ number, due, payment, interest, principal, balance }) => (
              <tr key={number}>
                <td>{number}</td>
                <td>{formatDate(due)}</td>
                <td>{formatMoney(payment)}</td>
                <td>{formatMoney(interest)}</td>
                <td>{formatMoney(principal)}</td>
                <td>{formatMoney(balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td>{sumOf('payment')}</td>
              <td>{sumOf('interest')}</td>
              <td>{sumOf('principal')}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
