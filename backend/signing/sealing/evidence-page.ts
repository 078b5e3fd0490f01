import { rgb, type Color, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { DateTime } from 'luxon';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import { documentWords } from './document-words.js';
import type { Envelope } from '../envelope.state.js';
import type { Step } from '../envelope.trail.js';
import type { ScriptFonts } from './script-fonts.js';

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
    private readonly fonts: ScriptFonts,
  ) {}

  write({ text, size = 9, color = INK, gap = 5 }: EvidenceLine): void {
    for (const line of this.wrapped(text, size)) {
      if (!this.page || this.y - size < PAGE.margin) this.turn();
      this.y -= size + gap;
      this.fonts.draw(this.page!, line, { x: PAGE.margin, y: this.y, size, color });
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
      if (line !== '' && this.fonts.width(longer, size) > PAGE.width - 2 * PAGE.margin) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
}

/** A line of the page of evidence. */
export interface EvidenceLine {
  readonly text: string;
  readonly size?: number;
  readonly color?: Color;
  readonly gap?: number;
}

/** Who signed what, when, from where, over which bytes: behind the pages themselves. */
export function evidenceOf(envelopeId: string, { document, signers, trail }: Envelope): readonly EvidenceLine[] {
  const { title, record } = documentWords(document!);
  return [
    { text: 'Evidence of signature', size: 16, gap: 10 },
    { text: `${title}, ${record}`, size: 11 },
    { text: `File ${document!.file.name}, SHA-256 of the pages before they were signed:`, color: GREY, gap: 10 },
    { text: document!.file.sha256 },
    { text: `Envelope ${envelopeId}`, color: GREY },
    { text: 'Signed by', size: 11, gap: 14 },
    ...signers.map(({ name, role, mail, signedAt }) => ({ text: `${name}, ${signerRoleWords[role]}, ${mail}: ${moment(signedAt)}` })),
    { text: 'What happened', size: 11, gap: 14 },
    ...trail.flatMap((step) => [
      { text: `${moment(step.at)}  ${step.what}${step.reason && ` · ${step.reason}`}` },
      ...(whereFrom(step) ? [{ text: whereFrom(step), size: 8, color: GREY, gap: 3 }] : []),
    ]),
    { text: 'All times are Eastern time. Signed pages and this page are sealed together: whoever changes a byte of them breaks the seal.', size: 8, color: GREY, gap: 14 },
  ];
}

/** @param fonts that have the letters of these lines */
export function addEvidence(pdf: PDFDocument, evidence: readonly EvidenceLine[], fonts: ScriptFonts): void {
  const lines = new Lines(pdf, fonts);
  for (const line of evidence) lines.write(line);
}

/** What a browser says of itself is a stranger's text: in quotation marks it cannot pass for words of ours. */
function whereFrom({ by, address, userAgent, sha256 }: Step): string {
  return [by, address && `from ${address}`, userAgent && `a browser that calls itself “${userAgent.replace(/[“”"]/g, "'")}”`, sha256 && `over ${sha256.slice(0, 16)}…`].filter(Boolean).join(', ');
}

function moment(instant: string): string {
  return DateTime.fromISO(instant, { zone: 'America/New_York' }).toFormat("MM/dd/yyyy h:mm:ssa 'ET'");
}
