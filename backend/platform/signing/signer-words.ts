import type { SignerStep } from '../../../events/envelope.js';
import { signerRoleWords } from '../../../events/envelope.values.js';

/** "Maria Lopez (buyer) signed" */
export function signerWords({ name, role, did }: SignerStep): string {
  return `${name} (${signerRoleWords[role]}) ${did}`.trim();
}
