import { resaleContractListFields } from '../../events/resale-contracts/resale-contract.fields.js';
import { resaleContractEvents } from '../../events/resale-contracts/resale-contract.events.js';
import { headlineOf, type ChangedRecords } from '../platform/changes/changed-records.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { resaleContract } from './resale-contract.js';
import { contractList } from './resale-contracts.lists.js';

export const contractChanges: ChangedRecords = changedAs(resaleContract, {
  area: 'Contracts',
  calls: 'Contract',
  events: resaleContractEvents,
  fields: resaleContractListFields,
  anyOf: ['Contracts_Detail'],
  page: (id) => `/admin/contracts-detail/${id}`,
  url: (id) => `/api/Contracts/${id}`,
  headline: { list: contractList, words: ({ buyer, resort, unitNumber }) => headlineOf([buyer, [resort, unitNumber].filter(Boolean).join(' ')]) },
});
