import { PlusIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { epicContractListColumns } from '../../projections/epic-contract-list/epic-contract-list.columns.js';
import type { EpicContractListRow } from '../../projections/epic-contract-list/epic-contract-list.read-model.js';
import { statusCounts } from '../contracts/status-counts.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';

const counts = statusCounts('epic-contract-totals');

function detailOf({ epicContractId }: EpicContractListRow): string {
  return `/admin/epic-contracts-detail/${epicContractId}`;
}

function columns(mayOpen: boolean): readonly Column<EpicContractListRow>[] {
  return columnsOf<EpicContractListRow>(epicContractListColumns, {
    epicContractId: { render: (contract) => (mayOpen ? <Link to={detailOf(contract)} tabIndex={-1}>{contract.epicContractId}</Link> : contract.epicContractId) },
    memberId: { render: ({ memberId }) => memberId || '' },
    buyerLastName: { render: ({ buyerFirstName, buyerLastName }) => [buyerFirstName, buyerLastName].filter(Boolean).join(' ') },
    aprRate: { render: ({ aprRate }) => (Number(aprRate) > 0 ? `${aprRate}%` : '') },
  });
}

/** /admin/epic-contracts */
export function EpicContractsList() {
  const { may } = useSession();
  const mayOpen = may('Epic_Contracts_Detail');
  const definition = useMemo<ListDefinition<EpicContractListRow>>(
    () => ({
      list: 'epic-contract-list',
      key: 'epicContractId',
      title: 'Epic Contracts',
      noun: { one: 'contract', many: 'contracts' },
      columns: columns(mayOpen),
      defaultSort: '-epicContractId',
      searchPlaceholder: 'Buyer, contract, TPP Deal #…',
      counts,
      sum: 'purchasePrice',
      // Reports go by the total price (`decisions.md I11`).
      sumBeside: 'totalPurchasePrice',
      actions: (
        <>
          <LinkButton to="/admin/epic-contracts?overCeiling.is=Yes" text="Compliance" />
          {may('Epic_Contracts_New') && <LinkButton to="/admin/epic-contracts-new" intent="primary" icon={<PlusIcon />} text="New Epic Contract" />}
        </>
      ),
      empty: { text: 'No contracts found.' },
      ...(mayOpen ? { link: detailOf, peek: { title: ({ epicContractId }) => `Epic Contract ${epicContractId}`, url: ({ epicContractId }) => `/api/EpicContracts/${epicContractId}` } } : {}),
    }),
    [mayOpen, may],
  );
  return <ListScreen definition={definition} />;
}
