import { Fragment } from 'react';
import { formatMoney } from '../format/money.js';
import { Marked } from './marks.js';
import './detail.css';

export interface BillLine {
  readonly label: string;
  /** Decimal string; blank shows a dash. */
  readonly amount: string | null | undefined;
  /** Fields that the amount comes from. */
  readonly fields: readonly string[];
  /** A rule above, and strong. */
  readonly total?: boolean;
}

/** Money as people read a bill: lines, rule, total. */
export function Bill({ lines }: { readonly lines: readonly BillLine[] }) {
  return (
    <dl className="bill">
      {lines.map(({ label, amount, fields, total }) => (
        <Fragment key={label}>
          <dt className={total ? 'bill-total' : undefined}>{label}</dt>
          <dd className={`${total ? 'bill-total' : ''} ${amount?.startsWith('-') ? 'bill-negative' : ''}`}>
            <Marked fields={fields}>{formatMoney(amount) || '–'}</Marked>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
