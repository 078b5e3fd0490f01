import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { PageLink } from '../../kit/page/page-link.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { useEpicContractsOf, type EpicContractInShort } from './use-epic-contracts-of.js';

const columns: readonly FiguresColumn<EpicContractInShort>[] = [
  { head: 'Contract', cell: ({ epicContractId }) => <PageLink page={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</PageLink> },
  { head: 'Status', cell: ({ contractStatus }) => <StatusDot status={contractStatus} /> },
  { head: 'Date', cell: ({ contractDate }) => formatDate(contractDate) || '–' },
  { head: 'Member', cell: ({ buyerFirstName, buyerLastName }) => [buyerFirstName, buyerLastName].filter(Boolean).join(' ') || '–' },
  { head: 'Tier', cell: ({ membershipTier }) => membershipTier || '–' },
  { head: 'Purchase price', cell: ({ purchasePrice }) => formatMoney(purchasePrice) || '–' },
];

/** The memberships that were sold on a tour; no card where none was. */
export function EpicContractsCard({ tourId }: { readonly tourId: number }) {
  const contracts = useEpicContractsOf('tourId', tourId);
  if (contracts.length === 0) return null;
  return (
    <Section title="Memberships" note={contracts.length > 1 && contracts.length} className="detail-wide">
      <div className="figures-scroll">
        <FiguresTable columns={columns} rows={contracts} keyOf={({ epicContractId }) => epicContractId} />
      </div>
    </Section>
  );
}
