import { askedIn } from '../../kit/detail/sections/record-section.js';
import { contractSections } from '../contract-sections.js';

export type Party = 'buyer' | 'seller';

const people = { buyer: ['FirstName', 'MiddleName', 'LastName', 'HomePhone', 'MobilePhone', 'WorkPhone', 'Email'], seller: ['FirstName', 'MiddleName', 'LastName', 'Email', 'HomePhone', 'MobilePhone', 'WorkPhone'] } as const;
const others = { buyer: ['FirstName', 'MiddleName', 'LastName', 'HomePhone', 'MobilePhone', 'Email'], seller: ['FirstName', 'MiddleName', 'LastName', 'Email', 'HomePhone', 'WorkPhone', 'MobilePhone'] } as const;
const addresses = { buyer: ['Address1', 'Address2', 'City', 'State', 'Zipcode', 'Country'], seller: ['Address', 'City', 'State', 'Zipcode', 'Country'] } as const;

/** Who answers for a company or a trust: its documents go there to be signed. */
const contact = ['FirstName', 'LastName', 'MobilePhone', 'Email'] as const;

/** What is asked of a party depends on what it is (document 1, section 4); what no kind names is asked of each, at the end. */
export function partyNames(party: Party, kind: unknown): readonly string[] {
  const known = ['INDIVIDUAL', 'COMPANY', 'TRUST'].flatMap((one) => namesOfKind(party, one));
  return [...namesOfKind(party, kind), ...askedIn(contractSections[party]).filter((name) => !known.includes(name))];
}

function namesOfKind(party: Party, kind: unknown): readonly string[] {
  const own = (parts: readonly string[]) => parts.map((part) => `${party}${part}`);
  const beside = others[party].map((part) => `co${party === 'buyer' ? 'Buyer' : 'Seller'}${part}`);
  const first = [...own(['EntityType']), ...(party === 'seller' ? ['isHoaInventory'] : [])];
  if (kind === 'COMPANY') return [...first, ...own(['CompanyName', 'StateInc']), ...own(contact), ...own(addresses[party])];
  if (kind === 'TRUST') return [...first, ...own(['TrustName']), ...own(contact), ...own(addresses[party])];
  return [...first, ...own(people[party]), ...own(addresses[party]), ...beside];
}
