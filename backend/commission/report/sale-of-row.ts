import { Decimal } from 'decimal.js';
import { fullPayments } from '../../../events/resale-contracts/resale-contract.enums.js';
import { membershipFactFields, resaleFactFields, type SaleFacts, type SaleKind } from '../../../events/commission/commissioned-sale.fields.js';
import type { SaleOfPeriod } from '../../../projections/commissioned-sales/commissioned-sales.queries.js';
import { shareDown, type CommissionedSale } from '../rules/commissioned-sale.rules.js';
import type { FactUsed, SaleNamed } from './commission-report.dto.js';

/** A contract of the period, as its facts stand. */
export interface SaleToPay {
  readonly sale: CommissionedSale;
  readonly named: SaleNamed;
  readonly putDown: string;
  readonly facts: readonly FactUsed[];
}

/**
 * @param day the field that put it into the period
 * @param carried why it stands in a later one
 */
export function saleToPay({ kind, contractId, facts, buyer, what }: SaleOfPeriod, day: 'contractDate' | 'paidInFullDate', carried?: string): SaleToPay {
  const text = (field: string) => facts[field]?.value ?? '';
  const purchasePrice = amountOf(text('purchasePrice'));
  const howPaid = text(kind === 'resale' ? 'notes' : 'transactionType');
  const sale: CommissionedSale = {
    kind,
    contractId,
    contractStatus: text('contractStatus'),
    purchasePrice,
    deposit: kind === 'resale' ? amountOf(text('depositAmount')) : downPayments(purchasePrice, howPaid, text('minimumDownPayment'), text('additionalDownPayment')),
    paidInFullDate: facts['paidInFullDate']?.value ?? null,
    paymentStatus: text('paymentStatus'),
    howPaid,
    dealNumber: text('tppDealNumber'),
    salesAgent: text('salesAgent').trim(),
    toName: text('toName').trim(),
    // A membership names the TO and says no more of it.
    isToUsed: kind === 'resale' ? text('isToUsed').toUpperCase() === 'YES' : text('toName').trim() !== '',
  };
  const named = { kind, contractId, date: facts[day]?.value ?? null, buyer, what, base: purchasePrice };
  return {
    sale,
    named: carried === undefined ? named : { ...named, carried },
    putDown: shareDown(sale).toDecimalPlaces(4, Decimal.ROUND_DOWN).toString(),
    facts: factsUsed(toldOf[kind], facts),
  };
}

const toldOf: Readonly<Record<SaleKind, readonly string[]>> = { resale: Object.keys(resaleFactFields), membership: Object.keys(membershipFactFields) };

function factsUsed(told: readonly string[], facts: SaleFacts): readonly FactUsed[] {
  const used: FactUsed[] = [];
  for (const field of told) {
    const fact = facts[field];
    if (fact) used.push({ field, value: fact.value, version: fact.revision + 1, on: fact.on });
  }
  return used;
}

/** A full payment is all of it, whatever the down payments say (`decisions.md D21`). */
function downPayments(purchasePrice: string, howPaid: string, minimum: string, additional: string): string {
  if (fullPayments.includes(howPaid)) return purchasePrice;
  return new Decimal(amountOf(minimum)).plus(amountOf(additional)).toFixed(2);
}

/** Nothing was written: nothing was paid. */
function amountOf(written: string): string {
  return written === '' ? '0.00' : new Decimal(written).toFixed(2);
}
