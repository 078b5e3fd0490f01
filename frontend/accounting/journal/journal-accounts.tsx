import type { JournalAnswer } from '../../../backend/accounting/journal/journal.dto.js';
import type { JournalAccount } from '../../../backend/accounting/journal/journal.rules.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { Section } from '../../kit/page/section.js';

/** Each account with its debits and credits, which come to the same. */
export function JournalAccounts({ journal }: { readonly journal: JournalAnswer }) {
  const { accounts, debit, credit, clearingGlCodes } = journal;
  const columns: readonly FiguresColumn<JournalAccount>[] = [
    { head: 'Account', cell: ({ glCode }) => (clearingGlCodes.includes(glCode) ? `${glCode}, clearing` : glCode), total: 'Total' },
    { head: 'Lines', figure: true, cell: ({ count }) => formatCount(count) },
    { head: 'Debit', figure: true, cell: (account) => amountOf(account.debit), total: formatMoney(debit) },
    { head: 'Credit', figure: true, cell: (account) => amountOf(account.credit), total: formatMoney(credit) },
  ];
  return (
    <Section title="By account" note={debit === credit ? 'debits equal credits' : 'debits and credits differ'}>
      {accounts.length === 0 ? (
        <Nothing text="Nothing was booked in these days." />
      ) : (
        <div className="figures-scroll" tabIndex={0} role="group" aria-label="Accounts">
          <FiguresTable columns={columns} rows={accounts} keyOf={({ glCode }) => glCode} />
        </div>
      )}
    </Section>
  );
}

function amountOf(amount: string): string {
  return amount === '0.00' ? '' : formatMoney(amount);
}
