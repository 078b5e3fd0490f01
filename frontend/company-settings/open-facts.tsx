import { factFaults } from '../../backend/company-settings/company-facts.rules.js';
import { companyFactFields, type CompanyFactValues } from '../../events/company/company-facts.fields.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { sectionsOf, type RecordSection } from '../kit/detail/sections/record-section.js';
import { useCompanySettings } from '../server/use-company-settings.js';
import { factsRecord } from './company-records.js';
import { OpenInSections } from './open-in-sections.js';

const missing = (label: string) => `${label} is missing`;

const { company, forms } = sectionsOf<CompanyFactValues>()(
  companyFactFields,
  {
    company: {
      title: 'The company',
      fields: {
        companyName: { required: missing('Name'), hint: 'In mails, texts and papers, and on every page; also as who mails come from, unless the server’s settings name another' },
        companyPhone: { required: missing('Phone'), hint: 'Where members and signers ask' },
        companyAddress: { required: missing('Address'), hint: 'On papers, also for notices of cancellation' },
        companyCity: { required: missing('City') },
        companyState: { required: missing('State'), hint: 'Two letters' },
        companyZipcode: { required: missing('ZIP code') },
      },
    },
    forms: {
      title: 'Forms and rules',
      fields: {
        dealPlatformName: { required: missing('Deal platform') },
        listingTerms: { required: missing('Listing terms of a new listing') },
        journalGlCode: { required: missing('Clearing account of the journal'), hint: 'Where income and cost of a sale have their other side' },
        agentsNeedCode: { required: true },
      },
    },
  },
  {},
);

const sections: readonly RecordSection<CompanyFactValues>[] = [company, forms];

/** How the company is named and reached, and single facts of its forms and rules. */
export function OpenFacts() {
  // The shell names the company as this page says it, from then on.
  useCompanySettings();
  return <OpenInSections part="facts" name={factsRecord} note="A paper keeps the name that it was made with" titleOf={() => 'General'} noun="company" sections={sections} check={faultOf} />;
}

/** The first rule that the values break, as the server says it. */
function faultOf(values: Values): { readonly field: string; readonly message: string } | undefined {
  return factFaults(values as unknown as CompanyFactValues)[0];
}
