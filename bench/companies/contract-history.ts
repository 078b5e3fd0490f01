import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../../events/kernel/event.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { ContractDatesRevised, ContractStatusChanged, FinancialTermsRevised, PaymentStatusChanged, ResaleContractCreated } from '../../events/resale-contracts/resale-contract.events.js';
import { contractStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { NO_STREAM, type EventStore, type NewEvent } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';

const FIRST_CONTRACT = 100_000;
const WRITERS = 64;

/** Events of one contract: it is made, and then changes nine times. */
export const EVENTS_A_CONTRACT = 10;

/** Contracts `from` (inclusive) to `to`, each with its whole life, through the port as everything is. */
export async function appendContracts(store: EventStore, from: number, to: number): Promise<void> {
  let next = from;
  const writer = async (): Promise<void> => {
    while (next < to) {
      const number = next++;
      await store.append(`resaleContract-${FIRST_CONTRACT + number}`, NO_STREAM, lifeOf(number).map(stored));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

function lifeOf(number: number): DomainEvent[] {
  const status = (step: number): string => contractStatuses[(number + step) % contractStatuses.length]!;
  const price = (10_000 + (number % 9_000)).toFixed(2);
  const changes = [1, 2, 3, 4, 5].map((step) => ContractStatusChanged({ from: status(step - 1), to: status(step) }));
  return [
    ResaleContractCreated({ contractId: FIRST_CONTRACT + number, facts: factsOf(number, status(0), price) }),
    ...changes,
    PaymentStatusChanged({ from: '', to: 'Pending' }),
    PaymentStatusChanged({ from: 'Pending', to: 'Paid' }),
    ContractDatesRevised({ changes: { closingDate: { from: null, to: '2026-12-28' } } }),
    FinancialTermsRevised({ changes: { depositAmount: { from: null, to: '500.00' }, balanceDue: { from: null, to: price } } }),
  ];
}

function factsOf(number: number, contractStatus: string, purchasePrice: string) {
  return {
    contractStatus,
    purchasePrice,
    contractDate: `2026-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')}`,
    buyerEntityType: 'INDIVIDUAL',
    buyerFirstName: `First ${number % 977}`,
    buyerLastName: `Last ${number % 3_571}`,
    sellerEntityType: 'COMPANY',
    sellerCompanyName: `Owners ${number % 611} Inc`,
    resort: `Resort ${number % 41}`,
    unitNumber: String(number % 899),
    salesAgent: `Agent ${number % 23}`,
  } as const;
}

function stored({ type, data }: DomainEvent): NewEvent {
  const id = randomUUID();
  const metadata: EventMetadata = {
    actor: { kind: 'user', id: '1', name: 'Dana Kim' },
    commandId: id,
    commandHash: 'pYJ1ZtQ3h9yC2v0mL8sX4kWbR6nE7dUfGaOiTqPzKxw',
    correlationId: id,
    causationId: id,
    occurredAt: '2026-03-04T05:06:07.000Z',
    schemaVersion: vocabulary.versionOf(type),
  };
  return { id, type, data, metadata };
}
