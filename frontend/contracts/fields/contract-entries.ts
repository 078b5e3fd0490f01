import { isExchangeContract } from '../../../backend/resale-contracts/resale-contract.pricing.js';
import { entriesIn } from '../../kit/detail/sections/record-section.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import type { Contract, EditedSection } from '../contract-record.js';
import { allCountries, contractSections } from '../contract-sections.js';

export type ContractParts = Readonly<Record<EditedSection, readonly EntryField[]>>;

/** What the form asks in each section: as much of the contract as this person sees. */
export function partsOf(contract: Contract): ContractParts {
  const worldwide = isExchangeContract(contract.contractType ?? '') ? { buyerCountry: allCountries } : {};
  const parts = Object.entries(contractSections).map(([part, section]) => [part, entriesIn([section], worldwide).filter(({ name }) => contract[name as keyof Contract] !== undefined)]);
  return Object.fromEntries(parts) as unknown as ContractParts;
}
