import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { SmallTickIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { StatusDot, StatusPill, StatusPillButton } from '../../status/status.js';
import { ConfirmDialog, type Confirmation } from '../confirm-dialog.js';
import { ReasonDialog } from '../reason-dialog.js';

interface StatusMenuProps {
  /** What is chosen: "Status". */
  readonly label: string;
  readonly status: string;
  readonly statuses: readonly string[];
  /** Without it the pill is only read. */
  readonly onChange?: ((to: string, reason: string | undefined) => void) | undefined;
  readonly needsReason?: (from: string, to: string) => boolean;
  /** What is asked before a change that people should think twice about. */
  readonly confirms?: (to: string) => Confirmation | undefined;
  readonly unconfirmed?: boolean;
}

/** The status beside the title; for those who may change it, a menu, which asks why where the rules want a reason. */
export function StatusMenu({ label, status, statuses, onChange, needsReason, confirms, unconfirmed = false }: StatusMenuProps) {
  const [asking, setAsking] = useState<string>();
  const [confirming, setConfirming] = useState<string>();
  const pill = useRef<HTMLButtonElement>(null);
  const asked = () => {
    setAsking(undefined);
    setConfirming(undefined);
    requestAnimationFrame(() => pill.current?.focus());
  };
  const look = unconfirmed ? 'unconfirmed' : '';
  if (!onChange) return status ? <StatusPill status={status} /> : null;
  const confirmation = confirming === undefined ? undefined : confirms?.(confirming);
  const consequence = asking === undefined ? undefined : confirms?.(asking);
  const choose = (to: string) => {
    if (needsReason?.(status, to)) setAsking(to);
    else if (confirms?.(to)) setConfirming(to);
    else onChange(to, undefined);
  };
  const menu = (
    <Menu aria-label={label}>
      {statuses.map((one) => (
        <MenuItem key={one} text={<StatusDot status={one} />} labelElement={one === status && <SmallTickIcon title="Chosen" />} onClick={() => one !== status && choose(one)} />
      ))}
    </Menu>
  );
  return (
    <span className={look}>
      {/* Still closing, it would take the focus from the dialog that asks why: it closes at once. */}
      <PopoverNext content={menu} placement="bottom-start" transitionDuration={0}>
        <StatusPillButton ref={pill} status={status || 'No status'} aria-label={`${label}: ${status || 'none'}`} aria-haspopup="menu" />
      </PopoverNext>
      {asking !== undefined && (
        <ReasonDialog title={`${status} → ${asking}`} {...(consequence && { notice: consequence.question })} question={`Why is this no longer ${status}?`} onCancel={asked} onGiven={(reason) => (asked(), onChange(asking, reason))} />
      )}
      {confirming !== undefined && confirmation && (
        <ConfirmDialog {...confirmation} onCancel={asked} onConfirm={() => (asked(), onChange(confirming, undefined))} />
      )}
    </span>
  );
}
