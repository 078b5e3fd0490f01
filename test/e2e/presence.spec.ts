import { contractsThatAre } from './support/contracts.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { edit, listRow } from './support/screens.js';

it('A record says who else is here, a list says who edits a row, and both stop when they leave', async () => {
  const [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
  const { contractId } = (await contractsThatAre('Rescinded', dana))[0]!;
  const detail = `/admin/contracts-detail/${contractId}`;
  await dana.opens(detail, `Contract ${contractId}`);
  await priya.opens(detail, `Contract ${contractId}`);
  await dana.page.getByText('Priya Shah is here').waitFor();
  await priya.page.getByText('Dana Kim is here').waitFor();
  await dana.page.getByRole('img', { name: 'Also here: Priya Shah' }).waitFor();

  await dana.opens(`/admin/contracts?q=${contractId}`, 'Contracts');
  await priya.page.getByText('Dana Kim is here').waitFor({ state: 'detached' });
  const row = listRow(dana, String(contractId));
  await row.waitFor();
  await edit(priya, 'Dates');
  await row.getByText('Priya Shah edits').waitFor();

  await priya.page.getByRole('button', { name: 'Cancel' }).click();
  await row.getByText('Priya Shah edits').waitFor({ state: 'detached' });
});

it('Whose permission is taken no longer sees who was at the page with them', async () => {
  const [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
  const nora = await newcomer(dana, ['Contracts_Main', 'Contracts_Detail', 'Other_AllowRemoteLogin']);
  const filters = encodeURIComponent(JSON.stringify([{ field: 'email', op: 'is', value: nora.email }]));
  const { rows } = (await dana.sends('GET', `/api/lists/user-list?filters=${filters}`)) as { rows: readonly { userId: number }[] };
  const { contractId } = (await contractsThatAre('Rescinded', dana))[0]!;
  const detail = `/admin/contracts-detail/${contractId}`;
  const hers = await browserOf(nora);
  hers.expectsTrouble(/40[13]/);
  await priya.opens(detail, `Contract ${contractId}`);
  await hers.opens(detail, `Contract ${contractId}`);
  const alsoHere = hers.page.getByRole('img', { name: 'Also here: Priya Shah' });
  await alsoHere.waitFor();

  await dana.sends('PUT', `/api/Users/${rows[0]!.userId}`, { taken: ['Contracts_Detail'] });
  await hers.page.getByText('You may not open this page').waitFor();
  await alsoHere.waitFor({ state: 'detached' });
  expect(hers.pageLoads).toBe(1);
});
