import { contractStatuses, type ContractStatus } from '../../events/resale-contracts/resale-contract.enums.js';

interface ListedContract {
  readonly contractId: number;
  readonly contractStatus: ContractStatus;
  readonly inventoryId: number;
}

/** Those that keep the unit: what gave it up asks for it again, and of many who do so at once some are told to try again. */
export const statusesOfASale = contractStatuses.filter((status) => !['Rescinded', 'Canceled', 'Expired'].includes(status));

/** Demo contracts that sell a unit which no other one names, with the status that they have. */
export async function contractsToChange(port: number, cookie: string): Promise<Map<number, ContractStatus>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/lists/resale-contract-list?limit=500`, { headers: { cookie } });
  const { rows } = (await answer.json()) as { rows: ListedContract[] };
  const names = (inventoryId: number): number => rows.filter((row) => row.inventoryId === inventoryId).length;
  const free = rows.filter(({ inventoryId, contractStatus }) => (inventoryId === 0 || names(inventoryId) === 1) && statusesOfASale.includes(contractStatus));
  return new Map(free.map(({ contractId, contractStatus }) => [contractId, contractStatus]));
}
