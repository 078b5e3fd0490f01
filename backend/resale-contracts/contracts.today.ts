import { inProgressStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import type { Filter } from '../../projections/lists/list-request.js';
import type { ForToday } from '../platform/today/for-today.js';
import { unsentDocuments } from '../platform/signing/unsent-documents.js';
import { ownNames } from '../platform/today/own-names.js';
import type { TodayFigure } from '../platform/today/today-figure.js';
import type { ForWhom, WaitingRows } from '../platform/today/waiting.js';
import type { ContractDocument } from './documents/contract-document-versions.js';
import { ContractsDashboard, type Sums } from './dashboard/contracts-dashboard-reader.js';
import { filtersOf, partsOf } from './dashboard/contracts-dashboard.parts.js';
import { contractList, employees } from './resale-contracts.lists.js';

const opensList = { permission: ['Contracts_Main'], page: '/admin/contracts', list: contractList } as const;
const opensVolume = { permissions: ['Reports_ContractsDashboard'], page: '/admin/reports-contracts-dashboard?behind=volume', moves: contractList } as const;

/** What waits among the contracts. */
const waiting: readonly WaitingRows[] = [
  {
    ...opensList,
    name: 'contracts-overdue',
    words: { one: 'contract overdue to close', many: 'contracts overdue to close' },
    rows: ({ day }) => filtersOf(partsOf(day, false).overdue),
  },
  {
    ...opensList,
    name: 'contracts-rescission',
    words: { one: 'contract whose rescission ends in 7 days', many: 'contracts whose rescission ends in 7 days' },
    rows: ({ day }) => filtersOf(partsOf(day, false).rescission),
  },
  {
    ...opensList,
    name: 'contracts-good',
    words: { one: 'signed contract that its buyer can rescind no more', many: 'signed contracts that their buyers can rescind no more' },
    rows: () => [
      { field: 'contractStatus', op: 'is', value: 'Signed' },
      { field: 'goodSince', op: 'present' },
    ],
  },
  unsent('buyer'),
  unsent('seller'),
  {
    ...opensList,
    name: 'contracts-processed-by-you',
    words: { one: 'contract in progress with you as its processor', many: 'contracts in progress with you as their processor' },
    rows: (whom) => inProgressOf('contractsProcessor', whom),
  },
  {
    ...opensList,
    name: 'contracts-sold-by-you',
    words: { one: 'contract in progress with you as its sales agent', many: 'contracts in progress with you as their sales agent' },
    rows: (whom) => inProgressOf('salesAgent', whom),
  },
];

/** What was sold in the month, as the contracts dashboard counts it. */
const figures: readonly TodayFigure[] = [
  { ...opensVolume, name: 'contracts-volume', label: 'Volume this month', kind: 'money', read: sold(({ purchasePrice }) => purchasePrice) },
  { ...opensVolume, name: 'contracts-signed', label: 'Contracts this month', kind: 'number', read: sold(({ count }) => String(count)) },
];

export const contractsToday: ForToday = { waiting, figures };

function unsent(document: ContractDocument): WaitingRows {
  return {
    ...opensList,
    name: `contracts-${document}-unsent`,
    needs: 'Contracts_Edit',
    words: { one: `${document} contract that has not gone out to be signed`, many: `${document} contracts that have not gone out to be signed` },
    rows: unsentDocuments({ category: 'resaleContract', kind: document, list: contractList, status: `${document}SigningStatus` }),
  };
}

function sold(figure: (sums: Sums) => string): TodayFigure['read'] {
  return async (days, { ask }) => figure(await ask(ContractsDashboard).soldIn(days));
}

async function inProgressOf(field: string, whom: ForWhom): Promise<readonly Filter[]> {
  return [
    { field: 'contractStatus', op: 'oneOf', value: inProgressStatuses },
    { field, op: 'oneOf', value: await ownNames(whom, employees) },
  ];
}
