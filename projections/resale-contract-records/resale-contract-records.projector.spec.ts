import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { ContractStatusChanged, ResaleContractImported, SellerRevised, resaleContractEvents } from '../../events/resale-contract.js';
import { resaleContractRecords } from './resale-contract-records.projector.js';
import type { ResaleContractRecord } from './resale-contract-records.read-model.js';

function recordAfter(...events: DomainEvent[]): ResaleContractRecord | undefined {
  return events.reduce<ResaleContractRecord | undefined>((row, event) => {
    const recorded = { ...event, stream: 'resaleContract-1029' } as RecordedEvent;
    return resaleContractRecords.rules.get(event.type)?.apply(row, recorded) as ResaleContractRecord;
  }, undefined);
}

describe('The whole contract', () => {
  it('keeps every field as its events left it', () => {
    const record = recordAfter(
      ResaleContractImported({ contractId: 1029, facts: { contractStatus: 'Draft', sellerCity: 'Tampa', notes: 'see email' } }),
      SellerRevised({ changes: { sellerCity: { from: 'Tampa', to: 'Orlando' }, sellerState: { from: '', to: 'FL' } } }),
      ContractStatusChanged({ from: 'Draft', to: 'Signed' }),
    );
    expect(record).toEqual({
      contractId: 1029,
      facts: { contractStatus: 'Signed', sellerCity: 'Orlando', sellerState: 'FL', notes: 'see email' },
    });
  });

  it('hears every event of the area', () => {
    for (const { type } of resaleContractEvents) expect([...resaleContractRecords.rules.keys()]).toContain(type);
  });
});
