import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClosedBooksAnswer } from '../../backend/accounting/closing/closed-books.dto.js';
import type { Filter } from '../../backend/platform/lists/list.dto.js';
import { asAsked } from '../kit/list/filters/during.js';
import type { ListView } from '../kit/list/list-view.js';
import { allRows } from '../kit/sheet/all-rows.js';
import { asProblem, type Problem } from '../server/problem.js';
import type { AccountingBook, BookedRow } from './accounting-book.js';
import type { AccountingRows } from './use-accounting-rows.js';
import { asInBooks, type BooksOfSheet } from './closed-rows.js';

/** So many numbers go into one address. */
const AT_ONCE = 200;
const DAY = 'contractDate';

interface LoadedBooks {
  readonly books: BooksOfSheet | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The rows that fit as their months have them; undefined until both are there. */
export function useBooksOfSheet({ list, kind }: Pick<AccountingBook, 'list' | 'kind'>, view: ListView, { rows, readAt }: Pick<AccountingRows, 'rows' | 'readAt'>, all: ClosedBooksAnswer | undefined): LoadedBooks {
  const filters = useMemo(() => asAsked(view.filters), [view.filters]);
  const ofKind = useMemo(() => all && { ...all, kind, changes: all.changes.filter((change) => change.kind === kind) }, [all, kind]);
  const others = filters.filter(({ field }) => field !== DAY);
  const late = [...new Set(ofKind?.changes.map(({ contractId }) => contractId))];
  const { data: lateRows, error, refetch } = useQuery({
    queryKey: ['changed-after-close-rows', list, JSON.stringify(others), view.search, late.join(' '), readAt],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(late.length / AT_ONCE) }, (_, part) => late.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
      return (await Promise.all(parts.map((some) => allRows<BookedRow>({ list, key: 'contractId', filters: [...others, { field: 'contractId', op: 'oneOf', value: some }], search: view.search, sort: `-${DAY}` }, signal)))).flat();
    },
    enabled: late.length > 0 && rows !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const books = useMemo(() => (rows && ofKind && (late.length === 0 || lateRows) ? asInBooks(rows, late.length === 0 ? [] : lateRows!, ofKind, withinDays(filters)) : undefined), [rows, ofKind, lateRows, late.length, filters]);
  return { books, problem: error ? asProblem(error) : undefined, retry: () => void refetch() };
}

/** Whether a day is among those that are asked for. */
function withinDays(filters: readonly Filter[]): (day: string | null) => boolean {
  const asked = filters.filter(({ field }) => field === DAY);
  return (day) =>
    asked.every(({ op, value }) => {
      if (op === 'empty') return day === null;
      if (day === null) return false;
      if (op === 'from') return day >= String(value);
      if (op === 'to') return day <= String(value);
      if (op === 'below') return day < String(value);
      return op === 'is' ? day === value : true;
    });
}
