import { Type } from '@sinclair/typebox';
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

const fromTo = { memberId: recordId, from: text, to: text, reason: Type.Optional(text) };

export const EpicContractStatusChanged = defineEvent('EpicContractStatusChanged', 1, Type.Object(fromTo));

export const EpicContractPaymentStatusChanged = defineEvent('EpicContractPaymentStatusChanged', 1, Type.Object(fromTo));

const points = { epicContractId: recordId, memberId: recordId, pointsQty: Type.Integer({ minimum: 1 }) };

/** The membership was closed: its yearly points are taken from the company's ledger, once (`decisions.md F14`). */
export const MembershipPointsTaken = defineEvent('MembershipPointsTaken', 1, Type.Object(points));

/** It was rescinded or canceled after that: the company's ledger has them again (`decisions.md F14`). */
export const MembershipPointsGivenBack = defineEvent('MembershipPointsGivenBack', 1, Type.Object({ ...points, because: text }));

export const epicContractEvents = [EpicContractImported, EpicContractStatusChanged, EpicContractPaymentStatusChanged, MembershipPointsTaken, MembershipPointsGivenBack] as const;
export type EpicContractEvent = EventsOf<typeof epicContractEvents>;
