import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrations } from '../../backend/platform/database/migrations.js';
import { readSettings } from '../../backend/platform/config/settings.js';
import { ProcessorAway, ProcessorRefused } from '../../backend/platform/payments/payment-failures.js';
import type { PaymentNotice } from '../../backend/platform/payments/payment-notice.js';
import type { Payment, Payments, WantedPayment } from '../../backend/platform/payments/payments.js';
import { SandboxPayments } from '../../backend/platform/payments/sandbox/sandbox-payments.js';
import { StripePayments } from '../../backend/platform/payments/stripe/stripe-payments.js';
import { StripeStandIn } from '../support/stripe-stand-in.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const TIMEOUT_MS = 500;
const signal = new AbortController().signal;

interface Ground {
  readonly payments: Payments;
  /** What the payer does in the browser. */
  pay(paymentId: string): Promise<unknown>;
  close(): Promise<void>;
}

async function sandbox(): Promise<Ground> {
  const database: TestDatabase = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  await pool.query(migrations.find(({ name }) => name === '0040-card-payments')!.sql);
  const payments = new SandboxPayments(pool, { receive: () => Promise.resolve() });
  return { payments, pay: (id) => payments.pay(id, 'paid', '4242'), close: async () => (await pool.end(), database.drop()) };
}

async function stripe(): Promise<Ground & { readonly standIn: StripeStandIn }> {
  const standIn = new StripeStandIn();
  const payments = new StripePayments(readSettings(await standIn.listen()).stripe!, TIMEOUT_MS);
  return { standIn, payments, pay: async (id) => standIn.pays(id), close: () => standIn.close() };
}

const wanted = (about = `points-purchase/502-2026/${Math.ceil(Math.random() * 1e6)}`): WantedPayment => ({ about, amount: '329.00', words: 'Advantage points, purchase 53' });
const failure = (asking: Promise<unknown>): Promise<unknown> => asking.then(() => undefined, (error: unknown) => error);

async function all(payments: Payments, since: Date): Promise<Payment[]> {
  const listed: Payment[] = [];
  for await (const payment of payments.list(since, signal)) listed.push(payment);
  return listed;
}

describe.each([
  ['the sandbox', sandbox],
  ['Stripe', stripe],
])('Payments by card, by %s', (_, open) => {
  let ground: Ground;
  beforeEach(async () => void (ground = await open()));
  afterEach(() => ground.close());

  it('are begun once for a key, also when they are begun at the same time', async () => {
    const [asked, key] = [wanted(), randomUUID()];
    const begun = await Promise.all([1, 2, 3].map(() => ground.payments.begin(asked, key, signal)));
    expect(new Set(begun.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await ground.payments.read(begun[0]!.paymentId, signal)).toEqual({ paymentId: begun[0]!.paymentId, about: asked.about, amount: '329.00', status: 'open', cardEnd: '' });
    expect(await failure(ground.payments.begin(wanted('points-purchase/1-2026/1'), key, signal))).toBeInstanceOf(ProcessorRefused);
  });

  it('say when they are paid, by which card, and stay paid when they are let go', async () => {
    const { paymentId } = await ground.payments.begin(wanted(), randomUUID(), signal);
    await ground.pay(paymentId);
    await ground.payments.letGo(paymentId, signal);
    expect(await ground.payments.read(paymentId, signal)).toMatchObject({ status: 'paid', cardEnd: '4242' });
  });

  it('can be let go as often as somebody asks', async () => {
    const { paymentId } = await ground.payments.begin(wanted(), randomUUID(), signal);
    for (let time = 0; time < 2; time++) await ground.payments.letGo(paymentId, signal);
    expect((await ground.payments.read(paymentId, signal)).status).toBe('let go');
  });

  it('are refunded once, and only what is paid', async () => {
    const { paymentId } = await ground.payments.begin(wanted(), randomUUID(), signal);
    expect(await failure(ground.payments.refund(paymentId, randomUUID(), signal))).toBeInstanceOf(ProcessorRefused);
    await ground.pay(paymentId);
    const key = randomUUID();
    const refund = await ground.payments.refund(paymentId, key, signal);
    expect(refund).not.toBe('');
    for (const again of [key, randomUUID()]) expect(await ground.payments.refund(paymentId, again, signal)).toBe(refund);
    expect((await ground.payments.read(paymentId, signal)).status).toBe('refunded');
  });

  it('are all listed that were begun since', async () => {
    const before = new Date(Date.now() - 1_000);
    const marks = Array.from({ length: 130 }, (_one, place) => `points-purchase/502-2026/${place + 1}`);
    for (const mark of marks) await ground.payments.begin(wanted(mark), randomUUID(), signal);
    expect((await all(ground.payments, before)).map(({ about }) => about).sort()).toEqual(marks.toSorted());
    expect(await all(ground.payments, new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('that nobody began are refused', async () => {
    expect(await failure(ground.payments.read('pi_nobody', signal))).toBeInstanceOf(ProcessorRefused);
  });
});

describe('Stripe at its worst', () => {
  let ground: Awaited<ReturnType<typeof stripe>>;
  beforeEach(async () => void (ground = await stripe()));
  afterEach(() => ground.close());

  it('makes one payment of what was made and cut off, and one refund', async () => {
    ground.standIn.befalls('POST /v1/payment_intents', 'done and cut off');
    const { paymentId } = await ground.payments.begin(wanted(), randomUUID(), signal);
    expect(ground.standIn.intents).toHaveLength(1);
    ground.standIn.pays(paymentId);
    ground.standIn.befalls('POST /v1/refunds', 'done and cut off');
    expect(await ground.payments.refund(paymentId, randomUUID(), signal)).toBe(ground.standIn.intents[0]!.refund);
  });

  it('is asked nothing any more once the time is over', async () => {
    expect(await failure(ground.payments.begin(wanted(), randomUUID(), AbortSignal.abort()))).toBeInstanceOf(ProcessorAway);
    expect(ground.standIn.asked).toEqual([]);
  });

  it('is waited for no longer than whoever asks has time', async () => {
    for (let time = 0; time < 2; time++) ground.standIn.befalls('POST /v1/payment_intents', 'slow');
    const from = Date.now();
    expect(await failure(ground.payments.begin(wanted(), randomUUID(), AbortSignal.timeout(100)))).toBeInstanceOf(ProcessorAway);
    expect(Date.now() - from).toBeLessThan(TIMEOUT_MS);
  });

  it('is tried twice at most while somebody waits', async () => {
    for (let time = 0; time < 2; time++) ground.standIn.befalls('POST /v1/payment_intents', 'slow');
    expect(await failure(ground.payments.begin(wanted(), randomUUID(), signal))).toBeInstanceOf(ProcessorAway);
    expect(ground.standIn.asked).toHaveLength(2);
  });

  it('is away while it is slow, broken, too busy, gone or has another key, and says no address or card', async () => {
    const begin = () => failure(ground.payments.begin(wanted(), randomUUID(), signal));
    for (let time = 0; time < 2; time++) ground.standIn.befalls('POST /v1/payment_intents', 'slow');
    const slow = await begin();
    expect(slow).toBeInstanceOf(ProcessorAway);
    for (const [status, code] of [[500, ''], [429, 'rate_limit'], [401, 'api_key_expired']] as const) {
      ground.standIn.befalls('POST /v1/payment_intents', { status, code });
      const error = (await begin()) as ProcessorAway;
      expect([status, error]).toEqual([status, expect.any(ProcessorAway)]);
      expect(`${error.message} ${error.reason}`).not.toContain('@');
    }
    ground.standIn.befalls('POST /v1/payment_intents', { status: 402, code: 'card_declined' });
    expect((await begin()) as ProcessorRefused).toMatchObject({ code: 'card_declined', reason: 'Stripe refused it (card_declined)', options: { final: true } });
    await ground.standIn.close();
    expect(await begin()).toBeInstanceOf(ProcessorAway);
  }, 30_000);
});

it('The sandbox tells of a payment by the way of webhooks, as often as it is paid, and takes it once', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  await pool.query(migrations.find(({ name }) => name === '0040-card-payments')!.sql);
  const told: [string, PaymentNotice][] = [];
  const payments = new SandboxPayments(pool, { receive: async (_kind, id, notice) => void told.push([id, notice as unknown as PaymentNotice]) });
  const { paymentId } = await payments.begin(wanted(), 'once');
  expect(await payments.pay(paymentId, 'declined', '0002')).toBe('declined');
  expect(await Promise.all([payments.pay(paymentId, 'paid', '4242'), payments.pay(paymentId, 'paid', '1111')])).toEqual(['paid', 'paid']);
  expect(new Set(told.map(([id]) => id)).size).toBe(1);
  expect(new Set(told.map(([, { cardEnd }]) => cardEnd)).size).toBe(1);
  expect(await failure(payments.pay(paymentId, 'no answer', '0341'))).toBeInstanceOf(ProcessorAway);
  await pool.end();
  await database.drop();
});
