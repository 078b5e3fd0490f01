/** B10 */
const leadEditors = 'Leads_Edit Leads_New';

/** Leads and what they are interested in. */
export const whoMaySeeLeads: Readonly<Record<string, string>> = {
  'GET /api/Leads': 'Leads_Main',
  'POST /api/Leads': 'Leads_New',
  'GET /api/Leads/Duplicates': `Leads_Detail ${leadEditors}`,
  'GET /api/Leads/Known': `Leads_Main Leads_Detail ${leadEditors}`,
  'POST /api/Leads/:id/OptIn': leadEditors,
  'POST /api/Leads/:id/Merge': 'Leads_Edit',
  'POST /api/Leads/:id/TakeApart': 'Leads_Edit',
  'PUT /api/Leads/:id/ToldApart/:otherId': 'Leads_Edit',
  'DELETE /api/Leads/:id/ToldApart/:otherId': 'Leads_Edit',
  'GET /api/Leads/:id': `Leads_Detail ${leadEditors}`,
  'GET /api/Leads/:id/History': `Leads_Detail ${leadEditors}`,
  'GET /api/Leads/:id/Compare': `Leads_Detail ${leadEditors}`,
  'PUT /api/Leads/:id': leadEditors,
  'PUT /api/Leads/:id/Status': leadEditors,
  'POST /api/Leads/:id/Erase': 'Leads_Admin',
  'GET /api/Leads/:id/Held': 'Leads_Admin',
  'GET /api/Leads/:id/Memberships': 'Leads_Admin',
  'DELETE /api/Leads/:id': 'Leads_Admin',
  'POST /api/Leads/:id/Restore': 'Leads_Admin',
  'PUT /api/Leads/:id/Interests/Order': leadEditors,
  'GET /api/Interests/ForLead/:leadId': `Leads_Detail ${leadEditors}`,
  'POST /api/Interests': leadEditors,
  'PUT /api/Interests/:interestId': leadEditors,
  'DELETE /api/Interests/:interestId': leadEditors,
};
