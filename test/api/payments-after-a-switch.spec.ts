import { PaymentComparison } from '../../backend/points/checkout/payment-comparison.js';
import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';
import { soon } from '../support/mailed-links.js';
import { startApp, startedDatabase, type SignedIn, type StartOptions, type TestApp } from '../support/start-app.js';
import { StripeStandIn } from '../support/stripe-stand-in.js';
import type { TestDatabase } from '../support/test-database.js';

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
}

/** A company that takes cards by one processor, and from some day on by the other. */
describe('payments after the company changed its card processor', () => {
  let database: TestDatabase;
  let standIn: StripeStandIn;
  let stripe: Record<string, string>;
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    database = await startedDatabase(true);
    standIn = new StripeStandIn();
    stripe = await standIn.listen();
    await startAgain({});
  }, 180_000);
  afterAll(async () => {
    await app.stop();
    await standIn.close();
    await database.drop();
  });

  async function startAgain(environment: NonNullable<StartOptions['environment']>): Promise<void> {
    await app?.stop();
    app = await startApp({ demo: true, databaseUrl: database.url, environment });
    dana = await app.signIn('executive');
  }
  const buy = async (epicMemberId: number): Promise<Bought> => (await (await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId, pointsPurchased: 5_000 } })).json()) as Bought;
  const ask = async ({ epicAdvantageContractId: id, checkoutUrl }: Bought, path = '', body?: object): Promise<CheckoutAnswer & { httpStatus: number; detail?: string }> => {
    const method = path === '' ? 'GET' : 'POST';
    const headers = { Authorization: `Checkout ${new URL(checkoutUrl).hash.slice(1)}`, ...(body && { 'Content-Type': 'application/json' }) };
    const answer = await fetch(`${app.url}/api/Checkout/${id}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    return { httpStatus: answer.status, ...((await answer.json()) as CheckoutAnswer) };
  };
  const refund = ({ epicAdvantageContractId: id }: Bought) => dana.fetch(`/api/EpicAdvantageContracts/${id}/Refund`, { method: 'POST', body: { reason: 'Bought twice' } });
  const becomes = (memberId: number, bought: Bought, status: string) =>
    soon(`purchase ${bought.epicAdvantageContractId} being ${status}`, async () => {
      const rows = await dana.get<{ epicAdvantageContractId: number; paymentStatus: string }[]>(`/api/EpicAdvantageContracts/ForMember/${memberId}`);
      return rows.find((row) => row.epicAdvantageContractId === bought.epicAdvantageContractId && row.paymentStatus === status);
    });
  const compared = async () => {
    await app.nest.get(PaymentComparison).compare(new Date());
    return (await dana.get<{ name: string; ok: boolean; detail: string }[]>('/api/Operations/Invariants')).find(({ name }) => name.startsWith('Card payments'))!;
  };

  it('stay with the one that took them: nothing of the sandbox is asked of Stripe, and Stripe’s are not the sandbox’s', async () => {
    const [paid, begun] = [await buy(538), await buy(541)];
    await ask(paid, '/SandboxCard', { token: 'paid', cardEnd: '4242' });
    await becomes(538, paid, 'Paid');
    await ask(begun, '/Payment');

    await startAgain(stripe);
    expect(await ask(paid)).toMatchObject({ status: 'paid', processor: 'Sandbox' });
    expect(await compared()).toMatchObject({ ok: true });
    expect((await ask(begun, '/Settle')).httpStatus).toBe(200);
    expect((await refund(paid)).status).toBe(200);
    await becomes(538, paid, 'Refunded');
    expect(standIn.asked.filter((call) => call.includes('sandbox_') || call.startsWith('POST /v1/refunds'))).toEqual([]);
    const byStripe = await buy(545);
    await ask(byStripe, '/Payment');
    standIn.pays(standIn.intents[0]!.id);
    await ask(byStripe, '/Settle');
    await becomes(545, byStripe, 'Paid');
    const left = await buy(545);
    await ask(left, '/Payment');

    await startAgain({});
    expect(await ask(left)).toMatchObject({ status: 'open', stillChecked: false, begunElsewhere: true });
    const paying = await ask(left, '/SandboxCard', { token: 'paid', cardEnd: '4242' });
    expect([paying.httpStatus, paying.detail]).toEqual([409, expect.stringMatching(/^This purchase was begun with a card company that we do not use any more\./)]);
    expect(await ask(left, '/Release', {})).toMatchObject({ httpStatus: 200, status: 'over', overBecause: 'Called off', begunElsewhere: true });
    await becomes(545, left, 'Released');
    const answer = await refund(byStripe);
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([409, expect.stringContaining('Stripe took this payment, and is not set up here any more.')]);
    expect(await ask(byStripe)).toMatchObject({ status: 'paid', processor: 'Stripe' });
    expect(await compared()).toMatchObject({ ok: false, detail: `Purchase ${byStripe.epicAdvantageContractId}: Stripe took it, and is not set up here any more` });
  }, 180_000);
});
