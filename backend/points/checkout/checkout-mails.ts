import type { OwnCompany } from '../../../events/kernel/own-company.js';
import type { CheckoutAnswer } from './checkout.dto.js';
import { countWords, dollars, momentWords, timeWords } from './checkout-words.js';

interface Words {
  readonly subject: string;
  readonly text: string;
}

const SANDBOX = 'This is a sandbox: no card is charged.';

export function linkMail(said: CheckoutAnswer, link: string, company: OwnCompany): Words {
  return {
    subject: `Please pay for your ${countWords(said.points)} advantage points`,
    text: lines(
      `Hello ${said.forWhom},`,
      `${countWords(said.points)} advantage points are held for you until ${momentWords(said.heldUntil)} (New York). Please pay $${dollars(said.total)} here, by card:`,
      link,
      'After that time the points go back and nothing is charged. The link is for this purchase alone.',
      ...(said.processor === 'Sandbox' ? [SANDBOX] : []),
      `Questions: ${company.phone}.`,
      company.name,
    ),
  };
}

/** Short: a text has little room. */
export function linkText({ points, heldUntil, total }: CheckoutAnswer, link: string, company: OwnCompany): string {
  return `${company.name}: ${countWords(points)} points are held for you until ${timeWords(heldUntil)} New York time. Pay $${dollars(total)} here: ${link} Reply STOP to get no more texts.`;
}

export function receiptMail(said: CheckoutAnswer, link: string, company: OwnCompany): Words {
  const { payment } = said;
  return {
    subject: `Receipt for purchase ${said.epicAdvantageContractId}: $${dollars(said.total)}`,
    text: lines(
      `Hello ${said.forWhom},`,
      `thank you: ${countWords(said.points)} advantage points of ${said.useYear} are yours.`,
      [
        `${countWords(said.points)} points at ${said.pricePerPoint}: ${dollars(said.pointsPrice)}`,
        `Transaction fee: ${dollars(said.transactionFee)}`,
        `Paid, US dollars: ${dollars(said.total)}`,
        ...(payment?.cardEnd ? [`Card: ends in ${payment.cardEnd}`] : []),
        ...(payment ? [`When: ${momentWords(payment.at)}`, `Reference: ${payment.reference}`] : []),
      ].join('\n'),
      `This receipt, also as a PDF: ${link}`,
      ...(said.processor === 'Sandbox' ? [SANDBOX] : []),
      company.name,
    ),
  };
}

export function refundMail(said: CheckoutAnswer, link: string, company: OwnCompany): Words {
  const { payment } = said;
  return {
    subject: `Refund of purchase ${said.epicAdvantageContractId}: $${dollars(said.total)}`,
    text: lines(
      `Hello ${said.forWhom},`,
      `we have sent $${dollars(said.total)} back to ${payment?.cardEnd ? `the card that ends in ${payment.cardEnd}` : 'the card that paid'}. Your bank may take 5 to 10 business days to show it.`,
      [`Refunded, US dollars: ${dollars(said.total)}`, ...(payment ? [`Reference of the payment: ${payment.reference}`] : [])].join('\n'),
      `The ${countWords(said.points)} advantage points of this purchase went back too. The receipt says so: ${link}`,
      ...(said.processor === 'Sandbox' ? [SANDBOX] : []),
      `Questions: ${company.phone}.`,
      company.name,
    ),
  };
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
