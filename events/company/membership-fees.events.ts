import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { membershipFeeFields } from './membership-fees.fields.js';

/** One stream, `membershipFees-1`. Contracts keep what they were made with in events of their own (`decisions.md E15`). */
export const MembershipFeesStarted = defineEvent('MembershipFeesStarted', 1, factsOf(membershipFeeFields));
export const MembershipFeesRevised = defineEvent('MembershipFeesRevised', 1, Type.Object({ changes: changesOf(membershipFeeFields) }));

export const membershipFeesEvents = [MembershipFeesStarted, MembershipFeesRevised] as const;
export type MembershipFeesEvent = EventsOf<typeof membershipFeesEvents>;
