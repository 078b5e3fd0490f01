import type { Communication } from '../../events/communication.js';
import type { RecordedEvent } from '../../events/event.js';
import { blankValues, sensitiveOf } from '../../events/field.values.js';
import { memberFields, type MemberValues } from '../../events/member-fields.values.js';
import type { MemberEvent } from '../../events/member.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { describeChanges } from '../platform/records/field-changes.js';
import type { HistoryWords } from '../platform/records/history.js';

interface MemberFacts extends MemberValues {
  readonly memberId: number;
  readonly communications: readonly Communication[];
}

/** A member of the vacation club. Points are kept in the points accounts, one a use year. */
export type Member = MemberFacts | null;

export const member: Aggregate<Member, never, MemberEvent, number> = {
  category: 'member',
  noun: 'member',
  initial: null,
  exists: (state) => state !== null,
  begins: [],
  sensitive: sensitiveOf(memberFields),

  /** Members come from the old system until the membership screens write them. */
  decide: (command) => command satisfies never,

  evolve(_, event) {
    switch (event.type) {
      case 'MemberImported':
        return { ...blankValues(memberFields), ...event.data };
      default:
        return event.type satisfies never;
    }
  },

  describe({ data: { memberStatus, membershipTier } }: RecordedEvent<MemberEvent>): HistoryWords {
    return {
      title: 'Taken over from the old system',
      changes: describeChanges(memberFields, { memberStatus: { from: null, to: memberStatus }, membershipTier: { from: null, to: membershipTier } }),
    };
  },
};
