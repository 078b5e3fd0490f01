import { FinancialTermsRevised } from '../../../events/resale-contracts/resale-contract.events.js';
import { signerRoleWords } from '../../../events/signing/envelope.enums.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { envelope } from '../envelope.js';
import { signedTermsChanged } from './signed-terms-changed.outgoing.js';

/** Whoever has signed for a price or a deposit is told when it becomes another before everybody has. */
export const tellSignersOfTerms = reaction('tell-signers-when-terms-change', 'Price or deposit changed between signatures').when(FinancialTermsRevised, ({ data: { toldTo = [] } }) =>
  toldTo.map(({ envelopeId, role }) => ({ kind: signedTermsChanged, recipient: signerRoleWords[role], about: `${envelope.category}-${envelopeId}`, payload: { envelopeId, role }, as: `${envelopeId} ${role}` })),
);
