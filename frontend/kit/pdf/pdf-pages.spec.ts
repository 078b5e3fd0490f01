import { jest } from '@jest/globals';

const destroy = jest.fn(() => Promise.resolve());
const document = { numPages: 1 };
const getDocument = jest.fn(() => ({ promise: Promise.resolve(document), destroy }));

describe('A PDF that somebody looks at', () => {
  beforeAll(() => {
    jest.unstable_mockModule('pdfjs-dist/legacy/build/pdf.worker.min.mjs', () => ({ default: 'worker.mjs' }));
    jest.unstable_mockModule('pdfjs-dist/legacy/build/pdf.mjs', () => ({ getDocument, GlobalWorkerOptions: {} }));
  });

  it('is let go of with its worker once nobody does, also before it is open', async () => {
    const { openPdf } = await import('./pdf-pages.js');
    const { pdf, close } = openPdf(new ArrayBuffer(8));
    expect(await pdf).toBe(document);
    expect(destroy).not.toHaveBeenCalled();
    close();
    const early = openPdf(new ArrayBuffer(8));
    early.close();
    await early.pdf;
    expect([getDocument, destroy].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });
});
