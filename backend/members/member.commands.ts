import { communicationFields } from '../../events/leads/communication.fields.js';
import type { MemberStatus } from '../../events/members/member.enums.js';
import { Command } from '../platform/commands/command.js';
import { commandWith } from '../platform/http/bodies/command-with.js';

const { Type, Note } = communicationFields;

/** Body of POST /api/Communications/ForMember/{id}: either may be blank (`decisions.md F7`). */
export class AddMemberCommunication extends commandWith({ Type, Note }) {}

/** The server's own: the membership's contract was closed or given up, or goes on (`decisions.md E23`). */
export class MoveMemberWithContract extends Command {
  memberStatus!: MemberStatus;
  because!: string;
}

export const memberCommands = [AddMemberCommunication, MoveMemberWithContract] as const;
export type AnyMemberCommand = InstanceType<(typeof memberCommands)[number]>;
