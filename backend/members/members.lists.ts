import { memberListQuery, memberRecordsQuery, memberTotalsQuery } from '../../projections/member-list/member-list.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

export const members: ListDefinition = {
  list: 'member-list',
  query: memberListQuery,
  permission: 'Epic_Members_Main',
};

export const memberTotals: ListDefinition = {
  list: 'member-totals',
  query: memberTotalsQuery,
  permission: ['Epic_Members_Main', 'Reports_EpicDashboard'],
};

/** Whole members behind the documented calls, which hide what their reader may not see; no screen reads it, so it is not registered. */
export const memberRecords: ListDefinition = { list: 'member-list', query: memberRecordsQuery, permission: 'Epic_Members_Main' };

/** What screens read and follow. */
export const memberLists = [members, memberTotals];
