import type { Colleague } from './colleague.js';

interface Contract {
  readonly contractId: number;
  readonly contractStatus: string;
  readonly paymentStatus: string;
  readonly depositAmount: string;
  readonly buyer: string;
  readonly seller: string;
  readonly closingAgent: string;
}

/** The contracts of a status as their list shows them, newest first; tests of one run take different ones. */
export async function contractsThatAre(status: string, reader: Colleague): Promise<readonly Contract[]> {
  const filters = JSON.stringify([{ field: 'contractStatus', op: 'is', value: status }]);
  const query = new URLSearchParams({ filters, sort: '-contractDate', limit: '20' });
  const page = (await reader.sends('GET', `/api/lists/resale-contract-list?${query.toString()}`)) as { rows: readonly Contract[] };
  return page.rows;
}

/** One that was over, back at work: of what is over every change asks why. */
export async function reopened(contractId: number, administrator: Colleague): Promise<void> {
  await administrator.sends('PUT', `/api/Contracts/${contractId}/Status`, { contractStatus: 'Preparing To Close', reason: 'The deed came back' });
}
