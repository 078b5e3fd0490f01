import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { isUnsigned } from '../../events/resale-contracts/resale-contract.enums.js';
import { ContractBecameGood } from '../../events/resale-contracts/rescission.events.js';
import { isGood, lastDayToRescind } from '../../events/resale-contracts/rescission.rules.js';
import { addDays } from '../platform/calendar/day.rules.js';
import { startOfDay } from '../platform/calendar/new-york.js';
import type { KeptRow } from './export-rows.js';
import type { ImportItem } from './import-item.js';

/**
 * No clock ran in the old system: a signed contract that its buyer could rescind no more by then became good on the day after
 * the last one, or came as a good one.
 * @param known when the export was made, ISO UTC
 */
export function contractsThatBecameGood(kept: readonly KeptRow[], known: string): ImportItem[] {
  const today = newYorkDay(new Date(known));
  return kept.flatMap(({ stream, file, event, at }) => {
    if (event.type !== 'ResaleContractImported') return [];
    const { facts } = (event as ReturnType<typeof ResaleContractImported>).data;
    const lastDay = lastDayToRescind(facts);
    if (lastDay === null || !isGood({ ...facts, lastDayToRescind: lastDay }, !isUnsigned(facts.contractStatus ?? ''), today)) return [];
    const since = at !== null && newYorkDay(new Date(at)) > lastDay ? at : startOfDay(addDays(lastDay, 1));
    return [{ name: `good/${stream}`, stream, file, event: ContractBecameGood({ lastDayToRescind: lastDay }), at: since, atBeginning: true }];
  });
}
