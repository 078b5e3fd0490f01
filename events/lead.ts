import { Type } from '@sinclair/typebox';
import { communication } from './communication.js';
import { defineEvent, type EventsOf } from './event.js';
import { instant, orNull, recordId, reference, text, whole } from './field-schemas.js';

const person = {
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  mobilePhone: text,
  homePhone: text,
  workPhone: text,
  /** Only the text `true` means opted in (`decisions.md G15`). */
  smsOptIn: text,
};

const spouse = {
  spouseFirstName: text,
  spouseLastName: text,
  spouseEmail: text,
  spouseMobilePhone: text,
  spouseHomePhone: text,
  spouseWorkPhone: text,
};

const address = {
  address1: text,
  address2: text,
  city: text,
  state: text,
  zipcode: text,
  /** ISO 3166 code where the old text named a country (`decisions.md G18`). */
  country: text,
};

const demography = {
  age: orNull(whole),
  creditScore: orNull(whole),
  incomeTier: text,
  maritalStatus: text,
  occupation: text,
};

const marketing = {
  guestVacationLocation: text,
  marketingSource: text,
  marketingCampaign: text,
  leadStatus: text,
};

export const LeadImported = defineEvent(
  'LeadImported',
  1,
  Type.Object({
    leadId: recordId,
    ...person,
    ...spouse,
    ...address,
    ...demography,
    ...marketing,
    createdAt: orNull(instant),
    communications: Type.Array(communication),
  }),
);

/** What a lead would like to buy. */
export const InterestImported = defineEvent(
  'InterestImported',
  1,
  Type.Object({
    interestId: recordId,
    leadId: reference,
    resort: text,
    unitNumber: text,
    useWeek: text,
    bedrooms: text,
    /** The step that was picked from the list of prices, as it reads there: `$7,000`. */
    price: text,
    fixedFloat: text,
    useYearType: text,
    season: text,
    rciPoints: text,
    notes: text,
  }),
);

export const leadEvents = [LeadImported, InterestImported] as const;
export type LeadEvent = EventsOf<typeof leadEvents>;
