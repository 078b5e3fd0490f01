import { unsentDocuments } from '../platform/signing/unsent-documents.js';
import type { ForToday } from '../platform/today/for-today.js';
import { epicContracts } from './epic-contracts.lists.js';

const opensList = { permission: ['Epic_Contracts_Main'], page: '/admin/epic-contracts', list: epicContracts } as const;

/** What has to be put right among the membership contracts (`decisions.md E5`), and what reached nobody. */
export const epicContractsToday: ForToday = {
  waiting: [
    {
      ...opensList,
      name: 'epic-contracts-over-ceiling',
      words: { one: 'epic contract over the APR ceiling', many: 'epic contracts over the APR ceiling' },
      rows: () => [{ field: 'overCeiling', op: 'is', value: 'Yes' }],
    },
    {
      ...opensList,
      name: 'epic-contracts-unsent',
      needs: 'Epic_Contracts_Edit',
      words: { one: 'epic contract that has not gone out to be signed', many: 'epic contracts that have not gone out to be signed' },
      rows: unsentDocuments({ category: 'epicContract', kind: 'membership', list: epicContracts, status: 'signingStatus' }),
    },
  ],
};
