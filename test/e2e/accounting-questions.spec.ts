import { Clicks } from './support/clicks.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

const PRICE = '9311.00';
let victor: Colleague;
let dana: Colleague;

beforeAll(async () => {
  [victor, dana] = await Promise.all([colleague('accounting-manager'), colleague('executive')]);
  await dana.sends('PUT', '/api/Contracts/1042', { purchasePrice: '9100.00', reason: 'The first week was cheaper' });
  await dana.sends('PUT', '/api/Contracts/1042', { purchasePrice: PRICE, reason: 'Second week at the list price' });
});
beforeEach(async () => {
  victor = await colleague('accounting-manager');
  await victor.page.goto('/');
});

const menu = (entry: string) => victor.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: entry, exact: true });

describe('Accounting is answered in three clicks at most', () => {
  it('who changed the price of 1042, when, and from what', async () => {
    const clicks = new Clicks();
    await clicks.on(victor.page.getByRole('button', { name: /^Find a name/ }));
    await victor.page.keyboard.type('contract 1042');
    await clicks.on(victor.page.getByRole('option', { name: /Contract 1042/ }));
    await clicks.on(victor.page.getByRole('region', { name: 'Financial terms' }).getByRole('button', { name: '9,311.00' }).first());
    const newest = victor.page.getByRole('dialog', { name: 'History of Purchase price' }).getByRole('listitem').first();
    expect(await newest.innerText()).toMatch(/9,311\.00 9,100\.00\s*\+211\.00\s*.*Dana Kim ·.*Today \d+:\d\d[AP]M\s*Second week at the list price/s);
  });

  it('what changed yesterday in money fields', async () => {
    // The day after: what was changed today was changed yesterday then.
    await victor.page.clock.setFixedTime(Date.now() + 86_400_000);
    await victor.page.goto('/');
    const clicks = new Clicks();
    await clicks.on(menu('Accounting'));
    await clicks.on(victor.page.getByRole('link', { name: 'Money, yesterday' }));
    await victor.page.getByRole('button', { name: 'Period: Last working day', exact: true }).waitFor();
    const save = victor.page.getByRole('region', { name: /^Yesterday/ }).getByRole('listitem').filter({ hasText: 'Contract 1042' }).filter({ hasText: 'Second week' });
    await save.getByRole('button', { name: /^Purchase price 9,100\.00 → 9,311\.00 \+211\.00/ }).waitFor();
    await save.getByText('Dana Kim').waitFor();
    await victor.page.getByText(/\d+ changes?: \+[\d,.]+ and -?[\d,.]+/).waitFor();
  });

  it('why the balance is what it is', async () => {
    const clicks = new Clicks();
    await clicks.on(menu('Epic Points Ledger'));
    await clicks.on(victor.page.getByRole('link', { name: 'Statement' }));
    const balance = victor.page.getByRole('region', { name: 'Balance', exact: true });
    await balance.getByText(/^Closing balance, /).waitFor();
    await eventually(async () => {
      const [opening, credits, debits, closing] = (await balance.locator('strong').allTextContents()).map((text) => Number(text.replace(/[^\d-]/g, '')));
      expect(opening! + credits! - debits!).toBe(closing);
    });
    const closed = victor.page.getByRole('gridcell').filter({ hasText: /^Membership \d+ closed/ }).first();
    await clicks.on(closed.getByRole('button'));
    const why = victor.page.getByRole('complementary', { name: /^Row \d+$/ });
    await why.getByText(/Membership/).first().waitFor();
  });

  it('what a contract looked like on the first of the month', async () => {
    await victor.opens('/admin/contracts-detail/1042', 'Contract 1042');
    const terms = victor.page.getByRole('region', { name: 'Financial terms' });
    await terms.getByText('9,311.00').first().waitFor();
    const clicks = new Clicks();
    await clicks.on(victor.page.getByRole('button', { name: 'As of now' }));
    await clicks.on(victor.page.getByRole('button', { name: /^First of / }));
    await victor.page.getByText(/^As it was at the end of \d\d\/01\/\d{4}$/).waitFor();
    await terms.getByText('8,900.00', { exact: true }).first().waitFor();
    expect(await terms.getByText('9,311.00').count()).toBe(0);
  });
});
