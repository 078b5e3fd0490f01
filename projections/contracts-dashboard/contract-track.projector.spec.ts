import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { ContractDatesRevised, ContractStatusChanged, FinancialTermsRevised, ResaleContractCreated } from '../../events/resale-contract.js';
import { contractTrack } from './contract-track.projector.js';
import type { ContractTrack } from './contract-track.read-model.js';

function trackAfter(...events: (readonly [DomainEvent, string])[]): ContractTrack | undefined {
  return events.reduce<ContractTrack | undefined>((row, [event, occurredAt]) => {
    const recorded = { ...event, stream: 'resaleContract-1029', metadata: { occurredAt } } as RecordedEvent;
    return contractTrack.rules.get(event.type)?.apply(row, recorded) as ContractTrack;
  }, undefined);
}

const created = ResaleContractCreated({ contractId: 1029, facts: { contractStatus: 'Draft', purchasePrice: '21500.00', contractDate: '2026-11-12' } });

describe('The track of a contract', () => {
  it('keeps each standing with the moment from which it held', () => {
    const track = trackAfter(
      [created, '2026-11-12T20:31:00.000Z'],
      [ContractStatusChanged({ from: 'Draft', to: 'Signed' }), '2026-11-14T19:11:00.000Z'],
      [ContractDatesRevised({ changes: { closingDate: { from: null, to: '2026-12-28' } } }), '2026-11-19T21:05:00.000Z'],
    );
    expect(track?.since).toBe('2026-11-12T20:31:00.000Z');
    expect(track?.standings.map(({ since, contractStatus, closingDate }) => [since.slice(0, 10), contractStatus, closingDate])).toEqual([
      ['2026-11-12', 'Draft', null],
      ['2026-11-14', 'Signed', null],
      ['2026-11-19', 'Signed', '2026-12-28'],
    ]);
  });

  it('does not grow by what dashboards do not count', () => {
    const notes = FinancialTermsRevised({ changes: { notes: { from: '', to: 'see email' } } });
    expect(trackAfter([created, '2026-11-12T20:31:00.000Z'], [notes, '2026-11-13T15:00:00.000Z'])?.standings).toHaveLength(1);
  });
});
