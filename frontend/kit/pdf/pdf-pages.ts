import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export type Pdf = PDFDocumentProxy;

/** The reader weighs ten times what the page does that says meanwhile that the document is being opened. */
export async function fetchReader() {
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

interface Opening {
  readonly pdf: Promise<Pdf>;
  /** Each document has a worker of its own, which lives and holds it until then. */
  readonly close: () => void;
}

/** @param bytes are copied: the reader takes what it is given */
export function openPdf(bytes: ArrayBuffer): Opening {
  const task = startReading(bytes);
  return { pdf: task.then(({ promise }) => promise), close: () => void task.then(async (reading) => reading.destroy()).catch(() => undefined) };
}

async function startReading(bytes: ArrayBuffer) {
  const { getDocument, GlobalWorkerOptions } = await fetchReader();
  GlobalWorkerOptions.workerSrc = worker;
  return getDocument({ data: new Uint8Array(bytes.slice(0)), isEvalSupported: false, useWasm: false });
}

/** Of a document that was closed meanwhile nothing comes any more, and nobody waits for it: no error of its reader is anybody's. */
export async function whileOpen<T>(pdf: Pdf, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (pdf.loadingTask.destroyed) return new Promise<never>(() => undefined);
    throw error;
  });
}

/** Draws a page as wide as its canvas stands on the screen. @returns what ends it */
export function drawPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement, width: number): Promise<void> {
  return whileOpen(pdf, () => drawn(pdf, number, canvas, width));
}

async function drawn(pdf: Pdf, number: number, canvas: HTMLCanvasElement, width: number): Promise<void> {
  const page = await pdf.getPage(number);
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio || 1, 2);
  const viewport = page.getViewport({ scale });
  // Drawn aside: two drawings of one canvas at once are refused.
  const aside = Object.assign(document.createElement('canvas'), { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
  await page.render({ canvas: aside, viewport }).promise;
  canvas.width = aside.width;
  canvas.height = aside.height;
  canvas.getContext('2d')!.drawImage(aside, 0, 0);
}

/** Width and height of a page in points. */
export function pageSize(pdf: Pdf, number: number): Promise<{ readonly width: number; readonly height: number }> {
  return whileOpen(pdf, async () => {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    return { width, height };
  });
}
