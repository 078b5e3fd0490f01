import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { hasMail } from '../../../events/signing/envelope-ready.rules.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import type { ToSend } from './send-dialog.js';

const list = new Intl.ListFormat('en-US');

/** What those who sign a document still lack, so that nobody learns it by being refused; nothing where each can be reached. */
export function neededToSend(signers: PreparedEnvelope['signers']): string | undefined {
  const needed = signers.map((signer) => ({ role: signerRoleWords[signer.role], what: [signer.name === '' && 'name', !hasMail(signer) && 'email'].filter(Boolean) })).filter(({ what }) => what.length > 0);
  return needed.length === 0 ? undefined : `To be sent it needs ${list.format(needed.map(({ role, what }) => `the ${role}’s ${what.join(' and ')}`))}`;
}

/** The same in the dialog; where mail addresses are hidden from who sends, the server alone knows. */
export function lacksToSend(signers: ToSend['signers']): string | undefined {
  const seen = signers.flatMap(({ mail, ...signer }) => (mail === undefined ? [] : [{ ...signer, mail }]));
  return neededToSend(seen);
}
