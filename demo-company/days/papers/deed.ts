import { v5 as uuidV5 } from 'uuid';
import type { EpicContractValues } from '../../../events/epic-contracts/epic-contract.fields.js';
import type { Actor } from '../../../events/kernel/metadata.js';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { CommandMetadata } from '../../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../../backend/platform/commands/dispatched-command.js';
import type { ContractDocument } from '../../../backend/resale-contracts/documents/contract-document-versions.js';
import type { WithSigner } from '../../../backend/signing/envelope.commands.js';

/** Namespace of the ids of the demo's commands. */
const COMMAND_IDS = 'd3300000-0000-4000-8000-0000000da75e';

/** Who works in the demo, as their sign-ins begin. */
export type DemoPerson =
  | 'executive'
  | 'sales-manager'
  | 'sales-administrator'
  | 'receptionist'
  | 'inventory-manager'
  | 'accounting-manager'
  | 'closing-manager'
  | 'epic-manager';

/** Done by a service that sends commands itself. */
export type ByService = (issued: CommandMetadata) => Promise<unknown>;

/** The books of the company; undefined where there is nothing to do that day. */
export interface BooksDesk {
  /** @param month YYYY-MM */
  closing(month: string): ByService;
  /** The weekly run of the sales executives. @param payDate a Friday */
  prepared(payDate: string): Promise<ByService | undefined>;
  approved(payDate: string): Promise<DispatchedCommand | undefined>;
  paid(payDate: string, reference: string): Promise<DispatchedCommand | undefined>;
  /** The price of a contract that the run has paid comes down: its next run adjusts it. */
  repriced(payDate: string, reason: string): Promise<DispatchedCommand | undefined>;
  /** Somebody asks about the first line of the latest of these runs, or settles that. */
  questioned(payDates: readonly string[], note: string): Promise<DispatchedCommand | undefined>;
  settled(payDates: readonly string[], note: string): Promise<DispatchedCommand | undefined>;
}

/** What somebody needs to know when the time comes. */
export interface Desk {
  readonly books: BooksDesk;
  /** The number that a record got, or gets, from the deed that begins it. @param deed its name */
  number(category: string, deed: string): Promise<number>;
  /** The user of who works in the demo. */
  colleague(person: DemoPerson): Promise<{ readonly userId: number; readonly name: string }>;
  /** What a membership contract says then. */
  membership(epicContractId: number): Promise<EpicContractValues>;
  /** A payment by card in the sandbox, as it was then: nobody is told of it. @returns what the processor calls it */
  cardPayment(about: string, amount: string, at: string): Promise<string>;
  /** The agreement of a listing as it stands then, set and kept. */
  agreement(inventoryId: number): Promise<DispatchedCommand>;
  /** A document of a contract as it stands then, set and kept. */
  contractDocument(contractId: number, document: ContractDocument): Promise<DispatchedCommand>;
  /** A deed that somebody has signed by hand and scanned. */
  deed(contractId: number): Promise<DispatchedCommand>;
  /** What asks for the newest version of a document to be signed. */
  toSign(contractId: number, document: ContractDocument, envelopeId: string): Promise<DispatchedCommand>;
  /** The same of a listing's agreement. */
  agreementToSign(inventoryId: number, envelopeId: string): Promise<DispatchedCommand>;
  /** What a record asked to have signed goes to those who sign it. @param stream the record's */
  envelope(stream: string, envelopeId: string): Promise<DispatchedCommand>;
  /** The signature of whose turn it is, drawn at their place. */
  signature(envelopeId: string, by: WithSigner): Promise<DispatchedCommand>;
  /** What everybody has signed, stamped and sealed at that moment. @param at ISO UTC */
  sealed(envelopeId: string, at: string): Promise<DispatchedCommand>;
  /** The same is told to the contract. */
  signedCopy(contractId: number, envelopeId: string): Promise<DispatchedCommand>;
  /** And to the listing. */
  signedAgreement(inventoryId: number, envelopeId: string): Promise<DispatchedCommand>;
  /** A membership contract as it stands then, set and kept. */
  membershipContract(epicContractId: number): Promise<DispatchedCommand>;
  /** What asks its buyers to sign it. */
  membershipToSign(epicContractId: number, envelopeId: string): Promise<DispatchedCommand>;
  /** They have, and it is told so. */
  signedMembership(epicContractId: number, envelopeId: string): Promise<DispatchedCommand>;
}

type Sent = DispatchedCommand | ByService | undefined;

/** What one person did at one moment. */
export interface Deed {
  /** No other deed has it: the command's id is made of it, so that a first start that was cut off repeats nothing. */
  readonly name: string;
  /** ISO UTC. */
  readonly at: string;
  /** Somebody, or what the server does by itself. */
  readonly by: DemoPerson | Actor;
  /** What the route of the command asks for; nobody asks the server. */
  readonly needs?: PermissionName;
  /** What follows from it is still to come: reactions answer it as they answer whatever happens from now on. */
  readonly goesOn?: true;
  /** @param at when it is done @returns undefined where it turns out that there is nothing to do */
  sending(desk: Desk, at: string): Sent | Promise<Sent>;
}

/** The id of the command of a deed. */
export function commandIdOf(deed: string): string {
  return uuidV5(deed, COMMAND_IDS);
}
