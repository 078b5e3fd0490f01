import { useRef, useState, type ReactNode } from 'react';
import { useCommand } from '../../../server/use-command.js';
import { ProblemBar } from '../../page/problem-notice.js';
import { StatusDot, StatusPill, StatusPillButton } from '../../status/status.js';
import { toastWithUndo } from '../../toast.js';
import { ConfirmDialog, type Confirmation } from '../confirm-dialog.js';
import { Marked } from '../marks.js';
import { ReasonDialog } from '../reason-dialog.js';
import type { OpenRecord } from '../record-kind.js';
import { ChoiceMenu } from './choice-menu.js';
import { notUndone } from './not-undone.js';
import { WordMenu } from './word-menu.js';

interface ChosenWord<T extends object> {
  readonly field: keyof T & string;
  readonly words: readonly string[];
  /** Below the record's address: where a change is PUT; the record itself unless given. */
  readonly part?: string;
  /** What is asked before a change that people should think twice about. */
  readonly confirms?: (to: string) => Confirmation | undefined;
}

interface MainStatus<T extends object> extends ChosenWord<T> {
  readonly needsReason?: (from: string, to: string) => boolean;
}

interface SecondStatus<T extends object> extends ChosenWord<T> {
  readonly label: string;
  /** Stands before the word: two statuses side by side look alike. */
  readonly before: string;
  /** What to call a blank one; with it a word can be taken back. */
  readonly none?: string;
  /** A change of it is asked why. */
  readonly asksWhy?: boolean;
}

interface StatusLineProps<T extends object> {
  readonly open: OpenRecord<T>;
  readonly editable?: boolean;
  readonly status: MainStatus<T>;
  readonly second?: SecondStatus<T>;
  /** The facts that people say aloud; blank ones are left out. */
  readonly said: readonly ReactNode[];
}

/** Beside the title: the status, the second one, the facts that people say aloud, and why a change was refused. */
export function StatusLine<T extends object>({ open, editable = open.editable, status, second, said }: StatusLineProps<T>) {
  const first = useWordChange(open, 'Status', status);
  const other = useWordChange(open, second?.label ?? 'Status', second ?? status);
  const refused = [first, other].find(({ problem }) => problem);
  const { field, words, needsReason, confirms } = status;
  return (
    <span className="status-line">
      <StatusMenu
        label="Status"
        status={wordOf(open.data, field)}
        statuses={words}
        {...(needsReason && { needsReason })}
        {...(confirms && { confirms })}
        onChange={editable ? first.change : undefined}
        unconfirmed={first.pending}
      />
      <span className="said-aloud">
        {second && (
          <Marked fields={[second.field]}>
            <WordMenu {...second} word={wordOf(open.data, second.field)} onChange={editable ? other.change : undefined} unconfirmed={other.pending} />
          </Marked>
        )}
        {said.map((fact, place) => Boolean(fact) && <span key={place}>{fact}</span>)}
      </span>
      {refused?.problem && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
    </span>
  );
}

function wordOf<T extends object>(record: T, field: keyof T): string {
  return (record[field] as string | null | undefined) ?? '';
}

/** What a word was changed to, and back again for as long as the offer stands. */
function useWordChange<T extends object>({ name: record, data }: OpenRecord<T>, label: string, { field, part, needsReason, none, asksWhy = false }: ChosenWord<T> & Partial<MainStatus<T> & SecondStatus<T>>) {
  const command = useCommand<Readonly<Record<string, string>>, T>({
    method: 'PUT',
    url: part ? `${record.url}/${part}` : record.url,
    record,
    optimistic: (current, sent) => ({ ...current, [field]: sent[field] }),
  });
  const [undoing, setUndoing] = useState(false);
  const undo = (to: string, ifMatch: number) => (setUndoing(true), void command.run({ [field]: to }, { ifMatch }));
  const change = async (to: string, reason?: string) => {
    setUndoing(false);
    const from = wordOf(data, field);
    const result = await command.run({ [field]: to, ...(reason && { reason }) });
    // A blank that is no choice cannot be gone back to, and what asks for a reason is no slip to be undone by one click.
    const canGoBack = !asksWhy && (from !== '' || none !== undefined) && !needsReason?.(to, from);
    // Only what is still as this person left it.
    if (result && canGoBack) void toastWithUndo(`${label}: ${to || none}`, () => undo(from, result.revision));
  };
  const problem = command.problem && (undoing ? notUndone(command.problem) : command.problem);
  return { ...command, problem, change: (to: string, reason?: string) => void change(to, reason) };
}

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
function StatusMenu({ label, status, statuses, onChange, needsReason, confirms, unconfirmed = false }: StatusMenuProps) {
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
  return (
    <span className={look}>
      <ChoiceMenu label={label} words={statuses} chosen={status} shown={(one) => <StatusDot status={one} />} onChoose={choose}>
        <StatusPillButton ref={pill} status={status || 'No status'} aria-label={`${label}: ${status || 'none'}`} aria-haspopup="menu" />
      </ChoiceMenu>
      {asking !== undefined && (
        <ReasonDialog title={`${status} → ${asking}`} {...(consequence && { notice: consequence.question })} question={`Why is this no longer ${status}?`} onCancel={asked} onGiven={(reason) => (asked(), onChange(asking, reason))} />
      )}
      {confirming !== undefined && confirmation && (
        <ConfirmDialog {...confirmation} onCancel={asked} onConfirm={() => (asked(), onChange(confirming, undefined))} />
      )}
    </span>
  );
}
