import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { NotFound } from '../platform/commands/refusal.js';
import { EnvelopeCommand } from './envelope.handlers.js';
import { Files } from '../platform/files/files.js';
import { sendFile } from '../platform/files/send-file.js';
import { Costly } from '../platform/http/costly.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { HistoryPage } from '../platform/records/history.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { RecordRegistry } from '../platform/records/record-registry.js';
import { Records, type Reading } from '../platform/records/records.js';
import { ResendEnvelope, VoidEnvelope } from './envelope.commands.js';
import { envelope } from './envelope.js';
import { followers, mayFollow, refuseFollowing, refuseReaching, refuseSending, refuseTakingBack, senders, takersBack } from './envelope-visibility.js';
import { envelopeAnswer, type EnvelopeAnswer } from './envelope.dto.js';

/** Documents out for signature, as staff see them: who signed when, sent again, taken back. */
@Controller('Envelopes')
export class EnvelopesController implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly registry: RecordRegistry,
    private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.registry.register({ category: envelope.category, anyOf: [...followers], isThereFor: async (id, { permissions }) => mayFollow(await this.records.unhidden(envelope, id), permissions) });
  }

  @Get(':id')
  @Permission(...followers)
  async one(@Param('id', ParseUUIDPipe) id: string, @ReadingOf() reading: Reading): Promise<RecordAnswer<EnvelopeAnswer>> {
    await this.refuseFollowing(id, reading);
    return this.records.answer(envelope, id, reading, (state) => envelopeAnswer(state, reading.permissions));
  }

  @Get(':id/History')
  @Permission(...followers)
  async history(@Param('id', ParseUUIDPipe) id: string, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    await this.refuseFollowing(id, reading);
    return this.records.history(envelope, id, reading);
  }

  /** The sealed copy: it names how everybody is reached (`decisions.md B24`). */
  @Get(':id/Document')
  @Costly()
  @Permission(...followers)
  async document(@Param('id', ParseUUIDPipe) id: string, @ReadingOf() { permissions }: Reading, @Res() response: Response): Promise<void> {
    const state = await this.records.unhidden(envelope, id);
    refuseFollowing(state, permissions);
    refuseReaching(state, permissions);
    const { sealed } = state;
    if (!sealed) throw new NotFound('sealed copy of envelope', id);
    return sendFile(response, this.files, sealed);
  }

  @Post(':id/Resend')
  @HttpCode(200)
  @Permission(...senders)
  async resend(@Param('id', ParseUUIDPipe) id: string, @IssuedBy() issued: CommandMetadata, @ReadingOf() { permissions }: Reading): Promise<CommandResult> {
    refuseSending(await this.records.unhidden(envelope, id), permissions);
    return this.commands.execute(new EnvelopeCommand(id, new ResendEnvelope()), issued);
  }

  @Post(':id/Void')
  @HttpCode(200)
  @Permission(...takersBack)
  async takeBack(@Param('id', ParseUUIDPipe) id: string, @Body() body: VoidEnvelope, @IssuedBy() issued: CommandMetadata, @ReadingOf() { permissions }: Reading): Promise<CommandResult> {
    refuseTakingBack(await this.records.unhidden(envelope, id), permissions);
    return this.commands.execute(new EnvelopeCommand(id, body), issued);
  }

  /** @throws NotFound, MissingPermission */
  private async refuseFollowing(id: string, { permissions }: Reading): Promise<void> {
    refuseFollowing(await this.records.unhidden(envelope, id), permissions);
  }
}
