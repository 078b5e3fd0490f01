import { Decimal } from 'decimal.js';

/** What is counted of tours: added up by day, source and rep, so that a year costs the same in a large company. Volumes are dollars with 2 places. */
export const countedMeasures = {
  booked: { label: 'Booked', unit: 'count', counts: 'Tours of these days, whatever became of them', source: 'D3 section 9' },
  noShowCanceled: { label: 'NS/Cncld', unit: 'count', counts: 'Tours that are No Show or Canceled', source: 'D3 section 9' },
  notQualified: { label: 'NQ', unit: 'count', counts: 'Tours that are Not Qualified', source: 'D3 section 9' },
  ended: { label: 'Ended', unit: 'count', counts: 'Tours that have ended', source: 'I4' },
  sales: { label: 'Sales', unit: 'count', counts: 'Tours with the result Purchased, one a tour', source: 'I7, I22' },
  salesVolume: { ofContracts: true, label: 'Sales Vol.', unit: 'money', counts: 'The price of their contracts that are not Canceled', source: 'I11, I22, I23' },
  endedVolume: { ofContracts: true, label: 'Ended Vol.', unit: 'money', counts: 'The sales volume of tours that have ended', source: 'I4' },
  rescinded: { ofContracts: true, label: 'Rescind', unit: 'count', counts: 'Sales of which all contracts were rescinded', source: 'I22' },
  rescindedVolume: { ofContracts: true, label: 'Resc Vol.', unit: 'money', counts: 'The price of contracts that were rescinded', source: 'I22' },
} as const satisfies Readonly<Record<string, Measure>>;

/** What follows from these; never added up, but reckoned of sums. */
export const reckonedMeasures = {
  tours: { label: 'Tours', unit: 'count', formula: 'Booked - NS/Cncld', counts: 'Booked, without those that are No Show or Canceled', source: 'D3 section 9' },
  showRate: { label: 'Show rate', unit: 'percent', formula: '100 × Tours / Booked', counts: 'Tours of a hundred that were booked', source: 'I28' },
  qualified: { label: 'Qual', unit: 'count', formula: 'Tours - NQ', counts: 'Tours, without those that are Not Qualified', source: 'D3 section 9' },
  closePercent: { label: 'Close %', unit: 'percent', formula: '100 × Sales / Tours', counts: 'Sales of a hundred tours', source: 'D3 section 9' },
  netSales: { ofContracts: true, label: 'Net Sales', unit: 'count', formula: 'Sales - Rescind', counts: 'Sales that were not rescinded', source: 'D3 section 9' },
  netVolume: { ofContracts: true, label: 'Net Vol.', unit: 'money', formula: 'Sales Vol. - Resc Vol.', counts: 'Sales volume without what was rescinded', source: 'D3 section 9' },
  netClosingPercent: { ofContracts: true, label: 'Net Closing', unit: 'percent', formula: '100 × Net Sales / Tours', counts: 'Net sales of a hundred tours', source: 'I6' },
  vpg: { ofContracts: true, label: 'VPG', unit: 'money', formula: 'Net Vol. / Booked', counts: 'Net volume divided by all booked tours. VPG (Ended) counts only tours that have ended, and takes off no rescission', source: 'I4' },
  vpgEnded: { ofContracts: true, label: 'VPG (Ended)', unit: 'money', formula: 'Ended Vol. / Ended', counts: 'Sales volume of the tours that have ended, divided by their number. VPG counts all booked tours, and takes off rescissions', source: 'I4' },
} as const satisfies Readonly<Record<string, Measure>>;

export interface Measure {
  /** At the head of its column. */
  readonly label: string;
  readonly unit: 'count' | 'money' | 'percent';
  /** By the labels of others, where it is reckoned. */
  readonly formula?: string;
  /** What the question mark beside it says. */
  readonly counts: string;
  /** Made from what contracts say, too: hidden from who may not read those. */
  readonly ofContracts?: true;
  /** `D3 section 9`, or a line of `decisions.md`. */
  readonly source: string;
}

export const measures: Readonly<Record<MeasureName, Measure>> = { ...countedMeasures, ...reckonedMeasures };

export type MeasureName = keyof typeof countedMeasures | keyof typeof reckonedMeasures;
type Unit<Name extends keyof typeof countedMeasures> = (typeof countedMeasures)[Name]['unit'];

/** Counts as numbers, volumes as decimal strings. */
export type Counted = { readonly [Name in keyof typeof countedMeasures]: Unit<Name> extends 'count' ? number : string };

/** The same with what follows; percents and money with 2 places. */
export type Measured = Counted & { readonly tours: number; readonly qualified: number; readonly netSales: number } & {
  readonly [Name in 'showRate' | 'closePercent' | 'netVolume' | 'netClosingPercent' | 'vpg' | 'vpgEnded']: string;
};

export const nothingCounted: Counted = { booked: 0, noShowCanceled: 0, notQualified: 0, ended: 0, sales: 0, salesVolume: '0.00', endedVolume: '0.00', rescinded: 0, rescindedVolume: '0.00' };

/** Of the figures of a line, or of the sum of lines. */
export function measured(counted: Counted): Measured {
  const tours = counted.booked - counted.noShowCanceled;
  const netSales = counted.sales - counted.rescinded;
  const netVolume = new Decimal(counted.salesVolume).minus(counted.rescindedVolume);
  return {
    ...counted,
    tours,
    showRate: ratio(tours * 100, counted.booked),
    qualified: tours - counted.notQualified,
    closePercent: ratio(counted.sales * 100, tours),
    netSales,
    netVolume: netVolume.toFixed(2),
    netClosingPercent: ratio(netSales * 100, tours),
    vpg: ratio(netVolume, counted.booked),
    vpgEnded: ratio(counted.endedVolume, counted.ended),
  };
}

export function sum(lines: readonly Counted[]): Counted {
  return lines.reduce((total, line) => {
    const added = Object.entries(countedMeasures).map(([name, { unit }]) => {
      const [one, other] = [total[name as keyof Counted], line[name as keyof Counted]];
      return [name, unit === 'count' ? Number(one) + Number(other) : new Decimal(one).plus(other).toFixed(2)];
    });
    return Object.fromEntries(added) as Counted;
  }, nothingCounted);
}

/** Nothing of nothing is 0.00 (`decisions.md I8`). */
function ratio(part: Decimal.Value, of: number): string {
  return of === 0 ? '0.00' : new Decimal(part).div(of).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2);
}
