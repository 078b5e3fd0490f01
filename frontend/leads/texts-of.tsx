import { TickCircleIcon } from '@blueprintjs/icons';
import type { CSSProperties, ReactNode } from 'react';
import { formatWhen } from '../kit/format/dates.js';
import type { Lead } from './lead-record.js';
import './leads.css';

/** Whether the guest may be sent texts. STOP stands above the opt-in: nobody but the phone takes it back. */
export function textsOf({ smsOptIn, textsStopped }: Lead): ReactNode {
  if (textsStopped) return <OptedOut {...textsStopped} />;
  return smsOptIn === 'true' ? <OptedIn /> : null;
}

function OptedIn() {
  return (
    <span className="lead-opt-in">
      <TickCircleIcon size={14} /> Opted in
    </span>
  );
}

/** "Opted out STOP, 11/19/2026 5:02PM" */
function OptedOut({ word, at }: NonNullable<Lead['textsStopped']>) {
  return (
    <>
      <span className="status" style={{ '--tone': 'var(--tone-gold)' } as CSSProperties}>
        <span className="status-dot" aria-hidden />
        <span className="status-words">Opted out</span>
      </span>{' '}
      <span className="section-note">
        {word}, {formatWhen(at)}
      </span>
    </>
  );
}
