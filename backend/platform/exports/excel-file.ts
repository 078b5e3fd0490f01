import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { aboutSheet, rowsSheet } from './excel-sheet.js';
import type { ExportedRows } from './exported-rows.js';
import { styleSheet } from './excel-style.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = ['Rows', 'About this file'];
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const type = (part: string, of: string) => `<Override PartName="/xl/${part}.xml" ContentType="${MAIN}.${of}+xml"/>`;
const relation = (id: number, of: string, target: string) => `<Relationship Id="rId${id}" Type="${OFFICE}/${of}" Target="${target}"/>`;

/** What stands in every workbook of ours. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `${type('workbook', 'sheet.main')}${type('styles', 'styles')}${SHEETS.map((_, index) => type(`worksheets/sheet${index + 1}`, 'worksheet')).join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${SHEETS.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${relation(SHEETS.length + 1, 'styles', 'styles.xml')}</Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}">` +
    `<sheets>${SHEETS.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/styles.xml': styleSheet,
};

/** Half the time of the best compression for files a tenth larger. */
const COMPRESSION = 4;

export interface MadeBy {
  readonly by: string;
  /** ISO UTC. */
  readonly at: string;
}

/** The rows as an Excel workbook, made while they are read: what is in memory does not grow with the rows. */
export async function* excelFile(exported: ExportedRows, { by, at }: MadeBy): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const options = { mtime: new Date(at), compressionLevel: COMPRESSION };
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(XML + xml), path, options);
  let rows = 0;
  const sheet = Readable.from(rowsSheet(exported, (count) => (rows = count)));
  sheet.once('error', (error) => out.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options);
  // Asked for when the rows are through, and counted.
  zip.addReadStreamLazy('xl/worksheets/sheet2.xml', options, (give) => give(null, Readable.from([aboutSheet({ ...exported, rows, by, at })])));
  zip.end();
  try {
    yield* out as AsyncIterable<Uint8Array>;
  } finally {
    sheet.destroy();
  }
}
