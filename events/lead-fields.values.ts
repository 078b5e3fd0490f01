import { count, longText, number, phone, reference, status, text, time } from './field-kinds.values.js';
import type { ValuesOf } from './field.values.js';
import { leadStatuses, maritalStatuses } from './lead.values.js';

/** Every field of a lead, once, by section. */

/** How to reach a lead and what they earn (`decisions.md B15`). */
const sensitive = 'Leads_Sensitive';

const leadPersonFields = {
  firstName: text('First name'),
  middleName: text('Middle name'),
  lastName: text('Last name', { head: 'Lead' }),
  email: text('Email', { sensitive }),
  mobilePhone: phone('Mobile phone', { head: 'Mobile', sensitive }),
  homePhone: phone('Home phone', { head: 'Home', sensitive }),
  workPhone: phone('Work phone', { head: 'Work', sensitive }),
  /** Only the text `true` means opted in (`decisions.md G15`). */
  smsOptIn: text('SMS opt-in'),
} as const;

const leadSpouseFields = {
  spouseFirstName: text('Spouse’s first name'),
  spouseLastName: text('Spouse’s last name', { head: 'Spouse' }),
  spouseEmail: text('Spouse email', { sensitive }),
  spouseMobilePhone: phone('Spouse mobile', { sensitive }),
  spouseHomePhone: phone('Spouse home phone', { sensitive }),
  spouseWorkPhone: phone('Spouse work phone', { sensitive }),
} as const;

const leadAddressFields = {
  address1: text('Address', { sensitive }),
  address2: text('Address line 2', { sensitive }),
  city: text('City', { sensitive }),
  state: text('State', { sensitive }),
  zipcode: text('ZIP', { sensitive }),
  /** ISO 3166 code where the old text named a country (`decisions.md G18`). */
  country: text('Country', { sensitive }),
} as const;

const leadDemographyFields = {
  age: number('Age'),
  creditScore: number('Credit score'),
  incomeTier: text('Income tier', { head: 'Income', sensitive }),
  maritalStatus: text('Marital status', { options: maritalStatuses }),
  occupation: text('Occupation'),
} as const;

const leadMarketingFields = {
  guestVacationLocation: text('Vacation location'),
  marketingSource: text('Marketing source', { head: 'Source' }),
  marketingCampaign: text('Marketing campaign', { head: 'Campaign' }),
  leadStatus: status('Status', { options: leadStatuses }),
} as const;

export const leadFields = {
  ...leadPersonFields,
  ...leadSpouseFields,
  ...leadAddressFields,
  ...leadDemographyFields,
  ...leadMarketingFields,
} as const;

/** What lists show. */
export const leadListFields = {
  leadId: reference('Lead number', { head: 'Number' }),
  ...leadFields,
  createdAt: time('Date created', { head: 'Created' }),
} as const;

export const leadTotalFields = { leadStatus: leadMarketingFields.leadStatus, count: count('Leads') } as const;

export type LeadValues = ValuesOf<typeof leadFields>;

/** What a lead would like to buy. */
export const interestFields = {
  leadId: reference('Lead'),
  resort: text('Resort'),
  unitNumber: text('Unit number'),
  useWeek: text('Week'),
  bedrooms: text('Bedrooms'),
  /** The step that was picked from the list of prices, as it reads there: `$7,000`. */
  price: text('Price'),
  fixedFloat: text('Fixed/Float'),
  useYearType: text('Use year type'),
  season: text('Season'),
  rciPoints: text('RCI points'),
  notes: longText('Notes'),
} as const;

export type InterestValues = ValuesOf<typeof interestFields>;
