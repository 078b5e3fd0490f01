import { NotFound } from '../../platform/commands/refusal.js';
import { NewContracts } from './new-contracts.js';

const salesperson = new Set(['Contracts_New']);

function whereLookingUp(fails: Error): NewContracts {
  return new NewContracts({ row: () => Promise.reject(fails) } as never, {} as never);
}

describe('What the writer of a contract may not see of its unit', () => {
  it('is nothing where there is no such unit', async () => {
    expect(await whereLookingUp(new NotFound('inventory', 76)).leftOut({ inventoryId: 76, tourId: 0 }, salesperson)).toEqual({});
  });

  it('is not left out for good because it could not be looked up in that moment', async () => {
    await expect(whereLookingUp(new Error('inventory-list is still being built')).leftOut({ inventoryId: 76, tourId: 0 }, salesperson)).rejects.toThrow('still being built');
  });
});
