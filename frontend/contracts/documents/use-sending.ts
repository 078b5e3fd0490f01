import { useSendingOf, type Sending } from '../../signing/by-staff/use-sending-of.js';
import type { HeldRecord } from '../../server/use-record.js';
import type { Contract } from '../contract-record.js';
import { documentUrl, type ContractDocument } from './contract-document.js';
import { contractNeeds, contractSigners } from './document-signers.js';

/** What is asked before the newest version of a document goes. */
export function useSending({ data: contract, revision }: Pick<HeldRecord<Contract>, 'data' | 'revision'>, { kind, versions, signings }: ContractDocument, mayEdit: boolean): Sending {
  const { contractId, contractStatus = '' } = contract;
  return useSendingOf({ url: documentUrl(contractId!, kind), revision, contractStatus, versions, signings, signers: contractSigners(contract, kind), needs: contractNeeds(contract, kind) }, mayEdit);
}
