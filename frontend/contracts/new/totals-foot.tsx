import { Button } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { Bill } from '../../kit/detail/bill.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { useRoomBelow } from '../../kit/form/use-room-below.js';
import { formatMoney } from '../../kit/format/money.js';
import { TooMuch } from './totals-card.js';
import { totalsOf, type Totals } from './totals-of.js';
import './totals-foot.css';

/** On a phone the totals are one line that sticks below the form and opens, and Save is beside it. */
export function TotalsFoot(totals: Totals) {
  const foot = useRef<HTMLDivElement>(null);
  const bill = useId();
  const [open, setOpen] = useState(false);
  const { saving } = useSurroundingForm();
  useRoomBelow(foot);
  const lines = totalsOf(totals);
  const balance = lines.at(-1)!;
  return (
    <div ref={foot} className="new-foot no-print">
      {open && (
        <div id={bill}>
          <Bill lines={lines.slice(0, -1)} />
          <TooMuch {...totals} />
        </div>
      )}
      <div className="new-foot-line">
        <button type="button" className="new-foot-balance" aria-expanded={open} aria-controls={open ? bill : undefined} onClick={() => setOpen(!open)}>
          <span className="detail-nothing">{balance.label}</span>
          <b aria-live="polite">{formatMoney(balance.amount) || '–'}</b>
          <span aria-hidden>{open ? '▾' : '▴'}</span>
        </button>
        <Button intent="primary" type="submit" disabled={saving} text={saving ? 'Please wait...' : 'Save'} />
      </div>
    </div>
  );
}
