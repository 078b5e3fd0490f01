import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { contractStatuses, inProgressStatuses, paymentStatuses } from '../../events/resale-contract.values.js';
import type { ResaleContractListRow } from '../../projections/resale-contract-list/resale-contract-list.read-model.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';
import { TppDeal } from './tpp-deal.js';

type Contract = ResaleContractListRow;

/** The strip has no room for the long names. */
const shortNames: Readonly<Record<string, string>> = {
  'Documents Generated': 'Documents',
  'Preparing To Close': 'Preparing',
  'Accounting Complete': 'Accounted',
};

const counts: CountStripDefinition = {
  list: 'resale-contract-totals',
  field: 'contractStatus',
  count: 'count',
  chips: [
    { label: 'All' },
    { label: 'In Progress', values: inProgressStatuses },
    ...contractStatuses.map((status) => ({ label: shortNames[status] ?? status, values: [status] })),
  ],
};

function detailOf({ contractId }: Contract): string {
  return `/admin/contracts-detail/${contractId}`;
}

function columns(mayOpen: boolean): readonly Column<Contract>[] {
  return [
    {
      field: 'contractId',
      label: 'Contract',
      kind: 'number',
      align: 'start',
      width: 72,
      render: (contract) => (mayOpen ? <Link to={detailOf(contract)} tabIndex={-1}>{contract.contractId}</Link> : contract.contractId),
    },
    { field: 'contractStatus', label: 'Status', kind: 'status', width: 178, options: contractStatuses },
    { field: 'contractDate', label: 'Date', name: 'Contract date', kind: 'date', width: 98 },
    { field: 'buyer', label: 'Buyer', kind: 'text', width: 114 },
    { field: 'seller', label: 'Seller', kind: 'text', width: 116 },
    { field: 'resort', label: 'Resort', kind: 'text', width: 130 },
    { field: 'unitNumber', label: 'Unit', kind: 'text', width: 56, align: 'end' },
    { field: 'useWeek', label: 'Week', kind: 'text', width: 58, align: 'end' },
    { field: 'purchasePrice', label: 'Price', name: 'Purchase price', kind: 'money', width: 94 },
    { field: 'tppDealNumber', label: 'TPP #', name: 'TPP number', kind: 'text', width: 94, render: (contract) => (contract.tppDealNumber || contract.tppLink ? <TppDeal {...contract} /> : null) },
    { field: 'paymentStatus', label: 'Payment', name: 'Payment status', kind: 'status', width: 190, options: paymentStatuses, hidden: true },
    { field: 'closingDate', label: 'Closing', name: 'Closing date', kind: 'date', width: 98, hidden: true },
    { field: 'balanceDue', label: 'Balance', name: 'Balance due', kind: 'money', width: 96, hidden: true },
    { field: 'salesAgent', label: 'Sales agent', kind: 'text', width: 124, hidden: true },
  ];
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
      empty: { text: 'No contracts found.' },
      ...(mayOpen ? { link: detailOf, peek: { title: ({ contractId }) => `Contract ${contractId}`, url: ({ contractId }) => `/api/Contracts/${contractId}` } } : {}),
    }),
    [mayOpen],
  );
  return <ListScreen definition={definition} />;
}
