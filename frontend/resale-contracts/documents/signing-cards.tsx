import type { OpenContract } from '../contract-record.js';
import { SigningCard } from './signing-card.js';

/** The last signing of each document, the one that moved last first; as it was in the past is told by the history. */
export function SigningCards({ open }: { readonly open: OpenContract }) {
  if (open.inThePast) return null;
  const { contractId, signings = [] } = open.data;
  const last = signings.filter(({ document, envelopeId }) => signings.findLast((one) => one.document === document)?.envelopeId === envelopeId);
  return last.toSorted((a, b) => b.movedAt.localeCompare(a.movedAt)).map((signing) => <SigningCard key={signing.envelopeId} contractId={contractId!} record={open.name} signing={signing} />);
}
