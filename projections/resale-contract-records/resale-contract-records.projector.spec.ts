import { ContractChangedAfterClose } from '../../events/resale-contracts/after-close.events.js';
import { ContractStatusChanged, ResaleContractImported, SellerRevised, resaleContractEvents } from '../../events/resale-contracts/resale-contract.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { contractPaperEvents } from '../../events/resale-contracts/resale-contract-papers.events.js';
import { rescissionEvents } from '../../events/resale-contracts/rescission.events.js';
import { resaleContractRecords } from './resale-contract-records.projector.js';

const after = rowAfter(resaleContractRecords, 'resaleContract-1029');

describe('The whole contract', () => {
  it('keeps every field as its events left it', () => {
    const record = after(
      ResaleContractImported({ contractId: 1029, facts: { contractStatus: 'Draft', sellerCity: 'Tampa', notes: 'see email' } }),
      SellerRevised({ changes: { sellerCity: { from: 'Tampa', to: 'Orlando' }, sellerState: { from: '', to: 'FL' } } }),
      ContractStatusChanged({ from: 'Draft', to: 'Signed' }),
    );
    expect(record).toEqual({
      contractId: 1029,
      facts: { contractStatus: 'Signed', sellerCity: 'Orlando', sellerState: 'FL', notes: 'see email' },
    });
  });

  it('hears every event of the area that says a field: what time does to the right to rescind, and paper that was signed, and a mark of a closed month, say none', () => {
    const saying = resaleContractEvents.filter((event) => !([...rescissionEvents, ...contractPaperEvents, ContractChangedAfterClose] as readonly object[]).includes(event));
    expect([...resaleContractRecords.rules.keys()].sort()).toEqual(saying.map(({ type }) => type).sort());
  });
});
