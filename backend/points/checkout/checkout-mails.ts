import { DateTime } from 'luxon';
import type { CheckoutAnswer } from './checkout.dto.js';

interface Words {
  readonly subject: string;
  readonly text: string;
}

const SANDBOX = 'This is a sandbox: no card is charged.';

export function linkMail(said: CheckoutAnswer, link: string): Words {
  return {
    subject: `Please pay for your ${count(said)} advantage points`,
    text: lines(
      `Hello ${said.forWhom},`,
      `${count(said)} advantage points are held for you until ${clock(said.heldUntil)} (New York). Please pay $${money(said.total)} here, by card:`,
      link,
      'After that time the points go back and nothing is charged. The link is for this purchase alone.',
      ...(said.processor === 'Sandbox' ? [SANDBOX] : []),
      'Questions: (407) 555-0100.',
      'Vacation Resales',
    ),
  };
}

export function receiptMail(said: CheckoutAnswer, link: string): Words {
  const { payment } = said;
  return {
    subject: `Receipt for purchase ${said.epicAdvantageContractId}: $${money(said.total)}`,
    text: lines(
      `Hello ${said.forWhom},`,
      `thank you: ${count(said)} advantage points of ${said.useYear} are yours.`,
      [
        `${count(said)} points at ${said.pricePerPoint}: ${money(said.pointsPrice)}`,
        `Transaction fee: ${money(said.transactionFee)}`,
        `Paid, US dollars: ${money(said.total)}`,
        ...(payment?.cardEnd ? [`Card: ends in ${payment.cardEnd}`] : []),
        ...(payment ? [`When: ${clock(payment.at)}`, `Reference: ${payment.reference}`] : []),
      ].join('\n'),
      `This receipt, also as a PDF: ${link}`,
      ...(said.processor === 'Sandbox' ? [SANDBOX] : []),
      'Vacation Resales',
    ),
  };
}

function count({ points }: CheckoutAnswer): string {
  return points.toLocaleString('en-US');
}

function money(amount: string): string {
  return Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
}

function clock(instant: string): string {
  return DateTime.fromISO(instant, { zone: 'America/New_York' }).toFormat('MM/dd/yyyy h:mma');
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
