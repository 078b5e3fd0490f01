import { Decimal } from 'decimal.js';
import { firstThatHolds, type CommissionOfSale, type RuleToAsk } from './asked-rules.rules.js';
import { isException, isGivenBack, isSamePerson, shareDown, type CommissionedSale } from './commissioned-sale.rules.js';
import type { CommissionRates } from './commission-rates.rules.js';
import { percentWords, shareInWords } from './in-words.rules.js';

interface Manager {
  readonly fullName: string;
  /** As they are called since a run was reckoned: a contract may name them by either. */
  readonly nameSince?: string | undefined;
  readonly isSenior: boolean;
}

/**
 * What a sale pays a sales manager (document 1, section 9): nothing below a quarter put down, then 13 percent in place of
 * everything where the manager sold it (`decisions.md D9`, `D10`). Nothing is kept back of it.
 * @returns what each sale pays the manager
 */
export function managerCommission({ fullName, nameSince = '', isSenior }: Manager, rates: CommissionRates): (sale: CommissionedSale) => CommissionOfSale {
  const { manager } = rates;
  const base = isSenior ? manager.senior : manager.base;
  const rank = isSenior ? 'senior manager' : 'manager';
  const withTo = new Decimal(base).plus(manager.asTo).toString();
  const isManager = (name: string) => isSamePerson(fullName, name) || isSamePerson(nameSince, name);
  const putDown = (sale: CommissionedSale) => `${shareInWords(shareDown(sale))} put down`;
  const rules: readonly RuleToAsk<CommissionedSale>[] = [
    { rule: 'Canceled and rescinded contracts are left out', rate: 'excluded', answer: (sale) => [isGivenBack(sale), `The contract is ${sale.contractStatus}`] },
    {
      rule: 'Nothing below a quarter put down',
      rate: '0',
      answer: (sale) => (isException(sale, rates) ? [false, `An exception deal: ${sale.dealNumber}`] : [shareDown(sale).lt('0.25'), putDown(sale)]),
    },
    { rule: `${percentWords(manager.asAgent)}, sold by the manager`, rate: manager.asAgent, answer: ({ salesAgent }) => [isManager(salesAgent), `The sales agent is ${salesAgent || 'blank'}`] },
    { rule: `${percentWords(withTo)}, ${rank} and TO`, rate: withTo, answer: ({ toName }) => [isManager(toName), `The TO is ${toName || 'blank'}`] },
    { rule: `${percentWords(base)}, ${rank}`, rate: base, answer: (sale) => [true, putDown(sale)] },
  ];
  return (sale) => firstThatHolds(rules, sale, sale.purchasePrice, '0');
}
