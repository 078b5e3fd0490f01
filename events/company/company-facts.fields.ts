import { text } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';

/** How mails, texts, papers and pages name the company. Plain texts, for firms print 1-800-CLOSING. */
export const ownCompanyFields = {
  companyName: text('Name', { length: 60 }),
  companyPhone: text('Phone', { length: 30 }),
  companyAddress: text('Address', { length: 100 }),
  companyCity: text('City', { length: 60 }),
  companyState: text('State', { length: 2 }),
  companyZipcode: text('ZIP code', { length: 10 }),
} as const;

/** Single facts of the company. */
export const companyFactFields = {
  ...ownCompanyFields,
  /** `decisions.md C20` */
  dealPlatformName: text('Deal platform'),
  /** `decisions.md H15` */
  listingTerms: text('Listing terms of a new listing'),
  /** The account that the journal puts a sale's other side on. */
  journalGlCode: text('Clearing account of the journal', { length: 40 }),
  /** `decisions.md F1`: before agents of the exchange company buy, the member says so by a code. */
  agentsNeedCode: { kind: 'yesNo', label: 'Agents need a code from the member to buy points', options: ['Yes', 'No'] },
} as const;

export type CompanyFactField = keyof typeof companyFactFields;
export type OwnCompanyValues = ValuesOf<typeof ownCompanyFields>;
export type CompanyFactValues = ValuesOf<typeof companyFactFields>;
