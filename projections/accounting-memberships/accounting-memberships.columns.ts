import { accountingMembershipFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the memberships in the accounting list (`decisions.md D24`). */
export const accountingMembershipColumns = listColumns(accountingMembershipFields, {
  contractId: { width: 74, align: 'start', ...offered },
  contractStatus: { width: 170, ...offered },
  contractDate: { width: 92, ...offered },
  membershipTier: { width: 110, picked: true, ...offered },
  purchasePrice: { width: 104, ...offered, sum: true },
  salesAgent: { width: 120, picked: true, ...offered },
  toName: { width: 120, picked: true, ...offered },
  incomeGlCode: { width: 92, picked: true, ...offered },
  incomeAmount: { width: 104, ...offered, sum: true },
});
