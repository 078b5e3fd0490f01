import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { reservesHeld, reserveStatement, type ReserveEntry, type ReserveHeld } from '../../../projections/reserve-ledger/reserve-ledger.queries.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { rowsOf } from '../../../projections/engine/write/rows-of.js';
import { DatabaseMutex } from '../../platform/concurrency/database-mutex.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { LogHead } from '../../platform/projections/log-head.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { commissionRunsList, reserveLedgerList } from '../commission.lists.js';
import type { ReserveAnswer, ReservesAnswer } from './reserves.dto.js';

const readFrom = [reserveLedgerList.list, commissionRunsList.list];

/** What is kept back of whose commissions, and how it came to that. */
@Injectable()
export class Reserves {
  constructor(
    private readonly pool: pg.Pool,
    private readonly feed: ChangeFeed,
    private readonly ready: ReadyLists,
    private readonly head: LogHead,
    private readonly mutex: DatabaseMutex,
  ) {}

  /** One after another: of two who take from one reserve at once, neither would see the other. */
  settling<T>(work: () => Promise<T>): Promise<T> {
    return this.mutex.run('commission-reserves', work);
  }

  async all(): Promise<ReservesAnswer> {
    this.ready.requireAll(readFrom);
    const position = await this.feed.checkpoint(reserveLedgerList.list);
    return { reserves: (await rowsOf<ReserveHeld>(this.pool, reservesHeld())).map(({ released: _, ...held }) => held), position };
  }

  /** @throws NotFound where nothing was ever kept back */
  async one(employeeId: number): Promise<ReserveAnswer> {
    const { reserves, position } = await this.all();
    const held = reserves.find((one) => one.employeeId === employeeId);
    if (!held) throw new NotFound('reserve of employee', employeeId);
    return { ...held, entries: await rowsOf<ReserveEntry>(this.pool, reserveStatement(employeeId)), position };
  }

  /** What a release may be decided on: of all that was said before. @throws NotFound where nothing was ever kept back */
  async toRelease(employeeId: number): Promise<ReserveHeld> {
    await this.head.reachedBy(readFrom);
    const held = (await rowsOf<ReserveHeld>(this.pool, reservesHeld())).find((one) => one.employeeId === employeeId);
    if (!held) throw new NotFound('reserve of employee', employeeId);
    return held;
  }

  /** What each reserve holds, of all that was said before. */
  async balances(): Promise<ReadonlyMap<number, string>> {
    await this.head.reachedBy(readFrom);
    return new Map((await rowsOf<ReserveHeld>(this.pool, reservesHeld())).map(({ employeeId, balance }) => [employeeId, balance]));
  }
}
