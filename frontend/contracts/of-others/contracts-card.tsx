import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { ContractLink } from './contract-link.js';
import { useContractsOf, type ContractInShort } from './use-contracts-of.js';

interface ContractsCardProps {
  readonly field: 'tourId' | 'inventoryId';
  readonly id: number;
}

const columns: readonly FiguresColumn<ContractInShort>[] = [
  { head: 'Contract', cell: ({ contractId }) => <ContractLink contractId={contractId} /> },
  { head: 'Status', cell: ({ contractStatus }) => <StatusDot status={contractStatus} /> },
  { head: 'Date', cell: ({ contractDate }) => formatDate(contractDate) || '–' },
  { head: 'Buyer', cell: ({ buyer }) => buyer || '–' },
  { head: 'Purchase price', cell: ({ purchasePrice }) => formatMoney(purchasePrice) || '–' },
];

/** What was sold on a tour, or of a unit; no card where nothing was. */
export function ContractsCard({ field, id }: ContractsCardProps) {
  const contracts = useContractsOf(field, id);
  if (contracts.length === 0) return null;
  return (
    <Section title="Contracts" note={contracts.length > 1 && contracts.length} className="detail-wide">
      <div className="figures-scroll">
        <FiguresTable columns={columns} rows={contracts} keyOf={({ contractId }) => contractId} />
      </div>
    </Section>
  );
}
