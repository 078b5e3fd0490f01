import { Decimal } from 'decimal.js';
import { documentedMembershipFees } from '../../../events/company/membership-fees.rules.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import type { ClosingCostSchedule, CompanyFees, SoldProduct } from '../../../events/epic-contracts/sale-conditions.js';
import { cents } from '../../../events/kernel/cents.rules.js';
import { companyFeesOf } from './company-fees.rules.js';

/** What contracts of the old system were made with, which do not say it (document 2, 9). */
export const documentedFees = companyFeesOf(documentedMembershipFees);

/** What a membership is sold for. */
export type PricedProduct = Pick<SoldProduct, 'listPrice' | 'minimumPrice' | 'minimumDownPayment' | 'closingCosts'>;

export interface MembershipTerms {
  /** One of the four, or blank while nobody has chosen. */
  readonly transactionType: string;
  /** Absent: the list price less closing costs. */
  readonly purchasePrice?: string;
  readonly additionalDownPayment: string;
  /** Of the day on which the contract is made, 1 to 12 (`decisions.md E15`). */
  readonly month: number;
}

/** Every computed amount of a membership contract. Dollars with 2 places. */
export interface MembershipBill extends ClosingCostSchedule {
  readonly loanProcessingFee: string;
  readonly creditReportFee: string;
  readonly closingCostAmount: string;
  readonly purchasePrice: string;
  readonly totalPurchasePrice: string;
  /** The typed price was below the product's minimum, and is now the least that holds (`decisions.md E3`, `E4`). */
  readonly raisedToMinimum: boolean;
  readonly minimumDownPayment: string;
  readonly additionalDownPayment: string;
  readonly financedAmount: string;
  readonly subtotalDueAtClosing: string;
  readonly creditCardProcessingFee: string;
  readonly dueAtClosing: string;
}

/** Tiers that have to be paid in full (`decisions.md E17`). */
const PAID_IN_FULL: readonly string[] = ['Embarc', 'Rendezvous'];

/** The money of a membership contract, as form and decider compute it (document 2, 9). */
export function membershipBill(product: PricedProduct, fees: CompanyFees, terms: MembershipTerms): MembershipBill {
  const financed = isFinanced(terms.transactionType);
  const costs = closingCosts(product.closingCosts, fees, { financed, month: terms.month });
  const price = priced(product, costs.closingCostAmount, terms.purchasePrice);
  const minimumDown = financed ? cents(new Decimal(price.purchasePrice).times(product.minimumDownPayment)) : new Decimal(price.purchasePrice);
  const additionalDown = financed ? cents(new Decimal(terms.additionalDownPayment)) : new Decimal(0);
  const subtotal = minimumDown.plus(additionalDown).plus(costs.closingCostAmount);
  const cardFee = paysByCard(terms.transactionType) ? cents(subtotal.times(fees.cardFee)) : new Decimal(0);
  return {
    ...costs,
    ...price,
    minimumDownPayment: minimumDown.toFixed(2),
    additionalDownPayment: additionalDown.toFixed(2),
    financedAmount: new Decimal(price.purchasePrice).minus(minimumDown).minus(additionalDown).toFixed(2),
    subtotalDueAtClosing: subtotal.toFixed(2),
    creditCardProcessingFee: cardFee.toFixed(2),
    dueAtClosing: subtotal.plus(cardFee).toFixed(2),
  };
}

/** Products that charge no dues have none in the season either (`decisions.md E16`). */
function closingCosts(schedule: ClosingCostSchedule, fees: CompanyFees, { financed, month }: { readonly financed: boolean; readonly month: number }) {
  const dues = new Decimal(schedule.firstYearDues);
  const inSeason = !dues.isZero() && fees.season.includes(month);
  const items = {
    escrowServices: schedule.escrowServices,
    membershipProcessing: schedule.membershipProcessing,
    firstYearDues: (inSeason ? dues.plus(fees.seasonalDues) : dues).toFixed(2),
    trusteeFees: schedule.trusteeFees,
    thirdPartyProviders: schedule.thirdPartyProviders,
    loanProcessingFee: financed ? fees.loanProcessingFee : '0.00',
    creditReportFee: financed ? fees.creditReportFee : '0.00',
  };
  return { ...items, closingCostAmount: Decimal.sum(...Object.values(items)).toFixed(2) };
}

function priced({ listPrice, minimumPrice }: PricedProduct, closingCostAmount: string, typed: string | undefined) {
  const least = new Decimal(minimumPrice).minus(closingCostAmount);
  const asked = typed === undefined ? new Decimal(listPrice).minus(closingCostAmount) : cents(new Decimal(typed));
  const raisedToMinimum = asked.lt(least);
  const price = raisedToMinimum ? least : asked;
  return { purchasePrice: price.toFixed(2), totalPurchasePrice: price.plus(closingCostAmount).toFixed(2), raisedToMinimum };
}

/** `decisions.md E13` */
function paysByCard(transactionType: string): boolean {
  return transactionType === 'Credit Card (Full Payment)' || transactionType === 'Finance Transaction';
}

export function mayBeFinanced(membershipTier: string): boolean {
  return !PAID_IN_FULL.includes(membershipTier);
}
