import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, type OnModuleInit } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { send } from '../platform/commands/send.js';
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
