import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import pg from 'pg';
import type { BookedKind } from '../../../events/accounting/booked-kind.rules.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import type { ListRequest } from '../../../projections/lists/list-request.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import type { ExportFormat } from '../../platform/exports/export-format.js';
import { ListRegistry, type ListDefinition } from '../../platform/lists/list-registry.js';
import { LogHead } from '../../platform/projections/log-head.js';
import { visibilityOf } from '../../platform/lists/list-visibility.js';
import { RowStreams } from '../../platform/lists/row-streams.js';
import { bookedContracts, bookedMemberships, journalLists } from '../accounting.lists.js';
import { ClosedBooksReader } from '../closing/closed-books-reader.js';
import type { BookedRow } from './closed-rows.rules.js';
import { fits } from './fits.rules.js';
import { inBooksColumn, sheetLines } from './sheet-file.js';

/** Numbers in one question. */
const AT_ONCE = 500;
const NEWEST = '-contractDate';
const lists: Readonly<Record<BookedKind, string>> = { resale: bookedContracts.list, membership: bookedMemberships.list };

/** A sheet of accounting as a file: what its screen shows of closed months, and what was changed in them since. */
@Injectable()
export class SheetExports {
  constructor(
    private readonly pool: pg.Pool,
    private readonly registry: ListRegistry,
    private readonly streams: RowStreams,
    private readonly closedBooks: ClosedBooksReader,
    private readonly head: LogHead,
  ) {}

  async send(response: Response, kind: BookedKind, session: Session, request: ListRequest, format: ExportFormat): Promise<void> {
    // A change and the difference that it makes stand in two lists: both know all that was said.
    await this.head.reachedBy(journalLists);
    const definition = this.registry.get(lists[kind]);
    const all = await this.closedBooks.answer(session.permissions, response.req.header('x-min-position'));
    const books = { ...all, kind, changes: all.changes.filter((change) => change.kind === kind) };
    const kindOf = (field: string) => definition.query.kind(field);
    const ids = [...new Set(books.changes.map(({ contractId }) => contractId))];
    const lateRows = await this.lateRows(definition, session, request, ids);
    const fitting = (line: BookedRow) => fits(line, request.filters ?? [], kindOf);
    await this.streams.export(response, definition, session, request, format, {
      beside: [inBooksColumn],
      sums: false,
      lines: (chunks) => sheetLines(chunks as AsyncIterable<unknown> as AsyncIterable<readonly BookedRow[]>, { lateRows, books, fits: fitting, sort: request.sort ?? NEWEST, kindOf, withTotal: format === 'xlsx' }),
    });
  }

  /** Whether they fit is asked of what they were closed with; words are looked for in what they are. */
  private async lateRows(definition: ListDefinition, session: Session, { search }: ListRequest, ids: readonly number[]): Promise<readonly BookedRow[]> {
    const visibility = visibilityOf(definition, session);
    const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
    const rows = [];
    for (const some of parts) rows.push(...(await rowsOf<BookedRow>(this.pool, definition.query.all({ filters: [{ field: 'contractId', op: 'oneOf', value: some }], ...(search && { search }) }, visibility))));
    return rows;
  }
}
