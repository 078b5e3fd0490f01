import type { Problem } from '../../server/problem.js';
import type { ToSend } from './send-dialog.js';

/** Refused because it is not any more as it was shown: it is shown anew and asked once more. */
export function hasMovedOn({ isStale, body }: Pick<Problem, 'isStale' | 'body'>): boolean {
  return isStale || body.code === 'made-meanwhile';
}

/** Whether who confirmed the one would read the same of the other: what else happened to the record need not be asked about. */
export function showsTheSame(one: ToSend, other: ToSend): boolean {
  return shown(one) === shown(other);
}

function shown({ version, signers, standing, doubt }: ToSend): string {
  return JSON.stringify([version.version, signers, standing, doubt]);
}
