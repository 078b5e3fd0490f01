import { Link } from 'react-router-dom';
import { pointsLedgerColumns } from '../../projections/points-ledger/points-ledger.columns.js';
import type { PointsLedgerRow } from '../../projections/points-ledger/points-ledger.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';
import { NewLedgerRow } from './new-ledger-row.js';
import { PointsBalance } from './points-balance.js';
import { ReverseLedgerRow } from './reverse-ledger-row.js';

/** 0 stands for none in the legacy rows. */
function numberOrNothing(value: number): string {
  return value ? String(value) : '';
}

/** The number of the membership's contract, which leads there for who may open it. */
function LedgerContract({ contractId, transactionType }: PointsLedgerRow) {
  const { may } = useSession();
  if (!contractId || transactionType !== 'Membership' || !may('Epic_Contracts_Detail')) return numberOrNothing(contractId);
  return <Link to={`/admin/epic-contracts-detail/${contractId}`} tabIndex={-1}>{contractId}</Link>;
}

const columns = columnsOf<PointsLedgerRow>(pointsLedgerColumns, {
  pointLedgerId: { render: ({ pointLedgerId }) => pointLedgerId },
  contractId: { render: (row) => <LedgerContract {...row} /> },
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
