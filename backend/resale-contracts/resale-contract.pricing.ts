import { Decimal } from 'decimal.js';
import { cents } from '../../events/kernel/cents.rules.js';

/** What the totals are computed from. Amounts are decimal strings; blank counts as nothing. */
export interface PricedTerms {
  readonly contractType: string;
  readonly purchasePrice: string | null;
  readonly closingFee: string | null;
  readonly creditReportFee: string | null;
  readonly prePaidMaintFee: string | null;
  /** YES or NO. */
  readonly fullAmountCollected: string;
  readonly depositMadeBy: string;
  /** As typed; counts only while the full amount is not collected. */
  readonly depositAmount: string | null;
}

/** Amounts with 2 places. */
export interface ContractTotals {
  readonly contractSalesPrice: string;
  readonly subtotalCharges: string;
  readonly depositAmount: string | null;
  readonly creditCardProcessingFee: string;
  readonly cashDueAtSigning: string;
  /** Blank until cash is due, never 0.00 before (`decisions.md C4`). */
  readonly balanceDue: string | null;
}

/** Of the subtotal (`decisions.md C5`). */
const CARD_FEE_RATE = '0.03';

/** The bill of a contract (`decisions.md C2-C7`). The loan processing fee is no part of it (C2). */
export function contractTotals(terms: PricedTerms): ContractTotals {
  const salesPrice = salesPriceOf(terms);
  const paidInFull = terms.fullAmountCollected === 'YES';
  const subtotal = paidInFull ? salesPrice : amount(terms.depositAmount);
  const cardFee = terms.depositMadeBy === 'CREDIT CARD' ? cents(subtotal.times(CARD_FEE_RATE)) : new Decimal(0);
  const cashDue = subtotal.plus(cardFee);
  const balance = isExchangeContract(terms.contractType) || !cashDue.isZero() ? salesPrice.minus(subtotal) : null;
  return {
    contractSalesPrice: text(salesPrice),
    subtotalCharges: text(subtotal),
    depositAmount: paidInFull || terms.depositAmount ? text(subtotal) : null,
    creditCardProcessingFee: text(cardFee),
    cashDueAtSigning: text(cashDue),
    balanceDue: balance && text(balance),
  };
}

/** HSI and RCI contracts cost their price alone, and their balance shows from the start. */
export function isExchangeContract(contractType: string): boolean {
  return contractType === 'HSI' || contractType === 'RCI' || contractType === 'HSIANDRCI';
}

/** A deposit above the sales price is accepted and shown as a warning (`decisions.md C7`). */
export function depositExceedsPrice(totals: ContractTotals): boolean {
  return totals.balanceDue !== null && new Decimal(totals.balanceDue).isNegative();
}

function salesPriceOf(terms: PricedTerms): Decimal {
  const price = amount(terms.purchasePrice);
  if (isExchangeContract(terms.contractType)) return price;
  return price.plus(amount(terms.closingFee)).plus(amount(terms.creditReportFee)).plus(amount(terms.prePaidMaintFee));
}

/** A form's half-typed amount counts as nothing until it is a number. */
function amount(typed: string | null): Decimal {
  const digits = (typed ?? '').replaceAll(',', '').trim();
  return /^-?\d+(\.\d*)?$/.test(digits) ? cents(new Decimal(digits)) : new Decimal(0);
}

/** Zero has no sign on a bill. */
function text(value: Decimal): string {
  return (value.isZero() ? new Decimal(0) : value).toFixed(2);
}
