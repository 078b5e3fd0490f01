import { useEffect, useRef, useState } from 'react';
import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';
import type { CheckoutCalls } from './checkout-calls.js';
import { Company } from './company.js';
import { formatDateTime } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';

interface ReceiptProps {
  readonly answer: CheckoutAnswer;
  readonly calls: CheckoutCalls;
}

/** What the link shows from the payment on. */
export function Receipt({ answer, calls }: ReceiptProps) {
  const { payment, points, status } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const refunded = status === 'refunded';
  return (
    <main className="receipt">
      <Company />
      <div className="receipt-mark" aria-hidden="true">✓</div>
      <h1 ref={heading} tabIndex={-1}>{refunded ? 'Refunded' : 'Paid, thank you'}</h1>
      <p className="quiet">{refunded ? 'The amount goes back to your card, and the points went back.' : `${formatCount(points)} points are yours now`}</p>
      <dl className="bill-lines receipt-lines">
        <div><dt>{formatCount(points)} points at {answer.pricePerPoint}</dt><dd>{formatMoney(answer.pointsPrice)}</dd></div>
        <div><dt>Transaction fee</dt><dd>{formatMoney(answer.transactionFee)}</dd></div>
        <div className="bill-sum"><dt>Paid, US dollars</dt><dd>{formatMoney(answer.total)}</dd></div>
        {payment?.cardEnd && <div><dt>Card</dt><dd>ends in {payment.cardEnd}</dd></div>}
        {payment && <div><dt>When</dt><dd>{formatDateTime(payment.at)}</dd></div>}
        <div><dt>Purchase</dt><dd>{answer.epicAdvantageContractId}</dd></div>
        {payment && <div><dt>Reference</dt><dd className="reference">{payment.reference}</dd></div>}
        <div><dt>For</dt><dd>{[answer.forWhom, `use year ${answer.useYear}`].filter(Boolean).join(', ')}</dd></div>
      </dl>
      <p className="quiet">{payment?.cardEnd && answer.receiptTo && <>The receipt is on its way to <b>{answer.receiptTo}</b>. </>}This link shows this receipt from now on. It cannot be paid a second time.</p>
      <ReceiptButtons answer={answer} calls={calls} />
    </main>
  );
}

function ReceiptButtons({ answer, calls }: ReceiptProps) {
  const [fault, setFault] = useState(false);
  const save = async () => {
    try {
      const url = URL.createObjectURL(await calls.receipt());
      Object.assign(document.createElement('a'), { href: url, download: `receipt-${answer.epicAdvantageContractId}.pdf` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      setFault(false);
    } catch {
      setFault(true);
    }
  };
  return (
    <div className="receipt-buttons no-print">
      <button className="plain-button" type="button" onClick={() => void save()}>Receipt PDF</button>
      <button className="plain-button" type="button" onClick={() => print()}>Print</button>
      {fault && <p className="field-fault" role="alert">The PDF could not be made just now. Please try again.</p>}
    </div>
  );
}
