import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import { epicContract } from '../../../backend/epic-contracts/epic-contract.js';
import { EpicContractCommand } from '../../../backend/epic-contracts/epic-contract.handlers.js';
import { MoveEpicContractSigning } from '../../../backend/epic-contracts/signing/epic-contract-signing.commands.js';
import { inventory } from '../../../backend/inventory/inventory.js';
import { MoveListingSigning } from '../../../backend/inventory/signing/listing-signing.commands.js';
import { commandOf } from '../../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../../backend/platform/commands/dispatched-command.js';
import { InventoryCommand } from '../../../backend/inventory/inventory.handlers.js';
import { ResaleContractCommand } from '../../../backend/resale-contracts/resale-contract.handlers.js';
import { streamName } from '../../../backend/platform/commands/stream-name.js';
import type { ContractDocument } from '../../../backend/resale-contracts/documents/contract-document-versions.js';
import { MoveContractSigning } from '../../../backend/resale-contracts/signing/contract-signing.commands.js';
import { resaleContract } from '../../../backend/resale-contracts/resale-contract.js';
import type { DemoPerson, Desk } from './deed.js';

/** How far an envelope is, as its record is told. */
interface News {
  readonly envelopeId: string;
  readonly to: EnvelopeStatus;
  readonly reason: string;
  /** ISO UTC. */
  readonly at: string;
}

/** A document that is to be signed, and the record that asks for it and hears of it. */
export interface PaperToSign {
  /** No other has it. */
  readonly name: string;
  /** Who makes it and sends it. */
  readonly clerk: DemoPerson;
  /** What the reaction is called that tells the record. */
  readonly teller: string;
  made(desk: Desk): Promise<DispatchedCommand>;
  asked(desk: Desk, envelopeId: string): Promise<DispatchedCommand>;
  sent(desk: Desk, envelopeId: string): Promise<DispatchedCommand>;
  moved(desk: Desk, news: News): DispatchedCommand | Promise<DispatchedCommand>;
  signed(desk: Desk, envelopeId: string): Promise<DispatchedCommand>;
}

export function contractPaper(contractId: number, document: ContractDocument): PaperToSign {
  return {
    name: `${document} contract ${contractId}`,
    clerk: 'sales-administrator',
    teller: 'tell-contract-of-its-signing',
    made: (desk) => desk.contractDocument(contractId, document),
    asked: (desk, envelopeId) => desk.toSign(contractId, document, envelopeId),
    sent: (desk, envelopeId) => desk.envelope(streamName(resaleContract, contractId), envelopeId),
    moved: (_, news) => new ResaleContractCommand(contractId, commandOf(MoveContractSigning, news)),
    signed: (desk, envelopeId) => desk.signedCopy(contractId, envelopeId),
  };
}

/** @param listing the deed that begins it: its number is known when the time comes */
export function agreementPaper(listing: string): PaperToSign {
  const number = (desk: Desk): Promise<number> => desk.number(inventory.category, listing);
  return {
    name: `agreement of ${listing}`,
    clerk: 'inventory-manager',
    teller: 'tell-listing-of-its-signing',
    made: async (desk) => desk.agreement(await number(desk)),
    asked: async (desk, envelopeId) => desk.agreementToSign(await number(desk), envelopeId),
    sent: async (desk, envelopeId) => desk.envelope(streamName(inventory, await number(desk)), envelopeId),
    moved: async (desk, news) => new InventoryCommand(await number(desk), commandOf(MoveListingSigning, news)),
    signed: async (desk, envelopeId) => desk.signedAgreement(await number(desk), envelopeId),
  };
}

/** @param sale the deed that begins the membership contract */
export function membershipPaper(sale: string): PaperToSign {
  const number = (desk: Desk): Promise<number> => desk.number(epicContract.category, sale);
  return {
    name: `contract of ${sale}`,
    clerk: 'epic-manager',
    teller: 'tell-epic-contract-of-its-signing',
    made: async (desk) => desk.membershipContract(await number(desk)),
    asked: async (desk, envelopeId) => desk.membershipToSign(await number(desk), envelopeId),
    sent: async (desk, envelopeId) => desk.envelope(streamName(epicContract, await number(desk)), envelopeId),
    moved: async (desk, news) => new EpicContractCommand(await number(desk), commandOf(MoveEpicContractSigning, news)),
    signed: async (desk, envelopeId) => desk.signedMembership(await number(desk), envelopeId),
  };
}
