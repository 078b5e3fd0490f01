import { bathroomOptions, bedroomOptions, fixedFloatOptions, unitSleepsOptions, useYearTypes } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { ResaleContractValues } from '../../../events/resale-contracts/resale-contract.fields.js';

/** What is known of a unit, a lead or a tour, by its own names; absent where there is none, or where somebody may not see it. */
export type Known = Readonly<Record<string, unknown>>;

export type Prefilled = Partial<ResaleContractValues>;

const text = (value: unknown): string => String(value ?? '').trim();
const amount = (value: unknown): string | null => (value === undefined || value === null || value === '' ? null : String(value));
const listed =
  (options: readonly string[], otherwise = '') =>
  (value: unknown): string =>
    text(value) === '' ? '' : (options.find((option) => option.toLowerCase() === text(value).toLowerCase()) ?? otherwise);

type Source = readonly [field: string, read: (value: unknown) => unknown];
type Sources = { readonly [Field in keyof ResaleContractValues]?: Source };

const sellers = ['FirstName', 'MiddleName', 'LastName', 'Email', 'HomePhone', 'MobilePhone', 'WorkPhone'].flatMap((part) => [`seller${part}`, `coSeller${part}`]);
const sellerPlaces = ['sellerCompanyName', 'sellerTrustName', 'sellerAddress', 'sellerCity', 'sellerState', 'sellerZipcode', 'sellerCountry'];

/** From a unit of inventory; what is outside of the contract's own lists stays blank. */
const fromUnit: Sources = {
  resort: ['resortName', text],
  unitNumber: ['unitNumber', text],
  unitSleeps: ['unitSleeps', listed(unitSleepsOptions)],
  bedrooms: ['bedrooms', listed(bedroomOptions)],
  bathrooms: ['bathrooms', listed(bathroomOptions, 'Other')],
  maintFee: ['maintFee', amount],
  useWeek: ['useWeek', text],
  nextUseYear: ['nextUseYear', text],
  fixedFloat: ['fixedFloat', listed(fixedFloatOptions)],
  useYearType: ['useYearType', listed(useYearTypes)],
  listingTerms: ['listingTerms', text],
  retailPrice: ['retailPrice', amount],
  listingPrice: ['listingPrice', amount],
  purchasePrice: ['retailPrice', amount],
  ...Object.fromEntries([...sellers, ...sellerPlaces].map((name) => [name, [name, text]])),
};

/** From the lead of a tour; the spouse is the co-buyer (`decisions.md G20`). */
const fromLead: Sources = {
  leadId: ['leadId', Number],
  buyerFirstName: ['firstName', text],
  buyerMiddleName: ['middleName', text],
  buyerLastName: ['lastName', text],
  buyerHomePhone: ['homePhone', text],
  buyerMobilePhone: ['mobilePhone', text],
  buyerWorkPhone: ['workPhone', text],
  buyerEmail: ['email', text],
  buyerAddress1: ['address1', text],
  buyerAddress2: ['address2', text],
  buyerCity: ['city', text],
  buyerState: ['state', text],
  buyerZipcode: ['zipcode', text],
  buyerCountry: ['country', text],
  coBuyerFirstName: ['spouseFirstName', text],
  coBuyerLastName: ['spouseLastName', text],
  coBuyerHomePhone: ['spouseHomePhone', text],
  coBuyerMobilePhone: ['spouseMobilePhone', text],
  coBuyerEmail: ['spouseEmail', text],
};

/** Who owns a unit of an association is its company; else a person, until it is said otherwise (document 1, section 4). */
export function unitInContract(unit: Known): Prefilled {
  const ofHoa = unit['isHoaOwned'] === 'Yes';
  return { ...taken(fromUnit, unit), sellerEntityType: ofHoa ? 'COMPANY' : 'INDIVIDUAL', isHoaInventory: ofHoa ? 'YES' : 'NO' };
}

export function leadInContract(lead: Known): Prefilled {
  return { ...taken(fromLead, lead), buyerEntityType: 'INDIVIDUAL' };
}

/** The rep who led the tour sells what comes of it. */
export function tourInContract({ tourId, assignedEmployeeFirstName, assignedEmployeeLastName }: Known): Prefilled {
  return { tourId: Number(tourId), salesAgent: `${text(assignedEmployeeFirstName)} ${text(assignedEmployeeLastName)}`.trim() };
}

/** The parties of a contract; seller and co-seller own a unit together. */
const parties = [
  { of: /^(s|coS)eller/, names: ['sellerFirstName', 'sellerLastName', 'sellerCompanyName', 'sellerTrustName'] },
  { of: /^buyer/, names: ['buyerFirstName', 'buyerLastName'] },
  { of: /^coBuyer/, names: ['coBuyerFirstName', 'coBuyerLastName'] },
] as const satisfies readonly { readonly of: RegExp; readonly names: readonly (keyof ResaleContractValues)[] }[];
/** What a form says of a party before anything is typed. */
const preset = /(EntityType|Country)$/;

/**
 * What the writer of a contract may not see of its unit and lead, where the body says nothing of it. A party is filled in
 * whole or not at all: nobody's name may stand over the phones and the address of somebody else.
 * @param whole what unit and lead say
 * @param seen as much of it as the writer may see
 * @param sent the body of the contract
 */
export function filledIn(whole: Prefilled, seen: Prefilled, sent: Known): Prefilled {
  const hidden = Object.entries(whole).filter(([field, value]) => !(field in seen) && value !== '' && (preset.test(field) || text(sent[field]) === ''));
  return Object.fromEntries(hidden.filter(([field]) => isWhole(field, whole, seen, sent)));
}

function isWhole(field: string, whole: Prefilled, seen: Prefilled, sent: Known): boolean {
  const party = parties.find(({ of }) => of.test(field));
  if (!party) return true;
  // Whoever sees no name of it and types something of a party types another party.
  if (!party.names.some((name) => name in seen)) return !Object.keys(sent).some((name) => party.of.test(name) && !preset.test(name) && text(sent[name]) !== '');
  return party.names.every((name) => text(sent[name]).toLowerCase() === text(whole[name]).toLowerCase());
}

/** What is not known is not said. */
function taken(sources: Sources, known: Known): Prefilled {
  const found = Object.entries(sources as Readonly<Record<string, Source>>).filter(([, [field]]) => known[field] !== undefined);
  return Object.fromEntries(found.map(([name, [field, read]]) => [name, read(known[field])]));
}
