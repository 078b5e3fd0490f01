import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClosedBooksAnswer } from '../../backend/accounting/closing/closed-books.dto.js';
import { fits } from '../../backend/accounting/sheet/fits.rules.js';
import { inOrder, merged } from '../../backend/accounting/sheet/in-order.rules.js';
import { asAsked } from '../kit/list/filters/during.js';
import type { ListView } from '../kit/list/list-view.js';
import { allRows } from '../kit/sheet/all-rows.js';
import { asProblem, type Problem } from '../server/problem.js';
import type { AccountingBook } from './accounting-book.js';
import { asInBooks, type BookedRow, type BooksOfSheet } from '../../backend/accounting/sheet/closed-rows.rules.js';
import type { AccountingRows } from './use-accounting-rows.js';

/** So many numbers go into one address. */
const AT_ONCE = 200;

interface LoadedBooks {
  readonly books: BooksOfSheet | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The rows that fit as their months have them; undefined until both are there. */
export function useBooksOfSheet({ list, kind, columns }: Pick<AccountingBook, 'list' | 'kind' | 'columns'>, view: ListView, { rows, readAt }: Pick<AccountingRows, 'rows' | 'readAt'>, all: ClosedBooksAnswer | undefined): LoadedBooks {
  const filters = useMemo(() => asAsked(view.filters), [view.filters]);
  const ofKind = useMemo(() => all && { ...all, kind, changes: all.changes.filter((change) => change.kind === kind) }, [all, kind]);
  const late = [...new Set(ofKind?.changes.map(({ contractId }) => contractId))];
  const { data: lateRows, error, refetch } = useQuery({
    queryKey: ['changed-after-close-rows', list, view.search, late.join(' '), readAt],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(late.length / AT_ONCE) }, (_, part) => late.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
      return (await Promise.all(parts.map((some) => allRows<BookedRow>({ list, key: 'contractId', filters: [{ field: 'contractId', op: 'oneOf', value: some }], search: view.search, sort: '-contractDate' }, signal)))).flat();
    },
    enabled: late.length > 0 && rows !== undefined,
    placeholderData: (before, asked) => (asked?.queryKey[1] === list && asked.queryKey[2] === view.search ? before : undefined),
    staleTime: 0,
  });
  const books = useMemo(() => {
    if (!rows || !ofKind || (late.length > 0 && !lateRows)) return undefined;
    const kindOf = (field: string) => columns[field]?.kind ?? 'number';
    // Whether a line fits goes by what it was closed with.
    const asked = { books: ofKind, fits: (line: BookedRow) => fits(line, filters, kindOf) };
    const changed = asInBooks({ ...asked, rows: [], lateRows: late.length === 0 ? [] : lateRows! });
    const order = inOrder(view.sort, kindOf);
    const waiting = changed.rows.toSorted(order);
    return { rows: [...merged(asInBooks({ ...asked, rows, lateRows: [] }).rows, waiting, order), ...waiting], late: changed.late };
  }, [rows, ofKind, lateRows, late.length, filters, columns, view.sort]);
  return { books, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}
