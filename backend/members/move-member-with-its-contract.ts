import { EpicContractBuyersRevised, EpicContractCreated, EpicContractStatusChanged, EpicContractTermsRevised } from '../../events/epic-contracts/epic-contract.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { idOf } from '../platform/commands/stream-name.js';
import { commandOf } from '../platform/commands/command.js';
import { reaction, type Caused } from '../platform/reactions/reaction.js';
import { EnrolMember, FollowContract, MoveMemberWithContract } from './member.commands.js';
import { MemberCommand } from './member.handlers.js';
import { memberOfContract } from './member-of-contract.rules.js';
import { memberStatusBy } from './member-status.rules.js';

/**
 * A contract makes its buyer a member, and what becomes of it becomes of the member (`decisions.md E23`): in one reaction, so that nobody is moved
 * before they are enrolled. A move that means the same for the member leaves it as it is.
 */
export const moveMemberWithItsContract = reaction('move-member-with-its-contract', 'Contract moved')
  .when(EpicContractCreated, ({ data }) => Object.assign(new MemberCommand(data.memberId!, commandOf(EnrolMember, { epicContractId: data.epicContractId, values: memberOfContract(data) })), { words: 'Contract made' }))
  .when(EpicContractBuyersRevised, ({ stream, data }) => followed(stream, data))
  .when(EpicContractTermsRevised, ({ stream, data }) => followed(stream, data))
  .when(EpicContractStatusChanged, ({ stream, data }) => {
    const memberStatus = memberStatusBy(data.to);
    // Some contracts of the old system name no member.
    if (memberStatus === memberStatusBy(data.from) || data.memberId === 0) return undefined;
    return new MemberCommand(data.memberId, commandOf(MoveMemberWithContract, { epicContractId: contractOf(stream), memberStatus, because: `Its contract is ${data.to}` }));
  });

/** What of the contract is the member's too; nothing where it names none. */
function followed(stream: string, { memberId, changes }: { readonly memberId: number; readonly changes: object }): Caused {
  const values = memberOfContract(valuesAfter<object>(changes));
  if (memberId === 0 || Object.keys(values).length === 0) return undefined;
  return Object.assign(new MemberCommand(memberId, commandOf(FollowContract, { epicContractId: contractOf(stream), values })), { words: 'Contract edited' });
}

function contractOf(stream: string): number {
  return idOf({ category: 'epicContract' }, stream);
}
