import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ListRequestError, type ListRequest } from '../../../projections/lists/list-request.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { mostRows } from '../exports/excel-sheet.js';
import type { ExportFormat } from '../exports/export-format.js';
import type { ExportColumn, ExportedRows, ExportRow } from '../exports/exported-rows.js';
import { sendExport } from '../exports/send-export.js';
import { ReadyLists } from '../projections/ready-lists.js';
import { ListReader, type ListRow } from './list-reader.js';
import type { ListDefinition } from './list-registry.js';
import { listTitle } from './list-title.rules.js';
import { visibilityOf, type Reader } from './list-visibility.js';
import { requestFacts } from './request-facts.js';
import { RowCursor } from './row-cursor.js';
import { sendTexts } from './send-texts.js';

/** What a file says beside the rows of its list. */
interface ShapedFile {
  readonly beside?: readonly ExportColumn[];
  /** False where the lines say themselves what they come to. */
  readonly sums?: boolean;
  /** The lines that it makes of the rows, chunk by chunk. */
  readonly lines?: (chunks: AsyncIterable<ListRow[]>) => AsyncIterable<readonly ExportRow[]>;
}

/** Answers whole lists of any length, written no faster than the client reads and never gathered in memory. */
@Injectable()
export class RowStreams {
  constructor(
    private readonly cursor: RowCursor,
    private readonly ready: ReadyLists,
    private readonly reader: ListReader,
  ) {}

  /**
   * The rows as one bare JSON array: the documented list calls.
   * @param toWire what a row looks like to the caller; the row itself unless given
   */
  async streamRows(
    response: Response,
    definition: ListDefinition,
    request: ListRequest = {},
    toWire: (row: ListRow) => unknown = (row) => row,
  ): Promise<void> {
    const { session } = await this.begin(response, definition);
    const statement = definition.query.all(request, visibilityOf(definition, session!), definition.most?.(session!));
    await sendTexts(response, 'application/json; charset=utf-8', jsonArray(this.cursor.chunks(statement, session!.userId), toWire));
  }

  /** The rows that fit, as a file for spreadsheets. @throws ListRequestError when they are more than a sheet holds */
  async export(response: Response, definition: ListDefinition, reader: Reader, request: ListRequest, format: ExportFormat, { beside = [], sums = true, lines = (chunks) => chunks }: ShapedFile = {}): Promise<void> {
    await this.begin(response, definition);
    const { columns, chunks, ...file } = this.file(definition, reader, request);
    const exported = { ...file, columns: [...columns.map(({ sum, ...column }) => ({ ...column, ...(sums && sum && { sum }) })), ...beside], chunks: lines(chunks) };
    if (format === 'xlsx') await this.requireRoom(mostRows(exported.columns), definition, request, reader);
    await sendExport(response, exported, format);
  }

  /** The rows for a file that is no download, such as an attachment. */
  file(definition: ListDefinition, reader: Reader, request: ListRequest): ExportedRows & { readonly chunks: AsyncIterable<ListRow[]> } {
    const { list, query, file = listTitle(list) } = definition;
    this.ready.require(list, query);
    const visibility = visibilityOf(definition, reader);
    const chunks = this.cursor.chunks(query.file(request, visibility, definition.most?.(reader)), Number(reader.actor.id));
    return { name: file.toLowerCase().replaceAll(' ', '-'), title: file, columns: query.fileColumns(visibility), chunks, facts: requestFacts(query, request) };
  }

  private async requireRoom(most: number, definition: ListDefinition, request: ListRequest, reader: Reader): Promise<void> {
    const { count } = await this.reader.summary(definition, request, reader);
    if (count > most) throw new ListRequestError('format', `an Excel sheet holds ${most.toLocaleString('en-US')} rows, these are ${count.toLocaleString('en-US')}: filter them or take the CSV file`);
  }

  /** Whole lists, too, show what their reader has just saved. */
  private async begin(response: Response, { list, query }: ListDefinition): Promise<AuthenticatedRequest> {
    this.ready.require(list, query);
    await this.reader.waitFor(list, response.req.header('x-min-position'));
    return response.req as AuthenticatedRequest;
  }
}

async function* jsonArray(chunks: AsyncIterable<ListRow[]>, toWire: (row: ListRow) => unknown): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of chunks) {
    yield before + rows.map((row) => JSON.stringify(toWire(row))).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
