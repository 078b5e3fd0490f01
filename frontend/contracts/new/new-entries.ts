import { messageOfMissing, requiredDateFields } from '../../../backend/resale-contracts/resale-contract-dates.rules.js';
import { contractTypes, closingFeesOnNew } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { entriesIn } from '../../kit/detail/sections/record-section.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import { allCountries, contractSections } from '../contract-sections.js';
import { partyNames } from '../fields/party-names.js';

const { buyer, seller, terms, dates, deal, unit, sales, options } = contractSections;

/** The address says them. */
const ofAddress: readonly string[] = ['contractType', 'inventoryId', 'tourId', 'leadId'];

/** A blank one is missing, and so is a day that does not exist (`decisions.md C9`). */
const blocking = {
  ...Object.fromEntries(requiredDateFields.map((field) => [field, { required: messageOfMissing(field) }])),
  closingAgent: { required: messageOfMissing('closingAgent'), labels: { '': 'Choose…' } },
};
const asked = entriesIn([deal, unit, buyer, seller, dates, terms, sales, options], { ...blocking, closingFee: { options: closingFeesOnNew }, creditReportFee: { kind: 'money' } }).filter(({ name }) => !ofAddress.includes(name));

/** Those that block come first, in the order in which they do (`decisions.md C8`). */
export const newContractEntries: readonly EntryField[] = [...Object.keys(blocking).map((name) => named(asked, name)), ...asked.filter(({ name }) => !(name in blocking))];

/** HSI and RCI contracts have no such checks (`decisions.md C18`). */
export const exchangeEntries: readonly EntryField[] = [
  ...entriesIn([deal], { contractType: { options: contractTypes.filter((type) => type !== 'Inventory'), required: true } }).filter(({ name }) => name === 'contractType'),
  ...entriesIn([dates, buyer, terms, sales], { ...Object.fromEntries(requiredDateFields.map((field) => [field, { fault: undefined }])), buyerCountry: allCountries }),
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
