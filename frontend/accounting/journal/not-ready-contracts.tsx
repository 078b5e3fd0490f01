import { Link } from 'react-router-dom';
import { sheetOf } from '../accounting-book.js';
import type { NotReady } from '../../../backend/accounting/journal/journal.dto.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';

/** In no total until what they lack is there: each opens its row of the sheet, where that is written. */
export function NotReadyContracts({ contracts }: { readonly contracts: readonly NotReady[] }) {
  return (
    <Section title="Not ready" note={`${formatCount(contracts.length)}, in no total`}>
      {contracts.length === 0 ? <Nothing text="Every contract of these days has its codes and amounts." /> : <div className="not-ready"><FiguresTable columns={columns} rows={contracts} keyOf={({ kind, contractId }) => `${kind} ${contractId}`} /></div>}
    </Section>
  );
}

const columns: readonly FiguresColumn<NotReady>[] = [
  { head: 'Contract', cell: ({ kind, contractId }) => <Link to={sheetOf(kind, contractId)}>{contractId}</Link> },
  { head: 'Purchased', cell: ({ contractDate }) => formatDate(contractDate) },
  { head: 'Status', cell: ({ contractStatus }) => contractStatus },
  { head: 'What is missing', cell: ({ missing }) => missing.join(', ') },
];
