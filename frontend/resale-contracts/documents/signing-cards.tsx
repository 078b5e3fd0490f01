import type { Contract, OpenContract } from '../contract-record.js';
import { SigningCard } from './signing-card.js';

type Signing = NonNullable<Contract['signings']>[number];

const ENVELOPE_FOLLOWS_MS = 60_000;

/** The last signing of each document, the one that moved last first; as it was in the past is told by the history. */
export function SigningCards({ open }: { readonly open: OpenContract }) {
  if (open.inThePast) return null;
  const { contractId, signings = [] } = open.data;
  const last = signings.filter(({ document, envelopeId }) => signings.findLast((one) => one.document === document)?.envelopeId === envelopeId).filter((one) => !isJustAskedFor(one));
  return last.toSorted((a, b) => b.movedAt.localeCompare(a.movedAt)).map((signing) => <SigningCard key={signing.envelopeId} contractId={contractId!} record={open.name} signing={signing} />);
}

/** The envelope follows by a reaction: who looks on has heard of it before it can be read. Its first news is that it was sent; where none comes, the card says why. */
function isJustAskedFor({ status, requestedAt }: Signing): boolean {
  return status === 'Prepared' && Date.now() - Date.parse(requestedAt) < ENVELOPE_FOLLOWS_MS;
}
