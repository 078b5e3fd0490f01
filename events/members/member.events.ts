import { Type } from '@sinclair/typebox';
import { communicationFields } from '../leads/communication.fields.js';
import { communication } from '../leads/communication.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';
import { factsOf } from '../kernel/field-table-schemas.js';
import { memberFields } from './member.fields.js';

/** A member of the vacation club as the old system held it. Stream `member-<memberId>`; points live in the points accounts. */
export const MemberImported = defineEvent('MemberImported', 1, factsOf(memberFields, { memberId: recordId, communications: Type.Array(communication) }));

/** What was said to a member; the newest stands first. */
export const MemberCommunicationAdded = defineEvent('MemberCommunicationAdded', 1, factsOf(communicationFields));

/** The membership's contract was closed or given up, or somebody has said so (`decisions.md E23`). */
export const MemberStatusChanged = defineEvent('MemberStatusChanged', 1, Type.Object({ from: text, to: text, reason: Type.Optional(text) }));

export const memberEvents = [MemberImported, MemberCommunicationAdded, MemberStatusChanged] as const;
export type MemberEvent = EventsOf<typeof memberEvents>;
