import { resaleContractListFields } from '../../events/resale-contract-fields.values.js';
import { fileOnly, listColumns, offered } from '../engine/list-columns.js';

/** What accounting books: in the file of the list alone. */
export const bookedFields = [
  'isToUsed',
  'toName',
  'toGlCode',
  'toCommission',
  'incomeGlCode',
  'incomeAmount',
  'cogGlCode',
  'cogAmount',
  'closingFee',
  'loanProcessingFee',
  'creditReportFee',
  'prePaidMaintFee',
  'creditCardProcessingFee',
  'contractSalesPrice',
  'subtotalCharges',
  'depositMadeBy',
  'cashDueAtSigning',
  'balanceDueType',
  'fullAmountCollected',
] as const;

/** The columns of the screen 'Contracts', and what else people narrow the list by. */
export const resaleContractListColumns = listColumns(resaleContractListFields, {
  contractId: { width: 72, align: 'start', ...offered },
  contractStatus: { width: 178, ...offered },
  contractDate: { width: 98, ...offered },
  buyer: { width: 114, ...offered },
  seller: { width: 116, ...offered },
  resort: { width: 130, picked: true, ...offered },
  unitNumber: { width: 56, numbered: true, ...offered },
  useWeek: { width: 58, numbered: true, ...offered },
  purchasePrice: { width: 94, ...offered, sum: true },
  tppDealNumber: { width: 94, ...offered },
  paymentStatus: { width: 190, hidden: true, ...offered },
  closingDate: { width: 98, hidden: true, ...offered },
  lastDayToRescind: { width: 104, hidden: true, ...offered },
  balanceDue: { width: 96, hidden: true, ...offered, sum: true },
  salesAgent: { width: 124, hidden: true, picked: true, ...offered },
  contractsProcessor: { width: 124, hidden: true, picked: true, ...offered },
  tppLink: {},
  contractType: offered,
  depositAmount: { ...offered, sum: true },
  paidInFullDate: offered,
  closingAgent: { picked: true, ...offered },
  inventoryId: offered,
  tourId: offered,
  leadId: offered,
  ...fileOnly(bookedFields),
});
