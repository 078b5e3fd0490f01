import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp, type SignedIn } from '../support/start-app.js';
import { eventOf, postedByStripe, StripeStandIn, type HeldIntent } from '../support/stripe-stand-in.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { ProductProcess } from './support/product-process.js';
import { Random } from './support/random.js';

const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const MEMBER = 535;
const POINTS = 5_000;
const KILLS = Number(process.env['FAULT_KILLS'] ?? 20);
const AT_ONCE = 10;
const SETTLED_WITHIN_MS = 90_000;

/** What the card company does once a card has paid: tells of it at once, twice, after everything, or never. */
const tellings = ['at once', 'twice', 'late', 'never', 'unpaid'] as const;

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
}
interface Row {
  readonly status: string;
  readonly debitOrCredit: string;
  readonly epicAdvantageContractId: number;
}

describe('purchases of one member by two hundred at once, at the desk and in the portal, in a product that is killed over and over', () => {
  const random = new Random(SEED);
  const late: HeldIntent[] = [];
  /** Everything that was asked for, by its idempotency key: whoever got no answer asks again. */
  const keys: string[] = [];
  let standIn: StripeStandIn;
  let stripe: Record<string, string>;
  let folder: string;
  let database: TestDatabase;
  let product: ProductProcess;
  let executive: SignedIn;
  /** An agent's session, which outlives every kill. */
  let agentCookie: string;

  beforeAll(async () => {
    process.stdout.write(`FAULT_SEED=${SEED}\n`);
    standIn = new StripeStandIn();
    stripe = await standIn.listen();
    folder = await mkdtemp(path.join(tmpdir(), 'purchases-killed-'));
    database = await createTestDatabase(await templateDatabase('demo', async (databaseUrl) => (await startApp({ demo: true, databaseUrl })).stop()));
    await starts();
    agentCookie = await agentFinds();
  }, 180_000);
  afterAll(async () => {
    await product?.kill();
    await database?.drop();
    await standIn.close();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  async function starts(): Promise<void> {
    product = await ProductProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder, ...stripe });
    executive = await product.signIn('executive');
  }

  async function agentFinds(): Promise<string> {
    const { rciMemberNumber, lastName } = await executive.get<{ rciMemberNumber: string; lastName: string }>(`/api/Members/${MEMBER}`);
    const answer = await fetch(`${product.url}/api/Members/Rci`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ rciNumber: rciMemberNumber, memberLastName: lastName }) });
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }
  /** Half of them, and whoever asks again asks where they asked before. */
  const isAgents = (key: string) => parseInt(key[0]!, 16) % 2 === 0;
  const buysByAgent = (key: string) =>
    fetch(`${product.url}/api/Portal/Purchases`, { method: 'POST', headers: { cookie: agentCookie, 'Content-Type': 'application/json', 'Idempotency-Key': key }, body: JSON.stringify({ pointsPurchased: POINTS }) });

  const available = async () => (await executive.get<{ currentYearEpicAdvPointsAvail: number }>(`/api/Members/${MEMBER}`)).currentYearEpicAdvPointsAvail;
  async function buys(key: string): Promise<Bought | undefined> {
    const answer = await (isAgents(key) ? buysByAgent(key) : executive.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId: MEMBER, pointsPurchased: POINTS }, headers: { 'Idempotency-Key': key } }));
    return answer.status === 201 ? ((await answer.json()) as Bought) : undefined;
  }
  const checkout = ({ epicAdvantageContractId, checkoutUrl }: Bought, deed: string) =>
    fetch(`${product.url}/api/Checkout/${epicAdvantageContractId}/${deed}`, { method: 'POST', headers: { Authorization: `Checkout ${new URL(checkoutUrl).hash.slice(1)}` } });
  const intentOf = ({ epicAdvantageContractId }: Bought) => standIn.intents.find(({ about }) => about.endsWith(`/${epicAdvantageContractId}`));

  /** From the purchase to the card; wherever the product dies meanwhile, it dies. */
  async function buysAndPays(key: string, telling: (typeof tellings)[number], onPaid: () => void): Promise<void> {
    const bought = await buys(key);
    if (!bought || telling === 'unpaid' || (await checkout(bought, 'Payment')).status !== 200) return;
    const intent = standIn.pays(intentOf(bought)!.id);
    onPaid();
    if (telling === 'late') late.push(intent);
    if (telling === 'at once' || telling === 'twice') await postedByStripe(product.url, eventOf(intent));
    if (telling === 'twice') await Promise.all([postedByStripe(product.url, eventOf(intent)), checkout(bought, 'Settle')]);
  }

  it('never sells more than there is, posts every payment once or gives it back, and frees what nobody paid', async () => {
    const atFirst = await available();
    for (let kill = 0; kill < KILLS; kill++) {
      const round = Array.from({ length: AT_ONCE }, () => randomUUID());
      keys.push(...round);
      let cardPaid: () => void = () => undefined;
      const firstCard = new Promise<void>((resolve) => (cardPaid = resolve));
      const work = Promise.all(round.map((key) => buysAndPays(key, random.pick(tellings), cardPaid).catch(() => undefined)));
      // Every other one dies after a card has paid: on a busy machine none else may get so far.
      const begins = kill % 2 === 0 ? firstCard : Promise.resolve();
      await Promise.race([work, begins.then(() => pause(random.between(5, 400)))]);
      await product.kill();
      await work;
      await starts();
      // Room for the next ones: what nobody paid is given up.
      for (const bought of await known(round)) if (intentOf(bought)?.status !== 'succeeded' && random.next() < 0.7) await checkout(bought, 'Release');
    }
    expect(keys).toHaveLength(KILLS * AT_ONCE);
    const all = await everythingComes();

    const rows = await executive.get<Row[]>('/api/PointLedgers/');
    const posted = (id: number) => rows.filter((row) => row.epicAdvantageContractId === id && row.status === 'Posted' && row.debitOrCredit === 'Debit').length;
    const wrong = all.filter(({ epicAdvantageContractId: id, checkoutUrl }) => {
      const intent = intentOf({ epicAdvantageContractId: id, checkoutUrl });
      const isKept = intent?.status === 'succeeded' && intent.refund === '';
      return posted(id) !== (isKept ? 1 : 0);
    });
    expect(wrong).toEqual([]);
    const paid = all.filter(({ epicAdvantageContractId }) => posted(epicAdvantageContractId) === 1).length;
    expect(paid).toBeGreaterThan(0);
    const sellers = new Set((await executive.get<{ createdBy: number }[]>(`/api/EpicAdvantageContracts/ForMember/${MEMBER}`)).map(({ createdBy }) => createdBy === 0));
    expect([sellers.has(true), sellers.has(false)]).toEqual([true, true]);
    expect(await available()).toBe(atFirst - paid * POINTS);
    expect(new Set(standIn.intents.map(({ about }) => about)).size).toBe(standIn.intents.length);
    const invariants = await executive.get<{ name: string; ok: boolean; detail: string }[]>('/api/Operations/Invariants');
    expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
  }, 900_000);

  /** Whoever lost an answer asks again, by the same key. A key that bought nothing may buy now, and is left unpaid. */
  async function known(asked: readonly string[] = keys): Promise<readonly Bought[]> {
    const found: Bought[] = [];
    for (const key of asked) {
      const bought = await buys(key);
      if (bought) found.push(bought);
    }
    return found;
  }

  /** Late news comes, pages are opened again, and what is unpaid is given up. @returns all purchases; who asked once more would buy again */
  async function everythingComes(): Promise<readonly Bought[]> {
    for (const intent of late) await postedByStripe(product.url, eventOf(intent));
    const all = await known();
    for (const bought of all) await checkout(bought, intentOf(bought)?.status === 'succeeded' ? 'Settle' : 'Release');
    await eventually(
      'all purchases are settled',
      async () => {
        const open = (await executive.get<{ paymentStatus: string; latePayment: string }[]>(`/api/EpicAdvantageContracts/ForMember/${MEMBER}`)).filter(({ paymentStatus, latePayment }) => paymentStatus === 'Draft' || latePayment === 'Money on its way back');
        const waiting = (await executive.get<readonly object[]>('/api/Operations/Incoming')).length;
        return open.length === 0 && waiting === 0;
      },
      SETTLED_WITHIN_MS,
    );
    return all;
  }
});
