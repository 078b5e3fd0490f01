import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { DEFAULT_TRANSACTION_FEE, PRICE_PER_POINT, purchaseTotal } from '../points-purchase.rules.js';
import { countWords, dollars } from '../checkout/checkout-words.js';
import { CODE_MINUTES } from './agent-code-fault.js';

export function codeMail(code: string, points: number, company: OwnCompany): { readonly subject: string; readonly text: string } {
  return {
    subject: 'Your code to buy advantage points',
    text: [
      'Hello,',
      `an agent of the exchange company wants to buy ${offer(points)} for your membership. Tell them this code if you want that: ${code}`,
      `It is good for ${CODE_MINUTES} minutes and for this purchase alone. Nothing is charged by it: you pay afterwards, by card.`,
      `If you are not talking to an agent just now, tell nobody the code and call us: ${company.phone}.`,
      `${company.name}\n`,
    ].join('\n\n'),
  };
}

export function codeText(code: string, points: number, company: OwnCompany): string {
  return `${company.name}: ${code} is your code for the agent who wants to buy ${offer(points)} for you, good for ${CODE_MINUTES} minutes. Not you? Tell nobody and call ${company.phone}. Reply STOP to get no more texts.`;
}

/** What the code buys, so that nobody is told a smaller purchase than is made. */
function offer(points: number): string {
  return `${countWords(points)} advantage points for $${dollars(purchaseTotal(points, PRICE_PER_POINT, DEFAULT_TRANSACTION_FEE))} in all`;
}
