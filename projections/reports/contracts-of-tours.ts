import type { RecordedEvent } from '../../events/kernel/event.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import type { ContractKind } from '../../events/reports/sales-lens.rules.js';
import { streamNumber } from '../engine/projection.js';
import type { Wholes } from '../engine/wholes.js';
import { dayOf, unknownTour } from './counted-tour-row.js';
import type { ContractOfTour, CountedTourRow } from './counted-tours.read-model.js';

/** What events of either kind of contract say that reports go by. */
interface ContractFacts {
  readonly tourId?: number;
  readonly contractStatus?: string;
  readonly purchasePrice?: string | null;
  readonly totalPurchasePrice?: string | null;
}

export function contractKey(kind: ContractKind): (event: Pick<RecordedEvent, 'stream'>) => string {
  return (event) => `${kind} ${streamNumber(event as RecordedEvent)}`;
}

/** The row of a contract: no tour by itself, but a part of its tour. */
export function contractBegun(kind: ContractKind, event: Pick<RecordedEvent, 'stream' | 'metadata'>, facts: ContractFacts): CountedTourRow {
  const key = contractKey(kind)(event);
  return { ...unknownTour(0, dayOf(event)), key, contracts: { [key]: { tourId: 0, kind, contractStatus: '', price: '0.00', ...countedFacts(kind, facts) } } };
}

export function contractAfter(row: CountedTourRow, kind: ContractKind, event: Pick<RecordedEvent, 'metadata'>, facts: ContractFacts): Partial<CountedTourRow> {
  const change = countedFacts(kind, facts);
  if (Object.keys(change).length === 0) return {};
  return { day: later(row.day, dayOf(event)), contracts: { [row.key]: { ...row.contracts[row.key]!, ...change } } };
}

function countedFacts(kind: ContractKind, { tourId, contractStatus, purchasePrice, totalPurchasePrice }: ContractFacts): Partial<ContractOfTour> {
  const price = kind === 'resale' ? purchasePrice : totalPurchasePrice;
  return { ...(tourId !== undefined && { tourId }), ...(contractStatus !== undefined && { contractStatus }), ...(price !== undefined && { price: price ?? '0.00' }) };
}

/** How contracts stand in the rows of their tours. */
export const inTheirTours: Wholes<CountedTourRow> = {
  named: ({ data }) => rowsOfTours(toursNamed(data as ContractEventData)),
  of: (row) => (row.tourId === 0 ? rowsOfTours(Object.values(row.contracts).map(({ tourId }) => tourId)) : []),
  merged: (whole, key, { before, after }, event) => {
    const tour = whole ?? unknownTour(Number(key.toString().slice('tour '.length)), dayOf(event));
    const others = Object.entries(tour.contracts).filter(([contract]) => contract !== (before ?? after)?.key);
    const own = Object.entries(after?.contracts ?? {}).filter(([, { tourId }]) => tourId === tour.tourId);
    return { ...tour, day: later(tour.day, dayOf(event)), contracts: Object.fromEntries([...others, ...own]) };
  },
};

interface ContractEventData extends ContractFacts {
  readonly facts?: ContractFacts;
  readonly changes?: { readonly tourId?: { readonly from: number; readonly to: number } };
}

function toursNamed({ tourId, facts, changes }: ContractEventData): readonly number[] {
  return [tourId, facts?.tourId, changes && valuesAfter(changes).tourId].flatMap((named) => named ?? []);
}

function rowsOfTours(tourIds: readonly number[]): readonly string[] {
  return tourIds.filter((tourId) => tourId > 0).map((tourId) => `tour ${tourId}`);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
