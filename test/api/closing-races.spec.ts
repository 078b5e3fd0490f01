import type { MonthAnswer } from '../../backend/accounting/closing/closing.dto.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Booked {
  readonly contractId: number;
  readonly contractDate: string;
}

const ROUNDS = 6;

describe('A month that is closed while its contracts are written', () => {
  let app: TestApp;
  let victor: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    victor = await app.signIn('accounting-manager');
  }, 120_000);
  afterAll(() => app.stop());

  const told = async (answer: Response) => ((await answer.json()) as { position?: string }).position ?? '';
  const until = (position: string) => Promise.all(['accounting-list', 'accounting-months', 'changed-after-close'].map((list) => victor.fetch(`/api/lists/${list}?limit=1`, { headers: { 'X-Min-Position': position } })));

  it('has every change in its frozen totals, or tells it as changed after its close', async () => {
    const to = addDays(`${newYorkDay(new Date()).slice(0, 7)}-01`, -1);
    const filters = encodeURIComponent(JSON.stringify([{ field: 'contractDate', op: 'to', value: to }, { field: 'contractStatus', op: 'is', value: 'Closed' }]));
    const { rows } = await victor.get<ListPage<Booked>>(`/api/lists/accounting-list?limit=100&sort=-contractDate&filters=${filters}`);
    const month = rows[0]!.contractDate.slice(0, 7);
    const within = rows.filter(({ contractDate }) => contractDate.startsWith(month));
    const path = `/api/Accounting/Months/${month.replace('-', '')}`;
    for (let round = 1; round <= ROUNDS; round++) {
      const write = async (amount: number) => {
        const answers = [];
        for (const { contractId } of within) answers.push(await victor.fetch(`/api/Contracts/${contractId}/Accounting`, { method: 'PUT', body: { cogAmount: `${amount}.00`, reason: 'Costs came in' } }));
        return answers;
      };
      const [closed, ...writers] = await Promise.all([victor.fetch(`${path}/Close`, { method: 'POST', body: { reason: 'Known' } }), ...Array.from({ length: 6 }, (_, writer) => write(round * 100 + writer))]);
      expect([closed.status, ...new Set(writers.flat().map(({ status }) => status))]).toEqual([200, 200]);
      const positions = await Promise.all([closed, ...writers.flat()].map(told));
      await until(positions.reduce((last, one) => (BigInt(one) > BigInt(last) ? one : last)));
      const { frozen, debit, holds } = await victor.get<MonthAnswer>(path);
      expect({ round, debit, holds }).toEqual({ round, debit: frozen!.debit, holds: true });
      await until(await told(await victor.fetch(`${path}/Reopen`, { method: 'POST', body: { reason: 'Another round' } })));
    }
  });
});
