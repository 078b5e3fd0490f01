import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';

const text = Type.String();
const words = Type.String({ minLength: 1 });

/** Somebody questions a line, or answers. Stream `commissionDispute-<report>-<pay date>-<kind>-<contract>-<employee>`. */
export const CommissionLineDisputed = defineEvent('CommissionLineDisputed', 1, Type.Object({ report: text, payDate: text, kind: Type.Union([Type.Literal('resale'), Type.Literal('membership')]), contractId: Type.Integer(), employeeId: Type.Integer(), employeeName: text, note: words }));
/** The last word on it, until somebody writes again. */
export const CommissionDisputeSettled = defineEvent('CommissionDisputeSettled', 1, Type.Object({ note: words }));

export const commissionDisputeEvents = [CommissionLineDisputed, CommissionDisputeSettled] as const;
export type CommissionDisputeEvent = EventsOf<typeof commissionDisputeEvents>;
