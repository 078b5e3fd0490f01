import { UnsupportedMediaTypeException } from '@nestjs/common';

/** How much of its end a PDF says its table's place in. */
const ENDING = 2_048;

/** Looks at a file while it comes: whether it is a PDF by its bytes, whatever it is called. What it does, `PdfJudge` says of the whole. */
export class PdfCheck {
  private begun = false;
  private kept = '';

  /** @throws HttpException 415 for no PDF */
  take(piece: Buffer): void {
    const text = this.kept + piece.toString('latin1', Math.max(0, this.begun ? piece.length - ENDING : 0));
    if (!this.begun && text.length >= 8) this.begin(text);
    this.kept = this.begun ? text.slice(-ENDING) : text;
  }

  /** @throws HttpException 415 */
  end(): void {
    if (!this.begun || !this.kept.includes('startxref')) throw new UnsupportedMediaTypeException('This is no PDF, or a part of it is missing');
  }

  private begin(text: string): void {
    if (!/^%PDF-\d\.\d/.test(text)) throw new UnsupportedMediaTypeException('This is no PDF: a signed paper is uploaded as a PDF');
    this.begun = true;
  }
}
