import { Type } from '@sinclair/typebox';
import { defineEvent } from '../kernel/event.js';
import { reference } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { epicAccountingFields, epicBookedFields } from './epic-contract-accounting.fields.js';

const reason = Type.Optional(Type.String({ minLength: 1 }));

/** Written in the accounting sheet. */
export const EpicContractAccountingRevised = defineEvent('EpicContractAccountingRevised', 1, Type.Object({ memberId: reference, changes: changesOf(epicAccountingFields), reason }));

/** As `ContractChangedAfterClose`, of a membership. */
export const MembershipChangedAfterClose = defineEvent(
  'MembershipChangedAfterClose',
  1,
  Type.Object({
    memberId: reference,
    /** YYYY-MM */
    month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
    closing: Type.Integer({ minimum: 1 }),
    before: factsOf(epicBookedFields),
    after: factsOf(epicBookedFields),
    reason,
  }),
);
