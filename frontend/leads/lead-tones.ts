import type { leadStatuses } from '../../events/leads/lead.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** What a lead stands in. */
export const leadTones: Readonly<Record<(typeof leadStatuses)[number], Tone>> = {
  New: 'plain',
  Contacted: 'blue',
  Toured: 'teal',
  Purchased: 'green',
  Dead: 'red',
};
