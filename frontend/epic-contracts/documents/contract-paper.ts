import { isSigned, isToReplace } from '../../../backend/epic-contracts/documents/signed-contract.rules.js';
import { buyersReached } from '../../../backend/epic-contracts/signing/epic-contract-signers.rules.js';
import { isUnsigned } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { EpicContractValues } from '../../../events/epic-contracts/epic-contract.fields.js';
import type { OfferedStatus } from '../../documents/offer-status.js';
import type { PREVIEW } from '../../documents/version-shown.js';
import type { HeldRecord } from '../../server/use-record.js';
import { neededToSend } from '../../signing/by-staff/needed-to-send.js';
import type { Sent } from '../../signing/by-staff/send-to-sign.js';
import { useSendingOf, type Sending } from '../../signing/by-staff/use-sending-of.js';
import type { EpicContract } from '../epic-contract-record.js';

/** Where its pages are, and what is said of it. */
export function paperUrl(id: number | string): string {
  return `/api/EpicContracts/${id}/Document`;
}

/** The page where a version is read beside what changed, or the preview. */
export function paperPage(id: number | string, version?: number | typeof PREVIEW): string {
  return `/admin/epic-contracts-documents/${id}${version === undefined ? '' : `?version=${version}`}`;
}

export function sentAs(id: number | string): Sent {
  return { url: `/api/EpicContracts/${id}/SendContract`, title: 'Send the contract to be signed', texts: { first: 'Send', again: 'Resend', done: 'Done' } };
}

const NO_MAILS = { buyerEmail: '', coBuyerEmail: '' };

/** What is asked before its newest version goes; mail addresses may be hidden from who reads. */
export function usePaperSending({ data: contract, revision }: Pick<HeldRecord<EpicContract>, 'data' | 'revision'>, mayEdit: boolean): Sending {
  const { epicContractId, contractStatus = '', documents = [], signings = [], signedContracts = [], signedContractDocumentLink = '' } = contract;
  const seen = contract.buyerEmail !== undefined;
  const reached = buyersReached({ ...NO_MAILS, ...contract } as EpicContractValues);
  const signers = reached.map(({ mail, ...signer }) => ({ ...signer, ...(seen && { mail }) }));
  const isLeft = !isSigned({ signedContractDocumentLink, signings }) || isToReplace({ documents, signings, signedContracts });
  return useSendingOf({ url: paperUrl(epicContractId!), revision, contractStatus, versions: documents.toReversed(), signings, signers, needs: seen ? neededToSend(reached) : undefined, isLeft }, mayEdit);
}

/** Signed or made, and its status says less: the next one is offered. */
export function offeredStatus({ contractStatus = '', signedContractDocumentLink, documents = [] }: EpicContract): OfferedStatus | undefined {
  if (signedContractDocumentLink && isUnsigned(contractStatus)) return { to: 'Signed', why: `The signed contract is here, and the contract is still in ${contractStatus}.` };
  return contractStatus === 'Draft' && documents.length > 0 ? { to: 'Documents Generated', why: 'The contract is still a Draft.' } : undefined;
}
