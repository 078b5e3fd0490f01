import { colleague } from './support/office.js';

describe('A row of the points ledger', () => {
  it('says which row reversed it, the moment a colleague does, and to whoever opens it later', async () => {
    const [rosa, dana] = await Promise.all([colleague('inventory-manager'), colleague('executive')]);
    const row = { transactionType: 'Unit Ceded', debitOrCredit: 'Credit', pointsQty: 1_200, note: 'Week 10 ceded' };
    const { pointLedgerId } = (await rosa.sends('POST', '/api/PointLedgers/', row)) as { pointLedgerId: number };
    await rosa.opens('/admin/points-ledger', 'Epic Points Ledger');
    const opened = async (id: number) => {
      await rosa.page.getByRole('gridcell', { name: String(id), exact: true }).click();
      await rosa.page.keyboard.press('Space');
      return rosa.page.getByRole('complementary', { name: `Row ${id}` });
    };
    const panel = await opened(pointLedgerId);
    await panel.getByRole('button', { name: 'Reverse this row' }).waitFor();

    const reversal = (await dana.sends('POST', `/api/PointLedgers/${pointLedgerId}/Reverse`, { note: 'Ceded twice' })) as { pointLedgerId: number };
    await panel.getByText(`Reversed by row ${reversal.pointLedgerId}.`).waitFor();
    expect(await panel.getByRole('button', { name: 'Reverse this row' }).count()).toBe(0);

    await rosa.page.reload();
    await (await opened(pointLedgerId)).getByText(`Reversed by row ${reversal.pointLedgerId}.`).waitFor();
    await rosa.page.keyboard.press('Escape');
    await (await opened(reversal.pointLedgerId)).getByText(`Reverses row ${pointLedgerId}.`).waitFor();
  });
});
