import { transactionTypes } from '../../../events/epic-contracts/epic-contract.enums.js';
import { epicBuyerFields, epicDealFields, epicSalesFields, epicStatusFields } from '../../../events/epic-contracts/epic-contract.fields.js';
import { epicTypedFields } from '../../../events/epic-contracts/epic-contract-terms.fields.js';
import { countryName, stateCodes } from '../../../events/kernel/place.enums.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import { entriesOf } from '../../kit/form/fields/entries-of.js';

const near = ['US', 'CA'] as const;

const buyers = entriesOf(epicBuyerFields, {
  buyerLastName: { required: 'Please enter the last name of the buyer' },
  buyerState: { options: stateCodes },
  buyerCountry: { options: near, labels: Object.fromEntries(near.map((code) => [code, countryName(code)])) },
});
const terms = entriesOf(epicTypedFields, {
  membershipTier: { kind: 'choice', required: 'Please choose a membership tier' },
  transactionType: { options: transactionTypes, required: 'Please choose a transaction type', labels: { '': 'Choose…' } },
});
/** What the company's lists offer comes with the fields. */
const sales = entriesOf(epicSalesFields, { salesAgent: { options: [] }, toName: { options: [] } });

/** What a new contract asks, in the order of its form. */
export const newEpicEntries: readonly EntryField[] = [...buyers, ...terms, ...sales];

/** Where a contract came from is not asked again. */
const deal = entriesOf(epicDealFields).filter(({ kind }) => kind !== 'reference');

/** What an edit asks besides (document 2, 2). @param seen whether the reader sees a field */
export function editEpicEntries(seen: (name: string) => boolean): readonly EntryField[] {
  return [...deal, ...entriesOf(epicStatusFields, { contractStatus: { required: true }, paymentStatus: { required: true } }), ...newEpicEntries].filter(({ name }) => seen(name));
}

export const coBuyerNames: readonly string[] = Object.keys(epicBuyerFields).filter((name) => name.startsWith('coBuyer'));
export const buyerNames: readonly string[] = Object.keys(epicBuyerFields).filter((name) => !coBuyerNames.includes(name));
/** The sections of money place these among their figures. */
const moneyNames: readonly string[] = ['purchasePrice', 'transactionType', 'additionalDownPayment', 'loanTerm'];
export const membershipNames: readonly string[] = Object.keys(epicTypedFields).filter((name) => !moneyNames.includes(name));
export const salesNames: readonly string[] = Object.keys(epicSalesFields);
export const dealNames: readonly string[] = [...deal.map(({ name }) => name), ...Object.keys(epicStatusFields)];
