import { leadFormFields } from '../../events/leads/lead.fields.js';
import { countryCodes, countryName, stateCodes } from '../../events/kernel/place.enums.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import type { EntryField } from '../kit/form/fields/entry.js';

/** A lead as people fill it in, by the sections of document 3 (2.4). */
export const leadSections = {
  'Main Contact': ['firstName', 'middleName', 'lastName', 'email', 'mobilePhone', 'homePhone', 'workPhone', 'smsOptIn'],
  Spouse: ['spouseFirstName', 'spouseLastName', 'spouseEmail', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone'],
  Address: ['address1', 'address2', 'city', 'state', 'zipcode', 'country'],
  'Demographic Information': ['age', 'creditScore', 'incomeTier', 'maritalStatus', 'occupation'],
  'Marketing Information': ['marketingSource', 'marketingCampaign', 'marketingEmployeeId', 'guestVacationLocation'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof leadFormFields)[]>>;

export type LeadSection = keyof typeof leadSections;

/** What the company's lists offer comes with the fields. */
const offeredLater = { options: [] };

export const leadEntries: readonly EntryField[] = entriesOf(leadFormFields, {
  smsOptIn: { kind: 'flag' },
  state: { options: stateCodes },
  country: { options: countryCodes, labels: Object.fromEntries(countryCodes.map((code) => [code, countryName(code)])) },
  occupation: offeredLater,
  marketingSource: offeredLater,
  guestVacationLocation: offeredLater,
  marketingEmployeeId: offeredLater,
});

/** Those of these sections. */
export function entriesIn(...sections: readonly LeadSection[]): readonly EntryField[] {
  const names: readonly string[] = sections.flatMap((section) => leadSections[section]);
  return leadEntries.filter(({ name }) => names.includes(name));
}
