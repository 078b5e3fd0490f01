import { Type, type Static } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';

const text = Type.String();
const nullable = Type.Union([text, Type.Null()]);
const kind = Type.Union([Type.Literal('resale'), Type.Literal('membership')]);
/** Buyers are read beside it: their names are their own, and a run is kept for ever. */
const sale = {
  kind,
  contractId: Type.Integer(),
  date: nullable,
  base: text,
  /** Of an earlier pay period whose run was prepared without it: why it stands here. */
  carried: Type.Optional(text),
};

export const frozenLine = Type.Object({
  ...sale,
  employeeId: Type.Integer(),
  employeeName: text,
  putDown: text,
  rate: text,
  rule: text,
  why: text,
  commission: text,
  reserve: text,
  net: text,
  asked: Type.Array(Type.Object({ rule: text, answer: Type.Union([Type.Literal('holds'), Type.Literal('holds not'), Type.Literal('not asked')]), why: text })),
  facts: Type.Array(Type.Object({ field: text, value: nullable, version: Type.Integer(), on: text })),
});

const unpaid = Type.Object({ ...sale, salesAgent: text, reason: text });

export const frozenRun = Type.Object({
  report: text,
  payDate: text,
  from: text,
  to: text,
  /** Of the rates that it was reckoned by; null: those that always held. */
  ratesFrom: nullable,
  lines: Type.Array(frozenLine),
  leftOut: Type.Array(unpaid),
  held: Type.Array(unpaid),
  /** Whether somebody else has to approve it, as the company wanted it then. */
  secondPerson: Type.Boolean(),
});

export type FrozenRun = Static<typeof frozenRun>;

/** Lines, facts and rates stand as they were. Stream `commissionRun-<report>-<pay date>`: one run of a report and a pay date. */
export const CommissionRunPrepared = defineEvent('CommissionRunPrepared', 1, frozenRun);

export const CommissionRunApproved = defineEvent('CommissionRunApproved', 1, Type.Object({ report: text, payDate: text }));

export const CommissionRunPaid = defineEvent('CommissionRunPaid', 1, Type.Object({ report: text, payDate: text, paidOn: text, reference: text }));

/** Before it was paid: its lines move again. */
export const CommissionRunReopened = defineEvent('CommissionRunReopened', 1, Type.Object({ report: text, payDate: text, reason: Type.String({ minLength: 1 }) }));

export const commissionRunEvents = [CommissionRunPrepared, CommissionRunApproved, CommissionRunPaid, CommissionRunReopened] as const;
export type CommissionRunEvent = EventsOf<typeof commissionRunEvents>;
