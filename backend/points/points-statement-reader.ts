import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ChangeFeed } from '../../projections/engine/change-feed.js';
import { rowTypes } from '../../projections/engine/row-types.js';
import type { SqlStatement } from '../../projections/engine/sql-parameters.js';
import { pointsStatement, pointsStatementChoices, pointsStatementLines } from '../../projections/points-ledger/points-statement.queries.js';
import type { DayRange } from '../platform/calendar/month-so-far.rules.js';
import { RowCursor } from '../platform/lists/row-cursor.js';
import { ReadyLists } from '../platform/projections/ready-lists.js';
import type { StatementRequest } from './points-statement-request.js';
import type { PointsStatementAnswer, StatementChoices, StatementLine } from './points-statement.wire.js';
import { pointsLedgerList } from './points.lists.js';

/** As many as a sheet holds. */
const MOST_LINES = 20_000;

/** The ledger as a statement: one reading of one moment, so that what it opens with, what moved it and what it closes with agree. */
@Injectable()
export class PointsStatements {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
    private readonly cursor: RowCursor,
  ) {}

  /** @param names whether the reader sees members */
  async read(asked: StatementRequest, names: boolean): Promise<PointsStatementAnswer> {
    this.ready.require(pointsLedgerList.list);
    // Asked before: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(pointsLedgerList.list);
    const figures = await this.row<Omit<PointsStatementAnswer, 'from' | 'to' | 'asOf' | 'position'>>(pointsStatement({ ...asked, names }, MOST_LINES));
    return { from: asked.from, to: asked.to, asOf: asked.asOf, ...figures, position };
  }

  /** What a statement of these days says in figures, without a line. */
  async moved({ from, to }: DayRange): Promise<{ readonly debits: number; readonly held: number }> {
    this.ready.require(pointsLedgerList.list);
    const { debits, held } = await this.row<Pick<PointsStatementAnswer, 'debits' | 'held'>>(pointsStatement({ from, to, names: false }, 0));
    return { debits, held: held.length };
  }

  choices(names: boolean): Promise<StatementChoices> {
    return this.row(pointsStatementChoices(names));
  }

  /** All lines, for a file. */
  lines(asked: StatementRequest, names: boolean): AsyncGenerator<readonly StatementLine[]> {
    return this.cursor.chunks(pointsStatementLines({ ...asked, names })) as AsyncGenerator<unknown[]> as AsyncGenerator<StatementLine[]>;
  }

  private async row<Row>({ text, values }: SqlStatement): Promise<Row> {
    return (await this.pool.query({ text, values: [...values], types: rowTypes })).rows[0] as Row;
  }
}
