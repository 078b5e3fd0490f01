import type { ForToday } from '../../platform/today/for-today.js';
import { commissionDisputesList } from '../commission.lists.js';

export const commissionToday: ForToday = {
  waiting: [
    {
      name: 'commission-disputes',
      permission: ['Commission_Main'],
      // Who answers.
      needs: 'Accounting_Edit',
      page: '/admin/commission-disputes',
      words: { one: 'open question about a commission line', many: 'open questions about commission lines' },
      count: async ({ lookUp }) => (await lookUp.keysThat(commissionDisputesList, [{ field: 'status', op: 'is', value: 'Open' }])).length,
      moves: commissionDisputesList,
    },
  ],
};
