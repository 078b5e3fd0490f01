import { useCallback, useState, type ReactNode } from 'react';
import { monthWords } from '../../events/kernel/month-words.rules.js';
import { bookedMonth, isNoSale } from '../../events/resale-contracts/booked.rules.js';
import { ReasonDialog } from '../kit/detail/reason-dialog.js';
import { readMoney } from '../kit/form/fields/money-entry.js';
import { faultInWords } from '../kit/form/fields/refused-fields.js';
import { useCellEditing, type CellEditing, type CellFault, type SaveCell } from '../kit/sheet/use-cell-editing.js';
import { newCommandId } from '../server/command-id.js';
import { get, send } from '../server/http.js';
import { asProblem, Problem } from '../server/problem.js';
import type { AccountingBook } from './accounting-book.js';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import type { BookedRow, SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';
import type { AccountingRows } from './use-accounting-rows.js';

interface Asked {
  readonly id: string;
  readonly question: string;
  readonly answer: (reason: string | undefined) => void;
}

const keyOf = ({ lineKey }: SheetRow) => lineKey;

/** Writes a cell into its contract, asking why where the contract wants to know; `dialog` is to be drawn. */
export function useCellSaving({ list, url, columns }: AccountingBook, { again, changedBy }: Pick<AccountingRows, 'again' | 'changedBy'>): { readonly editing: CellEditing<SheetRow>; readonly dialog: ReactNode } {
  // Asked one after another: of two cells that are saved at once, each gets its own answer.
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const save = useCallback<SaveCell<SheetRow>>(
    async (row, field, text, seen) => {
      const value = columns[field]?.kind === 'money' ? amountOf(text) : text;
      if (value === undefined) return { fault: 'Enter an amount' };
      const put = (reason?: string) => send(url(row.contractId), { method: 'PUT', body: { [field]: value, seen: { [field]: seen }, ...(reason && { reason }) }, commandId: newCommandId() });
      const why = (question: string) => new Promise<string | undefined>((answer) => setAsked((before) => [...before, { id: `${keyOf(row)} ${field}`, question, answer }]));
      // It is known that a closed month asks why of what it booked: nothing is sent without.
      const known = row.frozen && !isNoSale(row.now.contractStatus) ? `${monthWords(bookedMonth(row))} is closed in the books: please say why this is changed` : undefined;
      const problem = known ? undefined : await problemOf(put);
      const question = known ?? (problem?.body.code === 'reason-needed' ? problem.message : undefined);
      const wrong = question ? await askedWhy(question, why, put) : problem;
      const rows = await again();
      if (!wrong) return undefined;
      if (wrong.body.code !== MISSED) return { fault: faultInWords({ field, message: wrong.message }, columns[field]?.label) };
      const now = rows.find((one) => one.contractId === row.contractId) ?? (await rowNow(list, row.contractId));
      // Nothing is written over that nobody was shown.
      return now ? missed(wrong, now[field], changedBy(String(row.contractId))) : { fault: wrong.message };
    },
    [list, url, columns, again, changedBy],
  );
  const editing = useCellEditing(keyOf, save);
  const close = (reason: string | undefined) => {
    asked[0]?.answer(reason);
    setAsked((before) => before.slice(1));
  };
  const first = asked[0];
  const dialog = first && <ReasonDialog key={first.id} title="Change what is booked" question={first.question} onCancel={() => close(undefined)} onGiven={close} />;
  return { editing, dialog };
}

/** The server's word for an edit of a cell that somebody else has changed meanwhile. */
const MISSED = 'changed-meanwhile';

/** A contract that the sheet does not show any more: it has another day by now, or fits what is asked for no longer. */
async function rowNow(list: string, contractId: number): Promise<BookedRow | undefined> {
  const filters = JSON.stringify([{ field: 'contractId', op: 'is', value: contractId }]);
  try {
    return (await get<ListPage<BookedRow>>(`/api/lists/${list}?${new URLSearchParams({ filters, limit: '1' }).toString()}`)).data.rows[0];
  } catch {
    return undefined;
  }
}

/** null for none; undefined for what is no amount. */
function amountOf(text: string): string | null | undefined {
  return text === '' ? null : (readMoney(text) ?? undefined);
}

async function problemOf(put: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await put();
    return undefined;
  } catch (error) {
    return asProblem(error);
  }
}

async function askedWhy(question: string, why: (question: string) => Promise<string | undefined>, put: (reason: string) => Promise<unknown>): Promise<Problem | undefined> {
  const reason = await why(question);
  return reason === undefined ? new Problem(0, { detail: 'Not saved: it takes a reason' }) : problemOf(() => put(reason));
}

function missed({ message }: Problem, seen: unknown, by: string | undefined): CellFault {
  return { fault: `${message}${by ? `, written by ${by}` : ''}. Enter saves yours over it, Esc keeps it.`, seen };
}
