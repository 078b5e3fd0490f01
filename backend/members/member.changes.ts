import { memberFields } from '../../events/member-fields.values.js';
import { memberEvents } from '../../events/member.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { member } from './member.js';

export const memberChanges = changedAs(member, {
  area: 'Members',
  calls: 'Member',
  events: memberEvents,
  fields: memberFields,
  anyOf: ['Epic_Members_Detail', 'Leads_New', 'Epic_Members_Edit'],
  page: (id) => `/admin/epic-members?memberId.is=${id}`,
  url: (id) => `/api/Members/${id}`,
});
