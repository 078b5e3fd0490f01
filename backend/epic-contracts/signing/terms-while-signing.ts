import type { EpicContractEvent } from '../../../events/epic-contracts/epic-contract.events.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { isUnsigned } from '../../platform/signing/document-signing.js';
import { takenBack } from '../../platform/signing/one-document-signing.js';
import type { EpicContractFacts } from '../epic-contract.state.js';
import { signedMembership } from './epic-contract-signing.js';

const list = new Intl.ListFormat('en-US');

/**
 * Nobody signs other terms than the contract has: what is out is taken back with the terms.
 * @throws Refusal where somebody has signed, another is still to, and nobody says why the terms change
 */
export function takenBackWithTerms(revised: readonly EpicContractEvent[], contract: EpicContractFacts, reason: string | undefined): EpicContractEvent[] {
  const signed = contract.signings.filter(isUnsigned).flatMap(({ signedBy }) => signedBy.map(({ name }) => name));
  if (!revised.some(({ type }) => type === 'EpicContractTermsRevised')) return [];
  if (signed.length > 0 && !reason) throw new Refusal(`${list.format(signed)} signed before this change, and others are still to sign. Please say why the terms change: what is out is taken back`, { field: 'reason', code: 'reason-needed' });
  return takenBack(signedMembership, contract, reason ? `The terms changed: ${reason}` : 'The terms changed');
}
