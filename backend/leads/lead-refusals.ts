import { isCommandOf, type AnyCommand, type CommandMetadata } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { singleMergeCommands, TakeLeadApart, TakeOverLead } from './merge/lead-merge.commands.js';
import { PlanTourReminder, RecordTextStatus, SendTourReminder, TakeTextBack } from './texts/lead-text.commands.js';
import { RestoreLead } from './lead.commands.js';
import type { Lead } from './lead.state.js';

/** Whoever was merged into another is worked on under that one's number. @throws Refusal */
export function refuseMerged({ leadId, mergedInto }: Lead): void {
  if (mergedInto) throw new Refusal(`Lead ${leadId} was merged into lead ${mergedInto}`, { status: 409, code: 'merged' });
}

/** @throws Refusal when the lead is nobody any more */
export function refuseErased({ erasure, leadId }: Lead): void {
  if (erasure) throw new Refusal(`Lead ${leadId} was erased: nothing of it can be changed`, { status: 409 });
}

/**
 * What the server may still say of a lead that was erased: that it is there where a tour or a contract needs it, what became of
 * texts that went out before, and the other half of what another lead's stream says.
 */
const afterErasure = [RestoreLead, RecordTextStatus, TakeTextBack, PlanTourReminder, SendTourReminder, TakeLeadApart, TakeOverLead, ...singleMergeCommands];

/** Whether nothing is made of a command, whoever sends it: the server's own are no fault, so that no reaction waits for somebody. @throws Refusal for people's */
export function endedByErasure(command: AnyCommand, lead: Lead, { actor }: CommandMetadata): boolean {
  if (actor.kind !== 'system') refuseErased(lead);
  return lead.erasure !== null && !isCommandOf(afterErasure, command);
}
