import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { NotFound } from '../platform/commands/refusal.js';
import { send } from '../platform/commands/send.js';
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
import { envelopeAnswer, type EnvelopeAnswer } from './envelope.wire.js';

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
    this.registry.register({ category: envelope.category, anyOf: ['Contracts_Detail'] });
  }

  @Get(':id')
  @Permission('Contracts_Detail')
  one(@Param('id', ParseUUIDPipe) id: string, @ReadingOf() reading: Reading): Promise<RecordAnswer<EnvelopeAnswer>> {
    return this.records.answer(envelope, id, reading, (state) => envelopeAnswer(state, reading.permissions));
  }

  @Get(':id/History')
  @Permission('Contracts_Detail')
  history(@Param('id', ParseUUIDPipe) id: string, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.records.history(envelope, id, reading);
  }

  /** The sealed copy: it names how everybody is reached (`decisions.md B24`). */
  @Get(':id/Document')
  @Costly()
  @Permission('Contracts_Detail')
  async document(@Param('id', ParseUUIDPipe) id: string, @ReadingOf() { permissions }: Reading, @Res() response: Response): Promise<void> {
    if (!permissions.has('Contracts_Sensitive')) throw new MissingPermission(['Contracts_Sensitive']);
    const { sealed } = await this.records.unhidden(envelope, id);
    if (!sealed) throw new NotFound('sealed copy of envelope', id);
    return sendFile(response, this.files, sealed);
  }

  @Post(':id/Resend')
  @HttpCode(200)
  @Permission('Contracts_Detail')
  resend(@Param('id', ParseUUIDPipe) id: string, @IssuedBy() issued: Issued): Promise<CommandResult> {
    return this.commands.execute(send(envelope, id, new ResendEnvelope()), issued);
  }

  @Post(':id/Void')
  @HttpCode(200)
  @Permission('Contracts_Edit')
  takeBack(@Param('id', ParseUUIDPipe) id: string, @Body() body: VoidEnvelope, @IssuedBy() issued: Issued): Promise<CommandResult> {
    return this.commands.execute(send(envelope, id, body), issued);
  }
}
