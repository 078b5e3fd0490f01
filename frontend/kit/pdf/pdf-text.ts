import { whileOpen, type Pdf } from './pdf-pages.js';

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

interface Paragraph {
  readonly text: string;
  readonly heading: boolean;
}

/** What a page says, paragraph by paragraph, for who has it read out: of any PDF, also of one that somebody brought. */
export async function pageText(pdf: Pdf, number: number): Promise<readonly string[]> {
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
  return inParagraphs(lines.filter(({ text }) => !FOOT.test(text))).map(({ text }) => text);
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
