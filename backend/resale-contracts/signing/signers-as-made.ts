import type { Records } from '../../platform/records/records.js';
import type { SignersAsMade } from '../../platform/signing/prepared-document.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';
import { reachedOf } from './contract-signers.rules.js';
import { resaleContract } from '../resale-contract.js';

/** Who signs the newest version of a document by what it says itself; version 0 where there is none. @throws NotFound */
export async function signersAsMade(records: Records, contractId: number, document: ContractDocument): Promise<SignersAsMade> {
  const made = (await records.unhidden(resaleContract, contractId)).documents.findLast((one) => one.document === document);
  if (!made) return { version: 0, signers: [] };
  const { state } = await records.everything(resaleContract, contractId, made.ofRevision);
  return { version: made.version, signers: reachedOf(state, document) };
}
