import { DEAL_PLATFORM, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyItemFacts } from '../../events/company/company-settings.events.js';

/** What a company starts with: plain fictitious rows for everything that the documents do not print (`decisions.md C21, G5, G16, G19`). */

export const factSeeds = { dealPlatformName: DEAL_PLATFORM, listingTerms: '2022Plan' } as const;

const resorts = ["Barefoot'n Resort", 'Coral Reef Club', 'Cypress Palms', 'Harbour Point', 'Magnolia Springs', 'Ocean Key Suites', 'Palm Bay Villas', 'Silver Lake Resort'];

const resortEvents = ['Check-In', 'Wine and Cheese', 'Breakfast'] as const;

/** Document 3, section 5. */
const marketingSources = [
  'Flyer',
  'Invitation',
  'Mimosas',
  'Mailout',
  'Mini',
  'Telemarketing',
  'OPC',
  'Walk-In',
  'Call In',
  'Brochure',
  'Be Back',
  'Referral',
  'Pool',
  'Staff',
  ...resorts.flatMap((resort) => resortEvents.map((event) => `${resort} ${event}`)),
  'Other',
];

/** 26, ending in Other. */
const occupations = [
  'Accountant', 'Administrator', 'Artist', 'Attorney', 'Business Owner', 'Clergy', 'Construction', 'Consultant', 'Driver',
  'Engineer', 'Executive', 'Farmer', 'Finance', 'First Responder', 'Government', 'Homemaker', 'Hospitality', 'Information Technology',
  'Manufacturing', 'Military', 'Nurse', 'Physician', 'Retired', 'Sales', 'Teacher', 'Other',
];

const agents: readonly CompanyItemFacts[] = [
  firm('First Coast Title', '210 Bayfront Parkway', 'Jacksonville', '32202', '(904) 555-0110', 'First Coast Bank'),
  firm('Harbor Escrow', '48 Harbor Lane, Suite 3', 'Tampa', '33602', '(813) 555-0126', 'Gulf Harbor Bank'),
  firm('Lakeside Closing', '915 Lakeside Drive', 'Orlando', '32801', '(407) 555-0143', 'Lakeside Savings Bank'),
];

const templates: readonly CompanyItemFacts[] = [
  { name: 'Tour Reminder', wording: 'Hello {firstName}, we look forward to seeing you for your tour on {tourDate} at {tourTime}.', hours: '20' },
  { name: 'Late for Tour', wording: 'Hello {firstName}, your tour was to start at {tourTime}. Can you arrive within 10 minutes?', hours: '2' },
  { name: 'Reschedule', wording: 'Hello {firstName}, we are sorry to have missed you. Would the same time tomorrow, {tomorrow} at {tourTime}, suit you?', hours: '20' },
];

/** @param allowedAddresses where people sign in from at first */
export function listSeeds(allowedAddresses: readonly string[]): Readonly<Record<CompanyListName, readonly CompanyItemFacts[]>> {
  return {
    closingAgents: agents,
    contractsProcessors: named(['Processor A', 'Processor B', 'Processor C']),
    escrowAgents: named(['Escrow A', 'Escrow B', 'Escrow C']),
    exceptionDeals: [{ name: 'TPP00001', note: 'Stands for the one deal that the documents do not name' }],
    allowedAddresses: allowedAddresses.map((name) => ({ name, note: 'From the settings' })),
    twoStepRoles: [],
    marketingSources: named(marketingSources),
    leadStatuses: named(['New', 'Contacted', 'Toured', 'Purchased', 'Dead']),
    occupations: named(occupations),
    // Who sells together only the company knows.
    salesTeams: [],
    textTemplates: templates,
    resorts: resorts.map((name) => ({ name, unitTypes: '1BR, 2BR' })),
    // What units are worth nobody makes up.
    retailPrices: [],
  };
}

function named(names: readonly string[]): CompanyItemFacts[] {
  return names.map((name) => ({ name }));
}

function firm(name: string, address: string, city: string, zipcode: string, phone: string, escrowBank: string): CompanyItemFacts {
  return { name, address, city, state: 'FL', zipcode, phone, escrowBank };
}
