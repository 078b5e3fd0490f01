import * as fc from 'fast-check';
import type { DomainEvent } from '../../events/kernel/event.js';
import { EpicContractDealRevised, EpicContractImported, EpicContractStatusChanged, EpicContractTermsRevised } from '../../events/epic-contracts/epic-contract.events.js';
import { ContractStatusChanged, DealRevised, FinancialTermsRevised, ResaleContractCreated } from '../../events/resale-contracts/resale-contract.events.js';
import { TourBooked, TourDetailsRevised, TourRescheduled, TourResultRecorded, TourStatusChanged } from '../../events/tours/tour.events.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { asNewEvent } from '../support/happened.js';

/** Something that happened at a company: what, to which record, so many hours after the last. */
export interface Happening {
  readonly hours: number;
  readonly stream: string;
  readonly event: DomainEvent;
}

const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'];
const statuses = ['Scheduled', 'Confirmed', 'Started', 'Ended', 'No Show', 'Not Qualified', 'Canceled'];
const results = ['', 'Purchased', 'Purchased', 'No Buy', 'Be Back'];
const sources = ['OPC', 'opc ', '', '(None)', 'Referral'];
const contractStatuses = ['Draft', 'Signed', 'Closed', 'Rescinded', 'Canceled'];
const prices = ['100.10', '2000.00', '33.33'];

const tourId = fc.integer({ min: 1, max: 4 });
const contractId = fc.integer({ min: 1, max: 4 });
const word = (words: readonly string[]) => fc.constantFrom(...words);
const rep = fc.integer({ min: 0, max: 2 }).map((id) => ({ assignedEmployeeId: id, assignedEmployeeFirstName: id === 0 ? 'Ann' : `Rep ${id}`, assignedEmployeeLastName: '' }));
const to = <Value>(value: Value, from = value) => ({ from, to: value });
const made = (event: unknown) => event as DomainEvent;

const booked = fc.record({ tourDate: word(days), marketingSource: word(sources), rep }).map(({ rep: by, ...facts }) => made(TourBooked({ ...facts, ...by, tourId: 0, createdBy: 1, tourStatus: 'Scheduled' } as never)));

/** What begins comes often enough that most has begun early. */
const ofTour = fc.oneof(
  booked,
  booked,
  booked,
  word(statuses).map((status) => made(TourStatusChanged(to(status)))),
  word(results).map((result) => made(TourResultRecorded(to(result)))),
  word(results).map((result) => made(TourResultRecorded(to(result)))),
  word(days).map((tourDate) => made(TourRescheduled({ from: { tourDate, scheduledStartTime: '' }, to: { tourDate, scheduledStartTime: '' } } as never))),
  word(['Qualified', 'Not Qualified']).map((qualified) => made(TourDetailsRevised({ changes: { qualified: to(qualified) } }))),
  word(sources).map((source) => made(TourDetailsRevised({ changes: { marketingSource: to(source) } }))),
  rep.map((by) => made(TourDetailsRevised({ changes: Object.fromEntries(Object.entries(by).map(([name, value]) => [name, to(value)])) }))),
);

const payments = ['Finance Transaction', 'Cash / Check Finance Balance', 'Cash/Check Full Payment', 'Credit Card (Full Payment)'];
const rates = ['15.78', '18.00', '18.01'];

const begun = fc.record({ tourId, price: word(prices), contractStatus: word(contractStatuses), contractDate: word(days), payment: word(payments), aprRate: word(rates) }).map(({ price, payment, aprRate, ...facts }) => ({
  resale: made(ResaleContractCreated({ contractId: 0, facts: { ...facts, purchasePrice: price } } as never)),
  membership: made(EpicContractImported({ ...facts, transactionType: payment, aprRate, epicContractId: 0, totalPurchasePrice: price, createdBy: 1, createdAt: '' } as never)),
}));

const ofContract = fc.oneof(
  begun,
  begun,
  word(contractStatuses).map((status) => ({ resale: made(ContractStatusChanged(to(status))), membership: made(EpicContractStatusChanged({ memberId: 0, ...to(status) })) })),
  fc.constantFrom(...prices).map((price) => ({ resale: made(FinancialTermsRevised({ changes: { purchasePrice: to(price) } })), membership: made(EpicContractTermsRevised({ memberId: 0, changes: { totalPurchasePrice: to(price) } })) })),
  fc.record({ contractDate: word(days), transactionType: word(payments), aprRate: word(rates) }).map((terms) => ({ resale: made(FinancialTermsRevised({ changes: {} })), membership: made(EpicContractTermsRevised({ memberId: 0, changes: Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, to(value)])) })) })),
  fc.integer({ min: 0, max: 4 }).map((tour) => ({ resale: made(DealRevised({ changes: { tourId: to(tour) } })), membership: made(EpicContractDealRevised({ memberId: 0, changes: { tourId: to(tour) } })) })),
);

const happening = fc.oneof(
  fc.record({ hours: fc.integer({ min: 0, max: 30 }), id: tourId, event: ofTour }).map(({ hours, id, event }) => ({ hours, stream: `tour-${id}`, event: named(event, 'tourId', id) })),
  fc.record({ hours: fc.integer({ min: 0, max: 30 }), id: contractId, kind: fc.boolean(), event: ofContract }).map(({ hours, id, kind, event }) => ({
    hours,
    stream: kind ? `resaleContract-${id}` : `epicContract-${id}`,
    event: kind ? named(event.resale, 'contractId', id) : named(event.membership, 'epicContractId', id),
  })),
);

/** The events of a company, in order; nothing happens to what has not begun, and nothing begins twice. */
export const companies = fc.array(happening, { maxLength: 60, size: 'max' }).map(begunFirst);

/** What begins a record, and each row of points, which is one by itself. */
const BEGINNINGS = /Booked|Created|Imported|Enrolled|^Points/;

export function begunFirst(happenings: readonly Happening[]): readonly Happening[] {
  const begun = new Set<string>();
  return happenings.filter(({ stream, event }) => {
    const begins = BEGINNINGS.test(event.type);
    if (begins === begun.has(stream)) return false;
    begun.add(stream);
    return true;
  });
}

function named(event: DomainEvent, key: string, id: number): DomainEvent {
  const data = event.data as Readonly<Record<string, unknown>>;
  return key in data ? ({ ...event, data: { ...data, [key]: id } } as DomainEvent) : event;
}

/** As the store has them, from New Year on. */
export function stored(company: readonly Happening[]): readonly StoredEvent[] {
  let at = Date.parse('2026-01-01T15:00:00Z');
  return company.map(({ hours, stream, event }, place) => {
    at += hours * 3_600_000;
    const { metadata, ...more } = asNewEvent(event);
    return { ...more, metadata: { ...(metadata as object), occurredAt: new Date(at).toISOString(), schemaVersion: ['ContractStatusChanged', 'EpicContractImported'].includes(event.type) ? 2 : 1 }, stream, revision: place, position: String(place) } as unknown as StoredEvent;
  });
}
