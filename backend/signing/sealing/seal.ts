import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import { Signer, SignPdf } from '@signpdf/signpdf';
import forge from 'node-forge';
import type { SealKey } from './seal-certificate.js';

/** Bytes: a certificate of 4,096 bits and what is signed along take a third of it. */
const LONGEST_SIGNATURE = 8_192;
/** PDF 32000-1, 12.8.2.2: a reader treats any later change, also of a form or a note, as a breach. */
const NO_CHANGES = 1;
const BYTE_RANGE = '**********';

/** PKCS#7 over the whole file but for the place of the signature itself. */
class Seal extends Signer {
  constructor(private readonly by: SealKey) {
    super();
  }

  override async sign(pdf: Buffer, signingTime = new Date()): Promise<Buffer> {
    const { key, certificate } = this.by;
    const signed = forge.pkcs7.createSignedData();
    signed.content = forge.util.createBuffer(pdf.toString('latin1'));
    signed.addCertificate(certificate);
    signed.addSigner({
      key,
      certificate,
      digestAlgorithm: forge.pki.oids['sha256']!,
      authenticatedAttributes: [
        { type: forge.pki.oids['contentType']!, value: forge.pki.oids['data']! },
        { type: forge.pki.oids['signingTime']!, value: signingTime as unknown as string },
        { type: forge.pki.oids['messageDigest']! },
      ],
    });
    signed.sign({ detached: true });
    return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'latin1');
  }
}

/** Makes the place where the seal will stand. The seal certifies the document: nothing may be changed after it. */
export function addSealPlace(document: PDFDocument, at: Date, { by, why }: { readonly by: string; readonly why: string }): void {
  const { context } = document;
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [PDFNumber.of(0), PDFName.of(BYTE_RANGE), PDFName.of(BYTE_RANGE), PDFName.of(BYTE_RANGE)],
    Contents: PDFHexString.of('0'.repeat(LONGEST_SIGNATURE * 2)),
    Reason: PDFHexString.fromText(why),
    M: PDFString.fromDate(at),
    Name: PDFHexString.fromText(by),
    Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { Type: 'TransformParams', P: NO_CHANGES, V: '1.2' } }],
  });
  const place = context.register(signature);
  const page = document.getPage(document.getPageCount() - 1);
  const widget = context.register(
    context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], V: place, T: PDFString.of('Seal'), F: 132, P: page.ref as PDFRef }),
  );
  page.node.addAnnot(widget);
  document.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: place }));
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [widget] }));
}

/** @returns the same file with its seal: a byte that is changed later is noticed by whoever checks it */
export function sealed(pdf: Uint8Array, by: SealKey, at: Date): Promise<Buffer> {
  return new SignPdf().sign(Buffer.from(pdf), new Seal(by), at);
}
