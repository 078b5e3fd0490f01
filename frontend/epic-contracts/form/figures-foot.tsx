import { useId, useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Bill } from '../../kit/detail/bill.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { useRoomBelow } from '../../kit/form/use-room-below.js';
import { formatMoney } from '../../kit/format/money.js';
import { dueLines } from './due-lines.js';
import type { TypedContract } from './terms-as-typed.js';
import '../../contracts/new/totals-foot.css';

/** On a phone what is due today is one line that sticks below the form and opens, with Save beside it. */
export function FiguresFoot({ typed }: { readonly typed: TypedContract | undefined }) {
  const foot = useRef<HTMLDivElement>(null);
  const bill = useId();
  const [open, setOpen] = useState(false);
  const { saving } = useSurroundingForm();
  useRoomBelow(foot);
  return (
    <div ref={foot} className="new-foot no-print">
      {open && typed && (
        <div id={bill}>
          <Bill lines={dueLines(typed)} />
        </div>
      )}
      <div className="new-foot-line">
        <button type="button" className="new-foot-balance" aria-expanded={open} aria-controls={open ? bill : undefined} onClick={() => setOpen(!open)}>
          <span className="detail-nothing">{typed?.lending ? `${formatMoney(typed.lending.box.regularPaymentAmount)} a month, due today` : 'Due today'}</span>
          <b aria-live="polite">{formatMoney(typed?.terms.dueAtClosing) || '–'}</b>
          <span aria-hidden>{open ? '▾' : '▴'}</span>
        </button>
        <Button intent="primary" type="submit" disabled={saving} text={saving ? 'Please wait...' : 'Save'} />
      </div>
    </div>
  );
}
