import { Type } from '@sinclair/typebox';
import { employeeFields, employeeStatusFields } from './employee.fields.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';

const beside = { employeeId: recordId };

/** The five marks say Yes or No, as everywhere in this area (`decisions.md I15`). */
export const EmployeeImported = defineEvent('EmployeeImported', 1, factsOf({ ...employeeFields, ...employeeStatusFields }, beside));

/** A new employee is active from the start. */
export const EmployeeAdded = defineEvent('EmployeeAdded', 1, factsOf(employeeFields, beside));

export const EmployeeRevised = defineEvent('EmployeeRevised', 1, Type.Object({ changes: changesOf(employeeFields) }));

export const EmployeeStatusChanged = defineEvent('EmployeeStatusChanged', 1, Type.Object({ from: text, to: text }));

export const employeeEvents = [EmployeeImported, EmployeeAdded, EmployeeRevised, EmployeeStatusChanged] as const;
export type EmployeeEvent = EventsOf<typeof employeeEvents>;
