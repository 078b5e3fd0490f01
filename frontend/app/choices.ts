import { inventoryFields } from '../../events/inventory/inventory.fields.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import { slotWords, tourSlots } from '../../events/tours/tour.enums.js';
import { learnChoices, learnWords } from '../kit/format/choice-words.js';

/** Histories and Changes tell fields of every area by their names: what is kept in capitals is known there before its area is loaded. */
export function learnAllChoices(): void {
  [resaleContractFields, inventoryFields].forEach(learnChoices);
  learnWords('scheduledStartTime', Object.fromEntries(tourSlots.map((slot) => [slot, slotWords(slot)])));
}
