import type { EpicContractValues } from '../../../events/epic-contracts/epic-contract.fields.js';

/** What is known of a lead, by its own names; absent where somebody may not see it. */
export type KnownLead = Readonly<Record<string, unknown>>;
export type Prefilled = Partial<EpicContractValues>;

/** Names of the contract by those of the lead; the spouse is the co-buyer (document 2, 2). */
const fromLead = {
  buyerFirstName: 'firstName',
  buyerMiddleName: 'middleName',
  buyerLastName: 'lastName',
  buyerEmail: 'email',
  buyerMobilePhone: 'mobilePhone',
  buyerHomePhone: 'homePhone',
  buyerWorkPhone: 'workPhone',
  buyerAddress: 'address1',
  buyerCity: 'city',
  buyerState: 'state',
  buyerZipcode: 'zipcode',
  buyerCountry: 'country',
  coBuyerFirstName: 'spouseFirstName',
  coBuyerLastName: 'spouseLastName',
  coBuyerEmail: 'spouseEmail',
  coBuyerMobilePhone: 'spouseMobilePhone',
  coBuyerHomePhone: 'spouseHomePhone',
  coBuyerWorkPhone: 'spouseWorkPhone',
} as const satisfies { readonly [Name in keyof EpicContractValues]?: string };

/** The buyer and co-buyer as the lead of the tour says them; what is not known is not said. */
export function buyersOf(lead: KnownLead): Prefilled {
  const said = Object.entries(fromLead).map(([name, of]) => [name, textOf(of === 'address1' ? addressOf(lead) : lead[of])] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

/**
 * What the writer of a contract may not see of the lead, where the body says nothing of it. It is filled in for the very people of the lead only:
 * nobody's name may stand over the phones of somebody else.
 * @param whole what the lead says
 * @param sent the body of the contract
 */
export function filledIn(whole: Prefilled, seen: Prefilled, sent: Readonly<Record<string, unknown>>): Prefilled {
  const hidden = Object.entries(whole).filter(([name]) => !(name in seen) && textOf(sent[name]) === '');
  return Object.fromEntries(hidden.filter(([name]) => isSamePerson(name.startsWith('co') ? 'coBuyer' : 'buyer', whole, sent)));
}

function isSamePerson(person: 'buyer' | 'coBuyer', whole: Prefilled, sent: Readonly<Record<string, unknown>>): boolean {
  return ([`${person}FirstName`, `${person}LastName`] as const).every((name) => textOf(sent[name]).toLowerCase() === textOf(whole[name]).toLowerCase());
}

function addressOf({ address1, address2 }: KnownLead): string {
  return [textOf(address1), textOf(address2)].filter(Boolean).join(', ');
}

function textOf(value: unknown): string {
  return String(value ?? '').trim();
}
