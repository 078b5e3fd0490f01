import { Decimal } from 'decimal.js';
import type { StoredEvent } from '../../events/store/event-store.js';

/** By source, rep, lens and measure; nothing is left out. */
export type Figures = Readonly<Record<string, string>>;

export function addTo(shown: Record<string, Decimal>, place: readonly unknown[], amount: Decimal.Value): void {
  const key = place.join('|');
  shown[key] = (shown[key] ?? new Decimal(0)).plus(amount);
}

export function figures(shown: Readonly<Record<string, Decimal>>): Figures {
  return Object.fromEntries(Object.entries(shown).flatMap(([key, amount]) => (amount.isZero() ? [] : [[key, amount.toFixed(2)]])).sort());
}

/** The same by source alone, and by rep alone. */
export function byLine(plain: Figures): Figures {
  const shown: Record<string, Decimal> = {};
  for (const [place, amount] of Object.entries(plain)) {
    const [source, rep, ...more] = place.split('|');
    addTo(shown, ['source', source, ...more], amount);
    addTo(shown, ['rep', rep, ...more], amount);
  }
  return figures(shown);
}

interface PlainTour {
  date?: string;
  status: string;
  result: string;
  qualified: string;
  source: string;
  rep: number;
}

interface PlainContract {
  kind: string;
  tour: number;
  status: string;
  price: string;
}

interface Told {
  readonly to?: string | object;
  readonly facts?: object;
  readonly changes?: Readonly<Record<string, { readonly to: unknown } | undefined>>;
}

/** The figures by nothing but the events: every tour and contract as they stand at last, then counted one by one. */
export function plainly(events: readonly StoredEvent[], counts: (tourDate: string) => boolean): Figures {
  const tours = new Map<number, PlainTour>();
  const contracts = new Map<string, PlainContract>();
  for (const { type, stream, data } of events) {
    const { to, facts, changes = {}, ...plain } = data as Told;
    const changed = Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change!.to]));
    const said: Readonly<Record<string, unknown>> = { ...plain, ...facts, ...changed, ...(typeof to === 'object' && to) };
    const [kind, id] = stream.split('-') as [string, string];
    if (kind === 'tour') tours.set(Number(id), tourAfter(tours.get(Number(id)), type, said, to));
    else contracts.set(stream, contractAfter(contracts.get(stream), kind, said, to));
  }
  const shown: Record<string, Decimal> = {};
  for (const [id, tour] of tours) if (tour.date !== undefined && counts(tour.date)) countInto(shown, tour, [...contracts.values()].filter((contract) => contract.tour === id));
  return figures(shown);
}

function tourAfter(before: PlainTour | undefined, type: string, said: Readonly<Record<string, unknown>>, to: unknown): PlainTour {
  const tour = before ?? { status: 'Scheduled', result: '', qualified: '', source: '', rep: 0 };
  if (said.tourDate !== undefined) tour.date = said.tourDate as string;
  if (said.marketingSource !== undefined) tour.source = said.marketingSource as string;
  if (said.assignedEmployeeId !== undefined) tour.rep = said.assignedEmployeeId as number;
  if (said.qualified !== undefined) tour.qualified = said.qualified as string;
  if (type === 'TourStatusChanged') tour.status = to as string;
  if (type === 'TourResultRecorded') tour.result = to as string;
  return tour;
}

function contractAfter(before: PlainContract | undefined, stream: string, said: Readonly<Record<string, unknown>>, to: unknown): PlainContract {
  const contract = before ?? { kind: stream === 'resaleContract' ? 'resale' : 'membership', tour: 0, status: '', price: '0' };
  if (said.tourId !== undefined) contract.tour = said.tourId as number;
  contract.price = ((said.purchasePrice ?? said.totalPurchasePrice) as string | undefined) ?? contract.price;
  contract.status = (said.contractStatus as string | undefined) ?? (typeof to === 'string' ? to : contract.status);
  return contract;
}

function countInto(shown: Record<string, Decimal>, { status, result, qualified, source, rep }: PlainTour, contracts: readonly PlainContract[]): void {
  const place = [source.trim().toLowerCase().replace('(none)', ''), rep === 0 ? 'ann' : `#${rep}`];
  const count = (lens: string, measure: string, amount: Decimal.Value) => addTo(shown, [...place, lens, measure], amount);
  count('tours', 'booked', 1);
  if (['No Show', 'Canceled'].includes(status)) count('tours', 'noShowCanceled', 1);
  if (status === 'Not Qualified' || (qualified === 'Not Qualified' && !['No Show', 'Canceled'].includes(status))) count('tours', 'notQualified', 1);
  if (status === 'Ended') count('tours', 'ended', 1);
  if (result !== 'Purchased') return;
  for (const kind of ['all', 'resale', 'membership']) {
    const own = contracts.filter((contract) => kind === 'all' || contract.kind === kind);
    if (kind !== 'all' && own.length === 0) continue;
    for (const closed of [false, true]) countSale((measure, amount) => count(closed ? `${kind} closed` : kind, measure, amount), own, { closed, hasEnded: status === 'Ended' });
  }
}

function countSale(count: (measure: string, amount: Decimal.Value) => void, contracts: readonly PlainContract[], { closed, hasEnded }: { readonly closed: boolean; readonly hasEnded: boolean }): void {
  const kept = contracts.filter((contract) => contract.status !== 'Canceled');
  if (hasEnded) for (const { price } of kept) count('endedVolume', price);
  const held = kept.filter((contract) => !closed || ['Closed', 'Rescinded'].includes(contract.status));
  if (closed && held.length === 0) return;
  count('sales', 1);
  for (const { price } of held) count('salesVolume', price);
  const rescinded = held.filter((contract) => contract.status === 'Rescinded');
  for (const { price } of rescinded) count('rescindedVolume', price);
  if (rescinded.length > 0 && rescinded.length === held.length) count('rescinded', 1);
}
