import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

const run = promisify(execFile);

/** Whether poppler is on this machine (`apt-get install poppler-utils`). */
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

/** The text that people copy out of a PDF, its lines as they stand on paper, and what poppler says of the file. @throws where it is no sound PDF */
export async function readPdf(pdf: Buffer): Promise<{ readonly text: string; readonly lines: string; readonly info: string; readonly fonts: string }> {
  const file = path.join(tmpdir(), `${randomUUID()}.pdf`);
  await writeFile(file, pdf);
  const read = Promise.all([run('pdftotext', [file, '-']), run('pdftotext', ['-layout', file, '-']), run('pdfinfo', [file]), run('pdffonts', [file])]);
  const [text, lines, info, fonts] = await read.finally(() => rm(file));
  return { text: text.stdout, lines: lines.stdout, info: info.stdout, fonts: fonts.stdout };
}
