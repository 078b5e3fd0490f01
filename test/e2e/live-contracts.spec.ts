import type { Colleague } from './support/colleague.js';
import { contractsThatAre } from './support/contracts.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';
import { choose, count, history, legend, listRow, slices } from './support/screens.js';

let dana: Colleague;
let priya: Colleague;

beforeEach(async () => {
  [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
});

describe('When a colleague changes the status of a contract', () => {
  it('the row in my list lights up with her name, and the counts move, without a reload', async () => {
    const { contractId } = (await contractsThatAre('Signed', dana))[0]!;
    await dana.opens('/admin/contracts?contractStatus.oneOf=Signed,Preparing+To+Close', 'Contracts');
    const row = listRow(dana, String(contractId));
    await row.getByText('Signed').waitFor();
    await eventually(async () => expect(await count(dana, 'All')).toBeGreaterThan(100));
    const [signed, preparing] = [await count(dana, 'Signed'), await count(dana, 'Preparing')];

    await priya.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await choose(priya, 'Status', 'Preparing To Close');

    await row.getByText('Preparing To Close').waitFor();
    await row.getByText('Priya Shah').waitFor();
    expect(await row.getAttribute('class')).toContain('glow');
    await eventually(async () => expect([await count(dana, 'Signed'), await count(dana, 'Preparing')]).toEqual([signed - 1, preparing + 1]));
    expect(dana.pageLoads).toBe(1);
  });

  it('the pie and its legend on my dashboard follow', async () => {
    const { contractId } = (await contractsThatAre('Draft', dana))[0]!;
    await dana.opens('/admin/reports-contracts-dashboard', 'Contracts Dashboard');
    await eventually(async () => expect((await slices(dana)).length).toBeGreaterThan(5));
    // The figures count up when they first come in.
    await eventually(async () => expect(await legend(dana, 'Draft')).toBe((await contractsThatAre('Draft', dana)).length));
    const [drafts, generated, pie] = [await legend(dana, 'Draft'), await legend(dana, 'Documents Generated'), await slices(dana)];

    await priya.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await choose(priya, 'Status', 'Documents Generated');

    await eventually(async () => expect([await legend(dana, 'Draft'), await legend(dana, 'Documents Generated')]).toEqual([drafts - 1, generated + 1]));
    await eventually(async () => expect(await slices(dana)).not.toEqual(pie));
    expect(dana.pageLoads).toBe(1);
  });

  it('the page and the history of the contract that I have open say what changed, from what, and who did it', async () => {
    const { contractId, paymentStatus } = (await contractsThatAre('Signed', dana))[1]!;
    await Promise.all([dana, priya].map((person) => person.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`)));
    await choose(priya, 'Status', 'Preparing To Close');

    await dana.page.getByRole('button', { name: 'Status: Preparing To Close' }).waitFor();
    const newest = history(dana).first();
    await newest.getByText('Status Signed → Preparing To Close').waitFor();
    await newest.getByText('Priya Shah').waitFor();

    const paid = paymentStatus === 'Pender' ? 'Down Payment Paid' : 'Pender';
    await choose(priya, 'Payment status', paid);
    await dana.page.getByRole('button', { name: `Payment status: ${paid}` }).waitFor();
    await history(dana).first().getByText(`→ ${paid}`).waitFor();
    expect(dana.pageLoads).toBe(1);
  });

  it('and takes back a finished one, the history says why', async () => {
    const { contractId } = (await contractsThatAre('Canceled', dana))[0]!;
    await priya.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await choose(priya, 'Status', 'Rescinded');
    await priya.page.getByRole('button', { name: 'Change' }).click();
    const why = priya.page.getByRole('dialog').locator('textarea.bp6-intent-danger[aria-invalid=true]:focus');
    expect(await priya.page.locator(`[id="${await why.getAttribute('aria-describedby')}"]`).textContent()).toBe('Please give a reason.');
    await priya.page.getByLabel('Why is this no longer Canceled?').fill('The buyer withdrew in time');
    await priya.page.getByRole('button', { name: 'Change' }).click();

    await history(dana).first().getByText('The buyer withdrew in time').waitFor();
    await dana.page.getByRole('button', { name: 'Status: Rescinded' }).waitFor();
  });
});

it('A status that a colleague’s change does not let me take back says that it was not undone, and by whom, on a row of its own', async () => {
  const { page } = dana;
  await page.setViewportSize({ width: 1440, height: 900 });
  const { contractId } = (await contractsThatAre('Signed', dana))[2]!;
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  await choose(dana, 'Status', 'Preparing To Close');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await priya.sends('PUT', `/api/Contracts/${contractId}`, { closingDate: '2030-02-11' });
  dana.expectsTrouble(/412/);
  await page.getByRole('button', { name: 'Undo' }).click();
  const bar = page.getByRole('alert').filter({ hasText: /^Not undone: Priya Shah has changed this record meanwhile$/ });
  const [title, edit, said] = await Promise.all([page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Edit', exact: true }), bar].map(async (part) => (await part.boundingBox())!));
  expect([edit!.y < title!.y + title!.height, said!.y >= edit!.y + edit!.height, said!.width > 900]).toEqual([true, true, true]);
  await page.getByRole('button', { name: 'Status: Preparing To Close' }).waitFor();
});

it('The same is said on the page that I went to meanwhile, and stays until I have read it', async () => {
  const { page } = dana;
  const { contractId } = (await contractsThatAre('Signed', dana))[2]!;
  await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
  await choose(dana, 'Status', 'Preparing To Close');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Contracts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contracts' }).waitFor();
  await priya.sends('PUT', `/api/Contracts/${contractId}`, { closingDate: '2030-02-12' });
  dana.expectsTrouble(/412/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Not done: .*Priya Shah/).waitFor();
});

describe('A row that no longer fits my filter', () => {
  it('stays greyed under my eyes until I move on', async () => {
    const { contractId } = (await contractsThatAre('Documents Generated', dana))[1]!;
    await dana.opens('/admin/contracts?contractStatus.oneOf=Documents+Generated', 'Contracts');
    const row = listRow(dana, String(contractId));
    await row.waitFor();
    await priya.sends('PUT', `/api/Contracts/${contractId}/Status`, { contractStatus: 'Signed' });
    await row.getByText('Signed').waitFor();
    await eventually(async () => expect(await row.getAttribute('class')).toContain('grid-row-leftover'));
  });
});
