import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';

/** Given to the employee by hand. Stream `reserveAccount-<employee>`; what runs withhold and charge stands in the runs. */
export const ReserveReleased = defineEvent('ReserveReleased', 1, Type.Object({ employeeId: Type.Integer(), employeeName: Type.String(), amount: Type.String(), reason: Type.String({ minLength: 1 }) }));

export const reserveAccountEvents = [ReserveReleased] as const;
export type ReserveAccountEvent = EventsOf<typeof reserveAccountEvents>;
