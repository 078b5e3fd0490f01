import { filledList } from '../../bench/companies/filled-list.js';
import { createTestDatabase } from '../support/test-database.js';

it('The list that is measured can be filled, whatever columns it has by now', async () => {
  const database = await createTestDatabase();
  const list = await filledList(database.url, 'measured', 40);
  const { rows } = await list.query<{ contracts: number; statuses: number }>('SELECT count(*)::int AS contracts, count(DISTINCT "contractStatus")::int AS statuses FROM resale_contract_list');
  expect(rows[0]).toEqual({ contracts: 40, statuses: 9 });
  await list.end();
  await database.drop();
});
