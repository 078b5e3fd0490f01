import { useMemo } from 'react';
import { ExportButtons } from '../kit/export-buttons.js';
import { FilterBar } from '../kit/list/filters/filter-bar.js';
import { ColumnsMenu } from '../kit/list/grid/columns-menu.js';
import { shown } from '../kit/list/grid/column-layout.js';
import '../kit/list/list.css';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { listQuery } from '../kit/list/list-view.js';
import { formatCount } from '../kit/format/money.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { PrintButton } from '../kit/paper/print-button.js';
import { MOST_SHEET_ROWS } from '../kit/sheet/most-rows.js';
import type { SheetLine } from '../kit/sheet/sheet-column.js';
import { Sheet } from '../kit/sheet/sheet.js';
import { useKeptView, type ViewState } from '../kit/views/use-kept-view.js';
import { useViewActions } from '../kit/views/use-view-actions.js';
import { ViewNote } from '../kit/views/view-note.js';
import { ViewsMenu } from '../kit/views/views-menu.js';
import { useSession } from '../server/session.js';
import type { AccountingBook } from './accounting-book.js';
import type { BookedRow, BooksOfSheet, SheetRow } from '../../backend/accounting/sheet/closed-rows.rules.js';
import { useClosedBooks } from './closing/use-closed-books.js';
import { listColumnsOf, writableColumns } from './accounting-columns.js';
import { AccountingTotals } from './accounting-totals.js';
import { lateLine, underMonths, type MonthsAsked } from './months.js';
import { PeriodChoice } from './period-choice.js';
import { rowWords } from './sum-words.js';
import { useBooksOfSheet } from './use-books-of-sheet.js';
import { useAccountingRows } from './use-accounting-rows.js';
import { useCellSaving } from './use-cell-saving.js';
import './accounting.css';

const NEWEST = '-contractDate';

/** One book of accounting as a sheet: chosen as a list is, written and copied as a sheet is. */
export function BookSheet({ book }: { readonly book: AccountingBook }) {
  const { may } = useSession();
  const definition = useMemo<ListDefinition<BookedRow>>(
    () => ({ list: book.list, key: 'contractId', title: book.title, noun: book.noun, columns: listColumnsOf(book, may), defaultSort: NEWEST, searchPlaceholder: book.searches, empty: { text: `No ${book.noun.many} found.` } }),
    [book, may],
  );
  const kept = useKeptView(definition);
  if (!kept.waits) return <ArrangedBook book={book} definition={definition} kept={kept} />;
  return (
    <Page title={book.title} fill>
      <PageHeader title={book.title} />
    </Page>
  );
}

interface ArrangedBookProps {
  readonly book: AccountingBook;
  readonly definition: ListDefinition<BookedRow>;
  readonly kept: ViewState;
}

function ArrangedBook({ book, definition, kept }: ArrangedBookProps) {
  const { may } = useSession();
  const { view, onView, layout, setLayout } = kept;
  const { columns, noun, title, empty } = definition;
  const actions = useViewActions(kept);
  const loaded = useAccountingRows(book.list, view);
  const { rows, summary } = loaded;
  const { editing, dialog } = useCellSaving(book, loaded);
  const closed = useClosedBooks();
  const asBooked = useBooksOfSheet(book, view, loaded, closed.books);
  const { books } = asBooked;
  const [failed] = [loaded, closed, asBooked].filter((part) => part.problem);
  const glowing = useMemo(() => new Set(books?.rows.filter(({ contractId }) => loaded.glowing.has(String(contractId))).map(({ lineKey }) => lineKey)), [books, loaded.glowing]);
  const mayWrite = may('Accounting_Edit');
  const cells = useMemo(() => writableColumns(shown(columns, layout), book, mayWrite, rows), [columns, layout, book, mayWrite, rows]);
  const grouped = useMemo(() => linesOf({ books, view, columns, label: (cells[1] ?? cells[0])?.field ?? '', closed: closed.books?.months ?? [], noun }), [books, view, columns, cells, closed.books, noun]);
  return (
    <Page title={title} fill>
      <PageHeader
        title={title}
        note={summary && `${countWords(summary)} ${noun.many}, live`}
        actions={
          <>
            <ViewsMenu state={kept} actions={actions} everything={`All ${noun.many}`} />
            <ColumnsMenu columns={columns} layout={layout} onLayout={setLayout} narrowed={[]} />
            <ExportButtons url={`/api/Accounting/Sheet/${book.kind}/Export?${listQuery(view, [])}`} />
            <PrintButton short />
          </>
        }
      />
      <div className="accounting-asks">
        <PeriodChoice view={view} onView={onView} />
        <FilterBar definition={definition} view={view} onView={onView} />
      </div>
      <ViewNote state={kept} actions={actions} />
      {failed?.problem && books && <ProblemBar problem={failed.problem} retry={failed.retry} dismiss={failed.retry} />}
      <AccountingTotals books={books} summary={summary} capped={rows?.length === MOST_SHEET_ROWS} columns={columns} noun={noun} />
      <div className="list-body">
        <Sheet
          name={title}
          columns={cells}
          rows={books?.rows}
          rowKey={({ lineKey }) => lineKey}
          noun={noun}
          grouped={grouped}
          empty={empty.text}
          problem={failed?.problem && !books ? { problem: failed.problem, retry: failed.retry } : undefined}
          glowing={glowing}
          {...(mayWrite && { editing })}
          note={rows?.length === MOST_SHEET_ROWS ? `The first ${formatCount(MOST_SHEET_ROWS)} ${noun.many}: the file has all` : books && rowWords(books, noun)}
        />
      </div>
      {dialog}
    </Page>
  );
}

interface LinesAsked {
  readonly books: BooksOfSheet | undefined;
  readonly view: ViewState['view'];
  readonly columns: ListDefinition<BookedRow>['columns'];
  readonly label: string;
  readonly closed: MonthsAsked['closed'];
  readonly noun: MonthsAsked['noun'];
}

/** Under their months where they are sorted by them; else as they come, and what was changed after a close below. */
function linesOf({ books, view, columns, label, closed, noun }: LinesAsked): (rows: readonly SheetRow[]) => readonly SheetLine<SheetRow>[] {
  const late = books?.late ?? [];
  const sums = columns.filter(({ kind }) => kind === 'money').map(({ field }) => field);
  if (view.sort.endsWith('contractDate')) return (rows) => underMonths({ rows, late }, { sums, label, closed, noun, descending: view.sort.startsWith('-') });
  return (rows) => [...rows.map((row) => ({ row, ...(row.frozen && { look: 'hatched' as const }) })), ...late.map((change) => lateLine(change, label))];
}

function countWords({ count, total }: { readonly count: number; readonly total: number }): string {
  return count === total ? formatCount(count) : `${formatCount(count)} of ${formatCount(total)}`;
}
