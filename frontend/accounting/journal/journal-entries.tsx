import { Link } from 'react-router-dom';
import { sheetOf } from '../accounting-book.js';
import type { JournalAnswer } from '../../../backend/accounting/journal/journal.dto.js';
import type { JournalEntry } from '../../../backend/accounting/journal/journal.rules.js';
import { formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import type { SheetColumn, SummaryRow } from '../../kit/sheet/sheet-column.js';

const noun = { one: 'line', many: 'lines' };

/** Every line, as the file has it: to add up and to copy out. */
export function JournalEntries({ journal: { entries, entryCount, debit, credit } }: { readonly journal: JournalAnswer }) {
  const totals: SummaryRow = { key: 'total', values: { debit, credit }, show: { contractId: 'Total' } };
  return (
    <Section title="Entries" note="on the purchase date; what was changed after a close, on the day of the change">
      <Sheet
        name="Journal entries"
        columns={columns}
        rows={entries}
        rowKey={({ kind, contractId, glCode, words }) => `${kind} ${contractId} ${glCode} ${words}`}
        noun={noun}
        last={totals}
        empty="Nothing was booked in these days."
        tallest={560}
        note={entryCount > entries.length ? `The first ${formatCount(entries.length)} of ${formatCount(entryCount)} lines: the file has all` : undefined}
      />
    </Section>
  );
}

/** Narrow: the words get what the figures leave, which are read without scrolling sideways. */
const columns: readonly SheetColumn<JournalEntry>[] = [
  { field: 'contractId', label: 'Contract', kind: 'number', width: 80, align: 'start', reference: true, value: (entry) => entry.contractId, show: ({ kind, contractId }) => <Link to={sheetOf(kind, contractId)}>{contractId}</Link> },
  { field: 'day', label: 'Date', kind: 'date', width: 96, value: (entry) => entry.day },
  { field: 'glCode', label: 'Account', kind: 'text', width: 80, align: 'start', value: (entry) => entry.glCode },
  { field: 'words', label: 'Description', kind: 'text', width: 140, value: (entry) => entry.words },
  { field: 'debit', label: 'Debit', kind: 'money', width: 112, value: ({ debit }) => blankZero(debit) },
  { field: 'credit', label: 'Credit', kind: 'money', width: 112, value: ({ credit }) => blankZero(credit) },
];

function blankZero(amount: string): string | null {
  return amount === '0.00' ? null : amount;
}
