import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import type { DispatchedCommand } from '../../platform/commands/dispatched-command.js';
import { InventoryCommand } from '../inventory.handlers.js';
import { Records } from '../../platform/records/records.js';
import { Envelopes } from '../../platform/signing/envelopes.js';
import { sendOrResend } from '../../platform/signing/send-or-resend.js';
import { inventory } from '../inventory.js';
import { RequestListingSigning } from './listing-signing.commands.js';
import { ownersAsMade } from '../listings/owners-as-made.js';

/** Sends the newest version of a listing's agreement to be signed; one that is out already goes to whose turn it is once more. */
@Injectable()
export class ListingsToSign {
  constructor(
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly envelopes: Envelopes,
  ) {}

  /** @throws NotFound, Refusal */
  async send(inventoryId: number, issued: CommandMetadata, asked = new RequestListingSigning()): Promise<void> {
    const lastOne = async () => (await this.records.unhidden(inventory, inventoryId)).signings.at(-1)!.envelopeId;
    await sendOrResend(async () => this.commands.execute(await this.request(inventoryId, asked), issued), this.envelopes, lastOne, issued);
  }

  /** What asks for it, with who signed for what when the version was made. @throws NotFound */
  private async request(inventoryId: number, asked: RequestListingSigning): Promise<DispatchedCommand<RequestListingSigning>> {
    const asMade = await ownersAsMade(this.records, inventoryId);
    return new InventoryCommand(inventoryId, asked, { envelopeId: randomUUID(), asMade });
  }
}
