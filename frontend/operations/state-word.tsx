import type { CSSProperties } from 'react';
import '../kit/status/status.css';

export type Tone = 'green' | 'blue' | 'gold' | 'red' | 'plain';

/** A dot and a word: the colour alone says nothing. */
export function StateWord({ word, tone, title }: { readonly word: string; readonly tone: Tone; readonly title?: string }) {
  return (
    <span className="status" style={{ '--tone': `var(--tone-${tone})` } as CSSProperties} title={title}>
      <span className="status-dot" aria-hidden />
      {word}
    </span>
  );
}
