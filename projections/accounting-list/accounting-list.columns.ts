import { accountingListFields } from '../../events/resale-contracts/accounting-list.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the accounting list, in their documented order (`decisions.md D19`). */
export const accountingListColumns = listColumns(accountingListFields, {
  contractId: { width: 74, align: 'start', ...offered },
  contractStatus: { width: 170, ...offered },
  contractDate: { width: 92, ...offered },
  purchasePrice: { width: 94, ...offered, sum: true },
  salesAgent: { width: 98, picked: true, ...offered },
  incomeGlCode: { width: 82, picked: true, ...offered },
  incomeAmount: { width: 84, ...offered, sum: true },
  cogGlCode: { width: 68, picked: true, ...offered },
  cogAmount: { width: 96, ...offered, sum: true },
  toName: { width: 98, picked: true, ...offered },
  toGlCode: { width: 84, picked: true, ...offered },
  toCommission: { width: 80, ...offered, sum: true },
});
