import type { EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import type { followedFields } from '../../events/members/member.fields.js';
import type { ValuesOf } from '../../events/kernel/field.rules.js';

/** What a member takes from the contract. */
export type Followed = ValuesOf<typeof followedFields>;

/** Contracts of the old system know one phone of a buyer; newer ones all three. */
type Contract = Partial<EpicContractValues> & { readonly buyerHomePhone?: string; readonly buyerWorkPhone?: string };

const sources: Readonly<Record<keyof Followed, keyof Contract>> = {
  firstName: 'buyerFirstName',
  middleName: 'buyerMiddleName',
  lastName: 'buyerLastName',
  address: 'buyerAddress',
  city: 'buyerCity',
  state: 'buyerState',
  zipcode: 'buyerZipcode',
  country: 'buyerCountry',
  mobilePhone: 'buyerMobilePhone',
  homePhone: 'buyerHomePhone',
  workPhone: 'buyerWorkPhone',
  email: 'buyerEmail',
  membershipTier: 'membershipTier',
  membershipTerm: 'membershipTerm',
  membershipStartDate: 'membershipStartDate',
  membershipExpDate: 'membershipExpDate',
  currentYearMaxEpicAdvPoints: 'annualMaxEpicAdvantagePoints',
};

/** What a contract, or what changed of it, says of its member (`decisions.md E23`). */
export function memberOfContract(contract: Contract): Partial<Followed> {
  const said = Object.entries(sources).flatMap(([field, source]) => {
    const value = contract[source];
    return value === undefined ? [] : [[field, field === 'currentYearMaxEpicAdvPoints' ? (value ?? 0) : value]];
  });
  return Object.fromEntries(said) as Partial<Followed>;
}
