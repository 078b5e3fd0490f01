import { epicContractListFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Epic Contracts' (document 2, 2), and what else people narrow the list by. */
export const epicContractListColumns = listColumns(epicContractListFields, {
  epicContractId: { width: 110, align: 'start', ...offered },
  memberId: { width: 94, align: 'start', ...offered },
  tppDealNumber: { width: 104, ...offered },
  contractStatus: { width: 178, ...offered },
  contractDate: { width: 98, ...offered },
  buyerFirstName: offered,
  buyerLastName: { width: 170, ...offered },
  membershipTier: { width: 112, picked: true, ...offered },
  purchasePrice: { width: 110, ...offered, sum: true },
  membershipTerm: { width: 72, ...offered },
  aprRate: { width: 72, ...offered },
  paymentStatus: { width: 190, hidden: true, ...offered },
  transactionType: { width: 200, hidden: true, ...offered },
  totalPurchasePrice: { width: 110, hidden: true, ...offered, sum: true },
  financedAmount: { width: 110, hidden: true, ...offered, sum: true },
  loanTerm: { width: 84, hidden: true, ...offered },
  membershipStartDate: { width: 98, hidden: true, ...offered },
  membershipExpDate: { width: 98, hidden: true, ...offered },
  salesAgent: { width: 124, hidden: true, picked: true, ...offered },
  overCeiling: { width: 110, hidden: true, ...offered },
  signingStatus: { width: 120, hidden: true, ...offered },
  tourId: offered,
  leadId: offered,
});
