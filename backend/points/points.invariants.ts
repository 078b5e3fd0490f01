import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { pointsEvents } from '../../events/points/points.events.js';
import { EventStore, START, type Position } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { InvariantRegistry, type InvariantVerdict } from '../platform/invariants/invariant-registry.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { LookUp } from '../platform/lists/look-up.js';
import { PointsAudit, type PointsEvent } from './points-audit.rules.js';
import { pointsBalance } from './points.lists.js';

const POINTS_TYPES: ReadonlySet<string> = new Set(pointsEvents.map((event) => event.type));

/** What must hold for points whatever happens; checked against the events themselves, not against another projection. */
@Injectable()
export class PointsInvariants implements OnModuleInit {
  private audit = new PointsAudit();
  private audited: Position = START;
  private auditing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: EventStore,
    private readonly pool: pg.Pool,
    private readonly reader: ListReader,
    private readonly lookUp: LookUp,
    private readonly invariants: InvariantRegistry,
  ) {}

  onModuleInit(): void {
    this.invariants.register({ name: 'The points balance is credits less debits of all events', about: 'points', check: () => this.balanceAgrees() });
    this.invariants.register({ name: 'No points account is or ever was below zero', about: 'points', check: () => this.noOverdraft() });
    this.invariants.register({ name: 'Every debit of points has its cause', about: 'points', check: () => this.debitsHaveCauses() });
  }

  private async balanceAgrees(): Promise<InvariantVerdict> {
    await this.catchUp();
    await this.reader.waitFor(pointsBalance.list, this.audited);
    const shown = (await this.lookUp.row(pointsBalance, 'balance'))?.number('balance') ?? 0;
    const { balance } = this.audit;
    const words = `${shown.toLocaleString('en-US')} on the ledger`;
    return { ok: shown === balance, detail: shown === balance ? `${words}, and in the events` : `${words}, ${balance.toLocaleString('en-US')} in the events` };
  }

  private async noOverdraft(): Promise<InvariantVerdict> {
    await this.catchUp();
    const { overdrawn, accounts } = this.audit;
    if (overdrawn.length === 0) return { ok: true, detail: `${accounts.size.toLocaleString('en-US')} accounts` };
    return { ok: false, detail: `Below zero: ${overdrawn.join(', ')}` };
  }

  /** A debit belongs to a contract or a purchase, or somebody wrote down why. */
  private async debitsHaveCauses(): Promise<InvariantVerdict> {
    const { rows } = await this.pool.query<{ all: number; without: string[] }>(
      `SELECT count(*)::int AS all,
              coalesce(array_agg("pointLedgerId"::text ORDER BY "pointLedgerId") FILTER (
                WHERE "contractId" = 0 AND "memberId" = 0 AND "epicAdvantageContractId" = 0 AND note = ''), '{}') AS without
         FROM points_ledger WHERE "debitOrCredit" = 'Debit' AND status = 'Posted'`,
    );
    const { all, without } = rows[0]!;
    if (without.length === 0) return { ok: true, detail: `${all.toLocaleString('en-US')} debits` };
    return { ok: false, detail: `Without a cause: rows ${without.slice(0, 20).join(', ')}` };
  }

  /** Adds what came since the last check; one reader at a time, so that nothing is added twice. */
  private catchUp(): Promise<void> {
    this.auditing = this.auditing.catch(() => undefined).then(() => this.addNewEvents());
    return this.auditing;
  }

  private async addNewEvents(): Promise<void> {
    const stop = new AbortController();
    for await (const batch of this.store.subscribe(this.audited, { signal: stop.signal, batchSize: 2_000, types: POINTS_TYPES })) {
      // All of a batch or nothing of it: one that cannot be read is read again, and adds nothing twice.
      const events = batch.events.map((stored) => vocabulary.decode(stored) as PointsEvent);
      for (const event of events) this.audit.add(event);
      this.audited = batch.position;
      if (batch.caughtUp) return stop.abort();
    }
  }
}
