import pg from 'pg';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { weeklyPayDates } from '../../backend/commission/rules/pay-dates.rules.js';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { median, type BenchRow } from '../bench-row.js';
import { fillPayWeek } from '../companies/filled-pay-week.js';
import { atRest, healthy, startMeasured } from '../measured-process.js';
import { signIn } from '../sign-in.js';

const LINES = 10_000;
const ROUNDS = 3;
const PAGE = 500;
const REPORT = 'sales-executive-weekly';

/**
 * A pay run of ten thousand lines prepared, over HTTP, against reading its contracts from the contract list page by page, turn by turn.
 * @param databaseUrl a fresh database
 */
export async function runPayRunBench(databaseUrl: string): Promise<BenchRow[]> {
  const server = await startMeasured(new URL('../../server/main.js', import.meta.url), { DATABASE_URL: databaseUrl, DEMO: 'on', DEMO_DAYS: 'off' }, healthy);
  try {
    const cookie = await signIn(server.port);
    const asking = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, { method, headers: { cookie, 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    };
    const { payDate, to, contractId } = await paidWeek(asking);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    await fillPayWeek(pool, { copyOf: contractId, day: to, count: LINES });
    await pool.end();
    const times = { prepared: [] as number[], read: [] as number[] };
    for (let round = -1; round < ROUNDS; round++) {
      // Each side begins at rest: what the last run left to do belongs to neither.
      await atRest(server.port);
      const read = await timed(() => readContracts(asking, to));
      await atRest(server.port);
      const prepared = await timed(() => asking('POST', 'Commission/runs', { report: REPORT, payDate }));
      if (round >= 0) [times.read, times.prepared].forEach((all, side) => all.push([read, prepared][side]!));
      await asking('POST', `Commission/runs/${REPORT}-${payDate}/reopen`, { reason: 'benchmark' });
    }
    const [ours, baseline] = [median(times.prepared), median(times.read)];
    return [{ what: `a pay run of ${LINES.toLocaleString('en-US')} lines prepared`, ours, baseline, against: `its contracts read from the list, ${PAGE} a page`, ratio: ours / baseline, aim: 'at most 3x', unit: 'ms', met: ours / baseline <= 3 }];
  } finally {
    await server.stop();
  }
}

type Asking = (method: string, path: string, body?: object) => Promise<unknown>;

/** The latest week that is over and pays for a contract of the demo. */
async function paidWeek(asking: Asking): Promise<{ readonly payDate: string; readonly to: string; readonly contractId: number }> {
  const today = newYorkDay(new Date());
  for (const payDate of weeklyPayDates(today)) {
    const { to, lines } = (await asking('GET', `Commission/${REPORT}?payDate=${payDate}`)) as CommissionReport;
    const line = lines.find(({ kind, commission }) => kind === 'resale' && Number(commission) > 0);
    if (to < today && line) return { payDate, to, contractId: line.contractId };
  }
  throw new Error('The demo pays no week');
}

async function readContracts(asking: Asking, day: string): Promise<void> {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'contractDate', op: 'is', value: day }]));
  let read = 0;
  for (let page = PAGE; page === PAGE; read += page) {
    const { rows } = (await asking('GET', `lists/resale-contract-list?limit=${PAGE}&offset=${read}&filters=${filters}`)) as ListPage;
    page = rows.length;
  }
  if (read < LINES) throw new Error(`${read} contracts were read`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
