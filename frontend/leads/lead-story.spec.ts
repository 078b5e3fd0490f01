import type { ContractInShort } from '../contracts/of-others/use-contracts-of.js';
import { soldTo, toured } from './lead-story.js';
import type { TourOfLead } from './use-tours-of.js';

const tour = { tourId: 5, tourDate: '2026-11-18', scheduledStartTime: '09:30 AM', tourStatus: 'Ended', tourResult: 'Purchased', assignedEmployeeFirstName: 'Emma', assignedEmployeeLastName: 'Rossi' } as TourOfLead;
const contract = { contractId: 1131, contractDate: '2026-11-18', contractStatus: 'Rescinded', purchasePrice: '5000.00' } as ContractInShort;

describe('The story of a lead', () => {
  it('has its tours, each on its day, with the way there for who may go', () => {
    expect(toured([tour], true, '2026-11-23')).toEqual([{ key: 'tour 5', day: '2026-11-18', title: 'Tour 11/18/2026 09:30 am', status: 'Ended', note: 'Purchased · Emma Rossi', to: '/admin/tours-detail/5' }]);
    expect(toured([tour], false, '2026-11-23')[0]!.to).toBeUndefined();
  });

  it('has no tour that is still to come', () => {
    expect(toured([tour], true, '2026-11-17')).toEqual([]);
  });

  it('has its sales', () => {
    expect(soldTo([contract], true)).toEqual([{ key: 'contract 1131', day: '2026-11-18', title: 'Contract 1131', status: 'Rescinded', note: '5,000.00', to: '/admin/contracts-detail/1131' }]);
  });
});
