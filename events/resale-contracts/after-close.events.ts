import { Type } from '@sinclair/typebox';
import { defineEvent } from '../kernel/event.js';
import { factsOf } from '../kernel/field-table-schemas.js';
import { accountingListFields } from './accounting-list.fields.js';

const { contractId: _, salesAgent: __, ...booked } = accountingListFields;

/**
 * Beside the change of a contract whose month accounting had closed: what the books knew before and know after it. What
 * the month came to stays; the difference is booked on the day of the change.
 */
export const ContractChangedAfterClose = defineEvent(
  'ContractChangedAfterClose',
  1,
  Type.Object({
    /** YYYY-MM */
    month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
    /** Which closing of the month it was: once reopened, the month has the change itself. */
    closing: Type.Integer({ minimum: 1 }),
    before: factsOf(booked),
    after: factsOf(booked),
    reason: Type.Optional(Type.String({ minLength: 1 })),
  }),
);
