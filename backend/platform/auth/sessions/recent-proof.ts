import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import { Refusal } from '../../commands/refusal.js';
import type { Session } from './session.js';

/** Whoever comes to a computer that somebody left is asked for what only its owner knows. */
const RECENT_MS = 10 * 60_000;

export const PROOF_NEEDED = 'proof-needed';

export const RECENT_PROOF = 'recent proof';

/** The route needs a password or a code given within the last minutes, in signing in or since: 403 with a type of its own else. */
export function RecentProof(): CustomDecorator {
  return SetMetadata(RECENT_PROOF, true);
}

/** @throws Refusal (403) */
export function refuseWithoutProof({ provedAt }: Session, now = Date.now()): void {
  if (now - provedAt.getTime() < RECENT_MS) return;
  throw new Refusal('Please confirm with your password that it is you', { status: 403, code: PROOF_NEEDED });
}
