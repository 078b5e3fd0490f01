import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import type { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import { Records } from '../../platform/records/records.js';
import { Envelopes } from '../../platform/signing/envelopes.js';
import { sendOrResend } from '../../platform/signing/send-or-resend.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';
import { RequestContractSigning } from './contract-signing.commands.js';
import { lastSigning } from './contract-signings.js';
import { resaleContract } from '../resale-contract.js';
import { signersAsMade } from './signers-as-made.js';

/** Sends the newest version of a document to be signed; one that is out already goes to whose turn it is once more. */
@Injectable()
export class ContractsToSign {
  constructor(
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly envelopes: Envelopes,
  ) {}

  /** @throws NotFound, Refusal */
  async send(contractId: number, document: ContractDocument, issued: CommandMetadata, asked = new RequestContractSigning()): Promise<void> {
    const lastOne = async () => lastSigning((await this.records.unhidden(resaleContract, contractId)).signings, document)!.envelopeId;
    await sendOrResend(async () => this.commands.execute(await this.request(contractId, document, asked), issued), this.envelopes, lastOne, issued);
  }

  private async request(contractId: number, document: ContractDocument, asked: RequestContractSigning): Promise<DispatchedCommand<RequestContractSigning>> {
    const asMade = await signersAsMade(this.records, contractId, document);
    return new ResaleContractCommand(contractId, asked, { document, envelopeId: randomUUID(), asMade });
  }
}
