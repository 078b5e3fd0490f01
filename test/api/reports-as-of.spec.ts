import * as fc from 'fast-check';
import pg from 'pg';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { NewEvent, StoredEvent } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import { lineSums, monthSums, sumBehind, toursBehind } from '../../projections/reports/report.queries.js';
import { EngineSetUp, eventually } from '../engine/engine-set-up.js';
import { companies, stored } from '../rules/report-totals-company.js';
import { plainly } from '../rules/report-totals-plainly.js';

const ranges = [
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2026-01-31', to: '2026-03-01' },
  { from: '2026-02-02', to: '2026-02-27' },
  { from: '2026-02-01', to: '2026-02-28' },
];

/** Of some companies that come by chance the busiest that sold something and lost some of it again. */
const company = fc
  .sample(companies, { numRuns: 400, seed: 25 })
  .filter((one) => Object.keys(plainly(stored(one), () => true)).some((figure) => figure.endsWith('|all|rescindedVolume')))
  .reduce((one, other) => (other.length > one.length ? other : one));

const dayOf = ({ metadata }: StoredEvent) => newYorkDay(new Date((metadata as { occurredAt: string }).occurredAt));

describe('The sums of a report', () => {
  let setUp: EngineSetUp;
  let client: pg.Client;
  const events = stored(company);

  beforeAll(async () => {
    setUp = await EngineSetUp.make();
    for (const { stream, ...event } of events) await setUp.store.append(stream, setUp.store.revisionOf(stream), [event as NewEvent]);
    const engine = await setUp.startWith({ projections: [countedTours], vocabulary });
    await eventually('ready', () => engine.isReady('counted-tours').ready);
    expect((await engine.status())[0]?.parkedCount).toBe(0);
    expect(await engine.verify('counted-tours')).toMatchObject({ equal: true });
    client = new pg.Client({ connectionString: setUp.sql.options.connectionString });
    await client.connect();
    await client.query('SET search_path TO read_model');
    await client.query('CREATE TABLE read_model.employee_list ("employeeId" int, "firstName" text, "lastName" text, team text)');
    await client.query('CREATE TABLE read_model.tour_list ("tourId" int, "leadName" text, "salesRep" text, "marketingSource" text, "tourStatus" text, "tourResult" text, "scheduledStartTime" text)');
  }, 60_000);
  afterAll(async () => {
    await client?.end();
    await setUp.end();
  });

  const sumsOf = async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => {
    const { rows } = await client.query<Record<string, string | number>>({ text, values: [...values], types: rowTypes });
    const sum = (measure: string) => rows.reduce((total, row) => total + Number(row[measure]), 0).toFixed(2);
    return { booked: sum('booked'), sales: sum('sales'), salesVolume: sum('salesVolume'), rescindedVolume: sum('rescindedVolume') };
  };
  const expected = (known: readonly StoredEvent[], { from, to }: (typeof ranges)[number]) => {
    const figures = Object.entries(plainly(known, (day) => day >= from && day <= to));
    const sum = (lens: string, measure: string) => figures.filter(([place]) => place.endsWith(`|${lens}|${measure}`)).reduce((total, [, figure]) => total + Number(figure), 0).toFixed(2);
    return { booked: sum('tours', 'booked'), sales: sum('all', 'sales'), salesVolume: sum('all', 'salesVolume'), rescindedVolume: sum('all', 'rescindedVolume') };
  };

  it('are a fold of all events up to the end of any past day, by months, days and tours, and now', async () => {
    expect(expected(events, ranges[0]!)).not.toMatchObject({ salesVolume: '0.00' });
    const [first, last] = [dayOf(events[0]!), dayOf(events.at(-1)!)];
    for (const range of ranges) {
      const part = { ...range, lenses: ['tours', 'all'] };
      for (let asOf = addDays(first, -1); asOf <= addDays(last, 1); asOf = addDays(asOf, 1)) {
        const known = events.filter((event) => dayOf(event) <= asOf);
        for (const lines of ['source', 'rep', 'month'] as const) expect([asOf, range, await sumsOf(lineSums(lines, { ...part, asOf }))]).toEqual([asOf, range, expected(known, range)]);
        for (const lines of ['source', 'rep'] as const) expect([asOf, range, await sumsOf(monthSums(lines, { ...part, asOf }))]).toEqual([asOf, range, expected(known, range)]);
        expect([asOf, range, await sumsOf(toursBehind({ ...part, asOf }, undefined, 100))]).toEqual([asOf, range, expected(known, range)]);
        expect([asOf, range, await sumsOf(sumBehind({ ...part, asOf }, undefined))]).toEqual([asOf, range, expected(known, range)]);
      }
      for (const lines of ['source', 'rep', 'month'] as const) expect(await sumsOf(lineSums(lines, part))).toEqual(expected(events, range));
      // Of one rep at a time, source by source: no running totals are kept of both together.
      const { rows: reps } = await client.query<{ repKey: string }>('SELECT DISTINCT "repKey" FROM counted_tours WHERE "tourId" > 0');
      let booked = 0;
      for (const { repKey } of reps) booked += Number((await sumsOf(lineSums('source', { ...part, repKey }))).booked);
      expect(booked.toFixed(2)).toBe(expected(events, range).booked);
    }
  }, 60_000);
});
