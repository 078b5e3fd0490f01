import type { ForToday } from '../platform/today/for-today.js';
import { addDays } from '../platform/calendar/day.rules.js';
import { accountingMonthList } from './accounting.lists.js';

export const accountingToday: ForToday = {
  waiting: [
    {
      name: 'reopened-months',
      permission: ['Accounting_Main'],
      page: '/admin/accounting-closing',
      words: { one: 'closed month that was reopened, this week', many: 'closed months that were reopened, this week' },
      count: async ({ day, lookUp }) => (await lookUp.keysThat(accountingMonthList, [{ field: 'state', op: 'is', value: 'Reopened' }, { field: 'changedAt', op: 'from', value: addDays(day, -7) }])).length,
      moves: accountingMonthList,
    },
  ],
};
