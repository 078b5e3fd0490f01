import { PdfCheck } from './pdf-check.js';

const checked = (text: string, pieces: number) => () => {
  const check = new PdfCheck();
  for (let at = 0; at < text.length; at += pieces) check.take(Buffer.from(text.slice(at, at + pieces), 'latin1'));
  check.end();
};

describe('What is uploaded as a PDF', () => {
  it.each([1, 3, 4_096])('is one by its bytes, in pieces of %d', (pieces) => {
    expect(checked(`%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(400)}startxref\n9\n%%EOF\n`, pieces)).not.toThrow();
    expect(checked('%PDF-1.7\n1 0 obj', pieces)).toThrow('a part of it is missing');
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg">', '<html>%PDF-1.4 startxref', '%PDF-1.4 <script>alert(1)</script>', 'PK\x03\x04 startxref'])('is no PDF by its bytes: %s', (text) => {
    for (const pieces of [1, 7, 4_096]) expect(checked(text, pieces)).toThrow('no PDF');
  });
});
