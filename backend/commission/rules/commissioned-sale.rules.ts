import { Decimal } from 'decimal.js';

/** What commission asks of a contract of either kind. Amounts are dollars with 2 places. */
export interface CommissionedSale {
  readonly kind: 'resale' | 'membership';
  readonly contractId: number;
  readonly contractStatus: string;
  /** What commission is paid on (`decisions.md D1`). */
  readonly purchasePrice: string;
  /** The deposit of a resale contract; of a membership both down payments (`decisions.md D21`). */
  readonly deposit: string;
  /** YYYY-MM-DD; null while it is not paid. */
  readonly paidInFullDate: string | null;
  readonly paymentStatus: string;
  /** The notes of a resale contract, the transaction type of a membership (`decisions.md D4`, `D21`): as they are written. */
  readonly howPaid: string;
  readonly dealNumber: string;
  readonly salesAgent: string;
  readonly toName: string;
  readonly isToUsed: boolean;
}

/** The part of the price that was put down; nothing of a price of nothing (`decisions.md D7`). */
export function shareDown({ purchasePrice, deposit }: Pick<CommissionedSale, 'purchasePrice' | 'deposit'>): Decimal {
  const price = new Decimal(purchasePrice);
  return price.isZero() ? new Decimal(0) : new Decimal(deposit).div(price);
}

export function isException({ dealNumber }: Pick<CommissionedSale, 'dealNumber'>, { exceptionDeals }: { readonly exceptionDeals: readonly string[] }): boolean {
  return dealNumber.trim() !== '' && exceptionDeals.some((deal) => deal.trim().toLowerCase() === dealNumber.trim().toLowerCase());
}

/** Contracts name people by their full names (`decisions.md D20`). */
export function isSamePerson(name: string, other: string): boolean {
  return name.trim() !== '' && name.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A contract that came to nothing pays nothing (document 1, section 9). */
export function isGivenBack({ contractStatus }: Pick<CommissionedSale, 'contractStatus'>): boolean {
  return ['canceled', 'rescinded'].includes(contractStatus.trim().toLowerCase());
}
