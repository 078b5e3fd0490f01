import { Injectable } from '@nestjs/common';
import { EpicContractSigningRequested } from '../../events/epic-contracts/epic-contract-documents.events.js';
import { ListingSigningRequested } from '../../events/inventory/listing-agreement-signing.events.js';
import { ContractSigningRequested } from '../../events/resale-contracts/resale-contract-signing.events.js';
import type { StoredFile } from '../../events/kernel/stored-file.js';
import { EventStore } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { listingAgreement } from '../../backend/inventory/listings/listing-agreements.js';
import { RecordSignedAgreement, RequestListingSigning } from '../../backend/inventory/signing/listing-signing.commands.js';
import { inventory } from '../../backend/inventory/inventory.js';
import { agreement } from '../../backend/inventory/signing/listing-signing.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { IdSequence } from '../../backend/platform/commands/id-sequence.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { EnvelopeCommand } from '../../backend/signing/envelope.handlers.js';
import { InventoryCommand } from '../../backend/inventory/inventory.handlers.js';
import { ResaleContractCommand } from '../../backend/resale-contracts/resale-contract.handlers.js';
import { RecordDocuments } from '../../backend/platform/documents/record-documents.js';
import { Files } from '../../backend/platform/files/files.js';
import { Records } from '../../backend/platform/records/records.js';
import type { ContractDocument } from '../../backend/resale-contracts/documents/contract-document-versions.js';
import { documentOf } from '../../backend/resale-contracts/documents/contract-documents.js';
import { RecordSignedDocument, RequestContractSigning } from '../../backend/resale-contracts/signing/contract-signing.commands.js';
import { UploadContractPaper } from '../../backend/resale-contracts/resale-contract.commands.js';
import { resaleContract } from '../../backend/resale-contracts/resale-contract.js';
import { signersAsMade } from '../../backend/platform/signing/documents-to-sign.js';
import { contractToSign } from '../../backend/resale-contracts/signing/contracts-to-sign.js';
import { DocumentSealer } from '../../backend/signing/sealing/document-sealer.js';
import { CompleteEnvelope, SendEnvelope, SignPlace, type WithSigner } from '../../backend/signing/envelope.commands.js';
import { envelope } from '../../backend/signing/envelope.js';
import { placesOf } from '../../backend/signing/envelope.state.js';
import { SandboxPast } from '../../backend/platform/payments/sandbox/sandbox-past.js';
import type { EpicContractValues } from '../../events/epic-contracts/epic-contract.fields.js';
import { epicContractPaper } from '../../backend/epic-contracts/documents/epic-contract-paper.js';
import { EpicContractCommand } from '../../backend/epic-contracts/epic-contract.handlers.js';
import { epicContract } from '../../backend/epic-contracts/epic-contract.js';
import { RecordSignedEpicContract, RequestEpicContractSigning } from '../../backend/epic-contracts/signing/epic-contract-signing.commands.js';
import { membershipToSign } from '../../backend/epic-contracts/signing/epic-contracts-to-sign.js';
import { demoUsers } from '../../backend/users/demo-users.js';
import { user } from '../../backend/users/user.js';
import { DemoBooks } from './demo-books.js';
import { commandIdOf, type DemoPerson, type Desk } from './papers/deed.js';
import { drawnSignature } from './papers/drawn-signature.js';
import { scannedDeed } from './papers/scanned-deed.js';

type Asking = typeof ContractSigningRequested | typeof ListingSigningRequested | typeof EpicContractSigningRequested;
const asking: ReadonlySet<string> = new Set([ContractSigningRequested, ListingSigningRequested, EpicContractSigningRequested].map(({ type }) => type));

/** What the demo's people look up, and the papers that they make, when the time comes. */
@Injectable()
export class DemoDesk implements Desk {
  constructor(
    private readonly ids: IdSequence,
    private readonly store: EventStore,
    private readonly records: Records,
    private readonly files: Files,
    private readonly documents: RecordDocuments,
    private readonly sealer: DocumentSealer,
    private readonly cards: SandboxPast,
    readonly books: DemoBooks,
  ) {}

  number(category: string, deed: string): Promise<number> {
    return this.ids.next(category, commandIdOf(deed));
  }

  async colleague(person: DemoPerson): Promise<{ readonly userId: number; readonly name: string }> {
    const { commandId, firstName, lastName } = demoUsers.find(({ email }) => email.startsWith(`${person}@`))!;
    return { userId: await this.ids.next(user.category, commandId), name: `${firstName} ${lastName}` };
  }

  async membership(epicContractId: number): Promise<EpicContractValues> {
    return (await this.records.unhidden(epicContract, epicContractId))!;
  }

  cardPayment(about: string, amount: string, at: string): Promise<string> {
    return this.cards.paid({ about, amount, cardEnd: '4242', at });
  }

  agreement(inventoryId: number): Promise<DispatchedCommand> {
    return this.documents.setAndKept(listingAgreement, inventoryId);
  }

  contractDocument(contractId: number, document: ContractDocument): Promise<DispatchedCommand> {
    return this.documents.setAndKept(documentOf[document], contractId);
  }

  async deed(contractId: number): Promise<DispatchedCommand> {
    const { sellerFirstName, sellerLastName } = await this.records.unhidden(resaleContract, contractId);
    const pdf = await scannedDeed(contractId, drawnSignature(`${sellerFirstName} ${sellerLastName}`));
    const file = await this.files.keep(pdf, { name: `Deed ${contractId} recorded.pdf`, mediaType: 'application/pdf' });
    return new ResaleContractCommand(contractId, commandOf(UploadContractPaper, {}), { paper: 'deed', file, scanned: false });
  }

  async toSign(contractId: number, document: ContractDocument, envelopeId: string): Promise<DispatchedCommand> {
    const asMade = await signersAsMade(this.records, contractToSign[document], contractId);
    return new ResaleContractCommand(contractId, new RequestContractSigning(), { document, envelopeId, asMade });
  }

  async agreementToSign(inventoryId: number, envelopeId: string): Promise<DispatchedCommand> {
    const asMade = await signersAsMade(this.records, { aggregate: inventory, ...agreement }, inventoryId);
    return new InventoryCommand(inventoryId, new RequestListingSigning(), { envelopeId, asMade });
  }

  async envelope(stream: string, envelopeId: string): Promise<DispatchedCommand> {
    for await (const stored of this.store.read(stream, { direction: 'backward' })) {
      const event = vocabulary.decode(stored);
      if (!event || !asking.has(event.type)) continue;
      const { prepared } = event.data as ReturnType<Asking>['data'];
      return new EnvelopeCommand(envelopeId, new SendEnvelope(), { prepared });
    }
    throw new Error(`${stream} asked nobody to sign`);
  }

  async signature(envelopeId: string, by: WithSigner): Promise<DispatchedCommand> {
    const state = await this.records.unhidden(envelope, envelopeId);
    const { name } = state.signers.find(({ role }) => role === by.role)!;
    const mark = await this.files.keep(drawnSignature(name), { name: `signature-${by.role}.png`, mediaType: 'image/png' });
    const [place = 0] = placesOf(state, by.role);
    return new EnvelopeCommand(envelopeId, commandOf(SignPlace, { place, how: 'drawn' }), { ...by, mark });
  }

  async sealed(envelopeId: string, at: string): Promise<DispatchedCommand> {
    return new EnvelopeCommand(envelopeId, new CompleteEnvelope(), { sealed: await this.sealer.sealedHere(envelopeId, new Date(at)) });
  }

  async signedCopy(contractId: number, envelopeId: string): Promise<DispatchedCommand> {
    return new ResaleContractCommand(contractId, commandOf(RecordSignedDocument, { envelopeId }), { file: await this.sealedFile(envelopeId) });
  }

  async signedAgreement(inventoryId: number, envelopeId: string): Promise<DispatchedCommand> {
    return new InventoryCommand(inventoryId, commandOf(RecordSignedAgreement, { envelopeId }), { file: await this.sealedFile(envelopeId) });
  }

  membershipContract(epicContractId: number): Promise<DispatchedCommand> {
    return this.documents.setAndKept(epicContractPaper, epicContractId);
  }

  async membershipToSign(epicContractId: number, envelopeId: string): Promise<DispatchedCommand> {
    const asMade = await signersAsMade(this.records, membershipToSign, epicContractId);
    return new EpicContractCommand(epicContractId, new RequestEpicContractSigning(), { envelopeId, asMade });
  }

  async signedMembership(epicContractId: number, envelopeId: string): Promise<DispatchedCommand> {
    return new EpicContractCommand(epicContractId, commandOf(RecordSignedEpicContract, { envelopeId }), { file: await this.sealedFile(envelopeId) });
  }

  private async sealedFile(envelopeId: string): Promise<StoredFile> {
    return (await this.records.unhidden(envelope, envelopeId)).sealed!;
  }
}
