import { createHmac } from 'node:crypto';
import { secretsKeyOf } from '../../backend/platform/config/secrets-key.js';
import { Settings } from '../../backend/platform/config/settings.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Bought {
  readonly epicAdvantageContractId: number;
  readonly checkoutUrl: string;
  readonly heldUntil: string;
}

describe('A checkout link of before its signature changed', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  const buy = async () => (await (await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId: 545, pointsPurchased: 5_000 } })).json()) as Bought;
  const tokenOf = ({ checkoutUrl }: Bought) => new URL(checkoutUrl).hash.slice(1);
  function formerOf({ epicAdvantageContractId, heldUntil }: Bought): string {
    const key = createHmac('sha256', secretsKeyOf(app.nest.get(Settings))).update('checkout links').digest();
    return createHmac('sha256', key).update(`${epicAdvantageContractId} ${heldUntil}`).digest('base64url');
  }
  async function ask({ epicAdvantageContractId }: Bought, token: string, path = '', body?: object): Promise<{ readonly status: number; readonly text: string }> {
    const headers = { Authorization: `Checkout ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const answer = await fetch(`${app.url}/api/Checkout/${epicAdvantageContractId}${path}`, { method: body ? 'POST' : 'GET', headers, body: body ? JSON.stringify(body) : null });
    return { status: answer.status, text: await answer.text() };
  }
  const card = { token: 'paid', cardEnd: '4242' };

  it('opens the receipt of what was paid, and of what was given back', async () => {
    const bought = await buy();
    expect((await ask(bought, tokenOf(bought), '/SandboxCard', card)).status).toBe(200);
    const read = await ask(bought, formerOf(bought));
    expect([read.status, (JSON.parse(read.text) as { status: string }).status]).toEqual([200, 'paid']);
    expect((await ask(bought, formerOf(bought), '/Receipt')).text.slice(0, 5)).toBe('%PDF-');
    const accounting = await app.signIn('accounting-manager');
    await accounting.fetch(`/api/EpicAdvantageContracts/${bought.epicAdvantageContractId}/Refund`, { method: 'POST', body: { reason: 'Bought twice' } });
    expect((await ask(bought, formerOf(bought))).status).toBe(200);
  });

  it('pays for nothing, and opens no other purchase and none that is not paid', async () => {
    const [paid, unpaid] = [await buy(), await buy()];
    await ask(paid, tokenOf(paid), '/SandboxCard', card);
    expect((await ask(unpaid, formerOf(unpaid))).status).toBe(404);
    expect((await ask(unpaid, formerOf(unpaid), '/SandboxCard', card)).status).toBe(404);
    expect((await ask(unpaid, formerOf(unpaid), '/Release', {})).status).toBe(404);
    expect((await ask(paid, formerOf(unpaid))).status).toBe(404);
    expect((await ask(paid, formerOf(paid), '/SandboxCard', card)).status).toBe(409);
    expect((await ask({ ...paid, epicAdvantageContractId: 999_999 }, formerOf(paid))).status).toBe(404);
  });
});
