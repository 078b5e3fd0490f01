import type { SigningAnswer } from '../../backend/signing/signing.dto.js';

type Places = SigningAnswer['places'];

/** The first of the signer's places that is not signed; -1 where none is left. */
export function nextPlace(places: Places): number {
  return places.findIndex(({ mine, signedAt }) => mine && signedAt === '');
}

/** How many places are the signer's, and how many of them are signed. */
export function signedOf(places: Places): { readonly signed: number; readonly all: number } {
  const own = places.filter(({ mine }) => mine);
  return { signed: own.filter(({ signedAt }) => signedAt !== '').length, all: own.length };
}

/** When the copy comes: who signs last waits for nobody. */
export function copyComes({ signers, me }: Pick<SigningAnswer, 'signers' | 'me'>): string {
  const isLast = signers.every(({ role, signed }) => signed || role === me.role);
  return `comes to ${me.mail} ${isLast ? 'as soon as it is sealed, in a few minutes' : 'as soon as everybody has signed'}.`;
}

/** "Then Diego Lopez signs." and what comes after; for who signs last, the copy alone. */
export function whatComesThen({ signers, me }: Pick<SigningAnswer, 'signers' | 'me'>): string {
  const next = signers.slice(signers.findIndex(({ role }) => role === me.role) + 1)[0];
  return `${next ? `Then ${next.name} signs. ` : ''}A signed copy ${copyComes({ signers, me })}`;
}

/** What stands at a signature's place of somebody else: "Hannah Hernandez has signed", "signs after you"; nothing for who signs another document. */
export function othersPlace({ signers, me }: Pick<SigningAnswer, 'signers' | 'me'>, { kind, signer: role }: Places[number]): { readonly signed: boolean; readonly words: string; /** Beside their name. */ readonly short: string } | undefined {
  const signer = signers.find((one) => one.role === role);
  if (kind !== 'signature' || role === me.role || !signer) return undefined;
  const short = signer.signed ? 'has signed' : 'signs after you';
  return { signed: signer.signed, words: `${signer.name} ${short}`, short };
}
