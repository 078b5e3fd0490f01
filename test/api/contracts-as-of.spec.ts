import { DateTime } from 'luxon';
import pg from 'pg';
import type { DomainEvent } from '../../events/kernel/event.js';
import { ContractDatesRevised, ContractStatusChanged, FinancialTermsRevised, ResaleContractCreated } from '../../events/resale-contracts/resale-contract.events.js';
import { contractStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import * as queries from '../../projections/contracts-dashboard/contracts-dashboard.queries.js';
import { contractTrack } from '../../projections/contracts-dashboard/contract-track.projector.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { EngineSetUp, eventually } from '../engine/engine-set-up.js';
import { Random } from '../faults/support/random.js';
import { asNewEvent } from '../support/happened.js';

const COLUMNS = ['contractId', 'contractStatus', 'contractDate', 'closingDate', 'lastDayToRescind', 'purchasePrice', 'balanceDue'] as const;
type Standing = Record<(typeof COLUMNS)[number], string | number | null>;

const FIRST_DAY = DateTime.fromISO('2026-01-05', { zone: 'America/New_York' });
const DAYS = 40;
const working = contractStatuses.slice(0, 3);

/** The computation that the sums by day replaced: every event up to the end of the day, replayed. */
function replayed(events: readonly StoredEvent[], day: string): Standing[] {
  const until = DateTime.fromISO(day, { zone: 'America/New_York' }).endOf('day').toMillis();
  const standings = new Map<string, Standing>();
  for (const { stream, type, data, metadata } of events) {
    if (DateTime.fromISO((metadata as { occurredAt: string }).occurredAt).toMillis() > until) continue;
    const { facts = {}, changes = {}, to } = data as { facts?: object; changes?: Record<string, { to: string }>; to?: string };
    const blank = { contractId: Number(stream.split('-')[1]), contractStatus: '', contractDate: null as string | null, closingDate: null, purchasePrice: null, balanceDue: null };
    const changed = Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change.to]));
    const now = { ...blank, ...standings.get(stream), ...facts, ...changed, ...(type === ContractStatusChanged.type && { contractStatus: to }) };
    const lastDayToRescind = now.contractDate && DateTime.fromISO(String(now.contractDate)).plus({ days: 10 }).toISODate();
    standings.set(stream, Object.fromEntries(COLUMNS.map((column) => [column, { ...now, lastDayToRescind }[column as keyof typeof now]])) as Standing);
  }
  return [...standings.values()];
}

describe('The contracts dashboard as of a past day', () => {
  let setUp: EngineSetUp;
  let sums: pg.Client;
  const random = new Random(20261122);

  const day = (number: number): string => FIRST_DAY.plus({ days: number }).toISODate()!;
  const money = (): string => (random.between(0, 3_000_000) / 100).toFixed(2);
  const change = <T>(to: T) => ({ from: null, to });

  function happening(): DomainEvent {
    switch (random.between(0, 4)) {
      case 0:
        return ContractDatesRevised({ changes: { closingDate: change(day(random.between(0, DAYS))) } } as never);
      case 1:
        return FinancialTermsRevised({ changes: { balanceDue: change(money()) } } as never);
      case 2:
        return FinancialTermsRevised({ changes: { purchasePrice: change(money()), notes: { from: '', to: 'seen' } } } as never);
      default:
        return ContractStatusChanged({ from: '', to: contractStatuses[random.between(0, contractStatuses.length - 1)]! });
    }
  }

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    // From an hour before midnight in New York to an hour after, so that days of UTC would give something else.
    for (let number = 0; number < DAYS; number++) {
      for (const hours of [0, 5, 23, 23.99]) {
        const occurredAt = FIRST_DAY.plus({ days: number, minutes: hours * 60 }).toUTC().toISO()!;
        for (let one = 0; one < 6; one++) {
          const contract = random.between(1, 60);
          const stream = `resaleContract-${contract}`;
          const revision = setUp.store.revisionOf(stream);
          const facts = { contractStatus: 'Draft', contractDate: day(number), buyerState: 'FL', purchasePrice: money() } as const;
          const event = asNewEvent(revision < 0 ? ResaleContractCreated({ contractId: contract, facts }) : happening());
          await setUp.store.append(stream, revision, [{ ...event, metadata: { ...(event.metadata as object), occurredAt, schemaVersion: vocabulary.versionOf(event.type) } }]);
        }
      }
    }
    const engine = await setUp.startWith({ projections: [contractTrack], vocabulary });
    await eventually('ready', () => engine.isReady('contract-track').ready);
    expect((await engine.status())[0]?.parkedCount).toBe(0);
    expect(await engine.verify('contract-track')).toMatchObject({ equal: true });
    sums = new pg.Client({ connectionString: setUp.sql.options.connectionString });
    await sums.connect();
    await sums.query('SET search_path TO read_model');
    await setUp.sql.query('CREATE TABLE resale_contract_list AS SELECT *, 0::bigint AS none FROM read_model.contract_track WHERE false');
  }, 120_000);

  afterAll(async () => {
    await sums?.end();
    await setUp.end();
  });

  const ask = async ({ text, values }: { text: string; values: readonly unknown[] }, client: pg.Client | pg.Pool = sums) =>
    (await client.query({ text, values: [...values], types: rowTypes })).rows as Record<string, unknown>[];

  it('answers each figure as a replay of the events does, on every day', async () => {
    for (let number = -1; number <= DAYS; number++) {
      const past = { day: day(number) };
      const standings = replayed(setUp.store.events, past.day);
      await setUp.sql.query('TRUNCATE resale_contract_list');
      await setUp.sql.query(
        `INSERT INTO resale_contract_list ("contractId", "contractStatus", "contractDate", "closingDate", "lastDayToRescind", "purchasePrice", "balanceDue")
         SELECT * FROM json_to_recordset($1) AS r("contractId" int, "contractStatus" text, "contractDate" date, "closingDate" date, "lastDayToRescind" date, "purchasePrice" numeric, "balanceDue" numeric)`,
        [JSON.stringify(standings)],
      );
      const range = { from: day(number - 9), to: day(number + 2) };
      for (const part of [{ contractDate: range }, { statuses: working, closingDate: range }, { statuses: working, lastDayToRescind: range }]) {
        for (const figure of [queries.sumsOf, queries.firstToEnd]) expect(await ask(figure(past, part))).toEqual(await ask(figure({}, part), setUp.sql));
      }
      const byStatus = `SELECT "contractStatus", count(*)::int AS count, coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS "purchasePrice" FROM resale_contract_list GROUP BY 1`;
      expect(sorted(await ask(queries.countsByStatus(past)))).toEqual(sorted(await ask({ text: byStatus, values: [] }, setUp.sql)));
      const byMonth = `SELECT to_char("contractDate", 'YYYY-MM') AS month, count(*)::int AS count, coalesce(sum("purchasePrice"), 0)::numeric(18, 2) AS "purchasePrice" FROM resale_contract_list GROUP BY 1 ORDER BY 1`;
      expect(await ask(queries.volumeByMonth(past, { from: '2025-01-01', to: '2026-12-31' }))).toEqual(await ask({ text: byMonth, values: [] }, setUp.sql));
    }
  }, 120_000);
});

const sorted = (rows: Record<string, unknown>[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
