import { Controller, Get, Header, HttpCode, NotFoundException, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { OutgoingReader, type OutgoingOverview } from '../platform/outgoing/outgoing-reader.js';
import { Outgoing } from '../platform/outgoing/outgoing.js';
import { WaysOut, type WaysOutAnswer } from './ways-out.js';

/** GET /api/Operations/Outgoing. */
export interface OutgoingAnswer extends OutgoingOverview {
  readonly goes: WaysOutAnswer;
}

@Controller('Operations/Outgoing')
@Permission('Settings_Main')
export class OutgoingController {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly reader: OutgoingReader,
    private readonly ways: WaysOut,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async overview(): Promise<OutgoingAnswer> {
    return { ...(await this.reader.overview()), goes: this.ways.all() };
  }

  @Post(':id/TryAgain')
  @HttpCode(202)
  async tryAgain(@Param('id', ParseUUIDPipe) id: string, @IssuedBy() issued: CommandMetadata): Promise<void> {
    if (!(await this.outgoing.tryAgain(id, issued))) throw new NotFoundException('Nothing of this number waits to go out');
  }
}
