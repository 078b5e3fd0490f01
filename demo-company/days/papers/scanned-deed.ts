import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

const LETTER: [number, number] = [612, 792];

/** A page as a county records it, of which the demo says that it is none. */
export async function scannedDeed(contractId: number, signature: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage(LETTER);
  const [serif, bold] = [await pdf.embedFont(StandardFonts.TimesRoman), await pdf.embedFont(StandardFonts.TimesRomanBold)];
  const mark = await pdf.embedPng(signature);
  page.drawText('WARRANTY DEED', { x: 215, y: 690, size: 20, font: bold });
  page.drawText(`For the interest that contract ${contractId} names, the grantor conveys to the grantee,`, { x: 72, y: 630, size: 12, font: serif });
  page.drawText('and warrants the title to it against the lawful claims of all persons.', { x: 72, y: 612, size: 12, font: serif });
  page.drawImage(mark, { x: 72, y: 500, width: mark.width / 2, height: mark.height / 2 });
  page.drawText('Grantor', { x: 72, y: 486, size: 10, font: serif });
  page.drawText('Sample of the demo company: this is no deed.', { x: 72, y: 72, size: 10, font: serif });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
