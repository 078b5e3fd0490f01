import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import type { RescissionEvent } from '../../../events/resale-contracts/rescission.events.js';
import type { ContractStatusChanged } from '../../../events/resale-contracts/resale-contract.events.js';
import { isFinished } from '../../../events/resale-contracts/resale-contract.enums.js';
import { ContractDocumentSigned, ContractSigningMoved, ContractSigningRequested, type ContractSigningEvent } from '../../../events/resale-contracts/resale-contract-signing.events.js';
import { contextOf, type CommandContext } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { isNews, isOut, isUnsigned } from '../../platform/signing/document-signing.js';
import { preparedDocument } from '../../platform/signing/prepared-document.js';
import { KeepDocuSignId, MoveContractSigning, NoteContractSigner, RecordSignedDocument, RequestContractSigning, type ContractSigningCommand } from './contract-signing.commands.js';
import { namingSigned, type ContractDocument, type MadeContractDocument } from '../documents/contract-document-versions.js';
import { reachedOf } from './contract-signers.rules.js';
import { lastSigning, type ContractSigning } from './contract-signings.js';
import type { ResaleContract } from '../resale-contract.state.js';
import { deadlineMoved } from '../rescission/rescission.js';

/** What a contract's documents may go through until they are signed. */
export function decideContractSigning(command: ContractSigningCommand, contract: ResaleContract, context: CommandContext<ContractSigningCommand, number>): (ContractSigningEvent | RescissionEvent)[] {
  if (command instanceof RequestContractSigning) return request(contract, command, contextOf(command, context));
  const signing = contract.signings.find(({ envelopeId }) => envelopeId === command.envelopeId);
  if (!signing) return [];
  const of = named(signing);
  if (command instanceof RecordSignedDocument) {
    const { file } = contextOf(command, context).given;
    return signing.file ? [] : [ContractDocumentSigned({ ...of, file, changes: moved(contract, signing, 'Completed', context.issued.at) })];
  }
  if (command instanceof MoveContractSigning) {
    if (command.to === 'Signed' && signing.document === 'buyer') return signedByBuyers(contract, signing, command, context.issued.at);
    return isNews(signing, command.to) ? [move(signing, command, moved(contract, signing, command.to, context.issued.at))] : [];
  }
  if (command instanceof NoteContractSigner) return isOut(signing) ? [ContractSigningMoved({ ...of, to: signing.status, signer: command.signer, changes: {} })] : [];
  if (command instanceof KeepDocuSignId) return keepId(contract, signing, command.docuSignId);
  return command satisfies never;
}

/**
 * The days to rescind are counted from the day on which the last of the buyers signed: also where the version was replaced
 * in the moment between that and its being told, so that its status stays.
 */
function signedByBuyers(contract: ResaleContract, signing: ContractSigning, command: MoveContractSigning, now: string): (ContractSigningEvent | RescissionEvent)[] {
  const [from, to] = [contract.buyerSignedOn, newYorkDay(new Date(command.at))];
  const day = from === to ? {} : { buyerSignedOn: { from, to } };
  const deadline = deadlineMoved(contract, { ...contract, buyerSignedOn: to });
  if (isNews(signing, 'Signed')) return [move(signing, command, { ...moved(contract, signing, 'Signed', now), ...day }), ...deadline];
  const { status, reason } = signing;
  return status === 'Voided' && from !== to ? [move(signing, { to: status, reason }, day), ...deadline] : [];
}

function move(signing: ContractSigning, { to, reason, signer }: Pick<MoveContractSigning, 'to' | 'reason' | 'signer'>, changes: Parameters<typeof ContractSigningMoved>[0]['changes']): ContractSigningEvent {
  return ContractSigningMoved({ ...named(signing), to, ...(reason && { reason }), ...(signer && { signer }), changes });
}

/** The seller's alone has a field for it. One that was taken back keeps why: nobody looks it up there any more. */
function keepId(contract: ResaleContract, signing: ContractSigning, to: string): ContractSigningEvent[] {
  const from = contract.sellerDocuSignId;
  if (signing.document !== 'seller' || lastSigning(contract.signings, 'seller') !== signing || !isOut(signing) || from === to) return [];
  return [ContractSigningMoved({ ...named(signing), to: signing.status, changes: { sellerDocuSignId: { from, to } } })];
}

/** What goes with a status: nobody signs a contract that is closed or comes to nothing. What everybody has signed already is sealed all the same. */
export function takenBackWith(statuses: readonly ReturnType<typeof ContractStatusChanged>[], contract: ResaleContract, at: string): ContractSigningEvent[] {
  const finished = statuses.find(({ data }) => isFinished(data.to));
  return finished ? takenBack(contract, contract.signings, { reason: `The contract is ${finished.data.to.toLowerCase()}`, at }) : [];
}

/** What goes with a new version: nobody signs an older one. */
export function replacedBy({ document, version }: Pick<MadeContractDocument, 'document' | 'version'>, contract: ResaleContract, at: string): ContractSigningEvent[] {
  const older = contract.signings.filter((signing) => signing.document === document);
  return takenBack(contract, older, { reason: `Replaced by version ${version}`, at });
}

function takenBack(contract: ResaleContract, signings: readonly ContractSigning[], { reason, at }: { readonly reason: string; readonly at: string }): ContractSigningEvent[] {
  return signings.filter(isUnsigned).map((signing) => ContractSigningMoved({ ...named(signing), to: 'Voided', reason, changes: moved(contract, signing, 'Voided', at) }));
}

/** @throws Refusal where the contract is finished, nothing is made, or that version cannot go out */
function request(contract: ResaleContract, { version: looked }: RequestContractSigning, { given: { document, envelopeId, asMade }, issued: { at } }: CommandContext<RequestContractSigning, number>): ContractSigningEvent[] {
  const { contractId, contractStatus } = contract;
  if (isFinished(contractStatus)) throw new Refusal(`The contract is ${contractStatus.trim().toLowerCase()}: nothing of it is sent to be signed`, { status: 409, code: 'finished' });
  const made = contract.documents.findLast((one) => one.document === document);
  if (!made) throw new Refusal(`Please create the ${document} contract first`, { code: 'no-document' });
  const last = lastSigning(contract.signings, document);
  const prepared = preparedDocument({ stream: `resaleContract-${contractId}`, kind: document, made, signers: reachedOf(contract, document), asMade, looked, last }, at);
  const replaces = last && isOut(last) ? last.envelopeId : '';
  const changes = { ...status(contract, document, 'Prepared'), ...(document === 'seller' && { sellerDocuSignId: { from: contract.sellerDocuSignId, to: envelopeId } }) };
  // Whoever signs is kept as the contract keeps them, by law: no lead's erasure takes that away, nor what they still have to sign.
  return [ContractSigningRequested({ envelopeId, document, version: made.version, replaces, prepared, changes })];
}

function named({ envelopeId, document, version }: ContractSigning) {
  return { envelopeId, document, version };
}

/** The fields follow the last envelope; one that another took the place of changes none. */
function moved(contract: ResaleContract, signing: ContractSigning, to: EnvelopeStatus, at: string) {
  if (lastSigning(contract.signings, signing.document) !== signing) return {};
  const sent = to === 'Sent' && signing.document === 'seller';
  const signed = to === 'Signed' || to === 'Completed';
  return { ...status(contract, signing.document, to), ...(signed && namingSigned(contract, signing)), ...(sent && { sellerDocuSignSentDate: { from: contract.sellerDocuSignSentDate, to: at } }) };
}

function status(contract: ResaleContract, document: ContractDocument, to: EnvelopeStatus) {
  const field = `${document}SigningStatus` as const;
  return contract[field] === to ? {} : { [field]: { from: contract[field], to } };
}
