import { PDFDocument } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import type { Envelope } from '../envelope.state.js';
import { addEvidence, evidenceOf } from './evidence-page.js';
import { ScriptFonts } from './script-fonts.js';
import { addSealPlace, sealed } from './seal.js';
import type { SealKey } from './seal-certificate.js';
import { stampPages } from './stamped-pages.js';

export interface ToSeal {
  readonly envelopeId: string;
  readonly envelope: Envelope;
  /** The very bytes that were shown and signed. */
  readonly pages: Uint8Array;
  /** Pictures of signatures by their file. */
  readonly marks: ReadonlyMap<string, Uint8Array>;
  /** Who seals it. */
  readonly company: string;
}

/** The pages with their signatures and the page of evidence, sealed. What was signed stands in it byte for byte, at its beginning. */
export async function sealedDocument({ envelopeId, envelope, pages, marks, company }: ToSeal, by: SealKey, at: Date): Promise<Buffer> {
  const pdf = await PDFDocument.load(pages, { forIncrementalUpdate: true, updateMetadata: false });
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const evidence = evidenceOf(envelopeId, envelope);
  const fonts = await ScriptFonts.for(pdf, evidence.map(({ text }) => text).join(''));
  await stampPages(pdf, envelope, marks, fonts.plain);
  addEvidence(pdf, evidence, fonts);
  addSealPlace(pdf, at, { by: company, why: 'Signed by everybody who was asked to' });
  return sealed(await pdf.save({ useObjectStreams: false }), by, at);
}
