import { EpicContractStatusChanged } from '../../events/epic-contracts/epic-contract.events.js';
import { commandOf } from '../platform/commands/command.js';
import { reaction } from '../platform/reactions/reaction.js';
import { MoveMemberWithContract } from './member.commands.js';
import { MemberCommand } from './member.handlers.js';
import { memberStatusBy } from './member-status.rules.js';

/** What becomes of a contract becomes of its member (`decisions.md E23`). A move that means the same for the member leaves it as it is. */
export const moveMemberWithItsContract = reaction('move-member-with-its-contract', 'Contract moved').when(EpicContractStatusChanged, ({ data }) => {
  const memberStatus = memberStatusBy(data.to);
  // Some contracts of the old system name no member.
  if (memberStatus === memberStatusBy(data.from) || data.memberId === 0) return undefined;
  return new MemberCommand(data.memberId, commandOf(MoveMemberWithContract, { memberStatus, because: `Its contract is ${data.to}` }));
});
