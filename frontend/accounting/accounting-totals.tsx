import { Link } from 'react-router-dom';
import type { ListSummary } from '../../backend/platform/lists/list.dto.js';
import { monthWords } from '../../events/kernel/month-words.rules.js';
import { countOf, formatCount, formatMoney, sumMoney } from '../kit/format/money.js';
import { nameOf, type Column } from '../kit/list/list-definition.js';
import { MovingFigure } from '../kit/moving-figure.js';
import type { BookedRow, BooksOfSheet } from '../../backend/accounting/sheet/closed-rows.rules.js';
import { glSums, priceOf } from './gl-sums.js';
import { cappedSumWords, soldCountWords, sumWords } from './sum-words.js';

/** More codes than these are in the journal. */
const MOST_CODES = 8;

interface AccountingTotalsProps {
  /** What the sheet shows; undefined until it is there. */
  readonly books: BooksOfSheet | undefined;
  /** Of all rows that fit, for where the sheet holds fewer. */
  readonly summary: ListSummary | undefined;
  readonly capped: boolean;
  /** Those that this reader sees. */
  readonly columns: readonly Column<BookedRow>[];
  readonly noun: { readonly one: string; readonly many: string };
}

/** What everything on the sheet comes to, by GL code, with what was changed after its month was closed. */
export function AccountingTotals({ books, summary, capped, columns, noun }: AccountingTotalsProps) {
  const seen = new Set(columns.map(({ field }) => field));
  const codes = books && !capped ? glSums(books, seen) : [];
  const wholes = capped ? columns.filter(({ kind, field }) => kind === 'money' && field !== 'purchasePrice').map((column) => ({ key: column.field, label: nameOf(column), sum: summary?.sums[column.field] })) : [];
  const price = capped ? summary?.sums['purchasePrice'] : books && priceOf(books);
  const made = capped ? summary && cappedSumWords(summary.count, noun) : books && sumWords(books, noun, seen);
  const labelOf = (field: string) => nameOf(columns.find((column) => column.field === field)!).replace(/ GL code$/, '');
  return (
    <section className="card accounting-totals" aria-label="Totals" aria-busy={!books}>
      {seen.has('purchasePrice') && <Total label={`Purchase price${capped && summary ? `, ${countOf(summary.count, noun)}` : books ? `, ${soldCountWords(books, noun)}` : ''}`} sum={price} />}
      {codes.slice(0, MOST_CODES).map(({ key, glCode, codeField, sum }) => (
        <Total key={key} label={`${glCode || 'No code,'} ${labelOf(codeField)}`} sum={sum} />
      ))}
      {wholes.map(({ key, label, sum }) => (
        <Total key={key} label={label} sum={sum} />
      ))}
      {codes.length > MOST_CODES && (
        <Link className="accounting-more" to="/admin/accounting-journal">
          {formatCount(codes.length - MOST_CODES)} more in the journal
        </Link>
      )}
      {books && books.late.length > 0 && <LateStrip late={books.late} />}
      {made && <p className="accounting-sums">{made}</p>}
    </section>
  );
}

function Total({ label, sum }: { readonly label: string; readonly sum: string | undefined }) {
  return (
    <div className="accounting-total">
      <span>{label}</span>
      <strong>{sum === undefined ? <span className="bone" style={{ width: 90 }} /> : <MovingFigure value={Number(sum)} format={() => formatMoney(sum)} />}</strong>
    </div>
  );
}

/** How many, and what they add to the months in which they were made. */
function LateStrip({ late }: Pick<BooksOfSheet, 'late'>) {
  const months = [...new Set(late.map(({ changedOn }) => changedOn.slice(0, 7)))];
  const sumOf = (...fields: readonly string[]) => sumMoney(late.flatMap(({ amounts }) => fields.map((field) => amounts[field])));
  const sums = ([['income', sumOf('incomeAmount')], ['cost', sumOf('cogAmount', 'toCommission')]] as const).filter(([, sum]) => sum !== '0.00');
  const where = months.length === 1 ? `in ${monthWords(months[0]!).split(' ')[0]}` : `in ${months.length} months`;
  return (
    <Link className="accounting-total accounting-late" to="/admin/accounting-closing#changed-after-close">
      <span>Changed after close, {where}</span>
      <strong>
        {formatCount(late.length)} <small>{sums.map(([what, sum]) => `${what} ${formatMoney(sum)}`).join(', ')}</small>
      </strong>
    </Link>
  );
}
