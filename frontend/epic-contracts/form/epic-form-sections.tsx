import { NO_SALES_REPS } from '../../contracts/fields/sales-fields.js';
import type { SalesChoices } from '../../contracts/fields/use-sales-choices.js';
import type { FormSection } from '../../contracts/new/form-sections.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { FormField } from '../../kit/form/fields/form-field.js';
import { formatMoney } from '../../kit/format/money.js';
import { buyerNames, coBuyerNames, dealNames, membershipNames, salesNames } from './epic-entries.js';
import { ClosingCosts, Membership, PurchasePrice } from './money-sections.js';
import { FinancingDetails, PaymentDetails } from './payment-sections.js';
import type { TypedContract } from './terms-as-typed.js';
import type { Following } from './use-following.js';

export interface EpicForm {
  readonly values: Values;
  /** What the form asks; what somebody may not see it does not. */
  readonly names: readonly string[];
  readonly products: readonly ProductOnSale[];
  readonly choices: SalesChoices;
  readonly typed: TypedContract | undefined;
  readonly following: Following;
  /** Over the ceiling nothing can be saved, as on a new contract; an edit asks why (`decisions.md E5`). */
  readonly ceilingBlocks: boolean;
}

const text = (values: Values, ...names: readonly string[]) => names.map((name) => String(values[name] ?? '')).filter(Boolean).join(' ');

/** The sections of the form in the documented order; money stays hidden until a tier is chosen (document 2, 2). */
export function epicFormSections(form: EpicForm): readonly FormSection[] {
  const { values, typed } = form;
  return [
    ...(form.names.includes('contractStatus') ? [fieldsSection('deal', 'Contract', dealNames, form, text(values, 'tppDealNumber') || text(values, 'contractStatus'), '')] : []),
    fieldsSection('buyer', 'Buyer', buyerNames, form, text(values, 'buyerFirstName', 'buyerLastName'), 'not named yet'),
    fieldsSection('cobuyer', 'Co-Buyer', coBuyerNames, form, text(values, 'coBuyerFirstName', 'coBuyerLastName'), 'optional'),
    {
      name: 'membership',
      title: 'Membership',
      note: form.ceilingBlocks ? 'active products' : 'all products',
      fields: membershipNames.filter((one) => form.names.includes(one)),
      said: text(values, 'membershipTier'),
      unsaid: 'no tier yet',
      content: <Membership products={form.products} names={form.names} typed={typed} />,
    },
    ...(typed ? moneySections(form, typed) : []),
    salesSection(form),
  ];
}

function moneySections(form: EpicForm, typed: TypedContract): readonly FormSection[] {
  const { terms, lending, overCeiling } = typed;
  return [
    { name: 'costs', title: 'Closing Costs', note: 'fixed by the product', fields: [], said: formatMoney(terms.closingCostAmount), unsaid: '', content: <ClosingCosts {...typed} /> },
    { name: 'price', title: 'Purchase Price', fields: ['purchasePrice'], said: form.following.raised ? 'at the minimum' : formatMoney(terms.totalPurchasePrice), unsaid: '', content: <PurchasePrice {...typed} following={form.following} /> },
    {
      name: 'payment',
      title: 'Payment Details',
      fields: ['transactionType', 'additionalDownPayment'],
      said: terms.transactionType,
      unsaid: 'not chosen yet',
      content: <PaymentDetails {...typed} following={form.following} ceilingBlocks={form.ceilingBlocks} />,
    },
    ...(lending || terms.interestRate !== '0' ? [{ name: 'financing', title: 'Financing Details', fields: ['loanTerm'], said: overCeiling ? 'APR over the ceiling' : terms.aprRate === null ? '' : `${terms.aprRate}% APR`, unsaid: '', broken: overCeiling, content: <FinancingDetails {...typed} /> }] : []),
  ];
}

function fieldsSection(name: string, title: string, all: readonly string[], { names }: EpicForm, said: string, unsaid: string): FormSection {
  const fields = all.filter((one) => names.includes(one));
  return { name, title, fields, said, unsaid, content: fields.map((one) => <FormField key={one} name={one} />) };
}

function salesSection({ values, choices, names }: EpicForm): FormSection {
  const fields = salesNames.filter((one) => names.includes(one));
  const offered: Readonly<Record<string, readonly string[]>> = { salesAgent: choices.salesReps, toName: choices.toReps };
  return {
    name: 'sales',
    title: 'Sales and Marketing Reps',
    fields,
    said: text(values, 'salesAgent'),
    unsaid: 'nobody yet',
    content: fields.map((name) => <FormField key={name} name={name} {...(offered[name] && { options: offered[name], hint: offered[name].length === 0 && NO_SALES_REPS })} />),
  };
}
