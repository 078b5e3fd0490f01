import type { Response } from 'express';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { sendTexts } from '../lists/send-texts.js';
import { csvFile } from './csv.js';
import { excelFile } from './excel-file.js';
import type { ExportFormat } from './export-format.js';
import type { ExportedRows } from './exported-rows.js';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers with a file of the rows, written no faster than the client takes it and never gathered in memory. */
export async function sendExport(response: Response, exported: ExportedRows, format: ExportFormat): Promise<void> {
  const chunks = exported.chunks[Symbol.asyncIterator]();
  try {
    // Read before anything is answered: what cannot be read is a proper answer and no broken file.
    const first = await chunks.next();
    await sendFile(response, { ...exported, chunks: withFirst(first, chunks) }, format);
  } finally {
    // Whoever went away before the rows were asked for has left them open.
    await chunks.return?.();
  }
}

async function sendFile(response: Response, exported: ExportedRows, format: ExportFormat): Promise<void> {
  const now = new Date();
  response.attachment(`${exported.name}-${newYorkDay(now)}.${format}`);
  if (format === 'csv') return sendTexts(response, 'text/csv; charset=utf-8', csvFile(exported));
  const by = (response.req as AuthenticatedRequest).session!.actor.name;
  return sendTexts(response, EXCEL, excelFile(exported, { by, at: now.toISOString() }));
}

async function* withFirst<Chunk>(first: IteratorResult<Chunk>, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}
