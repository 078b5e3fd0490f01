import { communicationsText } from '../platform/communications/communications-text.js';
import type { Lead } from './lead.state.js';

/** A lead as its routes answer it: what was said is one JSON text, as older clients read it (`decisions.md F5`). */
export type LeadAnswer = Omit<Lead, 'communications'> & { readonly communications: string };

export function leadAnswer(lead: Lead): LeadAnswer {
  return { ...lead, communications: communicationsText(lead.communications.filter(({ text }) => text?.state !== 'planned')) };
}
