import type { ForToday } from '../platform/today/for-today.js';
import { epicContracts } from './epic-contracts.lists.js';

/** What has to be put right among the membership contracts (`decisions.md E5`). */
export const epicContractsToday: ForToday = {
  waiting: [
    {
      permission: ['Epic_Contracts_Main'],
      page: '/admin/epic-contracts',
      list: epicContracts,
      name: 'epic-contracts-over-ceiling',
      words: { one: 'epic contract over the APR ceiling', many: 'epic contracts over the APR ceiling' },
      rows: () => [{ field: 'overCeiling', op: 'is', value: 'Yes' }],
    },
  ],
};
