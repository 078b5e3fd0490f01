import { epicContractFields } from './epic-contract.fields.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, reference, text } from '../kernel/field-schemas.js';
import { factsOf } from '../kernel/field-table-schemas.js';

/** A membership contract as the old system held it. Stream `epicContract-<epicContractId>`. Version 1 is in history/. */
export const EpicContractImported = defineEvent(
  'EpicContractImported',
  2,
  factsOf(epicContractFields, { epicContractId: recordId, createdBy: reference, createdAt: text }),
);

export const epicContractEvents = [EpicContractImported] as const;
export type EpicContractEvent = EventsOf<typeof epicContractEvents>;
