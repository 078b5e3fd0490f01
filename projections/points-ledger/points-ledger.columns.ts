import { ledgerListFields } from '../../events/points/points.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Epic Points Ledger', and what else people narrow the list by. */
export const pointsLedgerColumns = listColumns(ledgerListFields, {
  pointLedgerId: { width: 56, align: 'start', ...offered },
  createdAt: { width: 166, ...offered },
  status: { width: 104, ...offered },
  transactionType: { width: 158, picked: true, ...offered },
  debitOrCredit: { width: 96, ...offered },
  pointsQty: { width: 68, ...offered, sum: true },
  balanceChange: { fileOnly: true },
  contractId: { width: 92, align: 'start', ...offered },
  memberId: { width: 92, align: 'start', ...offered },
  resort: { width: 110, picked: true, ...offered },
  unitNumber: { width: 50, numbered: true, ...offered },
  useWeek: { width: 58, numbered: true, ...offered },
  useYear: { width: 58, numbered: true, ...offered },
  recordedBy: { width: 120, hidden: true, picked: true, ...offered },
  note: { width: 160, hidden: true },
  epicAdvantageContractId: { filter: true },
  reverses: { filter: true },
});
