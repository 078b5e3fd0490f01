/** Whoever answers is not named: what was said outlives the erasure of a lead's name. */
export const GUEST_PHONE = 'The guest’s phone';

/** What carriers hold for an opt-out and its end (CTIA; Twilio's default keywords). */
const STOPS: ReadonlySet<string> = new Set(['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT']);
const STARTS: ReadonlySet<string> = new Set(['START', 'UNSTOP', 'YES']);

/** What an answer means; its words as they were sent, without what stands around them. */
export function answerOf(body: string): { readonly word: string; readonly means: 'stop' | 'start' | undefined } {
  const word = body.trim().replaceAll(/\s+/g, ' ').replace(/[.!]+$/, '').toUpperCase();
  return { word, means: STOPS.has(word) ? 'stop' : STARTS.has(word) ? 'start' : undefined };
}
