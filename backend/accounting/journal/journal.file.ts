import type { ExportedRows } from '../../platform/exports/exported-rows.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import type { JournalEntry } from './journal.rules.js';

/** The journal as ledgers import it: a line for each debit and credit, with the contract as the number of its entry. */
export function journalFile({ from, to }: DayRange, entries: AsyncIterable<readonly JournalEntry[]>): ExportedRows {
  return {
    name: 'journal',
    title: 'Journal',
    columns: [
      { field: 'day', label: 'Date', kind: 'date' },
      { field: 'contractId', label: 'Entry', kind: 'number', reference: true },
      { field: 'glCode', label: 'Account', kind: 'text' },
      { field: 'words', label: 'Description', kind: 'text' },
      { field: 'debit', label: 'Debit', kind: 'money' },
      { field: 'credit', label: 'Credit', kind: 'money' },
    ],
    chunks: described(entries),
    facts: [['Contracts from', `${from} to ${to}`]],
  };
}

async function* described(entries: AsyncIterable<readonly JournalEntry[]>) {
  for await (const chunk of entries) yield chunk.map((entry) => ({ ...entry, words: `${entry.kind === 'membership' ? 'Membership' : 'Contract'} ${entry.contractId}: ${entry.words}` }));
}
