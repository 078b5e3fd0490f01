import { Type } from '@sinclair/typebox';
import { communicationFields } from '../leads/communication.fields.js';
import { communication } from '../leads/communication.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { followedFields, memberFields, memberFormFields } from './member.fields.js';

/** A member of the vacation club as the old system held it. Stream `member-<memberId>`; points live in the points accounts. */
export const MemberImported = defineEvent('MemberImported', 1, factsOf(memberFields, { memberId: recordId, communications: Type.Array(communication) }));

/** Whoever buys a membership is a member from the contract on (`decisions.md E23`). */
export const MemberEnrolled = defineEvent('MemberEnrolled', 1, factsOf(memberFields, { memberId: recordId, epicContractId: recordId }));

export const MemberRevised = defineEvent('MemberRevised', 1, Type.Object({ changes: changesOf(memberFormFields) }));

/** The contract was edited, and the member with it, but for what the member has of its own. */
export const MemberFollowedContract = defineEvent('MemberFollowedContract', 1, Type.Object({ epicContractId: recordId, changes: changesOf(followedFields) }));

/** The website takes another, temporary password from now on, until then (`decisions.md F3`). */
export const MemberPasswordReset = defineEvent('MemberPasswordReset', 1, Type.Object({ worksUntil: text }));

/** What was said to a member; the newest stands first. */
export const MemberCommunicationAdded = defineEvent('MemberCommunicationAdded', 1, factsOf(communicationFields));

/** The membership's contract was closed or given up, or somebody has said so (`decisions.md E23`). */
export const MemberStatusChanged = defineEvent('MemberStatusChanged', 1, Type.Object({ from: text, to: text, reason: Type.Optional(text) }));

export const memberEvents = [MemberImported, MemberEnrolled, MemberRevised, MemberFollowedContract, MemberPasswordReset, MemberCommunicationAdded, MemberStatusChanged] as const;
export type MemberEvent = EventsOf<typeof memberEvents>;
