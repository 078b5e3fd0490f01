import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPoppler, readPdf } from '../../../test/support/pdf-text.js';
import { pdfsig, sealHolds } from '../../../test/support/sealed-pdf.js';
import { noEnvelope, type Envelope } from '../envelope.state.js';
import { sealKeyIn } from './seal-certificate.js';
import { sealedDocument } from './sealed-document.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64');
const AT = '2026-11-20T15:06:00.000Z';
const file = (fileId: string) => ({ fileId, sha256: 'a1'.repeat(32), bytes: 9, mediaType: 'application/pdf', name: 'buyer-contract-1042-v2.pdf' });
const at = { page: 1, x: 60, y: 300, width: 260, height: 34 };
const moments = { requestedAt: AT, sentAt: AT, deliveredAt: AT, failed: '', viewedAt: AT, consentedAt: AT, signedAt: AT };
const step = { role: 'buyer', at: AT, by: '', reason: '', address: '203.0.113.42', userAgent: 'Phone', sha256: 'a1'.repeat(32) } as const;
const envelope: Envelope = {
  ...noEnvelope,
  status: 'Signed',
  document: { stream: 'resaleContract-1042', kind: 'buyer', version: 2, file: file('f'.repeat(32)), pages: 1, places: [{ signer: 'buyer', kind: 'signature', ...at }, { signer: 'buyer', kind: 'date', ...at, x: 400 }] },
  signers: [{ role: 'buyer', name: 'Fatima López', mail: 'fatima@example.com', ...moments, places: [{ place: 0, how: 'drawn', mark: file('e'.repeat(32)), at: AT }], timesSigned: 1 }],
  // More than one page holds.
  trail: Array.from({ length: 60 }, (_, index) => ({ ...step, what: `Step ${index + 1} (buyer)` })),
};

const folder = mkdtempSync(path.join(tmpdir(), 'seal-'));
const sealFile = path.join(folder, 'seal.pem');
const company = 'Harbor Résales 海';
const by = sealKeyIn(sealFile, company);
afterAll(() => rmSync(folder, { recursive: true }));

let original: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText('The contract itself');
  original = Buffer.from(await pdf.save());
  sealed = await sealedDocument({ envelopeId: 'e1', envelope, pages: original, marks: new Map([['e'.repeat(32), PNG]]), company }, by, new Date(AT));
});

describe('A sealed document', () => {
  it('begins with the very bytes that were signed', () => {
    expect(sealed.subarray(0, original.length).equals(original)).toBe(true);
  });

  it('shows a changed byte, wherever it is, and one that was added', () => {
    expect(sealHolds(sealed)).toBe(true);
    for (const place of [20, Math.floor(original.length / 2), original.length + 50, sealed.length - 3]) {
      const changed = Buffer.from(sealed);
      changed[place]! ^= 1;
      expect([place, sealHolds(changed)]).toEqual([place, false]);
    }
    expect(sealHolds(Buffer.concat([sealed, Buffer.from('\n')]))).toBe(false);
  });

  it('is certified: its seal permits no change after it, and the catalog says so', async () => {
    const { catalog } = await PDFDocument.load(sealed);
    const seal = catalog.lookup(PDFName.of('Perms'), PDFDict).lookup(PDFName.of('DocMDP'), PDFDict);
    const reference = seal.lookup(PDFName.of('Reference'), PDFArray).lookup(0, PDFDict);
    expect(reference.lookup(PDFName.of('TransformMethod'), PDFName).asString()).toBe('/DocMDP');
    expect(reference.lookup(PDFName.of('TransformParams'), PDFDict).lookup(PDFName.of('P'), PDFNumber).asNumber()).toBe(1);
  });

  it('names the company that sealed it, in the letters that it writes itself with', async () => {
    const { catalog } = await PDFDocument.load(sealed);
    const seal = catalog.lookup(PDFName.of('Perms'), PDFDict).lookup(PDFName.of('DocMDP'), PDFDict);
    expect(seal.lookup(PDFName.of('Name'), PDFHexString).decodeText()).toBe(company);
    // Its certificate has plain letters alone.
    expect((by.certificate.subject.getField('O') as { value: string }).value).toBe('Harbor Resales');
  });

  it('is sealed with the same certificate every time', async () => {
    expect(sealKeyIn(sealFile, 'Harbor Resales').certificate.serialNumber).toBe(by.certificate.serialNumber);
  });

  (hasPoppler ? it : it.skip)('names its signers in any script, and a letter that no font has by its number', async () => {
    const names = ['李明', '김민수', 'שרה', 'สมชาย', 'Łukasz Đặng', 'Ольга', '😀'];
    const signers = [...names, '\u{13000}'].map((name) => ({ ...envelope.signers[0]!, name }));
    const { text } = await readPdf(await sealedDocument({ envelopeId: 'e1', envelope: { ...envelope, signers }, pages: original, marks: new Map([['e'.repeat(32), PNG]]), company }, by, new Date(AT)));
    for (const name of [...names, '[U+13000]']) expect(text).toContain(name);
  });

  (hasPoppler ? it : it.skip)('is found valid and whole by poppler, which reads dates and evidence in it', async () => {
    const said = await pdfsig(sealed);
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
    const changed = Buffer.from(sealed);
    changed[original.length - 60]! ^= 1;
    expect(await pdfsig(changed)).not.toContain('Signature is Valid');
    const { text } = await readPdf(sealed);
    for (const words of ['The contract itself', '11/20/2026', 'Evidence of signature', 'Fatima López, buyer, fatima@example.com', 'Step 60 (buyer)', 'from 203.0.113.42, a browser that calls itself “Phone”']) expect(text).toContain(words);
  });
});
