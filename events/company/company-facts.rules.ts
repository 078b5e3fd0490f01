import type { OwnCompany } from '../kernel/own-company.js';
import type { OwnCompanyValues } from './company-facts.fields.js';

/** What the product says until somebody sets it; also for streams that are older than a field. */
export const companyFactDefaults = {
  companyName: 'Vacation Resales',
  companyPhone: '(407) 555-0100',
  companyAddress: '1200 Lake Avenue',
  companyCity: 'Orlando',
  companyState: 'FL',
  companyZipcode: '32801',
  journalGlCode: '1100',
  agentsNeedCode: 'No',
} as const;

export function ownCompanyOf({ companyName, companyPhone, companyAddress, companyCity, companyState, companyZipcode }: OwnCompanyValues): OwnCompany {
  const place = `${companyCity}, ${companyState}`;
  return { name: companyName, phone: companyPhone, address: `${companyAddress}, ${place} ${companyZipcode}`, place };
}

export const defaultOwnCompany = ownCompanyOf(companyFactDefaults);
