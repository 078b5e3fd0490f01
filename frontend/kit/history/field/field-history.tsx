import { Button, PopoverNext } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import type { HistoryEntry } from '../../../../backend/platform/records/history.js';
import { copied } from '../../copied.js';
import { formatDateTime } from '../../format/dates.js';
import { formatFieldValues } from '../../format/field-values.js';
import { When } from '../../format/when.js';
import { Avatar } from '../../people/avatar.js';
import { toast } from '../../toast.js';
import { Difference, differenceOf } from '../amount-difference.js';
import type { AskedField } from './asked-field.js';
import { stepsOf, type FieldStep } from './curve-of-field.js';
import { FieldCurve } from './field-curve.js';
import './field-history.css';

interface FieldHistoryProps {
  readonly asked: AskedField;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
  /** Undefined while earlier versions are on their way. */
  readonly whole: boolean;
  readonly onClose: () => void;
  /** Shows its changes in the history. */
  readonly onShow: () => void;
}

const SHOWN = 12;

/** The values of one field over time, beside the value that was clicked: who, when and why. */
export function FieldHistory({ asked, entries, total, whole, onClose, onShow }: FieldHistoryProps) {
  const { beside, fields } = asked;
  const close = () => {
    onClose();
    beside.focus();
  };
  const steps = stepsOf(entries, fields);
  return (
    <PopoverNext
      isOpen
      placement="right"
      animation="minimal"
      onInteraction={(next) => !next && close()}
      renderTarget={({ ref }) => <Beside element={beside} refer={ref as (element: HTMLElement | null) => void} />}
      content={<Answer entries={entries} fields={fields} steps={steps} total={total} whole={whole} onClose={close} onShow={onShow} />}
    />
  );
}

/** The popover stands beside an element that is there already. */
function Beside({ element, refer }: { readonly element: HTMLElement; readonly refer: (element: HTMLElement | null) => void }) {
  useEffect(() => {
    refer(element);
    return () => refer(null);
  });
  return null;
}

interface AnswerProps extends Pick<FieldHistoryProps, 'entries' | 'total' | 'whole' | 'onShow'> {
  readonly fields: readonly string[];
  readonly steps: readonly FieldStep[];
  readonly onClose: () => void;
}

function Answer({ entries, fields, steps, total, whole, onClose, onShow }: AnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const newest = steps[0];
  const versions = `${total} ${total === 1 ? 'version' : 'versions'}`;
  return (
    <div ref={box} className="field-history" role="dialog" aria-label={newest ? `History of ${newest.change.label}` : 'History'} tabIndex={-1} onKeyDown={(event) => event.key === 'Escape' && (event.stopPropagation(), onClose())}>
      {!newest ? (
        <p className="field-history-head">{whole ? `Never changed in ${versions}.` : 'Please wait…'}</p>
      ) : (
        <>
          <div className="field-history-head">
            <strong>{newest.change.label}</strong>
            <span>
              {steps.length} {steps.length === 1 ? 'change' : 'changes'} in {versions}
            </span>
          </div>
          <FieldCurve entries={entries} fields={fields} />
          <ol className="plain-list">
            {steps.slice(0, SHOWN).map(({ entry, change }) => (
              <OneStep key={`${entry.revision} ${change.field}`} entry={entry} change={change} />
            ))}
          </ol>
          {steps.length > SHOWN && <p className="field-history-rest">and {steps.length - SHOWN} earlier</p>}
          <div className="field-history-foot">
            <button type="button" className="link-button" onClick={() => (onShow(), onClose())}>
              Show in the history
            </button>
            <button type="button" className="link-button" onClick={() => void copy(steps)}>
              Copy
            </button>
          </div>
        </>
      )}
      <Button className="visually-hidden" text="Close" onClick={onClose} />
    </div>
  );
}

function OneStep({ entry, change }: FieldStep) {
  const [from = '', to = ''] = formatFieldValues(change, [change.from, change.to]);
  return (
    <li>
      <div className="field-history-value">
        <span>
          <strong>{to || '–'}</strong> {from ? <del>{from}</del> : null}
        </span>
        {change.kind === 'money' && <Difference amount={differenceOf(change.from, change.to)} />}
      </div>
      <div className="field-history-by">
        <Avatar name={entry.by.name} size={16} /> {entry.by.name} · <When at={entry.at} />
      </div>
      {entry.reason && <div className="field-history-why">{entry.reason}</div>}
    </li>
  );
}

async function copy(steps: readonly FieldStep[]): Promise<void> {
  const lines = steps.map(({ entry, change }) => [change.label, ...formatFieldValues(change, [change.from, change.to]), entry.by.name, formatDateTime(entry.at), entry.reason ?? ''].join('\t'));
  const done = await copied(['Field\tOld\tNew\tWho\tWhen\tReason', ...lines].join('\n'));
  await toast(done ? 'Copied.' : 'Copying did not work here.');
}
