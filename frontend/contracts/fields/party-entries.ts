import { buyerFields, sellerFields } from '../../../events/resale-contracts/resale-contract-party.fields.js';
import { countryCodes, countryName, stateCodes, usStateCodes } from '../../../events/kernel/place.enums.js';
import { entriesOf, type Particulars } from '../../kit/form/fields/entries-of.js';

const labelsOf = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, countryName(code)]));
const states = { options: stateCodes };
/** Document 1, section 5: provinces are for addresses alone. */
const homes = { options: usStateCodes };

/** Document 1, section 5: contracts from inventory are between the US and Canada. */
const nearCountries: Particulars = { options: ['US', 'CA'], labels: labelsOf(['US', 'CA']) };
const allCountries: Particulars = { options: countryCodes, labels: labelsOf(countryCodes) };

export const buyerEntries = entriesOf(buyerFields, { buyerStateInc: homes, buyerState: states, buyerCountry: nearCountries });
/** Of an HSI or RCI contract, which people from everywhere buy. */
export const buyerEntriesWorldwide = entriesOf(buyerFields, { buyerStateInc: homes, buyerState: states, buyerCountry: allCountries });
export const sellerEntries = entriesOf(sellerFields, { sellerStateInc: homes, sellerState: states, sellerCountry: nearCountries });

export type Party = 'buyer' | 'seller';

const people = { buyer: ['FirstName', 'MiddleName', 'LastName', 'HomePhone', 'MobilePhone', 'WorkPhone', 'Email'], seller: ['FirstName', 'MiddleName', 'LastName', 'Email', 'HomePhone', 'MobilePhone', 'WorkPhone'] } as const;
const others = { buyer: ['FirstName', 'MiddleName', 'LastName', 'HomePhone', 'MobilePhone', 'Email'], seller: ['FirstName', 'MiddleName', 'LastName', 'Email', 'HomePhone', 'WorkPhone', 'MobilePhone'] } as const;
const addresses = { buyer: ['Address1', 'Address2', 'City', 'State', 'Zipcode', 'Country'], seller: ['Address', 'City', 'State', 'Zipcode', 'Country'] } as const;

/** Who answers for a company or a trust: its documents go there to be signed. */
const contact = ['FirstName', 'LastName', 'MobilePhone', 'Email'] as const;

/** What is asked of a party depends on what it is (document 1, section 4). */
export function partyNames(party: Party, kind: unknown): readonly string[] {
  const own = (parts: readonly string[]) => parts.map((part) => `${party}${part}`);
  const beside = others[party].map((part) => `co${party === 'buyer' ? 'Buyer' : 'Seller'}${part}`);
  const first = [...own(['EntityType']), ...(party === 'seller' ? ['isHoaInventory'] : [])];
  if (kind === 'COMPANY') return [...first, ...own(['CompanyName', 'StateInc']), ...own(contact), ...own(addresses[party])];
  if (kind === 'TRUST') return [...first, ...own(['TrustName']), ...own(contact), ...own(addresses[party])];
  return [...first, ...own(people[party]), ...own(addresses[party]), ...beside];
}
