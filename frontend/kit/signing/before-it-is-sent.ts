import type { DocumentStanding } from '../../../backend/platform/documents/document-standing.js';
import type { StandingRead } from '../documents/use-standing.js';

/** More of them say no more than that a lot was changed. */
const MOST = 5;

const list = new Intl.ListFormat('en-US');

/** What is asked before a version goes to those who sign it; nothing where it says all that it should, or of one that is not looked at. */
export function beforeItIsSent(version: number, { standing, failed }: Pick<StandingRead, 'standing' | 'failed'>): string | undefined {
  const doubts = standing ? [changed(version, standing), leftOut(version, standing)].filter(Boolean) : failed ? [`Nobody could look up whether version ${version} still says what a version made now would.`] : [];
  return doubts.length === 0 ? undefined : `${doubts.join(' ')} Should it be sent to be signed all the same?`;
}

function changed(version: number, { sinceMade }: DocumentStanding): string {
  return sinceMade.length === 0 ? '' : `Version ${version} says otherwise than a version made now: ${named(sinceMade.map(({ label }) => label))}.`;
}

function leftOut(version: number, { blankAmounts }: DocumentStanding): string {
  return blankAmounts.length === 0 ? '' : `Version ${version} has no amount for: ${named(blankAmounts)}.`;
}

function named(labels: readonly string[]): string {
  return list.format(labels.length > MOST ? [...labels.slice(0, MOST), `${labels.length - MOST} more`] : labels);
}
