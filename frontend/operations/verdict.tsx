import type { CSSProperties } from 'react';
import '../kit/status/status.css';

/** Well or not: a dot and a word. */
export function Verdict({ ok, words }: { readonly ok: boolean; readonly words: string }) {
  return (
    <span className="status" style={{ '--tone': `var(--tone-${ok ? 'green' : 'red'})` } as CSSProperties}>
      <span className="status-dot" aria-hidden />
      {words}
    </span>
  );
}
