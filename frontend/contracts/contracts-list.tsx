import { PlusIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { resaleContractListColumns } from '../../projections/resale-contract-list/resale-contract-list.columns.js';
import type { ResaleContractListRow } from '../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { LinkButton } from '../kit/page/link-button.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';
import { statusCounts } from './status-counts.js';
import { TppDeal } from './tpp-deal.js';

type Contract = ResaleContractListRow;

const counts = statusCounts('resale-contract-totals');

function detailOf({ contractId }: Contract): string {
  return `/admin/contracts-detail/${contractId}`;
}

function columns(mayOpen: boolean): readonly Column<Contract>[] {
  return columnsOf<Contract>(resaleContractListColumns, {
    contractId: { render: (contract) => (mayOpen ? <Link to={detailOf(contract)} tabIndex={-1}>{contract.contractId}</Link> : contract.contractId) },
    tppDealNumber: { render: (contract) => (contract.tppDealNumber || contract.tppLink ? <TppDeal {...contract} /> : null) },
  });
}

export function ContractsList() {
  const { may } = useSession();
  const mayOpen = may('Contracts_Detail');
  const definition = useMemo<ListDefinition<Contract>>(
    () => ({
      list: 'resale-contract-list',
      key: 'contractId',
      title: 'Contracts',
      noun: { one: 'contract', many: 'contracts' },
      columns: columns(mayOpen),
      defaultSort: '-contractDate',
      searchPlaceholder: 'Buyer, seller, resort, unit…',
      counts,
      sum: 'purchasePrice',
      actions: may('Contracts_New') && <LinkButton to="/admin/contracts-new" intent="primary" icon={<PlusIcon />} text="New Contract" />,
      empty: { text: 'No contracts found.' },
      ...(mayOpen ? { link: detailOf, peek: { title: ({ contractId }) => `Contract ${contractId}`, url: ({ contractId }) => `/api/Contracts/${contractId}` } } : {}),
    }),
    [mayOpen, may],
  );
  return <ListScreen definition={definition} />;
}
