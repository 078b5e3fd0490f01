import { debitOrCredit, ledgerStatuses, ledgerTransactionTypes } from '../../events/points.values.js';
import type { PointsLedgerRow } from '../../projections/points-ledger/points-ledger.read-model.js';
import type { Column, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { NewLedgerRow } from './new-ledger-row.js';
import { PointsBalance } from './points-balance.js';
import { ReverseLedgerRow } from './reverse-ledger-row.js';

/** 0 stands for none in the legacy rows. */
function numberOrNothing(value: number): string {
  return value ? String(value) : '';
}

const columns: readonly Column<PointsLedgerRow>[] = [
  { field: 'pointLedgerId', label: 'ID', kind: 'number', align: 'start', width: 56, render: ({ pointLedgerId }) => pointLedgerId, filterable: false },
  { field: 'createdAt', label: 'Date', kind: 'time', width: 166 },
  { field: 'status', label: 'Status', kind: 'status', width: 104, options: ledgerStatuses },
  { field: 'transactionType', label: 'Type', kind: 'text', width: 158, options: ledgerTransactionTypes },
  { field: 'debitOrCredit', label: 'Debit/Credit', kind: 'text', width: 96, options: debitOrCredit },
  { field: 'pointsQty', label: 'Points', kind: 'number', width: 68 },
  { field: 'contractId', label: 'Contract ID', kind: 'number', align: 'start', width: 92, render: ({ contractId }) => numberOrNothing(contractId) },
  { field: 'memberId', label: 'Member ID', kind: 'number', align: 'start', width: 92, render: ({ memberId }) => numberOrNothing(memberId) },
  { field: 'resort', label: 'Resort', kind: 'text', width: 110 },
  { field: 'unitNumber', label: 'Unit', kind: 'text', width: 50, align: 'end' },
  { field: 'useWeek', label: 'Week', kind: 'text', width: 58, align: 'end' },
  { field: 'useYear', label: 'Year', kind: 'text', width: 58, align: 'end' },
  { field: 'recordedBy', label: 'Recorded by', kind: 'text', width: 120, hidden: true },
  { field: 'note', label: 'Note', kind: 'text', width: 160, hidden: true, sortable: false, filterable: false },
];

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
