import { useEffect, useState } from 'react';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import { get } from '../../server/http.js';
import { formatCount } from '../format/money.js';
import { MOST_ON_PAPER, usePaperPreparation } from '../paper/print.js';
import { usePrinting } from '../paper/use-printing.js';
import { SheetOnPaper } from '../sheet/sheet-on-paper.js';
import { sheetColumns } from '../sheet/sheet-column.js';
import { shown } from './grid/column-layout.js';
import type { ListDefinition } from './list-definition.js';
import { listQuery } from './list-view.js';
import type { ListScreenState } from './use-list-screen.js';

const PAGE = 500;

interface ListOnPaperProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly state: ListScreenState<R>;
}

/** The rows of a list as a table, with the names of its columns on every page: all of them, as far as paper takes them. */
export function ListOnPaper<R extends object>({ definition, state }: ListOnPaperProps<R>) {
  const { noun, columns } = definition;
  const { loaded, layout } = state;
  const printing = usePrinting();
  const fetched = useFetchedRows(definition, state);
  if (!printing) return null;
  const rows = fetched ?? (loaded.window.loaded().map(({ row }) => row) as readonly R[]);
  const count = loaded.summary?.count ?? rows.length;
  const first = fetched ? 'The first ' : '';
  return (
    <div className="list-on-paper">
      {rows.length < count && (
        <p>
          {first}
          {formatCount(rows.length)} of {formatCount(count)} {noun.many}
          {!fetched && ', as far as the screen had them'}
        </p>
      )}
      <SheetOnPaper columns={sheetColumns(shown(columns, layout))} lines={rows.map((row) => ({ row }))} />
    </div>
  );
}

/** Fetched before the page is printed, and let go of afterwards. */
function useFetchedRows<R extends object>({ list, fixedFilters = [] }: ListDefinition<R>, { view }: ListScreenState<R>): readonly R[] | undefined {
  const [rows, setRows] = useState<readonly R[]>();
  usePaperPreparation(async () => {
    const read: R[] = [];
    for (let offset = 0; offset < MOST_ON_PAPER; offset += PAGE) {
      const page = (await get<ListPage<R>>(`/api/lists/${list}?${listQuery(view, fixedFilters, { offset, limit: PAGE })}`)).data.rows;
      read.push(...page);
      if (page.length < PAGE) break;
    }
    setRows(read);
  });
  useEffect(() => {
    const letGo = () => setRows(undefined);
    window.addEventListener('afterprint', letGo);
    return () => window.removeEventListener('afterprint', letGo);
  }, []);
  return rows;
}
