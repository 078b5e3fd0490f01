import { fixedFloats, yesNo } from '../../../events/inventory/inventory.enums.js';
import { InterestImported } from '../../../events/leads/interest.events.js';
import { LeadImported } from '../../../events/leads/lead.events.js';
import { leadStatuses, maritalStatuses, seasons } from '../../../events/leads/lead.enums.js';
import type { LegacyFile } from '../legacy-file.js';
import type { RowReader } from '../row-reader.js';

export const leads: LegacyFile = {
  file: 'Leads',
  idField: 'leadId',
  sequence: 'lead',
  read: (row, leadId) => ({
    stream: `lead-${leadId}`,
    at: row.moment('createdAt'),
    event: LeadImported({
      leadId,
      ...people(row),
      address1: row.text('address1'),
      address2: row.text('address2'),
      city: row.text('city'),
      state: row.text('state'),
      zipcode: row.text('zipcode'),
      country: row.country('country'),
      age: row.whole('age'),
      creditScore: row.whole('creditScore'),
      incomeTier: row.text('incomeTier'),
      maritalStatus: row.word('maritalStatus', maritalStatuses),
      occupation: row.text('occupation'),
      guestVacationLocation: row.text('guestVacationLocation'),
      marketingSource: row.text('marketingSource'),
      marketingCampaign: row.text('marketingCampaign'),
      leadStatus: row.word('leadStatus', leadStatuses),
      createdAt: row.moment('createdAt'),
      communications: row.communications('communications'),
    }),
  }),
};

/** The lead and whom he or she comes with. */
function people(row: RowReader) {
  return {
    firstName: row.text('firstName'),
    middleName: row.text('middleName'),
    lastName: row.text('lastName'),
    email: row.text('email'),
    mobilePhone: row.text('mobilePhone'),
    homePhone: row.text('homePhone'),
    workPhone: row.text('workPhone'),
    smsOptIn: row.text('smsOptIn'),
    spouseFirstName: row.text('spouseFirstName'),
    spouseLastName: row.text('spouseLastName'),
    spouseEmail: row.text('spouseEmail'),
    spouseMobilePhone: row.text('spouseMobilePhone'),
    spouseHomePhone: row.text('spouseHomePhone'),
    spouseWorkPhone: row.text('spouseWorkPhone'),
  };
}

export const interests: LegacyFile = {
  file: 'Interests',
  idField: 'interestId',
  sequence: 'interest',
  read: (row, interestId) => {
    const leadId = row.reference('leadId', 'Leads', 'lead');
    return {
      stream: `interest-${interestId}`,
      partOf: `lead-${leadId}`,
      at: null,
      event: interest(row, interestId, leadId),
    };
  },
};

function interest(row: RowReader, interestId: number, leadId: number) {
  return InterestImported({
      interestId,
      leadId,
      resort: row.text('resort'),
      unitNumber: row.text('unitNumber'),
      useWeek: row.text('useWeek', 'weekNumber'),
      bedrooms: row.text('bedrooms'),
      price: row.text('price'),
      fixedFloat: row.word('fixedFloat', fixedFloats),
      useYearType: row.useYearType('useYearType'),
      season: row.word('season', seasons),
      rciPoints: row.word('rciPoints', yesNo),
      notes: row.text('notes'),
  });
}
