import type { DocumentStanding } from '../../../backend/platform/documents/document-standing.js';
import type { StandingRead } from '../../documents/use-standing.js';

/** Its document when it was last sent. */
interface LastTime {
  readonly version: number;
  readonly status: string;
  readonly reason: string;
}

/** More of them say no more than that a lot was changed. */
const MOST = 5;

const list = new Intl.ListFormat('en-US');

/** What is asked before a version goes to those who sign it; nothing where it says all that it should, or of one that is not looked at. */
export function beforeItIsSent(version: number, { standing, failed }: Pick<StandingRead, 'standing' | 'failed'>, last?: LastTime): string | undefined {
  const read = standing ? [changed(version, standing), leftOut(version, standing)] : failed ? [`Nobody could look up whether version ${version} still says what a version made now would.`] : [];
  const doubts = [cameBack(version, last), ...read].filter(Boolean);
  return doubts.length === 0 ? undefined : `${doubts.join(' ')} Should it be sent to be signed all the same?`;
}

/** What somebody found wrong with it is as wrong as before. */
function cameBack(version: number, last: LastTime | undefined): string {
  if (last?.version !== version || (last.status !== 'Declined' && last.status !== 'Voided')) return '';
  const reason = last.reason && `: ${last.reason.replace(/\.$/, '')}`;
  return `Version ${version} was ${last.status === 'Declined' ? 'declined' : 'taken back'}${reason}.`;
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
