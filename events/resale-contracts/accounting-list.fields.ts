import { reference } from '../kernel/field-kinds.rules.js';
import type { Field } from '../kernel/field.rules.js';
import { resaleContractFields } from './resale-contract.fields.js';

const { contractStatus, contractDate, purchasePrice, salesAgent, incomeGlCode, incomeAmount, cogGlCode, cogAmount, toName, toGlCode, toCommission } = resaleContractFields;

/** What accounting books of a contract, in the words of its list (`decisions.md D19`). */
export const bookedFields = {
  incomeGlCode: as(incomeGlCode, 'Income GL code', 'Income GL'),
  incomeAmount: as(incomeAmount, 'Income amount', 'Income'),
  cogGlCode: as(cogGlCode, 'COG inv'),
  cogAmount: as(cogAmount, 'COG inv amount', 'COG inv amt'),
  toGlCode: as(toGlCode, 'COG inv OR'),
  toCommission: as(toCommission, 'COG inv OR amount', 'OR amt'),
} as const;

/** The documented columns of the accounting list. */
export const accountingListFields = {
  contractId: reference('Contract'),
  contractStatus,
  contractDate: as(contractDate, 'Purchase date', 'Purchased'),
  purchasePrice,
  salesAgent: as(salesAgent, 'Sales rep'),
  toName: as(toName, 'TO rep'),
  ...bookedFields,
} as const;

/** Kind, options and who sees it stay the contract's own. */
function as<F extends Field>(field: F, label: string, head?: string): F {
  return { ...field, label, ...(head && { head }) };
}
