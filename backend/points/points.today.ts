import { DateTime } from 'luxon';
import { latePaymentWords } from '../../events/points/points.enums.js';
import type { ForToday } from '../platform/today/for-today.js';
import { PointsStatements } from './statement/points-statement-reader.js';
import { pointsLedgerList, pointsPurchases } from './points.lists.js';

export const pointsToday: ForToday = {
  waiting: [
    {
      name: 'late-payments',
      permission: ['PointsLedger_Main', 'Accounting_Edit'],
      page: '/admin/points-purchases',
      list: pointsPurchases,
      words: { one: 'payment that came after its hold, this week', many: 'payments that came after their hold, this week' },
      rows: ({ day }) => [{ field: 'latePayment', op: 'oneOf', value: latePaymentWords.filter((words) => words !== 'Refund refused') }, { field: 'createdAt', op: 'from', value: weekBefore(day) }],
    },
    {
      // Until somebody gave it back: "Try again" on Operations, or by hand at the processor.
      name: 'refused-refunds',
      permission: ['PointsLedger_Main', 'Accounting_Edit'],
      page: '/admin/points-purchases',
      list: pointsPurchases,
      words: { one: 'late payment that could not be given back', many: 'late payments that could not be given back' },
      rows: () => [{ field: 'latePayment', op: 'oneOf', value: ['Refund refused'] }],
    },
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

function weekBefore(day: string): string {
  return DateTime.fromISO(day, { zone: 'utc' }).minus({ days: 7 }).toISODate()!;
}
