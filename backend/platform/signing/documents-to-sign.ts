import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Aggregate } from '../commands/aggregate.js';
import type { CommandMetadata } from '../commands/command.js';
import { Commands } from '../commands/commands.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import { Records } from '../records/records.js';
import { Envelopes } from './envelopes.js';
import type { OneDocument } from './one-document-signing.js';
import type { SignersAsMade } from './prepared-document.js';
import { sendOrResend } from './send-or-resend.js';
import type { WithSigners } from './signing.commands.js';

/** The document of a kind of record, and how its record is asked to have it signed. */
export interface DocumentToSign<State> extends Pick<OneDocument<State, object, unknown>, 'versions' | 'signings' | 'signers'> {
  readonly aggregate: Aggregate<State>;
}

/** Sends the newest version of a record's document to be signed; one that is out already goes to whose turn it is once more. */
@Injectable()
export class DocumentsToSign {
  constructor(
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly envelopes: Envelopes,
  ) {}

  /** @throws NotFound, Refusal */
  async send<State>(document: DocumentToSign<State>, id: number, issued: CommandMetadata, asks: (given: WithSigners) => DispatchedCommand): Promise<void> {
    const ask = async () => this.commands.execute(asks({ envelopeId: randomUUID(), asMade: await signersAsMade(this.records, document, id) }), issued);
    const lastOne = async () => document.signings(await this.records.unhidden(document.aggregate, id)).at(-1)!.envelopeId;
    await sendOrResend(ask, this.envelopes, lastOne, issued);
  }
}

/** Who signs the newest version by what it says itself; version 0 where there is none. @throws NotFound */
export async function signersAsMade<State>(records: Records, { aggregate, versions, signers }: DocumentToSign<State>, id: number): Promise<SignersAsMade> {
  const made = versions(await records.unhidden(aggregate, id)).at(-1);
  if (!made) return { version: 0, signers: [] };
  const { state } = await records.everything(aggregate, id, made.ofRevision);
  return { version: made.version, signers: signers(state) };
}
