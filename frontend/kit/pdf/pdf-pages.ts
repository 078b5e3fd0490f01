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
async function whileOpen<T>(pdf: Pdf, work: () => Promise<T>): Promise<T> {
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

/** Between the columns of a table, by the height of the letters: a label that fills its column stands close to what it names, yet further than words do. */
const WIDE_GAP = 0.5;

/** What stands at the foot of every page is no part of what is agreed. */
const FOOT = /Page \d+ of \d+$/;

interface Line {
  readonly text: string;
  /** Where its last words end, from the left. */
  readonly end: number;
  /** Words with wide gaps between them: a row of a table. */
  readonly row: boolean;
  readonly y: number;
  readonly height: number;
}

/** A paragraph of a page, and whether it is a heading. */
export interface Paragraph {
  readonly text: string;
  readonly heading: boolean;
}

/** What a page says, for who reads it on a phone. */
export async function pageText(pdf: Pdf, number: number): Promise<readonly Paragraph[]> {
  const { items } = await whileOpen(pdf, async () => (await pdf.getPage(number)).getTextContent());
  const lines: Line[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const y = item.transform[5] as number;
    const [start, last] = [item.transform[4] as number, lines.at(-1)];
    const end = start + item.width;
    const wide = last && start - last.end > WIDE_GAP * item.height;
    if (last && Math.abs(last.y - y) < 2) lines[lines.length - 1] = { ...last, end, row: last.row || wide === true, text: `${last.text}${wide ? ': ' : ' '}${item.str}`.replace(/\s+/g, ' ') };
    else lines.push({ text: item.str, y, height: item.height, end, row: false });
  }
  return inParagraphs(lines.filter(({ text }) => !FOOT.test(text)));
}

const usual = (lines: readonly Line[]) => lines.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

function inParagraphs(lines: readonly Line[]): Paragraph[] {
  const body = usual(lines);
  const paragraphs: Paragraph[] = [];
  for (const [index, { text, y, height, row }] of lines.entries()) {
    const heading = height > body * 1.08 || /^\d+\. /.test(text);
    const before = lines[index - 1];
    const goesOn = before && !heading && !row && !before.row && !paragraphs.at(-1)!.heading && before.y - y < height * 1.9 && before.y > y;
    if (goesOn) paragraphs[paragraphs.length - 1] = { text: `${paragraphs.at(-1)!.text} ${text}`, heading: false };
    else paragraphs.push({ text, heading });
  }
  return paragraphs;
}
