import { Bill } from '../../kit/detail/bill.js';
import { formatMoney } from '../../kit/format/money.js';
import { formatRate } from '../../kit/format/percent.js';
import { Section } from '../../kit/page/section.js';
import { LendingBox } from '../lending-box.js';
import { ScheduleLink } from '../schedule-link.js';
import { dueLines } from './due-lines.js';
import type { TypedContract } from './terms-as-typed.js';
import './epic-form.css';

/** What the contract comes to while it is typed: the month and today first, then the box that the law asks for. */
export function FiguresBeside({ typed }: { readonly typed: TypedContract | undefined }) {
  if (!typed) return null;
  const { terms, lending, conditions, overCeiling } = typed;
  return (
    <>
      <section className="card section epic-sums" aria-label="What it comes to" aria-live="polite">
        {lending && (
          <div>
            <span>A month, for {lending.box.numberOfRegularPayments} months</span>
            <strong>{formatMoney(lending.box.regularPaymentAmount)}</strong>
          </div>
        )}
        <div>
          <span>{todayWords(terms.creditCardProcessingFee)}</span>
          <strong>{formatMoney(terms.dueAtClosing) || '–'}</strong>
        </div>
      </section>
      {lending && (
        <Section title="Truth in lending" note="as you type" action={<ScheduleLink title="Payment schedule" payments={lending.payments} />}>
          <CeilingBar rate={terms.interestRate} apr={lending.box.aprRate} ceiling={conditions.fees.aprCeiling} over={overCeiling} />
          <LendingBox {...lending} aprCeiling={conditions.fees.aprCeiling} />
        </Section>
      )}
      <Section title="Due today" className="epic-due">
        <Bill lines={dueLines(typed)} />
      </Section>
    </>
  );
}

function todayWords(cardFee: string | null): string {
  return Number(cardFee) > 0 ? 'Today, by card' : 'Today';
}

interface CeilingBarProps {
  readonly rate: string | null;
  readonly apr: string | null;
  readonly ceiling: string;
  readonly over: boolean;
}

/** The APR against its ceiling. */
function CeilingBar({ rate, apr, ceiling, over }: CeilingBarProps) {
  const end = Math.max(Number(ceiling) * 1.5, Number(apr));
  const share = (percent: number) => `${(Math.min(percent, end) / end) * 100}%`;
  const beyond = apr === null ? 'over' : `${(Number(apr) - Number(ceiling)).toFixed(2)} over`;
  return (
    <div className={`ceiling ${over ? 'ceiling-over' : ''}`}>
      <div className="ceiling-words">
        <span>rate {formatRate(rate)}</span>
        <b>ceiling {ceiling}%</b>
        <span className="ceiling-beyond">{over ? beyond : `${(Number(ceiling) - Number(apr)).toFixed(2)} below`}</span>
      </div>
      <div className="ceiling-track" aria-hidden>
        <span className="ceiling-held" style={{ width: share(Math.min(Number(apr ?? end), Number(ceiling))) }} />
        {over && <span className="ceiling-rest" style={{ width: share(Number(apr ?? end) - Number(ceiling)) }} />}
        <span className="ceiling-line" style={{ insetInlineStart: share(Number(ceiling)) }} />
      </div>
    </div>
  );
}
