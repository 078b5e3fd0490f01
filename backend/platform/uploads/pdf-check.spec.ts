import { deflateSync } from 'node:zlib';
import { checkPackedObjects } from './packed-objects.js';
import { PdfCheck } from './pdf-check.js';

const pdf = (inner: string) => `%PDF-1.7\n1 0 obj\n<< ${inner} >>\nendobj\nstartxref\n9\n%%EOF\n`;
const checked = (text: string, pieces = 7) => () => {
  const check = new PdfCheck();
  for (let at = 0; at < text.length; at += pieces) check.take(Buffer.from(text.slice(at, at + pieces), 'latin1'));
  check.end();
};
const packed = (inner: string, more = '/Filter /FlateDecode') => {
  const data = deflateSync(inner);
  return Buffer.concat([Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${more} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
};

describe('What is uploaded as a PDF', () => {
  it('is taken where it does nothing by itself, in whatever pieces it comes', () => {
    for (const pieces of [1, 3, 4_096]) expect(checked(pdf('/Type /Catalog /Title (JavaScript /Launchpad)'), pieces)).not.toThrow();
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg">', '<html>%PDF-1.4 startxref', '%PDF-1.4 <script>alert(1)</script>', 'PK\x03\x04 startxref'])('is no PDF by its bytes: %s', (text) => {
    expect(checked(text)).toThrow('no PDF');
  });

  it.each(['/S /JavaScript /JS (app.alert(1))', '/S /J#61vaScript', '/S/Launch/F(cmd.exe)', '/Names << /EmbeddedFiles 4 0 R >>', '/XFA 5 0 R', '/Encrypt 9 0 R', '/Type /Obj#53tm'])('is refused with %s, though its pieces cut it anywhere', (inner) => {
    for (const pieces of [1, 5, 11, 4_096]) expect(checked(pdf(inner), pieces)).toThrow('This PDF has');
  });

  it('is looked into where its objects are packed, and refused where they cannot be', async () => {
    await expect(checkPackedObjects(packed('1 0 << /Type /Catalog >>'))).resolves.toBeUndefined();
    await expect(checkPackedObjects(packed('1 0 << /S /JavaScript /JS (x) >>'))).rejects.toThrow('a script');
    await expect(checkPackedObjects(packed('1 0 <<>>', '/Filter /LZWDecode'))).rejects.toThrow('cannot be looked into');
    await expect(checkPackedObjects(packed(' '.repeat(9_000_000)))).rejects.toThrow('cannot be looked into');
  });

  it.each([
    ['its beginning is said once more in a text', '/Filter /FlateDecode /X (\n1 0 obj\n<<)', '/Type /ObjStm'],
    ['its beginning is said once more in a comment', '/Filter /FlateDecode % 1 0 obj <<\n', '/Type /ObjStm'],
    ['what it is packed with stands far before', `/Filter /FlateDecode /X (${'x'.repeat(3_000)})`, '/Type /ObjStm'],
    ['what it is packed with is written to be hidden', '/F#69lter /FlateDecode', '/Type /ObjStm'],
    ['it is packed twice', '/Filter /FlateDecode /Filter /LZWDecode', '/Type /ObjStm'],
  ])('is refused with a script that is packed where %s', async (_, before, type) => {
    await expect(checkPackedObjects(hidden(before, type))).rejects.toThrow('cannot be looked into');
  });

  it('is refused with a script in a pack that does not say that it is one', async () => {
    await expect(checkPackedObjects(hidden('/Filter /FlateDecode', ''))).rejects.toThrow('a script');
  });

  it.each(['<</Filter/FlateDecode/First 4/Length 20/N 1/Type/ObjStm>>', '<<\n/Type /ObjStm\n/N 1\n/First 4\n/Extends 7 0 R\n/Filter [ /FlateDecode ]\n>>'])('is taken with packs as programs write them: %s', async (dictionary) => {
    const outlines = '2 0 obj\n<< /Type /Outlines /First 12 0 R /Title (a (b) c) >>\nendobj\n';
    await expect(checkPackedObjects(Buffer.concat([Buffer.from(`%PDF-1.7\n${outlines}5 0 obj\r${dictionary}stream\r\n`), deflateSync('1 0 << /Type /Catalog >>')]))).resolves.toBeUndefined();
  });
});

/** A script in a pack, with what its dictionary says around the kind. */
function hidden(before: string, type: string): Buffer {
  const data = deflateSync('1 0 << /S /JavaScript /JS (x) >>');
  return Buffer.concat([Buffer.from(`%PDF-1.7\n5 0 obj\n<< ${before} ${type} /N 1 /First 4 /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream\nendobj\n')]);
}
