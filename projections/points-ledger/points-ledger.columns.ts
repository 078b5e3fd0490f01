import { ledgerListFields } from '../../events/points-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';

/** The columns of the screen 'Epic Points Ledger', and what else people narrow the list by. */
export const pointsLedgerColumns = listColumns(ledgerListFields, {
  pointLedgerId: { width: 56, align: 'start', sort: true },
  createdAt: { width: 166, ...offered },
  status: { width: 104, ...offered },
  transactionType: { width: 158, ...offered },
  debitOrCredit: { width: 96, ...offered },
  pointsQty: { width: 68, ...offered, sum: true },
  balanceChange: { fileOnly: true },
  contractId: { width: 92, align: 'start', ...offered },
  memberId: { width: 92, align: 'start', ...offered },
  resort: { width: 110, ...offered },
  unitNumber: { width: 50, align: 'end', ...offered },
  useWeek: { width: 58, align: 'end', ...offered },
  useYear: { width: 58, align: 'end', ...offered },
  recordedBy: { width: 120, hidden: true, ...offered },
  note: { width: 160, hidden: true },
  epicAdvantageContractId: { filter: true },
  reverses: { filter: true },
});
