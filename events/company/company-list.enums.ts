/** The lists that a company keeps for its forms and rules (`decisions.md C21, C27, G5, G16, G19`). Pure words, shared with the screens. */

const text = (label: string) => ({ kind: 'text', label }) as const;

/** Everything that an item of some list may say. `name` is what it is known by: no two items of a list share one, unless the list is told apart by more. */
export const companyItemFields = {
  name: text('Name'),
  address: text('Address'),
  city: text('City'),
  state: text('State'),
  zipcode: text('ZIP code'),
  phone: text('Phone'),
  escrowBank: text('Escrow bank'),
  /** Comma-separated, as codes hold no commas. */
  unitTypes: text('Unit types'),
  wording: { kind: 'longText', label: 'Wording' },
  hours: text('Not again within (hours)'),
  note: text('Note'),
  unitType: text('Unit type'),
  bedrooms: text('Bedrooms'),
  pointsSeason: text('Points season'),
  /** `1-8, 51, 52`: see `weeksIn`. */
  weeks: text('Weeks'),
  /** Decimal string. */
  price: text('Price'),
} as const;

export type CompanyItemField = keyof typeof companyItemFields;

export interface CompanyListDefinition {
  readonly group: 'Contracts' | 'Commission' | 'Sign-in' | 'Leads and tours' | 'Inventory';
  readonly title: string;
  readonly noun: string;
  /** What the name is called, where it is no plain name. */
  readonly nameLabel?: string;
  /** What an item says beside its name. */
  readonly fields: readonly Exclude<CompanyItemField, 'name'>[];
  /** Items of one name are several, where they differ in any of these. */
  readonly toldApartBy?: readonly CompanyItemField[];
  /** What it is for, in a sentence. */
  readonly about: string;
  /** Not for the forms of everybody: who may edit it sees it. */
  readonly confidential?: true;
  /** The order of its items means nothing to anybody. */
  readonly unordered?: true;
  /** Items that the product itself goes by: they keep their name and stay in use. */
  readonly kept?: readonly string[];
}

export const companyLists = {
  closingAgents: {
    group: 'Contracts',
    title: 'Closing agents',
    noun: 'closing agent',
    nameLabel: 'Firm',
    fields: ['address', 'city', 'state', 'zipcode', 'phone', 'escrowBank'],
    about: 'A contract copies the firm’s details when it names the firm. What changes here later changes no contract.',
  },
  contractsProcessors: { group: 'Contracts', title: 'Contracts processors', noun: 'processor', fields: [], about: 'Who can be named as the processor of a contract.' },
  escrowAgents: { group: 'Contracts', title: 'Escrow agents', noun: 'escrow agent', fields: [], about: 'Who can be named as the escrow agent of a contract.' },
  exceptionDeals: {
    group: 'Commission',
    title: 'Exception deals',
    noun: 'exception deal',
    nameLabel: 'Deal number',
    fields: ['note'],
    about: 'Deals that earn 7% commission whatever their deposit.',
    confidential: true,
  },
  allowedAddresses: {
    group: 'Sign-in',
    title: 'Allowed addresses',
    noun: 'address',
    nameLabel: 'IP address',
    fields: ['note'],
    about: 'Who does not hold the permission for remote sign-in can sign in from these addresses only.',
    confidential: true,
    unordered: true,
  },
  twoStepRoles: {
    group: 'Sign-in',
    title: 'Roles with two steps',
    noun: 'role',
    nameLabel: 'Role',
    fields: ['note'],
    about: 'Who has one of these roles signs in with a code of an authenticator app beside the password, and sets that up before anything else.',
    confidential: true,
    unordered: true,
  },
  marketingSources: { group: 'Leads and tours', title: 'Marketing sources', noun: 'marketing source', fields: [], about: 'What brought a lead or a tour.' },
  leadStatuses: { group: 'Leads and tours', title: 'Lead statuses', noun: 'lead status', fields: [], about: 'How far a lead has come. Every new lead starts as New.', kept: ['New'] },
  occupations: { group: 'Leads and tours', title: 'Occupations', noun: 'occupation', fields: [], about: 'What a lead does for a living.' },
  salesTeams: { group: 'Leads and tours', title: 'Sales teams', noun: 'sales team', fields: [], about: 'Who sells together. An employee names their team, and reports can be of one team.' },
  textTemplates: {
    group: 'Leads and tours',
    title: 'Text messages',
    noun: 'template',
    fields: ['wording', 'hours'],
    about: 'What a lead is sent. {firstName}, {tourDate}, {tourTime} and {tomorrow} stand for the lead’s own; tomorrow is the day after sending. Tour Reminder goes out by itself, the day before.',
    kept: ['Tour Reminder'],
  },
  resorts: {
    group: 'Inventory',
    title: 'Resorts',
    noun: 'resort',
    fields: ['unitTypes'],
    about: 'Resorts that forms offer, with the codes of their unit types, separated by commas.',
  },
  retailPrices: {
    group: 'Inventory',
    title: 'Retail prices',
    noun: 'price',
    nameLabel: 'Resort',
    fields: ['unitType', 'bedrooms', 'pointsSeason', 'weeks', 'price'],
    toldApartBy: ['unitType', 'bedrooms', 'pointsSeason', 'weeks'],
    about: 'What a new listing is offered at. What is left blank fits every unit of the resort; of the prices that fit a unit, the one that says most of it counts. Weeks are written like 1-8, 51, 52.',
    confidential: true,
    unordered: true,
  },
} as const satisfies Readonly<Record<string, CompanyListDefinition>>;

/** Those in use and those retired together: a list is for choosing from, not a table of its own. */
export const MOST_ITEMS = 500;

export type CompanyListName = keyof typeof companyLists;

export const companyListNames = Object.keys(companyLists) as readonly CompanyListName[];

export function companyListOf(name: CompanyListName): CompanyListDefinition {
  return companyLists[name];
}

/** The fields of a list in order, with what they are called there. */
export function itemFieldsOf(name: CompanyListName): Readonly<Partial<Record<CompanyItemField, { readonly kind: 'text' | 'longText'; readonly label: string }>>> {
  const { fields, nameLabel } = companyListOf(name);
  const named = { name: text(nameLabel ?? 'Name') };
  return { ...named, ...Object.fromEntries(fields.map((field) => [field, companyItemFields[field]])) };
}

/** What a text message may stand in for (`decisions.md G16`). */
export const templatePlaceholders = ['firstName', 'tourDate', 'tourTime', 'tomorrow'] as const;

/** What the outside deal platform is called until the company says otherwise (`decisions.md C20`). */
export const DEAL_PLATFORM = 'TPP';
