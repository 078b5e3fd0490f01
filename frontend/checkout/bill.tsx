import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';
import { Company } from './company.js';
import { countdown } from '../kit/format/countdown.js';
import { formatTime } from '../kit/format/dates.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { COMPANY, PLACE } from './said.js';

const SOON_MS = 5 * 60_000;
const AROUND = 2 * Math.PI * 18;

interface BillProps {
  readonly answer: CheckoutAnswer;
  readonly left: number;
}

/** What is bought, for whom, the amount, and the time that is left. */
export function Bill({ answer, left }: BillProps) {
  return (
    <section className="bill" aria-label="What you pay for">
      <Company />
      <p className="bill-lead">Pay for advantage points</p>
      <h1 className="bill-total">${formatMoney(answer.total)}</h1>
      <dl className="bill-lines">
        <div><dt><b>{formatCount(answer.points)} advantage points</b><small>{answer.pricePerPoint} a point, use year {answer.useYear}</small></dt><dd><b>{formatMoney(answer.pointsPrice)}</b></dd></div>
        <div><dt>Transaction fee</dt><dd>{formatMoney(answer.transactionFee)}</dd></div>
        <div className="bill-sum wide-only"><dt>Total, US dollars</dt><dd>{formatMoney(answer.total)}</dd></div>
      </dl>
      <dl className="bill-facts">
        {answer.forWhom && <div><dt>For</dt><dd>{answer.forWhom}</dd></div>}
        <div className="wide-only"><dt>Sold by</dt><dd>{COMPANY}, {PLACE}</dd></div>
        <div className="wide-only"><dt>Purchase</dt><dd>{answer.epicAdvantageContractId}</dd></div>
      </dl>
      <Hold answer={answer} left={left} />
    </section>
  );
}

function Hold({ answer: { heldUntil, holdMinutes }, left }: BillProps) {
  const part = Math.min(1, left / (holdMinutes * 60_000));
  return (
    <div className={`hold ${left <= SOON_MS ? 'hold-soon' : ''}`}>
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="18" className="ring-track" />
        <circle cx="22" cy="22" r="18" className="ring" strokeDasharray={AROUND} strokeDashoffset={AROUND * (1 - part)} />
      </svg>
      <div>
        <b role="timer">Held for you, {countdown(Math.ceil(left / 1_000))} left</b>
        <span>Until {formatTime(heldUntil)}. After that the points go back and this page closes; nothing is charged.</span>
      </div>
    </div>
  );
}
