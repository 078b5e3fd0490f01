import { nothingCounted, type Counted } from '../../events/reports/measures.rules.js';
import { lensName, salesKinds, TOURS_LENS, type SalesLens } from '../../events/reports/sales-lens.rules.js';
import type { Contribution } from '../engine/projection.js';
import { countedTour } from './counted-tour.rules.js';
import { firstDayOfMonth } from './whole-months.rules.js';
import type { CountedTourRow, Dimension } from './counted-tours.read-model.js';

const lenses: readonly SalesLens[] = salesKinds.flatMap((kind) => [false, true].map((closedOnly) => ({ kind, closedOnly })));

/** How a tour counts through a lens. A kind alone counts the sales that have a contract of it. */
export function countedThrough({ tourStatus, tourResult, qualified, contracts }: Pick<CountedTourRow, 'tourStatus' | 'tourResult' | 'qualified' | 'contracts'>, { kind, closedOnly }: SalesLens): Counted {
  const sold = Object.values(contracts).filter((contract) => kind === 'all' || contract.kind === kind);
  return countedTour({ tourStatus, qualified, tourResult: kind === 'all' || sold.length > 0 ? tourResult : '', contracts: sold }, closedOnly);
}

export interface Counting {
  readonly lens: string;
  readonly counted: Counted;
}

/** What a tour adds to reports: itself once, and its sale through each lens that shows it. */
export function countings(row: CountedTourRow): readonly Counting[] {
  if (!row.known || row.tourDate === null) return [];
  const { booked, noShowCanceled, notQualified, ended } = countedThrough(row, lenses[0]!);
  const ofTour = { lens: TOURS_LENS, counted: { ...nothingCounted, booked, noShowCanceled, notQualified, ended } };
  if (row.tourResult !== 'Purchased') return [ofTour];
  return [ofTour, ...lenses.flatMap((lens) => saleThrough(row, lens))];
}

function saleThrough(row: CountedTourRow, lens: SalesLens): readonly Counting[] {
  const counted = { ...countedThrough(row, lens), booked: 0, noShowCanceled: 0, notQualified: 0, ended: 0 };
  const { sales, salesVolume, endedVolume } = counted;
  return sales === 0 && Number(salesVolume) === 0 && Number(endedVolume) === 0 ? [] : [{ lens: lensName(lens), counted }];
}

/** What a tour adds to the sums of its source, and to those of its rep, on its day. */
export function addsToDays(row: CountedTourRow): readonly Contribution[] {
  return addsToLines(row, { tourDate: row.tourDate });
}

/** As `addsToDays`, in its month. */
export function addsToMonths(row: CountedTourRow): readonly Contribution[] {
  return addsToLines(row, { month: row.tourDate && firstDayOfMonth(row.tourDate) });
}

function addsToLines(row: CountedTourRow, place: Contribution['of']): readonly Contribution[] {
  const lines = { source: row.sourceKey, rep: row.repKey } satisfies Record<Dimension, string>;
  const counts = countings(row);
  return Object.entries(lines).flatMap(([dimension, name]) => counts.map(({ lens, counted }) => contribution({ ...place, dimension, name, lens }, counted)));
}

/** What a tour counts for by itself. */
export function addsByItself(row: CountedTourRow): readonly Contribution[] {
  const { tourId, tourDate, sourceKey, repKey } = row;
  return countings(row).map(({ lens, counted }) => contribution({ tourId, tourDate: tourDate!, sourceKey, repKey, lens }, counted));
}

function contribution(of: Contribution['of'], counted: Counted): Contribution {
  return { key: JSON.stringify(Object.values(of)), of, add: { ...counted } };
}
