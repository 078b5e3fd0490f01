import type { ForToday } from '../platform/today/for-today.js';
import { PointsStatements } from './points-statement-reader.js';
import { pointsLedgerList } from './points.lists.js';

export const pointsToday: ForToday = {
  waiting: [
    {
      name: 'points-held',
      permission: ['PointsLedger_Main'],
      // Neither paid nor released: what the statement holds apart.
      page: '/admin/points-statement',
      words: { one: 'points purchase held until it is paid', many: 'points purchases held until they are paid' },
      count: async ({ day, ask }) => (await ask(PointsStatements).moved({ from: day, to: day })).held,
      moves: pointsLedgerList,
    },
  ],
  figures: [
    {
      name: 'points-debited',
      label: 'Points debited this month',
      kind: 'number',
      permissions: ['PointsLedger_Main'],
      page: '/admin/points-statement?period=this-month',
      read: async (days, { ask }) => String((await ask(PointsStatements).moved(days)).debits),
      moves: pointsLedgerList,
    },
  ],
};
