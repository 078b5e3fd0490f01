/** B9 */
const sellers = 'Leads_New Epic_Members_Edit';

/** Members and what is said to them (D2 section 7, `decisions.md B12, B23`). */
export const whoMaySeeMembers: Readonly<Record<string, string>> = {
  'GET /api/Members': 'Epic_Members_Main',
  'GET /api/Members/:id': `${sellers} Epic_Members_Detail`,
  'GET /api/Members/:id/History': 'Epic_Members_Detail',
  'GET /api/Members/:id/Compare': 'Epic_Members_Detail',
  'PUT /api/Members/:id': 'Epic_Members_Edit',
  'PUT /api/Members/:id/Status': 'Epic_Members_Admin',
  'POST /api/Members/:id/Status': 'Epic_Members_Admin',
  'POST /api/Members/:id/WebsitePassword': 'Epic_Members_Admin',
  'POST /api/Members/ResetWebsitePassword': 'Epic_Members_Admin',
  'GET /api/Communications/ForMember/:memberId': 'Epic_Members_Detail',
  'POST /api/Communications/ForMember/:memberId': 'Epic_Members_Detail',
};
