import type { RecordedEvent } from '../../events/event.js';
import type { MemberEvent } from '../../events/member.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import type { HistoryWords } from '../platform/records/history.js';

type MemberFacts = MemberEvent['data'];

/** A member of the vacation club. Points are kept in the points accounts, one a use year. */
export type Member = MemberFacts | null;

/** Contact data, sign-in name and the like (`decisions.md B23`). */
export const memberSensitive = {
  Epic_Members_Sensitive: ['username', 'email', 'mobilePhone', 'homePhone', 'workPhone', 'address', 'city', 'state', 'zipcode', 'country'],
} as const;

export const member: Aggregate<Member, never, MemberEvent, number> = {
  category: 'member',
  noun: 'member',
  initial: null,
  exists: (state) => state !== null,
  begins: [],
  sensitive: memberSensitive,

  /** Members come from the old system until the membership screens write them. */
  decide: (command) => command satisfies never,

  evolve(_, event) {
    switch (event.type) {
      case 'MemberImported':
        return event.data;
      default:
        return event.type satisfies never;
    }
  },

  describe(event: RecordedEvent<MemberEvent>): HistoryWords {
    return {
      title: 'Taken over from the old system',
      changes: [
        { field: 'memberStatus', label: 'Status', kind: 'status', from: null, to: event.data.memberStatus },
        { field: 'membershipTier', label: 'Tier', kind: 'text', from: null, to: event.data.membershipTier },
      ],
    };
  },
};
