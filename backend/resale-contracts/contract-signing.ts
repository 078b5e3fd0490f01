import type { EnvelopeStatus, SignerRole } from '../../events/envelope.values.js';
import { inTurn, notReady } from '../../events/envelope-ready.values.js';
import type { ContractStatusChanged } from '../../events/resale-contract.js';
import { isGivenUp } from '../../events/resale-contract.values.js';
import { ContractDocumentSigned, ContractSigningMoved, ContractSigningRequested, type ContractSigningEvent } from '../../events/resale-contract-signing.js';
import { contextOf, type CommandContext } from '../platform/commands/aggregate.js';
import { Refusal } from '../platform/commands/refusal.js';
import { KeepDocuSignId, MoveContractSigning, RecordSignedDocument, RequestContractSigning, type ContractSigningCommand } from './contract-signing.commands.js';
import type { ContractDocument, MadeContractDocument } from './contract-document-versions.js';
import { signersOf } from './contract-signers.js';
import { isOut, lastSigning, type ContractSigning } from './contract-signings.js';
import type { ResaleContract } from './resale-contract.state.js';

/** So long people have to sign. */
const SIGNED_WITHIN_MS = 14 * 86_400_000;

export const OUT_ALREADY = 'out-already';

/** What a contract's documents may go through until they are signed. */
export function decideContractSigning(command: ContractSigningCommand, contract: ResaleContract, context: CommandContext<ContractSigningCommand, number>): ContractSigningEvent[] {
  if (command instanceof RequestContractSigning) return request(contract, contextOf(command, context));
  const signing = contract.signings.find(({ envelopeId }) => envelopeId === command.envelopeId);
  if (!signing) return [];
  const of = named(signing);
  if (command instanceof RecordSignedDocument) {
    const { file } = contextOf(command, context).given;
    return signing.file ? [] : [ContractDocumentSigned({ ...of, file, changes: moved(contract, signing, 'Completed', context.issued.at) })];
  }
  if (command instanceof MoveContractSigning) {
    const { to, reason } = command;
    // What is over stays over, in whatever order it is told.
    if (!isOut(signing) || (to === signing.status && to !== 'Sent')) return [];
    return [ContractSigningMoved({ ...of, to, ...(reason && { reason }), changes: moved(contract, signing, to, context.issued.at) })];
  }
  if (command instanceof KeepDocuSignId) return keepId(contract, signing, command.docuSignId);
  return command satisfies never;
}

/** The seller's alone has a field for it. */
function keepId(contract: ResaleContract, signing: ContractSigning, to: string): ContractSigningEvent[] {
  const from = contract.sellerDocuSignId;
  if (signing.document !== 'seller' || lastSigning(contract.signings, 'seller') !== signing || from === to) return [];
  return [ContractSigningMoved({ ...named(signing), to: signing.status, changes: { sellerDocuSignId: { from, to } } })];
}

/** What goes with a status: nobody signs a contract that comes to nothing. What everybody has signed already is sealed all the same. */
export function takenBackWith(statuses: readonly ReturnType<typeof ContractStatusChanged>[], contract: ResaleContract, at: string): ContractSigningEvent[] {
  const givenUp = statuses.find(({ data }) => isGivenUp(data.to));
  if (!givenUp) return [];
  const reason = `The contract is ${givenUp.data.to.toLowerCase()}`;
  const out = contract.signings.filter((signing) => isOut(signing) && signing.status !== 'Signed');
  return out.map((signing) => ContractSigningMoved({ ...named(signing), to: 'Voided', reason, changes: moved(contract, signing, 'Voided', at) }));
}

/** @throws Refusal where the contract is given up, nothing is made, that version is out or signed, or somebody cannot be reached */
function request(contract: ResaleContract, { given: { document, envelopeId }, issued: { at } }: CommandContext<RequestContractSigning, number>): ContractSigningEvent[] {
  const { contractStatus } = contract;
  if (isGivenUp(contractStatus)) throw new Refusal(`The contract is ${contractStatus.trim().toLowerCase()}: nothing of it is sent to be signed`, { status: 409, code: 'given-up' });
  const made = contract.documents.findLast((one) => one.document === document);
  if (!made) throw new Refusal(`Please create the ${document} contract first`, { code: 'no-document' });
  const last = lastSigning(contract.signings, document);
  if (last?.version === made.version && isOut(last)) throw new Refusal('This version is out for signature already', { status: 409, code: OUT_ALREADY });
  if (last?.version === made.version && last.file) throw new Refusal('This version is signed by everybody', { status: 409, code: 'signed' });
  const prepared = inTurn({ document: facts(contract, made), signers: reached(contract, document), expiresAt: new Date(Date.parse(at) + SIGNED_WITHIN_MS).toISOString() });
  const fault = notReady(prepared, at);
  if (fault) throw new Refusal(fault.words, fault);
  const replaces = last && isOut(last) ? last.envelopeId : '';
  const changes = { ...status(contract, document, 'Prepared'), ...(document === 'seller' && { sellerDocuSignId: { from: contract.sellerDocuSignId, to: envelopeId } }) };
  // Whoever signs is kept as the contract keeps them, by law: no lead's erasure takes that away, nor what they still have to sign.
  return [ContractSigningRequested({ envelopeId, document, version: made.version, replaces, leadId: 0, prepared, changes })];
}

function named({ envelopeId, document, version }: ContractSigning) {
  return { envelopeId, document, version };
}

function facts({ contractId }: ResaleContract, { document: kind, version, file, pages, places }: MadeContractDocument) {
  return { stream: `resaleContract-${contractId}`, kind, version, file, pages, places };
}

/** Who signs, with their mail addresses. */
function reached(contract: ResaleContract, document: ContractDocument): { readonly role: SignerRole; readonly name: string; readonly mail: string }[] {
  const { buyerEmail, coBuyerEmail, sellerEmail, coSellerEmail } = contract;
  const mails: Readonly<Record<SignerRole, string>> = { buyer: buyerEmail, coBuyer: coBuyerEmail, seller: sellerEmail, coSeller: coSellerEmail };
  return signersOf(contract, document).map(({ id, name }) => ({ role: id as SignerRole, name: String(name), mail: mails[id as SignerRole].trim() }));
}

/** The fields follow the last envelope; one that another took the place of changes none. */
function moved(contract: ResaleContract, signing: ContractSigning, to: EnvelopeStatus, at: string) {
  if (lastSigning(contract.signings, signing.document) !== signing) return {};
  const sent = to === 'Sent' && signing.document === 'seller';
  return { ...status(contract, signing.document, to), ...(sent && { sellerDocuSignSentDate: { from: contract.sellerDocuSignSentDate, to: at } }) };
}

function status(contract: ResaleContract, document: ContractDocument, to: EnvelopeStatus) {
  const field = `${document}SigningStatus` as const;
  return contract[field] === to ? {} : { [field]: { from: contract[field], to } };
}
