import type { ContractStatus } from '../events/resale-contract.values.js';

interface ListedContract {
  readonly contractId: number;
  readonly contractStatus: ContractStatus;
  readonly inventoryId: number;
}

/** Demo contracts that may go to any status, with the one that they have: a unit that two contracts name is sold by the first of them only. */
export async function contractsToChange(port: number, cookie: string): Promise<Map<number, ContractStatus>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/lists/resale-contract-list?limit=500`, { headers: { cookie } });
  const { rows } = (await answer.json()) as { rows: ListedContract[] };
  const names = (inventoryId: number): number => rows.filter((row) => row.inventoryId === inventoryId).length;
  const free = rows.filter(({ inventoryId }) => inventoryId === 0 || names(inventoryId) === 1);
  return new Map(free.map(({ contractId, contractStatus }) => [contractId, contractStatus]));
}
