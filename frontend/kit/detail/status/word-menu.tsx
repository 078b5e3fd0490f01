import { useState } from 'react';
import { inSentence } from '../../format/in-sentence.js';
import { ConfirmDialog, type Confirmation } from '../confirm-dialog.js';
import { ReasonDialog } from '../reason-dialog.js';
import { ChoiceMenu } from './choice-menu.js';

interface WordMenuProps {
  readonly label: string;
  /** Stands before the word: two statuses side by side look alike. */
  readonly before: string;
  readonly word: string;
  readonly words: readonly string[];
  /** What to call a blank one; with it a word can be taken back. */
  readonly none?: string;
  /** Without it the word is only read. */
  readonly onChange?: ((to: string, reason?: string) => void) | undefined;
  /** A change is asked why. */
  readonly asksWhy?: boolean;
  /** What is asked before a change that people should think twice about. */
  readonly confirms?: (to: string) => Confirmation | undefined;
  readonly unconfirmed?: boolean;
}

/** A second status in the line of facts: plain text, and for those who may change it a menu. */
export function WordMenu({ label, before, word, words, none, onChange, asksWhy = false, confirms, unconfirmed = false }: WordMenuProps) {
  const [confirming, setConfirming] = useState<string>();
  const [explaining, setExplaining] = useState<string>();
  const visibleLabel = word && <span className="said-label">{before}: </span>;
  if (!onChange)
    return (
      <span>
        {visibleLabel}
        {word || none}
      </span>
    );
  const shown = word || (none ?? `No ${inSentence(label)}`);
  const offered = none === undefined ? words : ['', ...words];
  const choose = (to: string) => (asksWhy ? setExplaining(to) : confirms?.(to) ? setConfirming(to) : onChange(to));
  const confirmation = confirming === undefined ? undefined : confirms?.(confirming);
  return (
    <span className={unconfirmed ? 'unconfirmed' : undefined}>
      {visibleLabel}
      <ChoiceMenu label={label} words={offered} chosen={word} shown={(one) => one || none} onChoose={choose}>
        <button type="button" className="said-menu" aria-label={`${label}: ${shown}`} aria-haspopup="menu">
          {shown} <span className="no-print" aria-hidden>▾</span>
        </button>
      </ChoiceMenu>
      {explaining !== undefined && (
        <ReasonDialog title={`${label}: ${explaining || none}`} question={`Why is the ${inSentence(label)} changed?`} onCancel={() => setExplaining(undefined)} onGiven={(reason) => (setExplaining(undefined), onChange(explaining, reason))} />
      )}
      {confirming !== undefined && confirmation && (
        <ConfirmDialog {...confirmation} onCancel={() => setConfirming(undefined)} onConfirm={() => (setConfirming(undefined), onChange(confirming))} />
      )}
    </span>
  );
}
