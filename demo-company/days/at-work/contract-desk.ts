import { setTimeout as pause } from 'node:timers/promises';
import type { ResaleContractFacts } from '../../../events/resale-contracts/resale-contract-facts.js';
import { inProgressStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { Chance } from '../chance.js';
import { isOrdinary } from '../contract-days.js';
import { negotiation } from '../contract-moves.js';
import type { Colleague } from './colleague.js';
import type { Desk } from './desk.js';

const LIST = 'resale-contract-list';
const FIRST_ROWS = 8;
/** Said in the history of what they save. */
export const DEMO_REASON = 'Demo: a colleague at work';

export const contractDesk: Desk = { begins: followContracts, works: editContract };

/** Follows the contracts, as an open list does. */
async function followContracts(colleague: Colleague): Promise<void> {
  const { record } = await colleague.reads<ListPage>(`/api/lists/${LIST}?limit=1`);
  colleague.follows(LIST, record.position);
}

/** Opens a contract, thinks, saves a change of it and leaves. Rather one that somebody looks at. */
async function editContract(colleague: Colleague, chance: Chance, signal: AbortSignal): Promise<void> {
  const key = await wanted(colleague, chance);
  if (key === undefined) return;
  const path = `/api/Contracts/${key}`;
  colleague.opens({ list: LIST, key, mode: 'edit' });
  try {
    const { record, revision } = await colleague.reads<ResaleContractFacts>(path);
    if (!isOrdinary(record)) return;
    await pause(chance.whole(2_500, 5_000), undefined, { signal });
    const { terms } = chance.one(negotiation)({ now: record, chance });
    await colleague.saves(path, { ...terms, reason: DEMO_REASON }, revision);
    await pause(1_500, undefined, { signal });
  } finally {
    colleague.closes({ list: LIST, key });
  }
}

async function wanted(colleague: Colleague, chance: Chance): Promise<string | undefined> {
  const opened = colleague.openedByOthers(LIST);
  if (opened.length > 0 && chance.happens(60)) return opened[0];
  const filters = JSON.stringify([{ field: 'contractStatus', op: 'oneOf', value: inProgressStatuses }]);
  const { record } = await colleague.reads<ListPage>(`/api/lists/${LIST}?sort=-contractDate&limit=${FIRST_ROWS}&filters=${encodeURIComponent(filters)}`);
  return record.rows.length === 0 ? undefined : String(chance.one(record.rows)['contractId']);
}
