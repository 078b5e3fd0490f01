import pg from 'pg';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import { EVERYTHING, type Visibility } from '../../projections/lists/list-visibility.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import type { Target } from '../../projections/engine/write/target.js';
import { leadList } from '../../projections/lead-list/lead-list.projector.js';
import { leadListQuery } from '../../projections/lead-list/lead-list.queries.js';
import { percentile, type BenchRow } from '../bench-row.js';
import { listPool } from '../list-pool.js';

const FEW = 2_000;
const MANY = 200_000;
/** The p95 of 60 was that of the three slowest. */
const SEARCHES = 150;
const WARM_UP = 10;
const BATCH = 1_000;
const SAVES_A_SECOND = 20;
/** The phone of lead 0, without the country's code. */
const FIRST_NUMBER = 3_052_000_000;

const BLIND: Visibility = { hidden: new Set(['email', 'mobilePhone', 'homePhone', 'workPhone', 'address1', 'city', 'incomeTier']), only: [] };
const READERS: Readonly<Record<string, Visibility>> = { 'who sees everything': EVERYTHING, 'who lacks Leads_Sensitive': BLIND };

/** The n-th search of each kind; leads `number` up to 2,000 are in both lists. */
const WORDS: Readonly<Record<string, (n: number) => string>> = {
  'a rare word': (n) => `unique${(n * 37) % FEW}x`,
  'a word of every second lead': () => 'frequ',
  'two frequent words': () => 'frequent dan',
  'an absent word': (n) => `nobody${n}`,
  'half a phone number': (n) => String(FIRST_NUMBER + ((n * 37) % FEW)).replace(/^...(...)(....)$/, '$1-$2'),
  'a phone number in parts': (n) => String(FIRST_NUMBER + ((n * 37) % FEW)).replace(/^(...)(...)(....)$/, '($1) $2.$3'),
  'a word that every lead has where only Leads_Sensitive sees it': () => 'example',
};

interface Timed {
  readonly case: string;
  readonly few: number;
  readonly many: number;
}

/**
 * Searches of the list of leads among 200,000 and among 2,000, turn by turn: right after all of them came in batch by
 * batch, once Postgres has taken stock of them, and while 20 leads a second are saved into each list.
 * @param databaseUrl a fresh database
 */
export async function runSearchBench(databaseUrl: string): Promise<BenchRow[]> {
  const few = await importedList(databaseUrl, 'few_leads', FEW);
  const many = await importedList(databaseUrl, 'many_leads', MANY);
  try {
    const imported = await timedCases(few, many);
    for (const list of [few, many]) await list.query('VACUUM ANALYZE lead_list');
    const settled = await timedCases(few, many);
    const saving = [saves(databaseUrl, 'few_leads', FEW), saves(databaseUrl, 'many_leads', MANY)];
    const meanwhile = await timedCases(few, many);
    for (const stop of saving) await stop();
    return [row('right after their import', imported), row('settled', settled), row(`while ${SAVES_A_SECOND} a second are saved`, meanwhile)];
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}

/** New leads, one after another, until it is told to stop. */
function saves(databaseUrl: string, schema: string, first: number): () => Promise<void> {
  const pool = listPool(databaseUrl, schema);
  let number = first;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => (last = pool.query(LEADS, [number, number++])), 1_000 / SAVES_A_SECOND);
  return async () => {
    clearInterval(timer);
    await last;
    process.stderr.write(`  ${schema}: ${number - first} leads saved meanwhile\n`);
    await pool.end();
  };
}

/** Each kind once, over and over: what Postgres has to write to the disk behind an import is not one kind's hiccup. */
async function timedCases(few: pg.Pool, many: pg.Pool): Promise<Timed[]> {
  const cases = Object.entries(READERS).flatMap(([reader, visibility]) =>
    Object.entries(WORDS).map(([kind, word]) => ({ case: `${kind}, ${reader}`, visibility, word, few: [] as number[], many: [] as number[] })),
  );
  for (let n = 0; n < WARM_UP + SEARCHES; n++) {
    for (const { visibility, word, ...times } of cases) {
      const [short, long] = [await search(few, word(n), visibility), await search(many, word(n), visibility)];
      if (n < WARM_UP) continue;
      times.few.push(short);
      times.many.push(long);
    }
  }
  return cases.map((timed) => ({ case: timed.case, few: percentile(timed.few, 0.95), many: percentile(timed.many, 0.95) }));
}

async function search(list: pg.Pool, words: string, visibility: Visibility): Promise<number> {
  const { text, values } = leadListQuery.page({ search: words }, visibility);
  const started = performance.now();
  await list.query({ text, values: [...values], types: rowTypes });
  return performance.now() - started;
}

/** The list with its indexes, filled as an import fills it; Postgres takes no stock of it meanwhile. */
async function importedList(databaseUrl: string, schema: string, count: number): Promise<pg.Pool> {
  const pool = listPool(databaseUrl, schema);
  const maker = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await makeEngineTables(maker);
    const tables = new ReadModelTables(maker);
    await tables.learn([leadList]);
    const target: Target = { id: schema, schema, followed: false };
    await tables.prepare(leadList, target, { bare: false });
    await pool.query('ALTER TABLE lead_list SET (autovacuum_enabled = off)');
    for (let first = 0; first < count; first += BATCH) await pool.query(LEADS, [first, first + BATCH - 1]);
    return pool;
  } finally {
    await maker.end();
  }
}

const LEADS = `
INSERT INTO lead_list ("leadId", "firstName", "middleName", "lastName", email, "mobilePhone", "homePhone", "workPhone", "smsOptIn",
  "spouseFirstName", "spouseLastName", "spouseEmail", "spouseMobilePhone", "spouseHomePhone", "spouseWorkPhone", address1, address2,
  city, state, zipcode, country, "incomeTier", "maritalStatus", occupation, "guestVacationLocation", "marketingSource",
  "marketingCampaign", "marketingEmployeeId", "marketingRep", "leadStatus", "createdAt", communications, deleted, erased, "mergedInto", "contactKeys", "toldApart", "valueOwners")
SELECT n, (ARRAY['Dana', 'Frequent', 'Frequently', 'Ivan'])[1 + n % 4], '', 'Unique' || n || 'x', 'lead' || n || '@example.com', '+1' || (3052000000 + n), '', '', 'Yes',
  'Dan' || n % 300, 'Lopez' || n % 7000, '', '', '', '', n || ' Main Street', '', 'Orlando', 'FL', '32801', 'USA', '100k', 'Married', 'Nurse', '',
  'Booth ' || n % 40, 'Spring', 0, '', (ARRAY['New', 'Working', 'Closed'])[1 + n % 3], timestamptz '2016-01-01' + (abs(hashint4(n)::bigint) % 300000000) * interval '1 second', '[]', false, false, 0,
  ARRAY['phone:+1' || (3052000000 + n), 'mail:lead' || n || '@example.com'], '[]', '{}'
FROM generate_series($1::int, $2::int) n`;

/** The case that fares worst. */
function row(state: string, timed: readonly Timed[]): BenchRow {
  for (const { case: which, few, many } of timed) process.stderr.write(`  ${state}: ${which}: ${many.toFixed(2)} ms, ${few.toFixed(2)} ms, ${(many / few).toFixed(2)}x\n`);
  const worst = timed.reduce((one, other) => (other.many / other.few > one.many / one.few ? other : one));
  const ratio = worst.many / worst.few;
  return {
    what: `search of ${MANY.toLocaleString('en-US')} leads, ${state}, p95: ${worst.case}, which fared worst of ${timed.length} kinds`,
    ours: worst.many,
    baseline: worst.few,
    against: `the same at ${FEW.toLocaleString('en-US')} leads`,
    ratio,
    aim: 'at most 2x',
    unit: 'ms',
    met: ratio <= 2,
  };
}
