import { EpicContractCreated, EpicContractTermsRevised } from '../../events/epic-contracts/epic-contract.events.js';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { ContractDatesRevised, ContractStatusChanged, FinancialTermsRevised, ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { commissionedSales } from './commissioned-sales.projector.js';
import type { CommissionedSaleRow } from './commissioned-sales.read-model.js';

type Told = readonly [event: DomainEvent, occurredAt: string];

function saleAfter(stream: string, ...told: readonly Told[]): CommissionedSaleRow | undefined {
  return told.reduce<CommissionedSaleRow | undefined>((row, [event, occurredAt], revision) => {
    const recorded = { ...event, stream, revision, metadata: { occurredAt } } as RecordedEvent;
    return commissionedSales.rules.get(event.type)?.apply(row, recorded) ?? row;
  }, undefined);
}

const imported: Told = [ResaleContractImported({ contractId: 1018, facts: { contractStatus: 'Draft', contractDate: '2026-11-13', purchasePrice: '8900.00', notes: 'asked for a wire' } }), '2026-11-13T15:00:00.000Z'];

describe('What commission asks of a contract', () => {
  it('says of each fact the version that it came with, and the day in New York since which it is known', () => {
    const sale = saleAfter(
      'resaleContract-1018',
      imported,
      [ContractStatusChanged({ from: 'Draft', to: 'Signed' }), '2026-11-14T15:00:00.000Z'],
      [ContractDatesRevised({ changes: { paidInFullDate: { from: null, to: '2026-11-18' } } }), '2026-11-19T03:00:00.000Z'],
    );
    expect(sale).toMatchObject({ saleId: 'resale-1018', kind: 'resale', contractId: 1018, contractStatus: 'Signed', paidInFullDate: '2026-11-18' });
    expect(sale?.facts).toMatchObject({
      purchasePrice: { value: '8900.00', revision: 0, on: '2026-11-13' },
      contractStatus: { value: 'Signed', revision: 1, on: '2026-11-14' },
      paidInFullDate: { value: '2026-11-18', revision: 2, on: '2026-11-18' },
    });
  });

  it('keeps of the notes only what says one full payment, so that nobody’s own words stand here', () => {
    expect(saleAfter('resaleContract-1018', imported)?.facts['notes']?.value).toBeNull();
    const paid: Told = [FinancialTermsRevised({ changes: { notes: { from: 'asked for a wire', to: 'Cash/Check Full Payment' } } }), '2026-11-14T15:00:00.000Z'];
    expect(saleAfter('resaleContract-1018', imported, paid)?.facts['notes']).toEqual({ value: 'Cash/Check Full Payment', revision: 1, on: '2026-11-14' });
  });

  it('holds memberships beside resale contracts of the same number', () => {
    const terms: Told = [EpicContractTermsRevised({ memberId: 502, changes: { additionalDownPayment: { from: '0.00', to: '500.00' } } }), '2026-11-15T15:00:00.000Z'];
    const created = EpicContractCreated({ epicContractId: 1018, createdBy: 7, createdAt: '2026-11-13T15:00:00.000Z', contractDate: '2026-11-13', salesAgent: 'Dana Kim' } as Parameters<typeof EpicContractCreated>[0]);
    const sale = saleAfter('epicContract-1018', [created, '2026-11-13T15:00:00.000Z'], terms);
    expect(sale).toMatchObject({ saleId: 'membership-1018', kind: 'membership', contractId: 1018, salesAgent: 'Dana Kim' });
    expect(sale?.facts['additionalDownPayment']).toEqual({ value: '500.00', revision: 1, on: '2026-11-15' });
  });
});
