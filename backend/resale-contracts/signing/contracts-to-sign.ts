import type { DocumentToSign } from '../../platform/signing/documents-to-sign.js';
import { versionsOf, type ContractDocument } from '../documents/contract-document-versions.js';
import { resaleContract } from '../resale-contract.js';
import type { ResaleContract } from '../resale-contract.state.js';
import { reachedOf } from './contract-signers.rules.js';

/** Who signs a contract's document, and how its signings stand. */
export const contractToSign = { buyer: toSign('buyer'), seller: toSign('seller') } as const;

function toSign(document: ContractDocument): DocumentToSign<ResaleContract> {
  return {
    aggregate: resaleContract,
    versions: (contract) => versionsOf(contract, document),
    signings: ({ signings }) => signings.filter((signing) => signing.document === document),
    signers: (contract) => reachedOf(contract, document),
  };
}
