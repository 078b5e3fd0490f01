import { Type } from '@sinclair/typebox';
import * as fields from './epic-contract.fields.js';
import * as terms from './epic-contract-terms.fields.js';
import { EpicContractAccountingRevised, MembershipChangedAfterClose } from './epic-contract-accounting.events.js';
import { epicContractDocumentEvents } from './epic-contract-documents.events.js';
import { saleConditions } from './sale-conditions.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, reference, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';

/** A membership contract as the old system held it. Stream `epicContract-<epicContractId>`. Version 1 is in history/. */
export const EpicContractImported = defineEvent(
  'EpicContractImported',
  2,
  factsOf(fields.epicContractFields, { epicContractId: recordId, createdBy: reference, createdAt: text }),
);

/** With what its terms follow from. A contract that names a tier keeps them (`decisions.md E15`). */
export const EpicContractCreated = defineEvent(
  'EpicContractCreated',
  1,
  factsOf(fields.epicContractFields, { epicContractId: recordId, createdBy: reference, createdAt: text, conditions: saleConditions }),
);

const reason = Type.Optional(Type.String({ minLength: 1 }));

export const EpicContractDealRevised = defineEvent('EpicContractDealRevised', 1, Type.Object({ memberId: reference, changes: changesOf(fields.epicDealFields), reason }));

export const EpicContractBuyersRevised = defineEvent('EpicContractBuyersRevised', 1, Type.Object({ memberId: reference, changes: changesOf(fields.epicBuyerFields), reason }));

/** Terms that were typed and what they came to; `conditions` where another tier brought its own. */
export const EpicContractTermsRevised = defineEvent(
  'EpicContractTermsRevised',
  1,
  Type.Object({ memberId: reference, changes: changesOf({ ...terms.epicTypedFields, ...terms.epicComputedFields }), conditions: Type.Optional(saleConditions), reason }),
);

export const EpicContractSalesRevised = defineEvent('EpicContractSalesRevised', 1, Type.Object({ memberId: reference, changes: changesOf(fields.epicSalesFields), reason }));

/** An edit left the APR over its ceiling, or brought it back to where it holds (`decisions.md E5`). */
export const EpicContractCeilingMarked = defineEvent('EpicContractCeilingMarked', 1, Type.Object({ memberId: reference, changes: changesOf(terms.epicComplianceFields), aprRate: Type.Union([text, Type.Null()]), reason }));

/** Some contracts of the old system name no member. */
const fromTo = { memberId: reference, from: text, to: text, reason: Type.Optional(text) };

export const EpicContractStatusChanged = defineEvent('EpicContractStatusChanged', 1, Type.Object(fromTo));

export const EpicContractPaymentStatusChanged = defineEvent('EpicContractPaymentStatusChanged', 1, Type.Object(fromTo));

const points = { epicContractId: recordId, memberId: reference, pointsQty: Type.Integer({ minimum: 1 }) };

/** The membership was closed: its yearly points are taken from the company's ledger, once (`decisions.md F14`). */
export const MembershipPointsTaken = defineEvent('MembershipPointsTaken', 1, Type.Object(points));

/** It was rescinded or canceled after that: the company's ledger has them again (`decisions.md F14`). */
export const MembershipPointsGivenBack = defineEvent('MembershipPointsGivenBack', 1, Type.Object({ ...points, because: text }));

export const epicContractEvents = [
  EpicContractImported,
  EpicContractCreated,
  EpicContractDealRevised,
  EpicContractBuyersRevised,
  EpicContractTermsRevised,
  EpicContractSalesRevised,
  EpicContractCeilingMarked,
  EpicContractStatusChanged,
  EpicContractPaymentStatusChanged,
  MembershipPointsTaken,
  MembershipPointsGivenBack,
  EpicContractAccountingRevised,
  MembershipChangedAfterClose,
  ...epicContractDocumentEvents,
] as const;
export type EpicContractEvent = EventsOf<typeof epicContractEvents>;
