import { Decimal } from 'decimal.js';
import { firstThatHolds, type CommissionOfSale } from './asked-rules.rules.js';
import { isException, isGivenBack, isSamePerson, shareDown, type CommissionedSale } from './commissioned-sale.rules.js';
import type { CommissionRates } from './commission-rates.rules.js';
import { percentWords, shareInWords } from './in-words.rules.js';

interface Manager {
  readonly fullName: string;
  readonly isSenior: boolean;
}

/**
 * What a sale pays a sales manager (document 1, section 9): nothing below a quarter put down, then 13 percent in place of
 * everything where the manager sold it (`decisions.md D9`, `D10`). Nothing is kept back of it.
 */
export function managerCommission(sale: CommissionedSale, { fullName, isSenior }: Manager, rates: CommissionRates): CommissionOfSale {
  const { manager } = rates;
  const share = shareDown(sale);
  const asTo = isSamePerson(fullName, sale.toName);
  const base = isSenior ? manager.senior : manager.base;
  const rank = isSenior ? 'senior manager' : 'manager';
  const withTo = new Decimal(base).plus(manager.asTo).toString();
  const tooLittle = share.lt('0.25') && !isException(sale, rates);
  const putDown = `${shareInWords(share)} put down`;
  return firstThatHolds(
    [
      { rule: 'Canceled and rescinded contracts are left out', rate: 'excluded', answer: () => [isGivenBack(sale), `The contract is ${sale.contractStatus}`] },
      { rule: 'Nothing below a quarter put down', rate: '0', answer: () => [tooLittle, isException(sale, rates) ? `An exception deal: ${sale.dealNumber}` : putDown] },
      { rule: `${percentWords(manager.asAgent)}, sold by the manager`, rate: manager.asAgent, answer: () => [isSamePerson(fullName, sale.salesAgent), `The sales agent is ${sale.salesAgent || 'blank'}`] },
      { rule: `${percentWords(withTo)}, ${rank} and TO`, rate: withTo, answer: () => [asTo, `The TO is ${sale.toName || 'blank'}`] },
      { rule: `${percentWords(base)}, ${rank}`, rate: base, answer: () => [true, putDown] },
    ],
    sale.purchasePrice,
    '0',
  );
}
