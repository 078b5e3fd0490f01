import { groupsWithin } from '../../events/kernel/field.rules.js';
import type { Filter } from '../../projections/lists/list-request.js';
import { lastWorkingDay } from '../platform/calendar/last-working-day.rules.js';
import type { ForToday } from '../platform/today/for-today.js';
import { ChangesReader } from './changes-reader.js';
import { changedFieldList, MAY_SEE_CHANGES } from './changes.lists.js';

/** What accounting looks through every morning. */
export const changesToday: ForToday = {
  waiting: [
    {
      name: 'money-moved',
      permission: MAY_SEE_CHANGES,
      page: '/admin/changes?group=Money&period=last-working-day',
      words: { one: 'change of money on the last working day', many: 'changes of money on the last working day' },
      count: async ({ session, day, ask }) => (await ask(ChangesReader).summary(session, { filters: moneyBefore(day) }, undefined)).changes.count,
      moves: changedFieldList,
    },
  ],
};

/** As the page of changes asks for it. */
function moneyBefore(day: string): Filter[] {
  const { from, to } = lastWorkingDay(day);
  return [
    { field: 'group', op: 'oneOf', value: groupsWithin('Money') },
    { field: 'at', op: 'from', value: from },
    { field: 'at', op: 'to', value: to },
    { field: 'imported', op: 'is', value: 'false' },
  ];
}
