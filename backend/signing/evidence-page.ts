import { rgb, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { DateTime } from 'luxon';
import { signerRoleWords } from '../../events/envelope.values.js';
import { documentWords } from './document-words.js';
import type { Envelope } from './envelope.state.js';
import type { Step } from './envelope.trail.js';

/** Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 56 };
const INK = rgb(0.09, 0.13, 0.15);
const GREY = rgb(0.36, 0.42, 0.48);

/** Writes lines from the top down, on as many pages as it takes. */
class Lines {
  private page: PDFPage | undefined;
  private y = 0;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly font: PDFFont,
  ) {}

  write(text: string, size = 9, color = INK, gap = 5): void {
    for (const line of this.wrapped(text, size)) {
      if (!this.page || this.y - size < PAGE.margin) this.turn();
      this.y -= size + gap;
      this.page!.drawText(line, { x: PAGE.margin, y: this.y, size, font: this.font, color });
    }
  }

  private turn(): void {
    this.page = this.pdf.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
  }

  private wrapped(text: string, size: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.replace(/[\p{Cc}]/gu, ' ').split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.font.widthOfTextAtSize(longer, size) > PAGE.width - 2 * PAGE.margin) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
}

/** Who signed what, when, from where, over which bytes: behind the pages themselves. */
export function addEvidence(pdf: PDFDocument, envelopeId: string, { document, signers, trail }: Envelope, font: PDFFont): void {
  const { title, record } = documentWords(document!);
  const lines = new Lines(pdf, font);
  lines.write('Evidence of signature', 16, INK, 10);
  lines.write(`${title}, ${record}`, 11);
  lines.write(`File ${document!.file.name}, SHA-256 of the pages before they were signed:`, 9, GREY, 10);
  lines.write(document!.file.sha256);
  lines.write(`Envelope ${envelopeId}`, 9, GREY);
  lines.write('Signed by', 11, INK, 14);
  for (const { name, role, mail, signedAt } of signers) lines.write(`${name}, ${signerRoleWords[role]}, ${mail}: ${moment(signedAt)}`);
  lines.write('What happened', 11, INK, 14);
  for (const step of trail) {
    lines.write(`${moment(step.at)}  ${step.what}${step.reason && ` · ${step.reason}`}`);
    if (whereFrom(step)) lines.write(whereFrom(step), 8, GREY, 3);
  }
  lines.write('All times are Eastern time. Signed pages and this page are sealed together: whoever changes a byte of them breaks the seal.', 8, GREY, 14);
}

/** What a browser says of itself is a stranger's text: in quotation marks it cannot pass for words of ours. */
function whereFrom({ by, address, userAgent, sha256 }: Step): string {
  return [by, address && `from ${address}`, userAgent && `a browser that calls itself “${userAgent.replace(/[“”"]/g, "'")}”`, sha256 && `over ${sha256.slice(0, 16)}…`].filter(Boolean).join(', ');
}

function moment(instant: string): string {
  return DateTime.fromISO(instant, { zone: 'America/New_York' }).toFormat("MM/dd/yyyy h:mm:ssa 'ET'");
}
