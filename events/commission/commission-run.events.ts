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

const ofLine = {
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
};

export const frozenLine = Type.Object({
  ...ofLine,
  asked: Type.Array(Type.Object({ rule: text, answer: Type.Union([Type.Literal('holds'), Type.Literal('holds not'), Type.Literal('not asked')]), why: text })),
  facts: Type.Array(Type.Object({ field: text, value: nullable, version: Type.Integer(), on: text })),
});

/** Of a text among those of its part. */
const index = Type.Integer({ minimum: 0 });

/** A line of a large run, which names its reasons and facts by index: most lines say the same. */
const internedLine = Type.Object({
  ...ofLine,
  /** Rule, answer, why. */
  asked: Type.Array(Type.Tuple([index, index, index])),
  /** Field, value, version, day. */
  facts: Type.Array(Type.Tuple([index, Type.Union([index, Type.Null()]), Type.Integer(), index])),
});

const unpaidSale = Type.Object({ ...sale, salesAgent: text, reason: text });

/** What was paid too little or too much for a contract that an earlier run paid, and the facts that say so. */
export const frozenAdjustment = Type.Object({
  kind,
  contractId: Type.Integer(),
  employeeId: Type.Integer(),
  employeeName: text,
  /** The run that paid it. */
  payRunId: text,
  /** Counts the adjustments of this line of that run. */
  number: Type.Integer(),
  paid: text,
  due: text,
  commission: text,
  reserve: text,
  net: text,
  cause: text,
  facts: Type.Array(Type.Object({ field: text, from: nullable, value: nullable, version: Type.Integer(), on: text })),
});

/** A rest of what is to be taken back: left for the next run, or taken up again. */
const carry = Type.Object({ employeeId: Type.Integer(), employeeName: text, way: Type.Union([Type.Literal('in'), Type.Literal('out')]), payRunId: text, commission: text, reserve: text, net: text });

const reserveMove = Type.Object({ employeeId: Type.Integer(), employeeName: text, withheld: text, charged: text });

/** What the run was reckoned by: its adjustments are reckoned by the same. */
const ratesThen = Type.Object({
  ...{ paidInFull: text, halfDown: text, quarterDown: text, exception: text, exceptionDeals: Type.Array(text), reserve: text },
  manager: Type.Object({ base: text, senior: text, asTo: text, asAgent: text }),
  bonus: Type.Array(Type.Object({ from: text, rate: text })),
});

const personThen = Type.Object({ employeeId: Type.Integer(), fullName: text, isSalesManager: Type.Boolean(), isSenior: Type.Boolean() });

/** What grows with the company, beside the lines: divided where an append cannot hold it. */
const lists = {
  leftOut: Type.Array(unpaidSale),
  held: Type.Array(unpaidSale),
  adjustments: Type.Optional(Type.Array(frozenAdjustment)),
};

const runPart = Type.Object({ report: text, payDate: text, draft: text, texts: Type.Array(text), lines: Type.Array(internedLine), ...lists });

export const frozenRun = Type.Object({
  report: text,
  payDate: text,
  from: text,
  to: text,
  /** Of the rates that it was reckoned by; null: those that always held. */
  ratesFrom: nullable,
  lines: Type.Array(frozenLine),
  ...lists,
  /** The parts that were written before it, which belong to it. */
  parts: Type.Optional(Type.Object({ draft: text, count: Type.Integer() })),
  /** Whether somebody else has to approve it, as the company wanted it then. */
  secondPerson: Type.Boolean(),
  /** Employees whom the report would pay, were they with the company. */
  peopleLeftOut: Type.Optional(Type.Array(Type.Object({ employeeId: Type.Integer(), employeeName: text, reason: text }))),
  rates: Type.Optional(ratesThen),
  people: Type.Optional(Type.Array(personThen)),
  carries: Type.Optional(Type.Array(carry)),
  /** What paying it does to the reserves. */
  reserves: Type.Optional(Type.Array(reserveMove)),
});

export type FrozenRun = Static<typeof frozenRun>;
export type RunPart = Static<typeof runPart>;
export type FrozenLine = Static<typeof frozenLine>;
export type InternedLine = Static<typeof internedLine>;
export type FrozenAdjustment = Static<typeof frozenAdjustment>;
export type FrozenCarry = Static<typeof carry>;

/** A part of a run that is too large for one append. Nothing of it counts until the run is prepared with its draft. */
export const CommissionRunPartPrepared = defineEvent('CommissionRunPartPrepared', 2, runPart);

/** Lines, facts and rates stand as they were. Stream `commissionRun-<report>-<pay date>`: one run of a report and a pay date. */
export const CommissionRunPrepared = defineEvent('CommissionRunPrepared', 1, frozenRun);

export const CommissionRunApproved = defineEvent('CommissionRunApproved', 1, Type.Object({ report: text, payDate: text }));

export const CommissionRunPaid = defineEvent('CommissionRunPaid', 1, Type.Object({ report: text, payDate: text, paidOn: text, reference: text, reserves: Type.Optional(Type.Array(reserveMove)) }));

/** Before it was paid: its lines move again. */
export const CommissionRunReopened = defineEvent('CommissionRunReopened', 1, Type.Object({ report: text, payDate: text, reason: Type.String({ minLength: 1 }) }));

/** To the people whom a paid run pays, each their own. */
export const CommissionStatementsMailed = defineEvent('CommissionStatementsMailed', 1, Type.Object({ report: text, payDate: text, people: Type.Array(Type.Object({ employeeId: Type.Integer(), employeeName: text }), { minItems: 1 }) }));

export const commissionRunEvents = [CommissionRunPartPrepared, CommissionRunPrepared, CommissionRunApproved, CommissionRunPaid, CommissionRunReopened, CommissionStatementsMailed] as const;
export type CommissionRunEvent = EventsOf<typeof commissionRunEvents>;
