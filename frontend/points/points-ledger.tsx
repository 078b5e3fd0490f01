import { pointsLedgerColumns } from '../../projections/points-ledger/points-ledger.columns.js';
import type { PointsLedgerRow } from '../../projections/points-ledger/points-ledger.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { PageLink } from '../kit/page/page-link.js';
import { NewLedgerRow } from './new-ledger-row.js';
import { PointsBalance } from './points-balance.js';
import { ReverseLedgerRow } from './reverse-ledger-row.js';

/** 0 stands for none in the legacy rows. */
function numberOrNothing(value: number): string {
  return value ? String(value) : '';
}

/** A membership's row leads to its contract. */
function contractOf({ contractId, transactionType }: PointsLedgerRow) {
  const number = numberOrNothing(contractId);
  return contractId && transactionType === 'Membership' ? <PageLink page={`/admin/epic-contracts-detail/${contractId}`} tabIndex={-1}>{number}</PageLink> : number;
}

const columns = columnsOf<PointsLedgerRow>(pointsLedgerColumns, {
  pointLedgerId: { render: ({ pointLedgerId }) => pointLedgerId },
  contractId: { render: contractOf },
  memberId: { render: ({ memberId }) => numberOrNothing(memberId) },
});

export const ledgerDefinition: ListDefinition<PointsLedgerRow> = {
  list: 'points-ledger',
  key: 'pointLedgerId',
  title: 'Epic Points Ledger',
  noun: { one: 'row', many: 'rows' },
  columns,
  defaultSort: '-pointLedgerId',
  searchPlaceholder: 'Resort, unit, type…',
  above: <PointsBalance />,
  actions: <NewLedgerRow />,
  peek: {
    title: ({ pointLedgerId }) => `Row ${pointLedgerId}`,
    url: ({ pointLedgerId }) => `/api/PointLedgers/${pointLedgerId}`,
    actions: (row) => <ReverseLedgerRow row={row} />,
  },
  empty: { text: 'No ledger entries found.' },
};

export function PointsLedger() {
  return <ListScreen definition={ledgerDefinition} />;
}
