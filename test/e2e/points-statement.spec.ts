import { colleague } from './support/office.js';
import { eventually } from './support/eventually.js';

const whole = (text: string | null) => Number((text ?? '').replace(/[^\d-]/g, ''));

describe('The points ledger as a statement', () => {
  it('says in three clicks why the balance is what it is, and goes on when a colleague writes a row', async () => {
    const [rosa, dana] = await Promise.all([colleague('inventory-manager'), colleague('executive')]);
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    await rosa.page.getByRole('link', { name: 'Statement' }).click();
    const balance = rosa.page.getByRole('region', { name: 'Balance', exact: true });
    const figures = async () => (await balance.locator('strong').allTextContents()).map(whole);
    await eventually(async () => {
      const [opening, credits, debits, closing] = await figures();
      expect(closing).toBeGreaterThan(0);
      expect(opening! + credits! - debits!).toBe(closing);
    });
    const before = (await figures())[3]!;

    const note = 'Week 11 ceded';
    const row = { transactionType: 'Unit Ceded', debitOrCredit: 'Credit', pointsQty: 1_500, resort: 'Palm Bay Villas', unitNumber: '774', note };
    const { pointLedgerId } = (await dana.sends('POST', '/api/PointLedgers/', row)) as { pointLedgerId: number };
    await eventually(async () => expect((await figures())[3]).toBe(before + 1_500));

    // The last row before the closing balance: down to the end of the sheet, and its cause.
    await rosa.page.getByRole('group', { name: 'Points statement: cells' }).focus();
    await rosa.page.keyboard.press('Control+End');
    await rosa.page.getByRole('gridcell').filter({ hasText: note }).getByText('Unit ceded').click();
    const why = rosa.page.getByRole('complementary', { name: `Row ${pointLedgerId}` });
    await why.getByText(`Row ${pointLedgerId} written by hand`).waitFor();
    await why.getByText('Dana Kim').first().waitFor();
  });

  it('copies a range of cells as Excel takes it, by mouse and by keys', async () => {
    const rosa = await colleague('inventory-manager');
    await rosa.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await rosa.page.goto('/admin/points-statement?period=2020-01-01..2099-12-31&type=Membership');
    const cell = (row: number, col: number) => rosa.page.locator(`[role=gridcell][id$="-${row}-${col}"]`);
    await cell(1, 2).waitFor();
    const copied = async () => {
      await rosa.page.keyboard.press('Control+c');
      return (await rosa.page.evaluate<string>('navigator.clipboard.readText()')).split(/\r?\n/).map((line) => line.split('\t'));
    };
    const [from, to] = [(await cell(1, 2).boundingBox())!, (await cell(3, 4).boundingBox())!];
    await rosa.page.mouse.move(from.x + from.width - 8, from.y + 8);
    await rosa.page.mouse.down();
    await rosa.page.mouse.move(to.x + 8, to.y + 8, { steps: 5 });
    await rosa.page.mouse.up();
    const lines = await copied();
    expect(lines.map(([cause, , points]) => [/^Membership \d+ closed$/.test(cause!), points])).toEqual(Array(3).fill([true, '-15000']));
    await rosa.page.getByText('9 cells · sum -45,000').waitFor();

    // The same with the keys: from the cell where one is, one more row and no column more.
    await rosa.page.keyboard.press('Shift+ArrowDown');
    expect(await copied()).toHaveLength(4);
    await rosa.page.keyboard.press('Control+Home');
    expect(await copied()).toEqual([['']]);
    await rosa.page.keyboard.press('Tab');
    expect(await rosa.page.evaluate<string | null>("document.activeElement.getAttribute('role')")).not.toBe('group');
  });
});
