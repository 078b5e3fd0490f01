import type { Lending } from '../../backend/epic-contracts/terms/contract-loan.rules.js';
import { isOverCeiling, type Loan } from '../../backend/epic-contracts/terms/truth-in-lending.rules.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';
import './truth-in-lending.css';

interface LendingBoxProps extends Lending {
  /** Percent a year: the contract's own. */
  readonly aprCeiling: string;
  /** What the contract was written with; absent while it is typed. */
  readonly written?: string | null | undefined;
}

/** The figures that 12 CFR 1026.18 asks for, and the payments. */
export function LendingBox({ loan, box, payments, aprCeiling, written }: LendingBoxProps) {
  const fee = formatMoney(loan.loanProcessingFee);
  const over = isOverCeiling(box.aprRate, aprCeiling);
  const differs = written && box.aprRate !== null && Number(written) !== Number(box.aprRate);
  const [first, last] = [payments[0]!, payments.at(-1)!];
  return (
    <>
      <div className="tila">
        <Figure wide title="Annual percentage rate" note="the cost as a yearly rate" value={box.aprRate === null ? '–' : `${box.aprRate}%`} over={over} />
        <Figure wide title="Finance charge" note={`with ${fee} prepaid`} value={formatMoney(box.financeCharge)} />
        <Figure title="Amount Financed" note={`less ${fee} prepaid`} value={formatMoney(box.amountFinanced)} />
        <Figure title="Total of Payments" note={`after all ${box.numberOfRegularPayments} payments`} value={formatMoney(box.totalPayments)} />
        <Figure line title="Total Sale Price" note={saleNote(loan)} value={formatMoney(box.totalSalesPrice)} />
      </div>
      <table className="tila-payments">
        <thead>
          <tr>
            <th scope="col">Payments</th>
            <th scope="col">Amount</th>
            <th scope="col">Due</th>
          </tr>
        </thead>
        <tbody>
          {payments.length > 1 && (
            <tr>
              <td>{payments.length - 1}, monthly</td>
              <td>{formatMoney(box.regularPaymentAmount)}</td>
              <td>{first.due && `from ${formatDate(first.due)}`}</td>
            </tr>
          )}
          <tr>
            <td>1, the last</td>
            <td>{formatMoney(box.finalPaymentAmount)}</td>
            <td>{formatDate(last.due)}</td>
          </tr>
          <tr className="tila-late">
            <td>Late charge</td>
            <td>{formatMoney(box.lateCharge)}</td>
            <td>10% of a payment</td>
          </tr>
        </tbody>
      </table>
      {differs && (
        <p className="tila-differs">
          The contract was written with an APR of {written}%; its terms give {box.aprRate}%, with the usual loan fee of {fee}. What was written stays.
        </p>
      )}
    </>
  );
}

/** The fee is part of no payment; whether it counts here is a setting that the contract keeps (`decisions.md E27`). */
function saleNote({ downPayments, loanProcessingFee, prepaidInSalePrice }: Loan): string {
  const down = `with ${formatMoney(downPayments)} down payment`;
  if (Number(loanProcessingFee) <= 0) return down;
  return `${down}; the prepaid ${formatMoney(loanProcessingFee)} is paid at closing and ${prepaidInSalePrice ? '' : 'not '}in it`;
}

interface FigureProps {
  readonly title: string;
  readonly note: string;
  readonly value: string;
  /** Among the two that stand out, as Reg Z asks. */
  readonly wide?: true;
  readonly line?: true;
  readonly over?: boolean;
}

function Figure({ title, note, value, wide, line, over }: FigureProps) {
  return (
    <div className={['tila-figure', wide && 'tila-main', line && 'tila-line', over && 'tila-over'].filter(Boolean).join(' ')}>
      <b>{title}</b>
      <span>{note}</span>
      <strong>{value}</strong>
    </div>
  );
}
