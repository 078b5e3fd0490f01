import { IsIn } from 'class-validator';
import { communicationFields } from '../../events/leads/communication.fields.js';
import { memberStatuses, type MemberStatus } from '../../events/members/member.enums.js';
import { memberFormFields, memberStatusFields } from '../../events/members/member.fields.js';
import { Command } from '../platform/commands/command.js';
import { CommunicationsField } from '../platform/communications/communications-field.decorator.js';
import { TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../platform/http/bodies/command-with.js';
import type { Followed } from './member-of-contract.rules.js';

const MAX_REASON = 1_000;

const { Type, Note } = communicationFields;

/** Body of PUT /api/Members/{id}: the whole member; a field that is not sent stays as it is. */
export class ReviseMember extends commandWith({ ...memberFormFields, ...memberStatusFields }) {
  /** The JSON text of older clients; what is new stands at its front (`decisions.md F5`). */
  @CommunicationsField()
  communications?: string;
}

/** Body of PUT /api/Members/{id}/Status. */
export class ChangeMemberStatus extends Command {
  @IsIn(memberStatuses)
  memberStatus!: MemberStatus;

  /** Why; asked for when a membership is suspended, or goes on after it had ended. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of POST /api/Communications/ForMember/{id}: either may be blank (`decisions.md F7`). */
export class AddMemberCommunication extends commandWith({ Type, Note }) {}

/** Whatever else a body says is not read (`decisions.md F4`). */
export class ResetWebsitePassword extends Command {}

/** The server's own: a contract was made, and its buyer is a member (`decisions.md E23`). */
export class EnrolMember extends Command {
  epicContractId!: number;
  values!: Partial<Followed>;
}

/** The server's own: what changed in the membership's contract, by the member's own fields. */
export class FollowContract extends Command {
  epicContractId!: number;
  values!: Partial<Followed>;
}

/** The server's own: the membership's contract was closed or given up, or goes on (`decisions.md E23`). */
export class MoveMemberWithContract extends Command {
  epicContractId!: number;
  memberStatus!: MemberStatus;
  because!: string;
}

export const memberCommands = [ReviseMember, ChangeMemberStatus, AddMemberCommunication, ResetWebsitePassword, EnrolMember, FollowContract, MoveMemberWithContract] as const;
export type AnyMemberCommand = InstanceType<(typeof memberCommands)[number]>;
