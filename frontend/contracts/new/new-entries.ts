import { messageOfMissing, requiredDateFields } from '../../../backend/resale-contracts/resale-contract-dates.rules.js';
import { contractTypes, closingFeesOnNew } from '../../../events/resale-contracts/resale-contract.enums.js';
import { dateFields, dealFields, optionFields } from '../../../events/resale-contracts/resale-contract-deal.fields.js';
import { financialTermFields } from '../../../events/resale-contracts/resale-contract-money.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { entriesOf } from '../../kit/form/fields/entries-of.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import { platformEntries, salesEntries, unitEntries } from '../fields/contract-entries.js';
import { buyerEntries, buyerEntriesWorldwide, partyNames, sellerEntries } from '../fields/party-entries.js';

/** A blank one is missing, and so is a day that does not exist (`decisions.md C9`). */
const blocking = Object.fromEntries(requiredDateFields.map((field) => [field, { required: messageOfMissing(field), fault: messageOfMissing(field) }]));
const dates = entriesOf(dateFields, blocking);
const terms = entriesOf(financialTermFields, { closingFee: { options: closingFeesOnNew } });
const agent: EntryField = { ...named(salesEntries, 'closingAgent'), required: messageOfMissing('closingAgent'), labels: { '': 'Choose…' } };
const options = entriesOf(optionFields);

/** Those that block come first, in the order in which they do (`decisions.md C8`). */
export const newContractEntries: readonly EntryField[] = [
  ...requiredDateFields.map((field) => named(dates, field)),
  agent,
  ...platformEntries,
  ...unitEntries,
  ...buyerEntries,
  ...sellerEntries,
  ...dates.filter(({ name }) => !(name in blocking)),
  ...terms,
  ...salesEntries.filter(({ name }) => name !== 'closingAgent'),
  ...options,
];

/** HSI and RCI contracts have no such checks (`decisions.md C18`). */
export const exchangeEntries: readonly EntryField[] = [
  ...entriesOf({ contractType: dealFields.contractType }, { contractType: { options: contractTypes.filter((type) => type !== 'Inventory'), required: true } }),
  ...entriesOf(dateFields),
  ...buyerEntriesWorldwide,
  ...entriesOf(financialTermFields),
  ...salesEntries,
];

/** What is sent: blank fields are not said, and neither is what belongs to another kind of party. */
export function bodyOf(values: Values): Values {
  const asked = (name: string) => {
    const party = /^(co)?(buyer|seller)/i.exec(name)?.[2]?.toLowerCase() as 'buyer' | 'seller' | undefined;
    // A company's or a trust's person stays as its contact.
    const ofKind = /^co|CompanyName$|StateInc$|TrustName$/.test(name);
    return !party || !ofKind || partyNames(party, values[`${party}EntityType`]).includes(name);
  };
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null && value !== '' && value !== 0 && asked(name)));
}

function named(entries: readonly EntryField[], name: string): EntryField {
  return entries.find((entry) => entry.name === name)!;
}
