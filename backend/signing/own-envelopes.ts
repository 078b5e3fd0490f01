import { Injectable } from '@nestjs/common';
import type { Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { send } from '../platform/commands/send.js';
import { Envelopes } from '../platform/signing/envelopes.js';
import { ResendEnvelope } from './envelope.commands.js';
import { envelope } from './envelope.js';

@Injectable()
export class OwnEnvelopes extends Envelopes {
  constructor(private readonly commands: Commands) {
    super();
  }

  async resend(envelopeId: string, issued: Issued): Promise<void> {
    await this.commands.execute(send(envelope, envelopeId, new ResendEnvelope()), issued);
  }
}
