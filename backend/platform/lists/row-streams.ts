import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { ListRequest } from '../../../projections/engine/list-request.js';
import type { AuthenticatedRequest } from '../auth/session.js';
import { newYorkDay } from '../calendar/new-york-day.js';
import { ReadyLists } from '../projections/ready-lists.js';
import { csvLine } from './csv.js';
import { ListReader, type ListRow } from './list-reader.js';
import type { ListDefinition } from './list-registry.js';
import { sightOf, type Reader } from './list-sight.js';
import { RowCursor } from './row-cursor.js';
import { sendTexts } from './send-texts.js';

/** A spreadsheet takes a file without this mark for another alphabet. */
const UTF8_MARK = '\uFEFF';

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
    const statement = definition.query.all(request, sightOf(definition, session!));
    await sendTexts(response, 'application/json; charset=utf-8', jsonArray(this.cursor.chunks(statement), toWire));
  }

  /** The rows that fit, as a file for spreadsheets. */
  async exportCsv(response: Response, definition: ListDefinition, reader: Reader, request: ListRequest): Promise<void> {
    await this.begin(response, definition);
    const sight = sightOf(definition, reader);
    const chunks = this.cursor.chunks(definition.query.all(request, sight));
    response.attachment(`${definition.list}-${newYorkDay(new Date())}.csv`);
    await sendTexts(response, 'text/csv; charset=utf-8', csv(definition, definition.query.visibleFields(sight), chunks));
  }

  /** Whole lists, too, show what their reader has just saved. */
  private async begin(response: Response, { list }: ListDefinition): Promise<AuthenticatedRequest> {
    this.ready.require(list);
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

async function* csv({ query }: ListDefinition, fields: readonly string[], chunks: AsyncIterable<ListRow[]>): AsyncGenerator<string> {
  let before = UTF8_MARK + csvLine(fields.map((field) => query.label(field)));
  for await (const rows of chunks) {
    yield before + rows.map((row) => csvLine(fields.map((field) => row[field]))).join('');
    before = '';
  }
  if (before) yield before;
}
