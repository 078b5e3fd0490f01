import { messageOfMissing, requiredDateFields } from '../../../backend/resale-contracts/resale-contract-dates.rules.js';
import { isExchangeContract } from '../../../backend/resale-contracts/resale-contract.pricing.js';
import * as deal from '../../../events/resale-contracts/resale-contract-deal.fields.js';
import { accountingFields, financialTermFields, loanFields } from '../../../events/resale-contracts/resale-contract-money.fields.js';
import { salesFields } from '../../../events/resale-contracts/resale-contract-party.fields.js';
import { bathroomsOnForms, bedroomsOnForms, closingFeesOnEdit, contractTypes, creditReportFees } from '../../../events/resale-contracts/resale-contract.enums.js';
import { entriesOf, type Particulars } from '../../kit/form/fields/entries-of.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import type { Contract, EditedSection } from '../contract-record.js';
import { buyerEntries, buyerEntriesWorldwide, sellerEntries } from './party-entries.js';

const { contractType, inventoryId, tourId, leadId, tppDealNumber, tppLink } = deal.dealFields;

const webAddress: Particulars = { kind: 'text', pattern: /^https?:\/\/\S+$/i, fault: 'Enter an address that begins with http:// or https://' };
/** Nobody chooses from thousands: people type the number that they read elsewhere. */
const numberOf: Particulars = { kind: 'whole', hint: '0 stands for none' };

/** The deal on the outside platform. */
export const platformEntries = entriesOf({ tppDealNumber, tppLink }, { tppLink: webAddress });

/** What the contract is about. What the platform answered, and whether it is asked, are the server's (`decisions.md C19`). */
export const dealEntries = [
  ...entriesOf({ contractType, inventoryId, tourId, leadId }, { contractType: { options: contractTypes, required: true }, inventoryId: numberOf, tourId: numberOf, leadId: numberOf }),
  ...platformEntries,
];

/** A date that does not exist is missing (`decisions.md C9`). */
export const dateEntries = entriesOf(deal.dateFields, Object.fromEntries(requiredDateFields.map((name) => [name, { fault: messageOfMissing(name) }])));

/** What an edited contract may be given; the rest of the terms offers what it may say. */
export const termEntries = entriesOf(financialTermFields, { closingFee: { options: closingFeesOnEdit }, creditReportFee: { options: creditReportFees } });

/** What the company's lists offer comes with the fields. */
const chosen = { options: [] };

export const unitEntries = entriesOf(deal.unitFields, { resort: chosen, bedrooms: { options: bedroomsOnForms }, bathrooms: { options: bathroomsOnForms } });

const { toGlCode, toCommission, ...askedOfSales } = salesFields;

export const salesEntries = entriesOf(askedOfSales, { salesAgent: chosen, toName: chosen, closingAgent: chosen, contractsProcessor: chosen, escrowAgent: chosen });

/** What only accounting books. */
export const bookedFields = { ...accountingFields, toGlCode, toCommission };

export type ContractParts = Readonly<Record<EditedSection, readonly EntryField[]>>;

const parts: ContractParts = {
  buyer: buyerEntries,
  seller: sellerEntries,
  terms: termEntries,
  dates: dateEntries,
  deal: dealEntries,
  unit: unitEntries,
  sales: salesEntries,
  options: entriesOf(deal.optionFields),
  accounting: entriesOf(bookedFields),
  loan: entriesOf(loanFields),
};

/** What the form asks in each section, in the order of the cards: as much of the contract as this person sees. */
export function partsOf(contract: Contract): ContractParts {
  const worldwide = isExchangeContract(contract.contractType ?? '');
  const all = { ...parts, ...(worldwide && { buyer: buyerEntriesWorldwide }) };
  const seen = (fields: readonly EntryField[]) => fields.filter(({ name }) => contract[name as keyof Contract] !== undefined);
  return Object.fromEntries(Object.entries(all).map(([part, fields]) => [part, seen(fields)])) as unknown as ContractParts;
}
