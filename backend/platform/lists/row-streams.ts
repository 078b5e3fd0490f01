import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ListRequest } from '../../../projections/engine/list-request.js';
import type { PermissionSet } from '../auth/permissions.js';
import { ReadyLists } from '../projections/ready-lists.js';
import { csvLine } from './csv.js';
import type { ListRow } from './list-reader.js';
import type { ListDefinition } from './list-registry.js';
import { sightOf } from './list-sight.js';
import { RowCursor } from './row-cursor.js';

/** Who takes nothing for so long is gone. */
const STALLED_MS = 60_000;

/** A spreadsheet takes a file without this mark for another alphabet. */
const UTF8_MARK = '\uFEFF';

/** Answers whole lists of any length, written no faster than the client reads and never gathered in memory. */
@Injectable()
export class RowStreams {
  constructor(
    private readonly cursor: RowCursor,
    private readonly ready: ReadyLists,
  ) {}

  /**
   * The rows as one bare JSON array: the documented list calls.
   * @param toWire what a row looks like to the caller; the row itself unless given
   */
  async streamRows(
    response: Response,
    definition: ListDefinition,
    permissions: PermissionSet,
    request: ListRequest = {},
    toWire: (row: ListRow) => unknown = (row) => row,
  ): Promise<void> {
    this.ready.require(definition.list);
    const statement = definition.query.all(request, sightOf(definition, permissions));
    await send(response, 'application/json; charset=utf-8', jsonArray(this.cursor.chunks(statement), toWire));
  }

  /** The rows that fit, as a file for spreadsheets. */
  async exportCsv(response: Response, definition: ListDefinition, permissions: PermissionSet, request: ListRequest): Promise<void> {
    this.ready.require(definition.list);
    const sight = sightOf(definition, permissions);
    const chunks = this.cursor.chunks(definition.query.all(request, sight));
    response.attachment(`${definition.list}.csv`);
    await send(response, 'text/csv; charset=utf-8', csv(definition, definition.query.visibleFields(sight), chunks));
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

/** The head goes out with the first chunk, so that a failure before it still gets a proper answer. */
async function send(response: Response, contentType: string, texts: AsyncGenerator<string>): Promise<void> {
  const first = await texts.next();
  response.type(contentType);
  response.setTimeout(STALLED_MS, () => response.destroy());
  try {
    await pipeline(Readable.from(withFirst(first, texts)), response);
  } catch (error) {
    // The client went away, or the rows broke off: the unfinished answer tells it; nothing can be added to it.
    if (!response.destroyed) throw error;
  }
}

async function* withFirst(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
