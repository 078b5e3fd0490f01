import { count, flag, longText, number, phone, reference, status, text, time } from '../kernel/field-kinds.rules.js';
import { personal, type ValuesOf } from '../kernel/field.rules.js';
import { fixedFloats, useYearTypes, yesNo } from '../inventory/inventory.enums.js';
import { incomeTiers, interestBedrooms, interestPrices, leadStatuses, maritalStatuses, seasons } from './lead.enums.js';

/** Every field of a lead, once, by section. */

/** How to reach a lead and what they earn (`decisions.md B15`). */
const sensitive = 'Leads_Sensitive';

const leadPersonFields = {
  ...personal({
    firstName: text('First name'),
    middleName: text('Middle name'),
    lastName: text('Last name', { head: 'Lead' }),
    email: text('Email', { form: 'mail', sensitive }),
    mobilePhone: phone('Mobile phone', { head: 'Mobile', sensitive }),
    homePhone: phone('Home phone', { head: 'Home', sensitive }),
    workPhone: phone('Work phone', { head: 'Work', sensitive }),
  }),
  /** Only the text `true` means opted in (`decisions.md G15`). */
  smsOptIn: text('SMS opt-in', { sensitive: 'Other_Beta' }),
} as const;

const leadSpouseFields = personal({
  spouseFirstName: text('Spouse’s first name'),
  spouseLastName: text('Spouse’s last name', { head: 'Spouse' }),
  spouseEmail: text('Spouse email', { form: 'mail', sensitive }),
  spouseMobilePhone: phone('Spouse mobile', { sensitive }),
  spouseHomePhone: phone('Spouse home phone', { sensitive }),
  spouseWorkPhone: phone('Spouse work phone', { sensitive }),
} as const);

const leadAddressFields = personal({
  address1: text('Address', { sensitive }),
  address2: text('Address line 2', { sensitive }),
  city: text('City', { sensitive }),
  state: text('State', { sensitive }),
  zipcode: text('ZIP', { sensitive }),
  /** ISO 3166 code where the old text named a country (`decisions.md G18`). */
  country: text('Country', { sensitive }),
} as const);

/** With a contract that is kept beside it, what somebody earns and how old they are tells who it was. */
const leadDemographyFields = personal({
  age: number('Age'),
  creditScore: number('Credit score'),
  incomeTier: text('Income tier', { head: 'Income', options: incomeTiers, sensitive }),
  maritalStatus: text('Marital status', { options: maritalStatuses }),
  occupation: text('Occupation'),
} as const);

const leadMarketingFields = {
  /** People write into it what they like, as into the campaign. */
  guestVacationLocation: text('Vacation location', { personal: true }),
  marketingSource: text('Marketing source', { head: 'Source' }),
  marketingCampaign: text('Marketing campaign', { head: 'Campaign', personal: true }),
  marketingEmployeeId: reference('Marketing rep'),
} as const;

/** Says whom the number stood for when it was picked. */
const leadRepFields = { marketingRep: text('Marketing rep’s name', { head: 'Marketing rep', computed: true }) } as const;

/** The company keeps the words itself (`decisions.md G5`); these are those that it starts with. */
export const leadStatusFields = { leadStatus: status('Status', { options: leadStatuses }) } as const;

/** What people fill in. */
export const leadFormFields = {
  ...leadPersonFields,
  ...leadSpouseFields,
  ...leadAddressFields,
  ...leadDemographyFields,
  ...leadMarketingFields,
} as const;

/** What an event tells when somebody has filled them in. */
export const leadDetailFields = { ...leadFormFields, ...leadRepFields } as const;

export const leadFields = { ...leadDetailFields, ...leadStatusFields } as const;

/** What lists show. */
export const leadListFields = {
  leadId: reference('Lead number', { head: 'Number' }),
  ...leadFields,
  createdAt: time('Date created', { head: 'Created' }),
  /** Out of the list, and out of everything that reads it. */
  deleted: flag('Deleted'),
  /** The lead that it is read under; 0 where it stands for itself. */
  mergedInto: reference('Merged into'),
  /** Nobody is to be worked with any more under this number. */
  erased: flag('Erased'),
} as const;

/** What whoever may bring a deleted lead back goes by. */
export const deletedLeadFields = {
  leadId: leadListFields.leadId,
  firstName: leadPersonFields.firstName,
  lastName: leadPersonFields.lastName,
  deletedBy: text('Deleted by'),
  deletedAt: time('Deleted', { head: 'Deleted' }),
} as const;

export const leadTotalFields = { ...leadStatusFields, count: count('Leads') } as const;

export type LeadValues = ValuesOf<typeof leadFields>;

export type LeadDetails = ValuesOf<typeof leadDetailFields>;

/** What a lead would like to buy, as people fill it in. */
export const interestFormFields = {
  ...personal({ resort: text('Resort'), unitNumber: text('Unit number') } as const),
  useWeek: text('Week', { form: 'week' }),
  bedrooms: text('Bedrooms', { options: interestBedrooms }),
  /** The step that was picked from the list of prices, as it reads there: `$7,000`. */
  price: text('Price', { options: interestPrices }),
  fixedFloat: text('Fixed/Float', { options: fixedFloats }),
  useYearType: text('Use year type', { options: useYearTypes }),
  season: text('Season', { options: seasons }),
  rciPoints: text('RCI points', { options: yesNo }),
  notes: longText('Notes', { personal: true }),
} as const;

export const interestFields = { leadId: reference('Lead'), ...interestFormFields } as const;

export const interestListFields = { interestId: reference('Interest'), ...interestFields } as const;

export type InterestDetails = ValuesOf<typeof interestFormFields>;
