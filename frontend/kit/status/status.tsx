import type { ComponentProps, CSSProperties } from 'react';
import { statusColor } from './status-tone.js';
import './status.css';

function toneOf(status: string): CSSProperties {
  return { '--tone': statusColor(status) } as CSSProperties;
}

/** Dot and word, never colour alone. `label` shortens the word where room is scarce. */
export function StatusDot({ status, label = status }: { readonly status: string; readonly label?: string }) {
  if (!status) return null;
  return (
    <span className="status" style={toneOf(status)}>
      <span className="status-dot" aria-hidden />
      <span className="status-words">{label}</span>
    </span>
  );
}

/** The status beside a title. */
export function StatusPill({ status }: { readonly status: string }) {
  return (
    <span className="status status-pill" style={toneOf(status)}>
      <span className="status-dot" aria-hidden />
      {status}
    </span>
  );
}

/** The pill of those who may change it: give it to a popover as its target. */
export function StatusPillButton({ status, ...button }: { readonly status: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className="status status-pill" style={toneOf(status)}>
      <span className="status-dot" aria-hidden />
      {status}
      <span className="no-print" aria-hidden>
        ▾
      </span>
    </button>
  );
}
