import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { money, text, whole } from '../kernel/field-schemas.js';
import { bookedKinds } from './booked-kind.rules.js';

const month = Type.String({ pattern: '^\\d{4}-\\d{2}$' });
const closing = Type.Integer({ minimum: 1 });

/** What the month came to, and what was looked at before. Stream `accountingMonth-<yyyymm>`. Version 1 is in history/. */
export const MonthClosed = defineEvent(
  'MonthClosed',
  2,
  Type.Object({
    month,
    closing,
    /** Which contracts are in what it came to. */
    kinds: Type.Array(Type.Union(bookedKinds.map((kind) => Type.Literal(kind)))),
    clearingGlCode: text,
    accounts: Type.Array(Type.Object({ glCode: text, count: whole, debit: money, credit: money })),
    debit: money,
    credit: money,
    booked: whole,
    notReady: whole,
    noSale: whole,
    checks: Type.Array(Type.Object({ name: text, ok: Type.Boolean(), detail: text })),
    /** Why, where a check did not hold. */
    reason: Type.Optional(Type.String({ minLength: 1 })),
  }),
);

export const MonthReopened = defineEvent('MonthReopened', 1, Type.Object({ month, closing, reason: Type.String({ minLength: 1 }) }));

export const accountingMonthEvents = [MonthClosed, MonthReopened] as const;
export type AccountingMonthEvent = EventsOf<typeof accountingMonthEvents>;
