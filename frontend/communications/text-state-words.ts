import type { LeadText } from '../../backend/leads/communications/lead-communications.state.js';
import type { Tone } from '../kit/status/status-tone.js';

const states: Readonly<Record<LeadText['state'], { readonly words: string; readonly tone: Tone }>> = {
  planned: { words: 'Planned', tone: 'plain' },
  waiting: { words: 'Waiting', tone: 'blue' },
  sent: { words: 'Sent', tone: 'teal' },
  delivered: { words: 'Delivered', tone: 'green' },
  failed: { words: 'Failed', tone: 'red' },
  'taken back': { words: 'Taken back', tone: 'gold' },
};

/** What became of a text, as people read it. */
export function textStateWords({ state, reason }: Pick<LeadText, 'state' | 'reason'>): { readonly words: string; readonly tone: Tone } {
  return state === 'taken back' && reason.startsWith('Answered ') ? { words: 'Opted out', tone: 'gold' } : states[state];
}
