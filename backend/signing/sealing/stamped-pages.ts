import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { rgb } from '@cantoo/pdf-lib';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { Envelope } from '../envelope.state.js';

const INK = rgb(0.08, 0.19, 0.42);
const DATE_SIZE = 10;
const ABOVE_LINE = 3;

/** Puts signatures and dates where the document says. @param marks pictures by their file */
export async function stampPages(pdf: PDFDocument, { document, signers }: Envelope, marks: ReadonlyMap<string, Uint8Array>, font: PDFFont): Promise<void> {
  for (const [index, place] of document!.places.entries()) {
    const signer = signers.find(({ role }) => role === place.signer);
    if (!signer) continue;
    const page = pdf.getPage(place.page - 1);
    const foot = page.getHeight() - place.y - place.height;
    if (place.kind === 'date') {
      page.drawText(usDay(signer.signedAt), { x: place.x + ABOVE_LINE, y: foot + ABOVE_LINE, size: DATE_SIZE, font, color: INK });
      continue;
    }
    const signed = signer.places.find((one) => one.place === index);
    if (!signed) continue;
    const picture = await pdf.embedPng(marks.get(signed.mark.fileId)!);
    const { width, height } = picture.scaleToFit(place.width, place.height);
    page.drawImage(picture, { x: place.x, y: foot, width, height });
  }
}

/** The New York day of an instant, 12/05/2026. */
function usDay(instant: string): string {
  const [year, month, day] = newYorkDay(new Date(instant)).split('-');
  return `${month}/${day}/${year}`;
}
