import type { Filter } from '../../projections/lists/list-request.js';
import { addDays } from '../platform/calendar/day.rules.js';
import type { DayRange } from '../platform/calendar/month-so-far.rules.js';
import type { ForToday } from '../platform/today/for-today.js';
import type { TodayFigure } from '../platform/today/today-figure.js';
import type { WaitingRows } from '../platform/today/waiting.js';
import { leadList } from './leads.lists.js';

/** Who came before is old news: somebody decided to let them be. */
const FRESH_DAYS = 7;

const waiting: readonly WaitingRows[] = [
  {
    name: 'leads-not-contacted',
    permission: ['Leads_Main'],
    page: '/admin/leads',
    words: { one: 'lead of the last seven days is still New', many: 'leads of the last seven days are still New' },
    list: leadList,
    rows: ({ day }) => [...createdDuring({ from: addDays(day, 1 - FRESH_DAYS), to: day }), { field: 'leadStatus', op: 'oneOf', value: ['New'] }],
  },
];

const figures: readonly TodayFigure[] = [
  {
    name: 'leads-created',
    label: 'New leads this month',
    kind: 'number',
    permissions: ['Leads_Main'],
    page: '/admin/leads',
    rows: createdDuring,
    read: async (days, { lists, session }) => String((await lists.summary(leadList, { filters: createdDuring(days) }, session)).count),
    moves: leadList,
  },
];

export const leadsToday: ForToday = { waiting, figures };

function createdDuring({ from, to }: DayRange): Filter[] {
  return [
    { field: 'createdAt', op: 'from', value: from },
    { field: 'createdAt', op: 'to', value: to },
  ];
}
