/** How to reach a lead and what they earn: Leads_Sensitive sees it (`decisions.md B15`). */
export const leadSensitive = {
  Leads_Sensitive: [
    'address1',
    'address2',
    'city',
    'state',
    'zipcode',
    'country',
    'mobilePhone',
    'homePhone',
    'workPhone',
    'email',
    'spouseMobilePhone',
    'spouseHomePhone',
    'spouseWorkPhone',
    'spouseEmail',
    'incomeTier',
  ],
} as const;
