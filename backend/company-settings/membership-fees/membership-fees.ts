import { MembershipFeesRevised, MembershipFeesStarted, type MembershipFeesEvent } from '../../../events/company/membership-fees.events.js';
import { membershipFeeFields, type MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import { documentedMembershipFees } from '../../../events/company/membership-fees.rules.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import type { Aggregate } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { sameFiguresKept } from '../../platform/commands/same-figures.js';
import { sentOver } from '../../platform/commands/sent-over.js';
import { changesBetween, describeChanges, revisionWords } from '../../platform/records/field-changes.js';
import { COMPANY } from '../company-facts.js';
import { ReviseMembershipFees, StartMembershipFees, type AnyMembershipFeesCommand } from './membership-fees.commands.js';
import { feeFaults } from './membership-fees.rules.js';

export interface MembershipFees extends MembershipFeeValues {
  readonly started: boolean;
}

/** What the company charges for memberships beside their product. */
export const membershipFees: Aggregate<MembershipFees, AnyMembershipFeesCommand, MembershipFeesEvent, typeof COMPANY> = {
  category: 'membershipFees',
  noun: 'fees',
  initial: { ...documentedMembershipFees, started: false },
  exists: ({ started }) => started,
  begins: [StartMembershipFees],
  fields: membershipFeeFields,
  sensitive: {},

  decide(command, state) {
    if (command instanceof StartMembershipFees) return membershipFees.exists(state) ? [] : [MembershipFeesStarted(documentedMembershipFees)];
    if (command instanceof ReviseMembershipFees) return revise(command, state);
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MembershipFeesStarted':
        return { ...state, ...event.data, started: true };
      case 'MembershipFeesRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      default:
        return event satisfies never;
    }
  },

  describe({ type, data }) {
    if (type === 'MembershipFeesStarted') return { title: 'Set up', changes: [] };
    return revisionWords(describeChanges(membershipFeeFields, { ...data.changes }), 'Fees and limits');
  },
};

function revise(command: ReviseMembershipFees, { started: _, ...before }: MembershipFees): MembershipFeesEvent[] {
  const fees = sameFiguresKept<MembershipFeeValues>(sentOver(membershipFeeFields, { ...command }, before), before, ['cardFee', 'aprCeiling']);
  const faults = feeFaults(fees);
  if (faults[0]) throw new Refusal(faults[0].message, { field: faults[0].field, errors: faults });
  const changes = changesBetween(membershipFeeFields, before, fees);
  return Object.keys(changes).length === 0 ? [] : [MembershipFeesRevised({ changes })];
}
