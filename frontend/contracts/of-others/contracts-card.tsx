import { formatDate } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { ContractLink } from './contract-link.js';
import { useContractsOf, type ContractInShort } from './use-contracts-of.js';
import '../../kit/chart/chart.css';

interface ContractsCardProps {
  readonly field: 'tourId' | 'inventoryId';
  readonly id: number;
}

/** What was sold on a tour, or of a unit; no card where nothing was. */
export function ContractsCard({ field, id }: ContractsCardProps) {
  const contracts = useContractsOf(field, id);
  if (contracts.length === 0) return null;
  return (
    <Section title="Contracts" note={contracts.length > 1 && contracts.length} className="detail-wide">
      <div className="figures-scroll">
        <table className="figures">
          <thead>
            <tr>
              {['Contract', 'Status', 'Date', 'Buyer', 'Purchase price'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contracts.map((contract) => (
              <Row key={contract.contractId} contract={contract} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Row({ contract: { contractId, contractStatus, contractDate, buyer, purchasePrice } }: { readonly contract: ContractInShort }) {
  return (
    <tr>
      <td>
        <ContractLink contractId={contractId} />
      </td>
      <td>
        <StatusDot status={contractStatus} />
      </td>
      <td>{formatDate(contractDate) || '–'}</td>
      <td>{buyer || '–'}</td>
      <td>{formatMoney(purchasePrice) || '–'}</td>
    </tr>
  );
}
