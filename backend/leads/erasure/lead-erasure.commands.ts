import type { LeadErasureProof } from './lead-erasure.js';
import { Command } from '../../platform/commands/command.js';

/** Looked up by the server: the numbers under which the lead is known. */
interface WithTogether {
  readonly together: readonly number[];
}

/** Body of POST /api/Leads/{id}/Erase. It cannot be undone. */
export class EraseLead extends Command<WithTogether> {}

/** What the search found once everything was blank. */
export class ProveLeadErasure extends Command<{ readonly proof: LeadErasureProof }> {}

export const leadErasureCommands = [EraseLead, ProveLeadErasure] as const;
export type LeadErasureCommand = InstanceType<(typeof leadErasureCommands)[number]>;
