import { Injectable } from '@nestjs/common';
import { buyerName, sellerName } from '../../events/party-name.js';
import { resaleContractListFields } from '../../events/resale-contract-fields.values.js';
import { hiddenFields } from '../platform/auth/hidden-fields.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import { commandOf, type Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { send } from '../platform/commands/send.js';
import { Documents, type DocumentData } from '../platform/documents/documents.js';
import { NOT_SHOWN, saidValues } from '../platform/documents/said-values.js';
import { Records } from '../platform/records/records.js';
import { documentName, nextVersion, VERSION_TAKEN, type ContractDocument, type MadeContractDocument } from './contract-document-versions.js';
import { marksOf } from './contract-document-marks.js';
import { signersOf } from './contract-signers.js';
import { MakeContractDocument } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';
import type { ResaleContract } from './resale-contract.state.js';
import { contractAnswer } from './resale-contract.wire.js';

const templates = { buyer: 'buyer-contract.typ', seller: 'seller-contract.typ' } as const;

/** Who makes a version at the same moment takes its number. */
const ATTEMPTS = 5;

/** Contracts on paper: made of what the contract says at that moment, kept, and named by an event of its stream. */
@Injectable()
export class ContractDocuments {
  constructor(
    private readonly records: Records,
    private readonly documents: Documents,
    private readonly commands: Commands,
  ) {}

  /** @throws NotFound; Refusal where the template has a fault */
  async make(contractId: number, document: ContractDocument, issued: Issued): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const { state, revision: ofRevision } = await this.records.everything(resaleContract, contractId);
      const version = nextVersion(state, document);
      const kept = await this.documents.make(templates[document], dataOf(state, document, String(version)), documentName(contractId, document, version));
      try {
        const made = { document, version, ofRevision, ...kept };
        await this.commands.execute(send(resaleContract, contractId, commandOf(MakeContractDocument, {}), made), issued);
        return;
      } catch (error) {
        const taken = error instanceof Refusal && error.options.code === VERSION_TAKEN;
        if (!taken || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** As it would be made now, for this reader. */
  async preview(contractId: number, document: ContractDocument, permissions: PermissionSet): Promise<Buffer> {
    const { state } = await this.records.read(resaleContract, contractId, { permissions });
    return (await this.documents.render(templates[document], dataOf(state, document, ''))).pdf;
  }

  /** @throws NotFound */
  async version(contractId: number, document: ContractDocument, version: number): Promise<MadeContractDocument> {
    const { state } = await this.records.everything(resaleContract, contractId);
    const made = state.documents.find((one) => one.document === document && one.version === version);
    if (!made) throw new NotFound(`${document} contract of ${contractId} in version`, version);
    return made;
  }

  /** Whether somebody may open what was made itself; all others get a copy made for them. */
  seesEverything(permissions: PermissionSet): boolean {
    return hiddenFields(resaleContract.sensitive, permissions).size === 0;
  }

  /** The same document without what its reader may not see. */
  async copyFor(contractId: number, { document, version, ofRevision }: MadeContractDocument, permissions: PermissionSet): Promise<Buffer> {
    const { state } = await this.records.read(resaleContract, contractId, { permissions, asOf: ofRevision });
    return (await this.documents.render(templates[document], dataOf(state, document, String(version)))).pdf;
  }

  /**
   * A copy to read, in which what differs from the version before is marked.
   * @throws NotFound where there is none before
   */
  async marked(contractId: number, { document, version, ofRevision }: MadeContractDocument, permissions: PermissionSet): Promise<Buffer> {
    const { ofRevision: revisionBefore } = await this.version(contractId, document, version - 1);
    const [now, before] = await Promise.all([ofRevision, revisionBefore].map(async (asOf) => dataOf((await this.records.read(resaleContract, contractId, { permissions, asOf })).state, document, String(version))));
    const marked = marksOf(now!.values, before!.values);
    return (await this.documents.render(templates[document], { ...now!, marked, markedSince: String(version - 1) })).pdf;
  }
}

function dataOf(contract: ResaleContract, document: ContractDocument, version: string): DocumentData & { readonly values: DocumentData } {
  const values = saidValues(resaleContractListFields, { ...contractAnswer(contract), buyer: buyerName(contract), seller: sellerName(contract) });
  return {
    number: String(contract.contractId),
    version,
    isCopy: Object.values(values).includes(NOT_SHOWN),
    values,
    signers: signersOf(contract, document),
  };
}
