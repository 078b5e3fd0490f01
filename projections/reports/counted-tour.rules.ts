import { Decimal } from 'decimal.js';
import { nothingCounted, type Counted } from '../../events/reports/measures.rules.js';

/** What reports ask of a tour. */
export interface ReportedTour {
  readonly tourStatus: string;
  readonly tourResult: string;
  readonly qualified?: string;
  readonly contracts: readonly ReportedContract[];
}

export interface ReportedContract {
  readonly contractStatus: string;
  /** Dollars with 2 places: `purchasePrice` of a resale contract, `totalPurchasePrice` of a membership (`decisions.md I11`). */
  readonly price: string;
}

/** Closed only counts these (`decisions.md I7`); an accounted contract was closed before. */
const CLOSED_OR_RESCINDED = ['closed', 'accounting complete', 'rescinded'];

/**
 * What one tour adds to a report. A tour with several contracts is one sale (`decisions.md I22`, `I23`).
 * @param closedOnly whether a sale counts only where a contract of it was closed or rescinded
 */
export function countedTour({ tourStatus, tourResult, qualified, contracts }: ReportedTour, closedOnly: boolean): Counted {
  const sold = contracts.filter((contract) => !is(contract, 'canceled') && (!closedOnly || CLOSED_OR_RESCINDED.some((status) => is(contract, status))));
  const isSale = tourResult === 'Purchased' && (!closedOnly || sold.length > 0);
  const rescinded = isSale ? sold.filter((contract) => is(contract, 'rescinded')) : [];
  const salesVolume = isSale ? volumeOf(sold) : '0.00';
  const hasEnded = tourStatus === 'Ended';
  const came = tourStatus !== 'No Show' && tourStatus !== 'Canceled';
  return {
    ...nothingCounted,
    booked: 1,
    noShowCanceled: Number(!came),
    // Either says so (`decisions.md G8`); who did not come is taken off once.
    notQualified: Number(tourStatus === 'Not Qualified' || (came && qualified === 'Not Qualified')),
    ended: Number(hasEnded),
    sales: Number(isSale),
    salesVolume,
    // Whether it is closed has no part in it: worked example `report_columns`.
    endedVolume: hasEnded && tourResult === 'Purchased' ? volumeOf(contracts.filter((contract) => !is(contract, 'canceled'))) : '0.00',
    rescinded: Number(rescinded.length > 0 && rescinded.length === sold.length),
    rescindedVolume: volumeOf(rescinded),
  };
}

function is({ contractStatus }: ReportedContract, status: string): boolean {
  return contractStatus.trim().toLowerCase() === status;
}

function volumeOf(contracts: readonly ReportedContract[]): string {
  return Decimal.sum(0, ...contracts.map(({ price }) => price)).toFixed(2);
}
