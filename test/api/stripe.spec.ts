import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commandOf } from '../../backend/platform/commands/command.js';
import { Commands } from '../../backend/platform/commands/commands.js';
import { issuedByServer } from '../../backend/platform/commands/issued-by-server.js';
import type { CheckoutAnswer, CheckoutPaymentAnswer } from '../../backend/points/checkout/checkout.dto.js';
import { PaymentComparison } from '../../backend/points/checkout/payment-comparison.js';
import { Records } from '../../backend/platform/records/records.js';
import { accountId } from '../../backend/points/points-account-id.js';
import { ReleasePoints } from '../../backend/points/points-account.commands.js';
import { PointsAccountCommand } from '../../backend/points/points-account.handlers.js';
import { soon } from '../support/mailed-links.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { eventOf, postedByStripe, StripeStandIn, type HeldIntent } from '../support/stripe-stand-in.js';

const CHECKOUT = '/epic-advantage-secure-checkout.html';
const YEAR = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date()));
const AN_HOUR_S = 3_600;

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
}

describe('a purchase that Stripe charges', () => {
  let standIn: StripeStandIn;
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    standIn = new StripeStandIn();
    app = await startApp({ demo: true, environment: await standIn.listen() });
    dana = await app.signIn('executive');
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    await standIn.close();
  });

  const buy = async (epicMemberId: number): Promise<Bought> => (await (await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId, pointsPurchased: 5_000 } })).json()) as Bought;
  const ask = async <Answer>({ epicAdvantageContractId: id, checkoutUrl }: Bought, path = '', method = 'GET'): Promise<Answer> => {
    const answer = await fetch(`${app.url}/api/Checkout/${id}${path}`, { method, headers: { Authorization: `Checkout ${new URL(checkoutUrl).hash.slice(1)}` } });
    return { httpStatus: answer.status, ...((await answer.json()) as Answer) };
  };
  const intentOf = ({ epicAdvantageContractId }: Bought): HeldIntent => standIn.intents.find(({ about }) => about.endsWith(`/${epicAdvantageContractId}`))!;
  const becomes = (memberId: number, bought: Bought, status: string) =>
    soon(`purchase ${bought.epicAdvantageContractId} being ${status}`, async () => {
      const rows = await dana.get<{ epicAdvantageContractId: number; paymentStatus: string; paymentReferenceId: string; cardEnd: string; latePayment: string }[]>(`/api/EpicAdvantageContracts/ForMember/${memberId}`);
      return rows.find((row) => row.epicAdvantageContractId === bought.epicAdvantageContractId && row.paymentStatus === status);
    });
  const left = async (memberId: number) => (await dana.get<{ currentYearEpicAdvPointsAvail: number }>(`/api/Members/${memberId}`)).currentYearEpicAdvPointsAvail;
  const compared = async () => {
    await app.nest.get(PaymentComparison).compare(new Date());
    return (await dana.get<{ name: string; ok: boolean; detail: string }[]>('/api/Operations/Invariants')).find(({ name }) => name.startsWith('Card payments'))!;
  };
  /** As the clock does it half an hour later. */
  const holdRunsOut = async (memberId: number, { epicAdvantageContractId }: Bought) => {
    const command = new PointsAccountCommand(accountId({ memberId, useYear: YEAR }), commandOf(ReleasePoints, { reason: 'Not paid in time' }), { epicAdvantageContractId, pointLedgerId: 900_000 + epicAdvantageContractId });
    await app.nest.get(Commands).execute(command, issuedByServer({ kind: 'system', id: 'clock', name: 'Hold ran out' }, randomUUID(), {}, new Date(Date.now() + 31 * 60_000)));
  };
  const handled = () => soon('news to be handled', async () => ((await dana.get<readonly object[]>('/api/Operations/Incoming')).length === 0 ? true : undefined));

  it('has one payment intent, whose secret alone goes to the browser', async () => {
    const bought = await buy(538);
    const [first, second] = [await ask<CheckoutPaymentAnswer>(bought, '/Payment', 'POST'), await ask<CheckoutPaymentAnswer>(bought, '/Payment', 'POST')];
    expect(first).toMatchObject({ clientSecret: second.clientSecret, publishableKey: 'pk_test_standin' });
    expect(standIn.intents.filter(({ about }) => about.endsWith(`/${bought.epicAdvantageContractId}`))).toHaveLength(1);
    expect(intentOf(bought).amount).toBe(12_900);
    expect((await ask<{ httpStatus: number }>(bought, '/SandboxCard', 'POST')).httpStatus).toBeGreaterThanOrEqual(400);
  });

  it('is posted by the webhook, once, whatever comes twice, late or in the wrong order', async () => {
    const before = await left(545);
    const bought = await buy(545);
    await ask(bought, '/Payment', 'POST');
    const intent = intentOf(bought);
    const processing = eventOf({ ...intent, status: 'processing' }, 'payment_intent.processing');
    standIn.pays(intent.id, '4444');
    const paid = eventOf(intent);
    for (const payload of [paid, processing, paid, eventOf(intent), paid]) expect(await postedByStripe(app.url, payload)).toBe(200);
    expect(await becomes(545, bought, 'Paid')).toMatchObject({ paymentReferenceId: intent.id, cardEnd: '4444' });
    await handled();
    expect(await left(545)).toBe(before - 5_000);
    expect((await dana.get<{ epicAdvantageContractId: number; status: string }[]>('/api/PointLedgers/')).filter((row) => row.epicAdvantageContractId === bought.epicAdvantageContractId && row.status === 'Posted')).toHaveLength(1);
  });

  it('is taken without a webhook as well, when the browser says that it is paid', async () => {
    const bought = await buy(541);
    await ask(bought, '/Payment', 'POST');
    standIn.pays(intentOf(bought).id);
    expect(await ask<CheckoutAnswer>(bought, '/Settle', 'POST')).toMatchObject({ status: 'paid', processor: 'Stripe', payment: { reference: intentOf(bought).id, cardEnd: '4242' } });
  });

  it('believes nobody who cannot sign what they tell, or tells it an hour late, and keeps nothing of it', async () => {
    const bought = await buy(541);
    await ask(bought, '/Payment', 'POST');
    const told = eventOf({ ...intentOf(bought), status: 'succeeded' });
    const kept = async () => (await app.nest.get(pg.Pool).query('SELECT FROM incoming')).rowCount;
    const before = await kept();
    expect(await postedByStripe(app.url, told, { secret: 'whsec_another' })).toBe(401);
    expect(await postedByStripe(app.url, told, { at: Math.floor(Date.now() / 1_000) - AN_HOUR_S })).toBe(401);
    expect((await fetch(`${app.url}/api/Payments/Stripe`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: told })).status).toBe(401);
    expect(await kept()).toBe(before);
    expect(await postedByStripe(app.url, eventOf({ ...intentOf(bought), about: '' }))).toBe(200);
    expect(await kept()).toBe(before);
  });

  it('cannot be begun while Stripe is away, and keeps its points', async () => {
    const bought = await buy(535);
    standIn.befalls('POST /v1/payment_intents', { status: 500, code: '' });
    expect((await ask<{ httpStatus: number }>(bought, '/Payment', 'POST')).httpStatus).toBe(503);
    expect((await ask<CheckoutAnswer>(bought)).status).toBe('open');
    expect((await ask<{ httpStatus: number }>(bought, '/Payment', 'POST')).httpStatus).toBe(200);
  });

  it('is refunded at Stripe first, once though that was cut off, and can be asked for again where Stripe refuses', async () => {
    const before = await left(550);
    const bought = await buy(550);
    await ask(bought, '/Payment', 'POST');
    const intent = standIn.pays(intentOf(bought).id);
    await ask(bought, '/Settle', 'POST');
    const refund = () => dana.fetch(`/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/Refund`, { method: 'POST', body: { reason: 'Bought twice' } });
    standIn.befalls('POST /v1/refunds', { status: 400, code: 'charge_disputed' });
    expect((await refund()).status).toBe(200);
    await soon('the refusal', async () => ((await refund()).status === 200 ? true : undefined));
    standIn.befalls('POST /v1/refunds', 'done and cut off');
    await becomes(550, bought, 'Refunded');
    expect([intent.refund !== '', await left(550)]).toEqual([true, before]);
  });

  it('that somebody paid at a desk cannot be paid at Stripe any more, and a payment that was quicker goes back', async () => {
    const [bought, both] = [await buy(535), await buy(535)];
    for (const one of [bought, both]) await ask(one, '/Payment', 'POST');
    const atDesk = ({ epicAdvantageContractId: id }: Bought) => dana.fetch(`/api/EpicAdvantageContracts/${id}/Payment`, { method: 'POST', body: { paymentReferenceId: 'Receipt 12' } });
    expect((await atDesk(bought)).status).toBe(200);
    await soon('the payment being let go', async () => (intentOf(bought).status === 'canceled' ? true : undefined));
    standIn.pays(intentOf(both).id);
    await atDesk(both);
    await soon('the money going back', async () => (intentOf(both).refund === '' ? undefined : true));
    expect(await becomes(535, both, 'Paid')).toMatchObject({ paymentReferenceId: 'Receipt 12' });
  });

  it('that Stripe charged is taken when its hold runs out, though nobody told of it', async () => {
    const bought = await buy(541);
    await ask(bought, '/Payment', 'POST');
    standIn.pays(intentOf(bought).id);
    await holdRunsOut(541, bought);
    expect(await becomes(541, bought, 'Paid')).toMatchObject({ paymentReferenceId: intentOf(bought).id, latePayment: 'Points taken' });
  });

  it('that Stripe charged and that is unknown here is taken by the daily comparison', async () => {
    const bought = await buy(535);
    await ask(bought, '/Payment', 'POST');
    standIn.pays(intentOf(bought).id);
    await compared();
    expect(await becomes(535, bought, 'Paid')).toMatchObject({ paymentReferenceId: intentOf(bought).id });
    expect(await compared()).toMatchObject({ ok: true });
  });

  it('agrees each day with what Stripe lists, or is named', async () => {
    const bought = await buy(535);
    await ask(bought, '/Payment', 'POST');
    standIn.pays(intentOf(bought).id).refund = 're_by_hand';
    await ask(bought, '/Settle', 'POST');
    expect(await compared()).toMatchObject({ ok: true });
    const other = await buy(535);
    await ask(other, '/Payment', 'POST');
    standIn.pays(intentOf(other).id);
    await ask(other, '/Settle', 'POST');
    intentOf(other).refund = 're_by_hand';
    expect(await compared()).toMatchObject({ ok: false, detail: `Purchase ${other.epicAdvantageContractId}: refunded at the processor, and paid here` });
  });

  it('does not say that nothing was charged before Stripe said so', async () => {
    const bought = await buy(541);
    expect(await ask<CheckoutAnswer>(bought)).toMatchObject({ stillChecked: false });
    await ask(bought, '/Payment', 'POST');
    expect(await ask<CheckoutAnswer>(bought)).toMatchObject({ stillChecked: true });
    expect(await ask<CheckoutAnswer>(bought, '/Settle', 'POST')).toMatchObject({ status: 'open', stillChecked: false });
    intentOf(bought).status = 'processing';
    await holdRunsOut(541, bought);
    expect(await ask<CheckoutAnswer>(bought, '/Settle', 'POST')).toMatchObject({ status: 'over', stillChecked: true });
    standIn.pays(intentOf(bought).id);
    expect(await ask<CheckoutAnswer>(bought, '/Settle', 'POST')).toMatchObject({ status: 'paid', stillChecked: false });
  });

  it('that Stripe charged is neither begun again nor given back, though its page was closed', async () => {
    const [begun, released] = [await buy(541), await buy(541)];
    for (const one of [begun, released]) {
      await ask(one, '/Payment', 'POST');
      standIn.pays(intentOf(one).id);
    }
    expect((await ask<{ httpStatus: number }>(begun, '/Payment', 'POST')).httpStatus).toBe(409);
    expect((await ask<{ httpStatus: number }>(released, '/Release', 'POST')).httpStatus).toBe(409);
    for (const one of [begun, released]) await becomes(541, one, 'Paid');
  });

  it('is named until both agree, however long ago it was begun, and also where Stripe does not know it', async () => {
    const bought = await buy(538);
    await ask(bought, '/Payment', 'POST');
    const intent = standIn.pays(intentOf(bought).id);
    await ask(bought, '/Settle', 'POST');
    await becomes(538, bought, 'Paid');
    const old = { ...intent, id: 'pi_old', about: 'points-purchase/538-2020/999999', created: intent.created - 100 * 86_400 };
    standIn.intents.push(old);
    await app.nest.get(pg.Pool).query(`INSERT INTO payment_difference (payment_id, purchase_id, words) VALUES ('pi_old', 999999, 'as it was')`);
    standIn.intents.splice(standIn.intents.indexOf(intent), 1);
    const { detail } = await compared();
    expect(detail).toContain('Purchase 999999: the processor has a payment for a purchase that is not there');
    expect(detail).toContain(`Purchase ${bought.epicAdvantageContractId}: the processor does not know its payment`);
    standIn.intents.push(intent);
    old.refund = 're_by_hand';
    expect((await compared()).detail).not.toMatch(new RegExp(`999999|Purchase ${bought.epicAdvantageContractId}:`));
  });

  it('is not taken for a purchase that is not there while the store is away', async () => {
    const away = jest.spyOn(app.nest.get(Records), 'unhidden').mockRejectedValue(new Error('The store is away'));
    await expect(app.nest.get(PaymentComparison).compare(new Date())).rejects.toThrow('The store is away');
    away.mockRestore();
  });

  it('is the one page whose policy names Stripe’s hosts', async () => {
    const policy = async (path: string) => (await fetch(`${app.url}${path}`)).headers.get('content-security-policy')!;
    const checkout = await policy(CHECKOUT);
    for (const part of ["script-src 'self' https://js.stripe.com", 'frame-src https://js.stripe.com', "connect-src 'self' https://api.stripe.com"]) expect(checkout).toContain(part);
    for (const path of ['/', '/admin/contracts', '/sign', '/api/health', `${CHECKOUT}/`]) expect(await policy(path)).not.toContain('stripe');
  });
});
