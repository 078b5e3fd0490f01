import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import type { Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../platform/commands/send.js';
import { Records } from '../platform/records/records.js';
import { Envelopes } from '../platform/signing/envelopes.js';
import { RequestContractSigning } from './contract-signing.commands.js';
import { OUT_ALREADY } from './contract-signing.js';
import { lastSigning } from './contract-signings.js';
import type { ContractDocument } from './contract-document-versions.js';
import { resaleContract } from './resale-contract.js';

/** Another command than the one that was refused: asked for once more under its key, it is found as itself. */
const AGAIN = '5f0a7d52-7a0e-4c1b-9f63-2f1d5ab7c9e4';

/** Sends the newest version of a document to be signed; one that is out already goes to whose turn it is once more. */
@Injectable()
export class ContractsToSign {
  constructor(
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly envelopes: Envelopes,
  ) {}

  /** @throws NotFound, Refusal */
  async send(contractId: number, document: ContractDocument, issued: Issued): Promise<void> {
    try {
      await this.commands.execute(send(resaleContract, contractId, new RequestContractSigning(), { document, envelopeId: randomUUID() }), issued);
    } catch (error) {
      if (!(error instanceof Refusal) || error.options.code !== OUT_ALREADY) throw error;
      const { signings } = await this.records.unhidden(resaleContract, contractId);
      await this.envelopes.resend(lastSigning(signings, document)!.envelopeId, { ...issued, commandId: uuidV5(issued.commandId, AGAIN) });
    }
  }
}
