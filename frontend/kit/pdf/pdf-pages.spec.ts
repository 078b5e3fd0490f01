import { setTimeout as later } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Pdf } from './pdf-pages.js';

const destroy = jest.fn(() => Promise.resolve());
const document = { numPages: 1 };
const getDocument = jest.fn(() => ({ promise: Promise.resolve(document), destroy }));

/** @own-world: it has no library of PDFs. */
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

  it.each(['drawn', 'measured', 'read'] as const)('troubles nobody when it is closed while a page of it is %s', async (what) => {
    const { drawPage, pageSize } = await import('./pdf-pages.js');
    const { pageText } = await import('./pdf-text.js');
    const does = { drawn: (pdf: Pdf) => drawPage(pdf, 1, {} as HTMLCanvasElement, 92), measured: (pdf: Pdf) => pageSize(pdf, 1), read: (pdf: Pdf) => pageText(pdf, 1) }[what];
    const broken = (destroyed: boolean) => ({ loadingTask: { destroyed }, getPage: () => Promise.reject(new Error('Transport destroyed')) }) as unknown as Pdf;
    await expect(Promise.race([does(broken(true)), later(50, 'nothing came')])).resolves.toBe('nothing came');
    await expect(does(broken(false))).rejects.toThrow('Transport destroyed');
  });
});
