import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { listen } from './support/heard.js';
import { colleague } from './support/office.js';
import { choose, edit } from './support/screens.js';

let dana: Colleague;
let contractId = 0;

beforeEach(async () => {
  dana = await colleague('executive');
  contractId ||= (await contractsThatAre('Signed', dana))[0]!.contractId;
});

/** Long enough for a second time to be heard. */
const SECOND_TIME_MS = 2_500;

describe('Who has the screen read out hears once', () => {
  it('what a colleague does to a row of the list', async () => {
    const priya = await colleague('sales-administrator');
    await dana.opens('/admin/contracts', 'Contracts');
    await dana.page.getByRole('row').nth(1).getByRole('link').first().waitFor();
    const seen = Number(await dana.page.getByRole('row').nth(1).getByRole('link').first().innerText());
    const heard = await listen(dana.page);
    await priya.sends('PUT', `/api/Contracts/${seen}`, { tppDealNumber: `TPP${Date.now() % 100_000}`, reason: 'They called' });
    await hearsOnce(heard, `Priya Shah changed contract ${seen}`);
  });

  it('that a form was refused, with the focus on what is wrong', async () => {
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    const terms = await edit(dana, 'Financial terms');
    const price = terms.getByLabel('Purchase price');
    await price.fill('many');
    const heard = await listen(dana.page);
    await price.press('Control+Enter');
    await hearsOnce(heard, 'Not saved: something is wrong with this field');
    await price.and(dana.page.locator(':focus')).waitFor();
    const fault = await price.getAttribute('aria-describedby');
    expect((await dana.page.locator(`[id="${fault}"]`).innerText()).trim()).not.toBe('');
  });

  it('that a form was saved', async () => {
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    const terms = await edit(dana, 'Financial terms');
    await terms.getByLabel('Notes').fill(`Read at ${Date.now()}`);
    const heard = await listen(dana.page);
    await dana.page.keyboard.press('Control+Enter');
    await hearsOnce(heard, 'Saved');
  });

  it('that a document was made, on the button that has the focus all the time', async () => {
    await dana.opens(`/admin/contracts-documents/${contractId}`, `Contract ${contractId}`);
    const make = dana.page.getByRole('group', { name: 'Seller contract', exact: true }).getByRole('button');
    await make.first().focus();
    const heard = await listen(dana.page);
    await dana.page.keyboard.press('Enter');
    await hearsOnce(heard, 'Done');
    expect(await heard()).toEqual(['Please wait...', 'Done', ...(await heard()).slice(2)]);
    await make.first().and(dana.page.locator(':focus')).waitFor();
  });

  it('a dialog that opens, with the focus on the button that does nothing', async () => {
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    const heard = await listen(dana.page);
    await choose(dana, 'Status', 'Canceled');
    const dialog = dana.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).and(dana.page.locator(':focus')).waitFor();
    const question = (await dialog.innerText()).split('\n')[0]!;
    expect((await heard()).filter((said) => said.includes(question))).toHaveLength(1);
  });
});

async function hearsOnce(heard: () => Promise<readonly string[]>, words: string): Promise<void> {
  await eventually(async () => expect(await heard()).toContain(words));
  await dana.page.waitForTimeout(SECOND_TIME_MS);
  expect((await heard()).filter((said) => said.includes(words))).toEqual([words]);
}
