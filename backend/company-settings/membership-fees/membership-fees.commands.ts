import { membershipFeeFields } from '../../../events/company/membership-fees.fields.js';
import { Command } from '../../platform/commands/command.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Made by the product itself at its first start: the documented fees. */
export class StartMembershipFees extends Command {}

/** Body of PUT /api/CompanySettings/MembershipFees: what is left out stays as it is. */
export class ReviseMembershipFees extends commandWith(membershipFeeFields) {}

export const membershipFeesCommands = [StartMembershipFees, ReviseMembershipFees] as const;
export type AnyMembershipFeesCommand = InstanceType<(typeof membershipFeesCommands)[number]>;
