import { communicationsText } from '../platform/communications/communications-text.js';
import type { Lead } from './lead.state.js';

/** A lead as its routes answer it: what was said is one JSON text, as older clients read it (`decisions.md F5`). */
export type LeadAnswer = Omit<Lead, 'communications' | 'merge' | 'merged'> & { readonly communications: string; readonly merged: readonly { readonly mergeId: string; readonly leadId: number }[] };

export function leadAnswer(lead: Lead): LeadAnswer {
  const { merge: _, merged, ...facts } = lead;
  const told = lead.communications.filter(({ text }) => text?.state !== 'planned');
  return { ...facts, merged: merged.map(({ mergeId, leadId }) => ({ mergeId, leadId })), communications: communicationsText(told) };
}
