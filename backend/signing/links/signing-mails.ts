import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { documentWords } from '../sealing/document-words.js';
import type { Envelope, Signer } from '../envelope.state.js';

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** To whoever is to sign now. */
export function signingMail({ document, expiresAt }: Envelope, { name }: Signer, company: OwnCompany, link: string): Words {
  const { title, record } = documentWords(document!);
  return {
    subject: `Please sign: ${title}, ${record}`,
    text: lines(
      `Hello ${name},`,
      `the ${title} (${record}) is ready for your signature. Please read and sign it here, on a computer or a phone:`,
      link,
      `The link is only for you: whoever has it can sign in your name. It is good until ${usDay(newYorkDay(new Date(expiresAt)))}.`,
      `If anything in the document is wrong, decline it on the same page and say why, or call us at ${company.phone}.`,
      company.name,
    ),
  };
}

/** To each who signed, once everybody has. */
export function copyMail({ document }: Envelope, { name }: Signer, company: OwnCompany, link: string): Words {
  const { title, record } = documentWords(document!);
  return {
    subject: `Signed by everybody: ${title}, ${record}`,
    text: lines(`Hello ${name},`, `everybody has signed the ${title} (${record}). Your copy, sealed against changes, is here for ninety days:`, link, company.name),
  };
}

/** To who has signed for a price or a deposit that is another now, while others are still to sign. */
export function termsChangedMail({ document }: Envelope, { name }: Signer, company: OwnCompany): Words {
  const { title, record } = documentWords(document!);
  return {
    subject: `Changed after you signed: ${title}, ${record}`,
    text: lines(
      `Hello ${name},`,
      `after you signed the ${title} (${record}), its price or deposit was changed in our books. What you signed still says what it said.`,
      `Before anything else is asked of you, you get a new version to read and sign. If you did not expect a change, call us at ${company.phone}.`,
      company.name,
    ),
  };
}

/** 12/05/2026 */
function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
