import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import type { SqlStatement } from '../../../projections/engine/write/sql-parameters.js';
import { pointsStatement, pointsStatementChoices, pointsStatementLines, pointsStatementTexts } from '../../../projections/points-ledger/points-statement.queries.js';
import type { DayRange } from '../../platform/calendar/month-so-far.rules.js';
import { RowCursor } from '../../platform/lists/row-cursor.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import type { StatementRequest } from './points-statement-request.js';
import type { StatementChoices, StatementFigures, StatementLine } from './points-statement.dto.js';
import { pointsLedgerList } from '../points.lists.js';

type Figures = Omit<StatementFigures, 'from' | 'to' | 'asOf' | 'position'>;

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

  /** What its lines come to. @param names whether the reader sees members */
  async figures(asked: StatementRequest, names: boolean): Promise<Omit<StatementFigures, 'position'>> {
    this.ready.require(pointsLedgerList.list);
    return { ...daysOf(asked), ...(await this.row<Figures>(pointsStatement({ ...asked, names }))) };
  }

  /** A `PointsStatementAnswer` as JSON, piece by piece: years of lines are never held in one. @param person who reads it */
  async *answer(asked: StatementRequest, names: boolean, person: number): AsyncGenerator<string> {
    this.ready.require(pointsLedgerList.list);
    // Asked before: rows may be newer than the position that the client follows from, never older.
    const position = await this.feed.checkpoint(pointsLedgerList.list);
    let before = `${JSON.stringify({ ...daysOf(asked), position }).slice(0, -1)},`;
    let figures = true;
    for await (const rows of this.cursor.chunks(pointsStatementTexts({ ...asked, names }, MOST_LINES), person)) {
      for (const { text } of rows as unknown as readonly { readonly text: string }[]) {
        yield before + (figures ? `${text.slice(1, -1)},"lines":[` : text.slice(1, -1));
        before = figures ? '' : ',';
        figures = false;
      }
    }
    yield ']}';
  }

  /** What a statement of these days says in figures, without a line. */
  async moved({ from, to }: DayRange): Promise<{ readonly debits: number; readonly held: number }> {
    this.ready.require(pointsLedgerList.list);
    const { debits, heldCount } = await this.row<Figures>(pointsStatement({ from, to, names: false }));
    return { debits, held: heldCount };
  }

  choices(names: boolean): Promise<StatementChoices> {
    return this.row(pointsStatementChoices(names));
  }

  /** All lines, for a file. @param person who reads them */
  lines(asked: StatementRequest, names: boolean, person: number): AsyncGenerator<readonly StatementLine[]> {
    return this.cursor.chunks(pointsStatementLines({ ...asked, names }), person) as AsyncGenerator<unknown[]> as AsyncGenerator<StatementLine[]>;
  }

  private async row<Row>(statement: SqlStatement): Promise<Row> {
    return (await rowsOf<Row>(this.pool, statement))[0]!;
  }
}

function daysOf({ from, to, asOf }: StatementRequest): Pick<StatementFigures, 'from' | 'to' | 'asOf'> {
  return { from, to, asOf };
}
