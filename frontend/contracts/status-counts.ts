import { contractStatuses, inProgressStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import type { CountStripDefinition } from '../kit/list/list-definition.js';

/** The strip has no room for the long names. */
const shortNames: Readonly<Record<string, string>> = {
  'Documents Generated': 'Documents',
  'Preparing To Close': 'Preparing',
  'Accounting Complete': 'Accounted',
};

/** Contracts by status, resale and membership alike. @param list the totals that hold them */
export function statusCounts(list: string): CountStripDefinition {
  return {
    list,
    field: 'contractStatus',
    count: 'count',
    chips: [
      { label: 'All' },
      { label: 'In Progress', values: inProgressStatuses },
      ...contractStatuses.map((status) => ({ label: shortNames[status] ?? status, values: [status] })),
    ],
  };
}
