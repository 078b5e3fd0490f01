import type { Decimal } from 'decimal.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { addTo, figures, type Figures } from './report-totals-plainly.js';

interface PlainMembership {
  readonly contractStatus: string;
  readonly contractDate: string;
  readonly transactionType: string;
  readonly totalPurchasePrice: string;
  readonly aprRate: string;
}

/**
 * What the membership contracts come to by contract date and payment: folded one after the other, added up at the end.
 * @param place the contract date itself, or its month
 */
export function soldPlainly(events: readonly StoredEvent[], place = (contractDate: string) => contractDate): Figures {
  const contracts = new Map<string, PlainMembership>();
  for (const { stream, type, data } of events.filter((event) => event.stream.startsWith('epicContract-'))) {
    contracts.set(stream, { ...contracts.get(stream), ...toldBy(type, data as Told) } as PlainMembership);
  }
  const shown: Record<string, Decimal> = {};
  for (const { contractStatus, contractDate, transactionType, totalPurchasePrice, aprRate } of contracts.values()) {
    if (contractStatus === 'Canceled') continue;
    const payment = ['Finance Transaction', 'Cash / Check Finance Balance'].includes(transactionType) ? 'financed' : 'paidInFull';
    addTo(shown, [place(contractDate), payment, 'sold'], 1);
    addTo(shown, [place(contractDate), payment, 'volume'], totalPurchasePrice);
    addTo(shown, [place(contractDate), payment, 'overLimit'], payment === 'financed' && Number(aprRate) > 18 ? 1 : 0);
  }
  return figures(shown);
}

interface Told extends Partial<PlainMembership> {
  readonly to?: string;
  readonly changes?: Readonly<Record<string, { readonly to: string }>>;
}

function toldBy(type: string, { to, changes, ...facts }: Told): Partial<PlainMembership> {
  if (type === 'EpicContractImported') return facts;
  if (type === 'EpicContractStatusChanged') return { contractStatus: to! };
  return Object.fromEntries(Object.entries(changes ?? {}).map(([name, change]) => [name, change.to]));
}
