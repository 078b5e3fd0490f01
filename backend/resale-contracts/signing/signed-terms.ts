import { financialTermFields } from '../../../events/resale-contracts/resale-contract-money.fields.js';
import { signerRoleWords, type SignerRole } from '../../../events/signing/envelope.enums.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { isOut, isUnsigned } from '../../platform/signing/document-signing.js';
import type { ResaleContract } from '../resale-contract.state.js';

/** What people sign for: the amounts that nobody changes between two signatures without being asked. */
const signedTerms = ['purchasePrice', 'depositAmount'] as const;

interface HasSigned {
  readonly envelopeId: string;
  readonly role: SignerRole;
  readonly name: string;
}

/** Who has signed while somebody else is still to; nobody when nothing is out. */
export function signedSoFar({ signings }: Pick<ResaleContract, 'signings'>): readonly HasSigned[] {
  if (!signings.some(isUnsigned)) return [];
  const standing = signings.filter((signing) => isOut(signing) || signing.status === 'Completed');
  return standing.flatMap(({ envelopeId, signedBy }) => signedBy.map((signer) => ({ envelopeId, ...signer })));
}

/**
 * Who is to be told that the price or the deposit is another than the one that they signed for.
 * @throws Refusal while nobody has confirmed it
 */
export function toldOfTerms(before: ResaleContract, after: ResaleContract, confirmed: boolean | undefined): readonly Pick<HasSigned, 'envelopeId' | 'role'>[] {
  const changed = signedTerms.filter((term) => before[term] !== after[term]);
  const signed = changed.length === 0 ? [] : signedSoFar(before);
  if (signed.length > 0 && !confirmed) {
    const [field] = changed;
    const who = new Intl.ListFormat('en-US').format(signed.map(({ name, role }) => `${name} (${signerRoleWords[role]})`));
    throw new Refusal(`${who} signed before this change, and others are still to sign. The ${financialTermFields[field!].label.toLowerCase()} changes only when that is confirmed; who has signed is told by mail.`, { field: field!, status: 409, code: 'signed-terms' });
  }
  return signed.map(({ envelopeId, role }) => ({ envelopeId, role }));
}
