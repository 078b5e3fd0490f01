import { withoutText, type MadeVersion } from '../platform/documents/document-versions.js';
import type { EpicContract, EpicContractFacts } from './epic-contract.state.js';

/** A membership contract as answered: what its reader may not see is absent. */
export type EpicContractAnswer = Omit<EpicContractFacts, 'documents'> & { readonly documents: readonly Omit<MadeVersion, 'text'>[] };

export function epicContractAnswer(contract: EpicContract): EpicContractAnswer {
  return { ...contract!, documents: withoutText(contract!.documents) };
}
