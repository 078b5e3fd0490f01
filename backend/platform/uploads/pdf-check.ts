import { UnprocessableEntityException, UnsupportedMediaTypeException } from '@nestjs/common';

/** What makes a PDF do something by itself, carry other files, or keep us from looking. A scan of paper has none of it. */
const REFUSED = {
  JavaScript: 'a script',
  Launch: 'a command that starts a program',
  EmbeddedFile: 'another file within it',
  EmbeddedFiles: 'another file within it',
  RichMedia: 'a film or a program',
  Rendition: 'a film or a program',
  XFA: 'a form that can do things by itself',
  ImportData: 'a form that can do things by itself',
  SubmitForm: 'a form that can do things by itself',
  Encrypt: 'a password',
} as const;

const END = '[\\0\\s()<>[\\]{}/%]';
const NAMED = new RegExp(`/(${Object.keys(REFUSED).join('|')})(?=${END})`);
/** Names may be written so that nobody finds them: /J#61vaScript. */
const ESCAPED = /\/([^\0\s()<>[\]{}/%]{0,60}#[\da-f]{2}[^\0\s()<>[\]{}/%]{0,60})(?=[\0\s()<>[\]{}/%])/gi;
/** By these packed objects are found. */
const OF_PACKS = new Set(['ObjStm', 'First', 'FlateDecode']);
const LONGEST_NAME = 200;

/** Looks at a file while it comes: whether it is a PDF (by its bytes, whatever it is called), and whether it does nothing by itself. */
export class PdfCheck {
  private begun = false;
  private kept = '';

  /** @throws HttpException 415 for no PDF, 422 for one that is refused */
  take(piece: Buffer): void {
    const text = this.kept + piece.toString('latin1');
    if (!this.begun && text.length >= 8) this.begin(text);
    refuseActive(text);
    this.kept = text.slice(-Math.max(LONGEST_NAME, 2_048));
  }

  /** @throws HttpException 415 */
  end(): void {
    if (!this.begun || !this.kept.includes('startxref')) throw new UnsupportedMediaTypeException('This is no PDF, or a part of it is missing');
    refuseActive(`${this.kept} `);
  }

  private begin(text: string): void {
    if (!/^%PDF-\d\.\d/.test(text)) throw new UnsupportedMediaTypeException('This is no PDF: a signed paper is uploaded as a PDF');
    this.begun = true;
  }
}

/** @throws UnprocessableEntityException */
export function refuseActive(text: string): void {
  const found = NAMED.exec(text)?.[1] ?? hiddenName(text);
  if (found === undefined) return;
  const what = found in REFUSED ? REFUSED[found as keyof typeof REFUSED] : 'names that are written to be hidden';
  throw new UnprocessableEntityException(`This PDF has ${what}. Print it into a new PDF, or scan the paper, and upload that.`);
}

function hiddenName(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(ESCAPED)) {
    const plain = name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (plain in REFUSED || OF_PACKS.has(plain)) return plain;
  }
  return undefined;
}
