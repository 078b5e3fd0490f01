import { Refusal } from '../platform/commands/refusal.js';
import type { Lead } from './lead.state.js';

/** Whoever was merged into another is worked on under that one's number. @throws Refusal */
export function refuseMerged({ leadId, mergedInto }: Lead): void {
  if (mergedInto) throw new Refusal(`Lead ${leadId} was merged into lead ${mergedInto}`, { status: 409, code: 'merged' });
}

/** @throws Refusal when the lead is nobody any more */
export function refuseErased({ erasure, leadId }: Lead): void {
  if (erasure) throw new Refusal(`Lead ${leadId} was erased: nothing of it can be changed`, { status: 409 });
}
