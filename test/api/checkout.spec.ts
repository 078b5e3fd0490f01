import { ConsoleLogger, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Commands } from '../../backend/platform/commands/commands.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { issuedByServer } from '../../backend/platform/commands/issued-by-server.js';
import { Incoming } from '../../backend/platform/incoming/incoming.js';
import { paymentNotice, type PaymentNotice } from '../../backend/platform/payments/payment-notice.js';
import { Payments } from '../../backend/platform/payments/payments.js';
import { PaymentComparison } from '../../backend/points/checkout/payment-comparison.js';
import type { CheckoutAnswer } from '../../backend/points/checkout/checkout.dto.js';
import { accountId } from '../../backend/points/points-account-id.js';
import { ReleasePoints } from '../../backend/points/points-account.commands.js';
import { PointsAccountCommand } from '../../backend/points/points-account.handlers.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const MINUTE_MS = 60_000;
const YEAR = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date()));

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
  readonly heldUntil: string;
  readonly position: string;
}
interface Purchase {
  readonly epicAdvantageContractId: number;
  readonly paymentStatus: string;
  readonly paymentReferenceId: string;
  readonly latePayment: string;
}
interface Row {
  readonly debitOrCredit: string;
  readonly status: string;
  readonly epicAdvantageContractId: number;
  readonly note: string;
}

class Listening extends ConsoleLogger {
  readonly lines: string[] = [];
  protected override printMessages(messages: unknown[]): void {
    this.lines.push(messages.map(String).join(' '));
  }
}

describe('the checkout of a purchase', () => {
  let app: TestApp;
  let dana: SignedIn;
  let victor: SignedIn;
  const log = new Listening();

  beforeAll(async () => {
    app = await startApp({ demo: true });
    Logger.overrideLogger(log);
    dana = await app.signIn('executive');
    victor = await app.signIn('accounting-manager');
  }, 120_000);
  afterAll(() => app.stop());

  async function buy(epicMemberId: number, pointsPurchased = 5_000, headers: Record<string, string> = {}): Promise<Bought> {
    const answer = await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId, pointsPurchased }, headers });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Bought;
  }
  const tokenOf = ({ checkoutUrl }: Pick<Bought, 'checkoutUrl'>) => new URL(checkoutUrl).hash.slice(1);
  async function ask(bought: Bought, path = '', method = 'GET', body?: object, token = tokenOf(bought)): Promise<{ status: number; answer: CheckoutAnswer & { outcome?: string; detail?: string } }> {
    const headers = { Authorization: `Checkout ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const response = await fetch(`${app.url}/api/Checkout/${bought.epicAdvantageContractId}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    return { status: response.status, answer: (response.status === 204 ? {} : await response.json()) as CheckoutAnswer };
  }
  const pay = (bought: Bought, token = 'paid') => ask(bought, '/SandboxCard', 'POST', { token, cardEnd: '4242' });
  const purchase = async (memberId: number, { epicAdvantageContractId }: Bought) => (await dana.get<Purchase[]>(`/api/EpicAdvantageContracts/ForMember/${memberId}`)).find((one) => one.epicAdvantageContractId === epicAdvantageContractId)!;
  const becomes = (memberId: number, bought: Bought, wanted: Partial<Purchase>) =>
    soon(`purchase ${bought.epicAdvantageContractId} being ${JSON.stringify(wanted)}`, async () => {
      const found = await purchase(memberId, bought);
      return Object.entries(wanted).every(([name, value]) => found?.[name as keyof Purchase] === value) ? found : undefined;
    });
  const left = async (memberId: number) => (await dana.get<{ currentYearEpicAdvPointsAvail: number }>(`/api/Members/${memberId}`)).currentYearEpicAdvPointsAvail;
  const rows = async (bought: Bought) => (await dana.get<Row[]>('/api/PointLedgers/')).filter((row) => row.epicAdvantageContractId === bought.epicAdvantageContractId);
  const tell = (notice: Partial<PaymentNotice> & Pick<PaymentNotice, 'paymentId'>, bought: Bought, memberId: number, sent: string = randomUUID()) =>
    app.nest.get(Incoming).receive(paymentNotice, sent, { about: `points-purchase/${memberId}-${YEAR}/${bought.epicAdvantageContractId}`, amount: '129.00', status: 'paid', cardEnd: '4242', processor: 'Sandbox', ...notice });
  /** As the clock does it half an hour later. */
  const holdRunsOut = async (memberId: number, { epicAdvantageContractId }: Bought) => {
    const command = new PointsAccountCommand(accountId({ memberId, useYear: YEAR }), commandOf(ReleasePoints, { reason: 'Not paid in time' }), { epicAdvantageContractId, pointLedgerId: 900_000 + epicAdvantageContractId });
    await app.nest.get(Commands).execute(command, issuedByServer({ kind: 'system', id: 'clock', name: 'Hold ran out' }, randomUUID(), {}, new Date(Date.now() + 31 * MINUTE_MS)));
  };

  it('is named by the purchase with the end of its hold, and by the same link when the purchase is sent again', async () => {
    const key = randomUUID();
    const bought = await buy(538, 5_000, { 'idempotency-key': key });
    expect(bought.checkoutUrl).toMatch(new RegExp(`/epic-advantage-secure-checkout\\.html\\?id=${bought.epicAdvantageContractId}#[\\w-]{43}$`));
    expect(Date.parse(bought.heldUntil) - Date.now()).toBeGreaterThan(29 * MINUTE_MS);
    expect((await buy(538, 5_000, { 'idempotency-key': key })).checkoutUrl).toBe(bought.checkoutUrl);
  });

  it('shows this purchase and nothing else to who holds the link, and nothing to anybody else', async () => {
    const [bought, other] = [await buy(538), await buy(538)];
    const { status, answer } = await ask(bought);
    expect([status, answer.status, answer.total, answer.pointsPrice]).toEqual([200, 'open', '129.00', '100.00']);
    expect(answer.forWhom).toMatch(/^\w+ [A-Z]\.$/);
    expect(JSON.stringify(answer)).not.toMatch(/538|example\.com"?.*@/);
    expect((await ask(bought, '', 'GET', undefined, tokenOf(other))).status).toBe(404);
    expect((await ask(bought, '', 'GET', undefined, 'x'.repeat(43))).status).toBe(404);
    expect((await fetch(`${app.url}/api/Checkout/${bought.epicAdvantageContractId}`)).status).toBe(404);
  });

  it('keeps the points held after a card was declined, and posts them when another one pays, with a receipt by mail and as a PDF', async () => {
    const before = await left(545);
    const bought = await buy(545);
    for (const token of ['declined', 'insufficient funds', 'expired', 'wrong code', 'further step']) expect((await pay(bought, token)).answer.outcome).toBe(token);
    expect((await pay(bought, 'no answer')).status).toBe(503);
    expect((await ask(bought)).answer.status).toBe('open');
    expect((await ask(bought, '/ReceiptAddress', 'PUT', { email: 'payer@example.com' })).status).toBe(204);
    expect((await pay(bought, 'step passed')).answer.outcome).toBe('paid');
    const { answer } = await ask(bought);
    expect(answer).toMatchObject({ status: 'paid', payment: { cardEnd: '4242', reference: expect.stringMatching(/^sandbox_/) as string } });
    expect(await becomes(545, bought, { paymentStatus: 'Paid' })).toMatchObject({ paymentReferenceId: answer.payment!.reference });
    expect(await left(545)).toBe(before - 5_000);
    expect((await rows(bought)).map(({ debitOrCredit, status }) => `${debitOrCredit} ${status}`).sort()).toEqual(['Debit Held', 'Debit Posted']);
    const [mail] = await mailsTo(dana, 'payer@example.com');
    expect(mail!.text).toContain(`Reference: ${answer.payment!.reference}`);
    expect(mail!.text).toContain('This is a sandbox');
    const pdf = await dana.fetch(`/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/Receipt`);
    expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('takes one payment when it is paid in two windows at once, and told of it by the processor ten times', async () => {
    const before = await left(541);
    const bought = await buy(541);
    const answers = await Promise.all([pay(bought), pay(bought), pay(bought)]);
    // Who comes second is told that it is paid: by the sandbox, or because the purchase is.
    expect(answers.every(({ status, answer }) => status === 409 || answer.outcome === 'paid')).toBe(true);
    const { reference } = (await ask(bought)).answer.payment!;
    await Promise.all(Array.from({ length: 10 }, () => tell({ paymentId: reference }, bought, 541)));
    await tell({ paymentId: reference, status: 'processing' }, bought, 541);
    await soon('news to be handled', async () => ((await dana.get<readonly object[]>('/api/Operations/Incoming')).length === 0 ? true : undefined));
    expect(await left(541)).toBe(before - 5_000);
    expect((await rows(bought)).filter(({ status }) => status === 'Posted')).toHaveLength(1);
    expect((await pay(bought)).status).toBe(409);
  });

  it('whose hold ran out is paid all the same while its points are there, and the money goes back when they are not', async () => {
    const [inTime, tooLate] = [await buy(550), await buy(550)];
    const begun = new Map<Bought, string>();
    for (const one of [inTime, tooLate]) begun.set(one, ((await ask(one, '/Payment', 'POST')).answer as unknown as { clientSecret: string }).clientSecret);
    for (const one of [inTime, tooLate]) await holdRunsOut(550, one);
    expect((await ask(inTime)).answer).toMatchObject({ status: 'over', overBecause: 'Not paid in time' });
    expect((await ask(inTime, '/Payment', 'POST')).status).toBe(410);
    await paidAtProcessor(begun.get(inTime)!);
    await tell({ paymentId: begun.get(inTime)! }, inTime, 550);
    await becomes(550, inTime, { paymentStatus: 'Paid', latePayment: 'Points taken' });
    for (let available = await left(550); available > 0; available -= 20_000) await buy(550, Math.min(available, 20_000));
    await paidAtProcessor(begun.get(tooLate)!);
    await tell({ paymentId: begun.get(tooLate)! }, tooLate, 550);
    await becomes(550, tooLate, { paymentStatus: 'Released', latePayment: 'Money given back' });
    expect((await app.nest.get(Payments).read(begun.get(tooLate)!, AbortSignal.timeout(5_000))).status).toBe('refunded');
    expect(await left(550)).toBe(0);
  });

  it('is refunded by accounting with a reason, once: money, points and a row of the ledger', async () => {
    const before = await left(535);
    const bought = await buy(535);
    await ask(bought, '/ReceiptAddress', 'PUT', { email: 'refunded@example.com' });
    await pay(bought);
    await becomes(535, bought, { paymentStatus: 'Paid' });
    const refund = (who: SignedIn, body: object) => who.fetch(`/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/Refund`, { method: 'POST', body });
    expect((await refund(await app.signIn('receptionist'), { reason: 'Mine' })).status).toBe(403);
    expect((await refund(victor, {})).status).toBe(400);
    expect((await refund(victor, { reason: 'Bought twice' })).status).toBe(200);
    await becomes(535, bought, { paymentStatus: 'Refunded' });
    expect(await left(535)).toBe(before);
    expect((await rows(bought)).find(({ note }) => note === 'Refunded: Bought twice')).toMatchObject({ debitOrCredit: 'Credit', status: 'Posted' });
    expect((await refund(victor, { reason: 'Again' })).status).toBe(409);
    const { answer } = await ask(bought);
    expect(answer.status).toBe('refunded');
    // The payer is told once, where the receipt went.
    const told = (await mailsTo(dana, 'refunded@example.com')).filter(({ subject }) => subject.startsWith('Refund'));
    expect(told.map(({ subject }) => subject)).toEqual([`Refund of purchase ${bought.epicAdvantageContractId}: $129.00`]);
    expect(told[0]!.text).toContain(`Reference of the payment: ${answer.payment!.reference}`);
    expect(told[0]!.text).toContain('5 to 10 business days');
  });

  it('gives the points back when who holds the link wants that', async () => {
    const before = await left(505);
    const bought = await buy(505);
    expect((await ask(bought, '/Release', 'POST')).answer).toMatchObject({ status: 'over', overBecause: 'Called off' });
    await becomes(505, bought, { paymentStatus: 'Released' });
    expect(await left(505)).toBe(before);
  });

  it('is mailed to the member’s own address, and to nobody once it is paid', async () => {
    const members = await dana.get<{ memberId: number; email: string; currentYearEpicAdvPointsAvail: number; memberStatus: string }[]>('/api/Members/');
    const { memberId, email } = members.find((one) => one.email.includes('@') && one.currentYearEpicAdvPointsAvail >= 5_000)!;
    const bought = await buy(memberId);
    const mailed = () => dana.fetch(`/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/CheckoutLink`, { method: 'POST' });
    expect((await mailed()).status).toBe(202);
    // Agents of another company may open the link: it tells nobody's address.
    expect((await ask(bought)).answer.receiptTo).toBe(`…@${email.split('@')[1]}`);
    expect((await mailsTo(dana, email))[0]!.text).toContain(bought.checkoutUrl);
    await pay(bought);
    expect((await mailed()).status).toBe(409);
  });

  it('says each day what the processor lists otherwise', async () => {
    const bought = await buy(541);
    await pay(bought);
    await becomes(541, bought, { paymentStatus: 'Paid' });
    const { reference } = (await ask(bought)).answer.payment!;
    const verdict = async () => {
      await app.nest.get(PaymentComparison).compare(new Date());
      return (await dana.get<{ name: string; ok: boolean; detail: string }[]>('/api/Operations/Invariants')).find(({ name }) => name.startsWith('Card payments'))!;
    };
    expect(await verdict()).toMatchObject({ ok: true });
    await app.nest.get(pg.Pool).query(`UPDATE sandbox_payment SET status = 'refunded' WHERE payment_id = $1`, [reference]);
    expect(await verdict()).toMatchObject({ ok: false, detail: `Purchase ${bought.epicAdvantageContractId}: refunded at the processor, and paid here` });
    await app.nest.get(pg.Pool).query(`UPDATE sandbox_payment SET status = 'paid' WHERE payment_id = $1`, [reference]);
    expect(await verdict()).toMatchObject({ ok: true });
  });

  it('lets no card number in: what is planted stands in no table, event or line of the log', async () => {
    const number = '4000056655665556';
    const bought = await buy(505);
    // A field that no body has is left unread.
    expect((await ask(await buy(505), '/SandboxCard', 'POST', { token: 'paid', cardEnd: '5556', number })).status).toBe(200);
    for (const body of [{ token: number, cardEnd: '5556' }, { token: 'paid', cardEnd: number }, { card: { number } }]) {
      expect((await ask(bought, '/SandboxCard', 'POST', body)).status).toBe(400);
    }
    for (const [path, method, body] of [['/ReceiptAddress', 'PUT', { email: number }], [`/${number}`, 'GET', undefined]] as const) expect((await ask(bought, path, method, body)).status).toBeGreaterThanOrEqual(400);
    expect((await ask(bought, '/SandboxCard', 'POST', { token: 'paid', cardEnd: '5556' })).status).toBe(200);
    const held = await holding(number);
    expect(held).toEqual([]);
    expect(log.lines.filter((line) => line.includes(number))).toEqual([]);
    // The search itself finds what is there.
    expect(await holding((await ask(bought)).answer.payment!.reference)).toContain('public.sandbox_payment');
  });

  async function paidAtProcessor(paymentId: string): Promise<void> {
    await app.nest.get(pg.Pool).query(`UPDATE sandbox_payment SET status = 'paid', card_end = '4242' WHERE payment_id = $1`, [paymentId]);
  }

  async function holding(text: string): Promise<readonly string[]> {
    const pool = app.nest.get(pg.Pool);
    const { rows: tables } = await pool.query<{ name: string }>(`SELECT format('%s.%s', quote_ident(schemaname), quote_ident(tablename)) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
    const found: string[] = [];
    for (const { name } of tables) if ((await pool.query(`SELECT FROM ${name} AS row WHERE strpos(row::text, $1) > 0 LIMIT 1`, [text])).rowCount) found.push(name);
    return found;
  }
});
