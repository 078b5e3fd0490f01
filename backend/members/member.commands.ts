import { communicationFields } from '../../events/leads/communication.fields.js';
import { commandWith } from '../platform/http/bodies/command-with.js';

const { Type, Note } = communicationFields;

/** Body of POST /api/Communications/ForMember/{id}: either may be blank (`decisions.md F7`). */
export class AddMemberCommunication extends commandWith({ Type, Note }) {}

export const memberCommands = [AddMemberCommunication] as const;
export type AnyMemberCommand = InstanceType<(typeof memberCommands)[number]>;
