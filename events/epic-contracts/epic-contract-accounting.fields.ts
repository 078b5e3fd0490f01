import { money, reference, text } from '../kernel/field-kinds.rules.js';
import type { Field } from '../kernel/field.rules.js';
import { epicTypedFields } from './epic-contract-terms.fields.js';
import { epicSalesFields, epicStatusFields } from './epic-contract.fields.js';

/** Until somebody writes another into a product (`decisions.md D24`). */
export const MEMBERSHIP_INCOME_GL_CODE = '4020';

/** What accounting writes of a membership: it begins with the code of its product. */
export const epicAccountingFields = { incomeGlCode: text('Income GL code', { head: 'Income GL', length: 40 }) } as const;

/** What the books know of a membership beside its status. */
export const epicBookedFields = {
  contractStatus: epicStatusFields.contractStatus,
  contractDate: as(epicTypedFields.contractDate, 'Purchase date', 'Purchased'),
  purchasePrice: as(epicTypedFields.purchasePrice, 'Purchase price', 'Price'),
  ...epicAccountingFields,
} as const;

/** The columns of the memberships in the accounting list; a membership earns its price. */
export const accountingMembershipFields = {
  contractId: reference('Contract'),
  contractStatus: epicBookedFields.contractStatus,
  contractDate: epicBookedFields.contractDate,
  membershipTier: epicTypedFields.membershipTier,
  purchasePrice: epicBookedFields.purchasePrice,
  salesAgent: as(epicSalesFields.salesAgent, 'Sales rep'),
  toName: as(epicSalesFields.toName, 'TO rep'),
  ...epicAccountingFields,
  incomeAmount: money('Income amount', { head: 'Income' }),
} as const;

function as<F extends Field>(field: F, label: string, head?: string): F {
  return { ...field, label, ...(head && { head }) };
}
