import { ledgerListFields } from '../../events/points-fields.values.js';
import type { PointsLedgerRow } from '../../projections/points-ledger/points-ledger.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
import type { ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { NewLedgerRow } from './new-ledger-row.js';
import { PointsBalance } from './points-balance.js';
import { ReverseLedgerRow } from './reverse-ledger-row.js';

/** 0 stands for none in the legacy rows. */
function numberOrNothing(value: number): string {
  return value ? String(value) : '';
}

const columns = columnsOf<PointsLedgerRow>(ledgerListFields, {
  pointLedgerId: { align: 'start', width: 56, render: ({ pointLedgerId }) => pointLedgerId, filterable: false },
  createdAt: { width: 166 },
  status: { width: 104 },
  transactionType: { width: 158 },
  debitOrCredit: { width: 96 },
  pointsQty: { width: 68 },
  contractId: { align: 'start', width: 92, render: ({ contractId }) => numberOrNothing(contractId) },
  memberId: { align: 'start', width: 92, render: ({ memberId }) => numberOrNothing(memberId) },
  resort: { width: 110 },
  unitNumber: { width: 50, align: 'end' },
  useWeek: { width: 58, align: 'end' },
  useYear: { width: 58, align: 'end' },
  recordedBy: { width: 120, hidden: true },
  note: { width: 160, hidden: true, sortable: false, filterable: false },
});

const definition: ListDefinition<PointsLedgerRow> = {
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
  return <ListScreen definition={definition} />;
}
