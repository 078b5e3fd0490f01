import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { day } from '../kernel/field-schemas.js';

const known = Type.Union([day, Type.Null()]);

/** With the contract date, the buyer's state or signature the last day to rescind moved; null where the rule of the state is not known. */
export const RescissionDeadlineMoved = defineEvent('RescissionDeadlineMoved', 1, Type.Object({ from: known, to: known }));

/** The day after: the buyer can rescind no more. */
export const ContractBecameGood = defineEvent('ContractBecameGood', 1, Type.Object({ lastDayToRescind: day }));

/** It is good no more: it was given up, is not signed after all, or its last day to rescind is another. */
export const ContractNoLongerGood = defineEvent('ContractNoLongerGood', 1, Type.Object({ lastDayToRescind: known }));

export const rescissionEvents = [RescissionDeadlineMoved, ContractBecameGood, ContractNoLongerGood] as const;
export type RescissionEvent = EventsOf<typeof rescissionEvents>;
