import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { BuyerRevised, ContractDatesRevised, ContractStatusChanged, FinancialTermsRevised, ResaleContractCreated } from '../../events/resale-contracts/resale-contract.events.js';
import { ContractSigningMoved } from '../../events/resale-contracts/resale-contract-signing.events.js';
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
  it('is its standing and the business day from which it holds', () => {
    const track = trackAfter(
      [created, '2026-11-12T20:31:00.000Z'],
      [ContractStatusChanged({ from: 'Draft', to: 'Signed' }), '2026-11-14T19:11:00.000Z'],
      [ContractDatesRevised({ changes: { closingDate: { from: null, to: '2026-12-28' } } }), '2026-11-20T02:05:00.000Z'],
    );
    expect(track).toMatchObject({ day: '2026-11-19', contractStatus: 'Signed', contractDate: '2026-11-12', closingDate: '2026-12-28' });
  });

  it('follows the last day to rescind: by the contract date, and by the state that the buyer lives in', () => {
    const lives = (from: string, to: string) => BuyerRevised({ changes: { buyerState: { from, to } } });
    const track = trackAfter([created, '2026-11-12T20:31:00.000Z'], [lives('', 'FL'), '2026-11-13T15:00:00.000Z']);
    expect(track).toMatchObject({ lastDayToRescind: '2026-11-22', day: '2026-11-13' });
    const signedLater = ContractDatesRevised({ changes: { contractDate: { from: '2026-11-12', to: '2026-11-15' } } });
    expect(trackAfter([created, '2026-11-12T20:31:00.000Z'], [lives('', 'NV'), '2026-11-13T15:00:00.000Z'], [signedLater, '2026-11-15T15:00:00.000Z'])?.lastDayToRescind).toBe('2026-11-20');
    expect(trackAfter([created, '2026-11-12T20:31:00.000Z'], [lives('', 'TX'), '2026-11-13T15:00:00.000Z'])).toMatchObject({ lastDayToRescind: null, day: '2026-11-12' });
  });

  it('follows it to the day on which the buyer signed, and back to a later contract date', () => {
    const inFlorida = ResaleContractCreated({ contractId: 1029, facts: { contractDate: '2026-11-12', buyerState: 'FL' } });
    const signed = ContractSigningMoved({ envelopeId: 'e1', document: 'buyer', version: 1, to: 'Signed', changes: { buyerSignedOn: { from: null, to: '2026-11-20' } } });
    const told: (readonly [DomainEvent, string])[] = [[inFlorida, '2026-11-12T20:31:00.000Z'], [signed, '2026-11-21T15:00:00.000Z']];
    expect(trackAfter(...told)).toMatchObject({ lastDayToRescind: '2026-11-30', day: '2026-11-21' });
    const dated = (to: string) => ContractDatesRevised({ changes: { contractDate: { from: '2026-11-12', to } } });
    expect(trackAfter(...told, [dated('2026-11-15'), '2026-11-22T15:00:00.000Z'])?.lastDayToRescind).toBe('2026-11-30');
    expect(trackAfter(...told, [dated('2026-11-24'), '2026-11-24T15:00:00.000Z'])?.lastDayToRescind).toBe('2026-12-04');
  });

  it('does not move by what dashboards do not count, nor back when a clock is behind', () => {
    const notes = FinancialTermsRevised({ changes: { notes: { from: '', to: 'see email' } } });
    expect(trackAfter([created, '2026-11-12T20:31:00.000Z'], [notes, '2026-11-13T15:00:00.000Z'])?.day).toBe('2026-11-12');
    const signed = ContractStatusChanged({ from: 'Draft', to: 'Signed' });
    expect(trackAfter([created, '2026-11-12T20:31:00.000Z'], [signed, '2026-11-11T15:00:00.000Z'])?.day).toBe('2026-11-12');
  });
});
