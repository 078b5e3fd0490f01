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

/**
 * What a sale pays its sales agent in a week (document 1, section 9). The order is that of `decisions.md D2`: who is paid
 * nothing, then 9, 8 and 7 percent, then the exception, which never lowers.
 * @param payDate YYYY-MM-DD
 */
export function salesCommission(sale: CommissionedSale, agent: Seller, payDate: string, rates: CommissionRates): CommissionOfSale {
  return firstThatHolds([...exclusions(sale, agent), ...paying(sale, payDate, rates)], sale.purchasePrice, rates.reserve);
}

function exclusions(sale: CommissionedSale, { isSalesManager }: Seller): readonly RuleToAsk[] {
  const { contractStatus, salesAgent, toName, isToUsed } = sale;
  return [
    { rule: 'Canceled and rescinded contracts are left out', rate: 'excluded', answer: () => [isGivenBack(sale), `The contract is ${contractStatus}`] },
    { rule: 'Sales managers with a TO are left out', rate: 'excluded', answer: () => [isSalesManager && isToUsed, `${salesAgent} is ${isSalesManager ? 'a' : 'no'} sales manager; a TO was ${isToUsed ? '' : 'not '}used`] },
    { rule: 'Who was the TO of the sale as well is left out', rate: 'excluded', answer: () => [isSamePerson(salesAgent, toName), toName === '' ? 'The contract names no TO' : `The TO is ${toName}`] },
  ];
}

function paying(sale: CommissionedSale, payDate: string, rates: CommissionRates): readonly RuleToAsk[] {
  const share = shareDown(sale);
  const putDown = `${shareInWords(share)} put down`;
  return [
    { rule: `${percentWords(rates.paidInFull)}, paid in full`, rate: rates.paidInFull, answer: () => paidInFull(sale, payDate) },
    { rule: `${percentWords(rates.halfDown)}, half put down`, rate: rates.halfDown, answer: () => [share.gte('0.5'), putDown] },
    { rule: `${percentWords(rates.quarterDown)}, a quarter put down`, rate: rates.quarterDown, answer: () => [share.gte('0.25'), putDown] },
    { rule: `${percentWords(rates.exception)}, exception deal`, rate: rates.exception, answer: () => [isException(sale, rates), `The deal number is ${sale.dealNumber || 'blank'}`] },
    { rule: 'Nothing', rate: '0', answer: () => [true, `${shareInWords(share)} put down, less than a quarter`] },
  ];
}

/** "Paid in Full at Closing" is not among them (`decisions.md D5`). */
function paidInFull({ paidInFullDate, paymentStatus, howPaid }: CommissionedSale, payDate: string): readonly [boolean, string] {
  const by = addDays(payDate, -DAYS_BEFORE_PAY_DATE);
  if (!paidInFullDate) return [false, 'No day on which it was paid in full'];
  if (paidInFullDate > by) return [false, `Paid in full on ${dayInWords(paidInFullDate)}, after ${dayInWords(by)}`];
  const how = paymentStatus === 'Paid in Full at Signing' ? paymentStatus : fullPayments.find((words) => words === howPaid);
  return how ? [true, `Paid in full on ${dayInWords(paidInFullDate)}: ${how}`] : [false, `Paid in full on ${dayInWords(paidInFullDate)}, and neither at signing nor by one full payment`];
}
