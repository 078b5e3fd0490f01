import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import type { DisputesAnswer } from '../../backend/commission/disputes/disputes-reader.js';
import type { TodayWaiting } from '../../backend/platform/today/today.dto.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('the questions about commission lines', () => {
  let app: TestApp;
  let executive: SignedIn;
  let manager: SignedIn;
  let receptionist: SignedIn;
  let position = '';
  let line: CommissionReport['lines'][number];
  let run = '';
  let id = '';
  let of = '';

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
    manager = await app.signIn('sales-manager');
    receptionist = await app.signIn('receptionist');
    const [week] = latestWeeks(await payWeeks((path) => executive.get(path)), 1, (own) => pays(own!));
    line = week!.lines[0]!;
    run = `sales-executive-weekly-${week!.payDate}`;
    of = `report=sales-executive-weekly&payDate=${week!.payDate}`;
    id = `${run}-${line.kind}-${line.contractId}-${line.employeeId}`;
  }, 120_000);
  afterAll(() => app.stop());

  async function post(who: SignedIn, step: string, note: string, of_ = id): Promise<number> {
    const answer = await who.fetch(`/api/Commission/Disputes/${of_}/${step}`, { method: 'POST', body: { note } });
    if (answer.ok) ({ position } = (await answer.json()) as { position: string });
    return answer.status;
  }
  async function read(query = of): Promise<DisputesAnswer['disputes']> {
    const answer = await executive.fetch(`/api/Commission/Disputes?${query}`, { headers: { 'x-min-position': position } });
    return ((await answer.json()) as DisputesAnswer).disputes;
  }

  it('are asked by who sees the line, answered and settled by accounting, and open again when somebody writes', async () => {
    expect(await post(manager, 'Notes', 'Why this rate?')).toBe(200);
    expect(await read()).toMatchObject([{ disputeId: id, status: 'Open', contractId: line.contractId, employeeName: line.employeeName, notes: [{ note: 'Why this rate?', settles: false }] }]);
    const waiting = (await executive.get<TodayWaiting>('/api/Today/Waiting')).lines.find(({ name }) => name === 'commission-disputes');
    expect(waiting).toMatchObject({ count: 1, page: '/admin/commission-disputes' });
    expect(await post(manager, 'Settle', 'I settle it')).toBe(403);
    expect(await post(executive, 'Notes', 'The wire came late')).toBe(200);
    expect(await post(executive, 'Settle', 'Agreed by phone')).toBe(200);
    expect(await post(executive, 'Settle', 'Once more')).toBe(409);
    const [settled] = await read();
    expect(settled).toMatchObject({ status: 'Settled' });
    expect(settled!.notes.map(({ note, settles }) => [note, settles])).toEqual([['Why this rate?', false], ['The wire came late', false], ['Agreed by phone', true]]);
    expect(await post(manager, 'Notes', 'The bank says otherwise')).toBe(200);
    expect((await read('')).find(({ disputeId }) => disputeId === id)).toMatchObject({ status: 'Open' });
  });

  it('are about lines that there are, and say something', async () => {
    expect(await post(executive, 'Notes', 'Hello', `${run}-resale-999999-1`)).toBe(404);
    expect(await post(executive, 'Notes', 'Hello', 'nothing')).toBe(404);
    expect(await post(executive, 'Notes', ' ')).toBe(400);
    expect(await post(receptionist, 'Notes', 'Hello')).toBe(403);
  });
});
