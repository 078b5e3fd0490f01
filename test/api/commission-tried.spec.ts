import type { TriedAnswer } from '../../backend/commission/tried/tried.dto.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

describe('trying commission rates', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  async function tryThem(body: object, who = executive): Promise<{ readonly status: number; readonly answer: TriedAnswer & { readonly permission?: string; readonly errors?: readonly { readonly field: string }[] } }> {
    const response = await who.fetch('/api/Commission/Tried', { method: 'POST', body });
    return { status: response.status, answer: (await response.json()) as TriedAnswer };
  }
  const cents = (amount: string) => Math.round(Number(amount) * 100);

  it('shows no difference for the rates that hold, and keeps what a paid run paid', async () => {
    const [week] = latestWeeks(await payWeeks((path) => executive.get(path)), 1, (own) => pays(own!, '0.08'));
    const { answer: open } = await tryThem({});
    expect(open.total.was).not.toMatchObject({ net: '0.00' });
    expect(open.total.difference).toEqual({ commission: '0.00', reserve: '0.00', net: '0.00' });
    for (const [path, body] of [['', { report: week!.report, payDate: week!.payDate }], [`/${week!.report}-${week!.payDate}/approve`, {}], [`/${week!.report}-${week!.payDate}/pay`, {}]] as const) {
      const answered = await executive.fetch(`/api/Commission/runs${path}`, { method: 'POST', body });
      expect(answered.ok).toBe(true);
      const { position } = (await answered.json()) as { readonly position: string };
      await executive.fetch(`/api/Commission/runs/${week!.report}-${week!.payDate}`, { headers: { 'x-min-position': position } });
    }
    const { answer: paid } = await tryThem({ halfDown: '8.00' });
    expect(paid.reports.map((report) => report.paid)).toEqual([1, 0, 0]);
    expect(paid.total).toEqual(open.total);
  });

  it('shows what other rates would have paid whom, adding up, and decides nothing', async () => {
    const rates = () => executive.get<object>('/api/CompanySettings/CommissionRates');
    const before = await rates();
    const { status, answer } = await tryThem({ halfDown: '10.00', reserve: '20.00' });
    expect(status).toBe(200);
    expect(cents(answer.total.difference.commission)).toBeGreaterThan(0);
    expect(cents(answer.total.difference.reserve)).toBeGreaterThan(0);
    for (const rows of [answer.people, answer.reports])
      for (const way of ['was', 'tried', 'difference'] as const)
        for (const field of ['commission', 'reserve', 'net'] as const) expect(cents(answer.total[way][field])).toBe(rows.reduce((sum, row) => sum + cents(row[way][field]), 0));
    expect(await rates()).toEqual(before);
    expect((await tryThem({})).answer.total.difference.commission).toBe('0.00');
  });

  it('refuses what could not be saved either at its fields, but asks for no day', async () => {
    const { status, answer } = await tryThem({ reserve: '101', band2From: '1.00', holdsFrom: null });
    expect(status).toBe(422);
    expect(answer.errors!.map(({ field }) => field)).toEqual(['reserve', 'band2From']);
    expect((await tryThem({ reserve: 'much' })).status).toBe(400);
  });

  it('is for who decides the rates and may see commission', async () => {
    const settings = await somebody(app, 'Executive', ['Settings_Main']);
    const commission = await somebody(app, 'Executive', ['Commission_Main']);
    expect(await tryThem({}, settings)).toMatchObject({ status: 403, answer: { permission: 'Commission_Main' } });
    expect(await tryThem({}, commission)).toMatchObject({ status: 403, answer: { permission: 'Settings_Main' } });
  });
});
