import type { Decimal } from 'decimal.js';
import { fullPayments } from '../../../events/resale-contracts/resale-contract.enums.js';
import { addDays, dayInWords } from '../../platform/calendar/day.rules.js';
import { firstThatHolds, type CommissionOfSale, type RuleToAsk } from './asked-rules.rules.js';
import { isException, isGivenBack, isSamePerson, shareDown, type CommissionedSale } from './commissioned-sale.rules.js';
import type { CommissionRates } from './commission-rates.rules.js';
import { percentWords, shareInWords } from './in-words.rules.js';

/** A rep is paid the higher rate for what was in full in hand by then (`decisions.md D3`). */
const DAYS_BEFORE_PAY_DATE = 2;

interface Seller {
  readonly isSalesManager: boolean;
}

/** What the rules of a week are asked of. */
interface Sold {
  readonly sale: CommissionedSale;
  readonly agent: Seller;
  /** The part of the price that was put down. */
  readonly share: Decimal;
}

/**
 * What a sale pays its sales agent in a week (document 1, section 9). The order is that of `decisions.md D2`: who is paid
 * nothing, then 9, 8 and 7 percent, then the exception, which never lowers.
 * @param payDate YYYY-MM-DD
 * @returns what each sale of the week pays
 */
export function salesCommission(payDate: string, rates: CommissionRates): (sale: CommissionedSale, agent: Seller) => CommissionOfSale {
  const rules = [...exclusions, ...paying(payDate, rates)];
  return (sale, agent) => firstThatHolds(rules, { sale, agent, share: shareDown(sale) }, sale.purchasePrice, rates.reserve);
}

const exclusions: readonly RuleToAsk<Sold>[] = [
  { rule: 'Canceled and rescinded contracts are left out', rate: 'excluded', answer: ({ sale }) => [isGivenBack(sale), `The contract is ${sale.contractStatus}`] },
  {
    rule: 'Sales managers with a TO are left out',
    rate: 'excluded',
    answer: ({ sale: { salesAgent, isToUsed }, agent: { isSalesManager } }) => [isSalesManager && isToUsed, `${salesAgent} is ${isSalesManager ? 'a' : 'no'} sales manager; a TO was ${isToUsed ? '' : 'not '}used`],
  },
  { rule: 'Who was the TO of the sale as well is left out', rate: 'excluded', answer: ({ sale: { salesAgent, toName } }) => [isSamePerson(salesAgent, toName), toName === '' ? 'The contract names no TO' : `The TO is ${toName}`] },
];

function paying(payDate: string, rates: CommissionRates): readonly RuleToAsk<Sold>[] {
  const by = addDays(payDate, -DAYS_BEFORE_PAY_DATE);
  return [
    { rule: `${percentWords(rates.paidInFull)}, paid in full`, rate: rates.paidInFull, answer: ({ sale }) => paidInFull(sale, by) },
    { rule: `${percentWords(rates.halfDown)}, half put down`, rate: rates.halfDown, answer: ({ share }) => [share.gte('0.5'), putDown(share)] },
    { rule: `${percentWords(rates.quarterDown)}, a quarter put down`, rate: rates.quarterDown, answer: ({ share }) => [share.gte('0.25'), putDown(share)] },
    { rule: `${percentWords(rates.exception)}, exception deal`, rate: rates.exception, answer: ({ sale }) => [isException(sale, rates), `The deal number is ${sale.dealNumber || 'blank'}`] },
    { rule: 'Nothing', rate: '0', answer: ({ share }) => [true, `${putDown(share)}, less than a quarter`] },
  ];
}

function putDown(share: Decimal): string {
  return `${shareInWords(share)} put down`;
}

/** "Paid in Full at Closing" is not among them (`decisions.md D5`). */
function paidInFull({ paidInFullDate, paymentStatus, howPaid }: CommissionedSale, by: string): readonly [boolean, string] {
  if (!paidInFullDate) return [false, 'No day on which it was paid in full'];
  if (paidInFullDate > by) return [false, `Paid in full on ${dayInWords(paidInFullDate)}, after ${dayInWords(by)}`];
  const how = paymentStatus === 'Paid in Full at Signing' ? paymentStatus : fullPayments.find((words) => words === howPaid);
  return how ? [true, `Paid in full on ${dayInWords(paidInFullDate)}: ${how}`] : [false, `Paid in full on ${dayInWords(paidInFullDate)}, and neither at signing nor by one full payment`];
}
