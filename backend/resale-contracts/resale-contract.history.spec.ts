import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import {
  ContractDatesRevised,
  ContractStatusChanged,
  FinancialTermsRevised,
  ResaleContractCreated,
  ResaleContractImported,
  type ResaleContractEvent,
} from '../../events/resale-contracts/resale-contract.events.js';
import { ContractSigningMoved } from '../../events/resale-contracts/resale-contract-signing.events.js';
import { describeResaleContractEvent } from './resale-contract.history.js';

const told = (event: DomainEvent) => describeResaleContractEvent(event as unknown as RecordedEvent<ResaleContractEvent>);

describe('The history of a contract says', () => {
  it('where the contract came from', () => {
    expect(told(ResaleContractCreated({ contractId: 1029, facts: { inventoryId: 364, tourId: 771 } })).title).toBe('Created from inventory 364, tour 771');
    expect(told(ResaleContractCreated({ contractId: 1029, facts: {} })).title).toBe('Created');
    expect(told(ResaleContractImported({ contractId: 1029, facts: {} })).title).toBe('Taken over from the old system');
  });

  it('from which status to which, and why', () => {
    expect(told(ContractStatusChanged({ from: 'Closed', to: 'Signed', reason: 'deed came back' }))).toEqual({
      title: 'Status',
      changes: [{ field: 'contractStatus', label: 'Status', kind: 'status', from: 'Closed', to: 'Signed' }],
      reason: 'deed came back',
    });
  });

  it('who of those who sign did what, by name', () => {
    const moved = { envelopeId: 'E1', document: 'buyer', version: 2, to: 'Viewed', changes: {} } as const;
    expect(told(ContractSigningMoved({ ...moved, signer: { role: 'buyer', name: 'Maria Lopez', did: 'signed' } })).title).toBe('Buyer contract 2: Maria Lopez (buyer) signed');
    expect(told(ContractSigningMoved({ ...moved, to: 'Declined', reason: 'Wrong name', signer: { role: 'coBuyer', name: 'Juan Lopez', did: 'declined' } }))).toMatchObject({ title: 'Buyer contract 2: Juan Lopez (co-buyer) declined', reason: 'Wrong name' });
    expect(told(ContractSigningMoved(moved)).title).toBe('Buyer contract 2: viewed');
  });

  it('a single change by the name of its field', () => {
    expect(told(ContractDatesRevised({ changes: { closingDate: { from: '2026-12-18', to: '2026-12-28' } } }))).toEqual({
      title: 'Closing date',
      changes: [{ field: 'closingDate', label: 'Closing date', kind: 'date', from: '2026-12-18', to: '2026-12-28' }],
    });
  });

  it('several changes by the name of their section, typed terms before the totals that they led to', () => {
    const { title, changes } = told(
      FinancialTermsRevised({
        changes: { balanceDue: { from: '20080.00', to: '17580.00' }, depositAmount: { from: '2000.00', to: '4500.00' } },
      }),
    );
    expect(title).toBe('Financial terms');
    expect(changes.map(({ label, from, to }) => `${label} ${String(from)} -> ${String(to)}`)).toEqual([
      'Deposit 2000.00 -> 4500.00',
      'Balance due 20080.00 -> 17580.00',
    ]);
  });
});
